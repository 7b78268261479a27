import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { SelectField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useTeacherClasses, useTeacherHistory } from '../api.ts';
import { useHistoryColumns } from '../components/columns.tsx';
import css from '../components/teachers.module.css';

const MAX_CLASSES = 100;

/** The teacher's meetings that are over, newest first. */
export default function TeacherHistory() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { query, search, set } = useListState();
  const ofClass = search.get('class') ?? undefined;
  const classes = useTeacherClasses({ page: 1, pageSize: MAX_CLASSES });
  const history = useTeacherHistory({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(query.sort === 'date' || query.sort === '-date' ? { sort: query.sort } : {}),
    ...(ofClass ? { class: ofClass } : {}),
  });
  const columns = useHistoryColumns(true);
  const filtered = query.q !== undefined || ofClass !== undefined;
  return (
    <div className={area.page}>
      <PageHead title={shell.nav.historyClasses} hidden />
      <header className={css.head}>
        <h1>{shell.nav.historyClasses}</h1>
      </header>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <SelectField
          label={t.class}
          value={ofClass ?? ''}
          onChange={(event) => set({ class: event.currentTarget.value })}
          data={[
            { value: '', label: t.allClasses },
            ...(classes.data?.data ?? []).map(({ classId, name }) => ({ value: classId, label: name })),
          ]}
        />
      </div>
      <Loaded query={history} lines={8}>
        {(page) => (
          <DataTable
            caption={shell.nav.historyClasses}
            columns={columns}
            page={page}
            rowKey={(row) => row.meetingId}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? t.noneFound : t.noHistory}
                  text={filtered ? t.noneFoundText : t.noHistoryText}
                  picture={filtered ? '/pictures/empty/search.svg' : '/pictures/empty/no-history.svg'}
                  action={
                    <ButtonLink look="quiet" to={filtered ? '/teacher/history' : '/teacher/classes'}>
                      {filtered ? t.clearFilters : t.allClassesLink}
                    </ButtonLink>
                  }
                />
              </Card>
            }
          />
        )}
      </Loaded>
    </div>
  );
}
