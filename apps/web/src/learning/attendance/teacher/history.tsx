import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { FilterSelect, Filters } from '../../../ui/filters.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useHistoryColumns } from '../../classes/teacher/columns.tsx';
import { allTeacherClassesQuery, teacherHistoryQuery } from '../../teachers/queries.ts';

/** The teacher's meetings that are over, newest first. */
export default function TeacherHistory() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { search } = useListState();
  const { query, isFiltered } = useListQuery({ sorts: ['date'] });
  const ofClass = search.get('class') ?? undefined;
  const classes = useQuery(allTeacherClassesQuery).data?.data ?? [];
  const history = useQuery(teacherHistoryQuery({ ...query, ...(ofClass ? { class: ofClass } : {}) }));
  const columns = useHistoryColumns();
  const filtered = isFiltered || ofClass !== undefined;
  return (
    <Page title={shell.nav.historyClasses}>
      <Filters search={<SearchField label={t.search} />} active={ofClass === undefined ? 0 : 1}>
        <FilterSelect
          name="class"
          label={t.class}
          all={t.allClasses}
          values={classes.map(({ classId }) => classId)}
          labelOf={(id) => classes.find(({ classId }) => classId === id)?.name ?? ''}
        />
      </Filters>
      <PagedTable
        query={history}
        lines={8}
        caption={shell.nav.historyClasses}
        columns={columns}
        rowKey={(row) => row.meetingId}
        empty={{
          title: filtered ? t.noneFound : t.noHistory,
          text: filtered ? t.noneFoundText : t.noHistoryText,
          picture: filtered ? '/pictures/empty/search.svg' : '/pictures/empty/no-history.svg',
          action: (
            <ButtonLink look="quiet" to={filtered ? '/teacher/history' : '/teacher/classes'}>
              {filtered ? t.clearFilters : t.allClassesLink}
            </ButtonLink>
          ),
        }}
      />
    </Page>
  );
}
