import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { useListQuery } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { ClassFilter, useOfClass } from '../../classes/teacher/class-filter.tsx';
import { useHistoryColumns } from '../../classes/teacher/columns.tsx';
import { teacherHistoryQuery } from '../../teachers/queries.ts';

/** The teacher's meetings that are over, newest first. */
export default function TeacherHistory() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { query, isFiltered, active } = useOfClass(useListQuery({ sorts: ['date'] }));
  const history = useQuery(teacherHistoryQuery(query));
  const columns = useHistoryColumns();
  return (
    <Page title={shell.nav.historyClasses}>
      <Filters search={<SearchField label={t.search} />} active={active}>
        <ClassFilter />
      </Filters>
      <PagedTable
        query={history}
        lines={8}
        caption={shell.nav.historyClasses}
        columns={columns}
        rowKey={(row) => row.meetingId}
        empty={{
          title: t.noHistory,
          text: t.noHistoryText,
          picture: '/pictures/empty/no-history.svg',
          link: { to: '/teacher/classes', label: t.allClassesLink },
        }}
        noneFound={
          isFiltered && {
            title: t.noneFound,
            text: t.noneFoundText,
            to: '/teacher/history',
          }
        }
      />
    </Page>
  );
}
