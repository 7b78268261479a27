import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useTeacherStudents } from '../api.ts';
import { ClassFilter } from '../components/class-filter.tsx';
import { useStudentColumns } from '../components/columns.tsx';
import css from '../components/teachers.module.css';

const SORTS = ['name', '-name', 'progress', '-progress', 'lastAttendance', '-lastAttendance'];

/** The learners of the teacher's classes: search box, class filter, and the table with View Details. */
export default function TeacherStudents() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { query, search } = useListState();
  const ofClass = search.get('class') ?? undefined;
  const sort = SORTS.find((one) => one === query.sort);
  const students = useTeacherStudents({
    page: query.page,
    ...(query.q ? { q: query.q } : {}),
    ...(sort ? { sort } : {}),
    ...(ofClass ? { class: ofClass } : {}),
  });
  const columns = useStudentColumns(true);
  const filtered = query.q !== undefined || ofClass !== undefined;
  return (
    <div className={area.page}>
      <PageHead title={shell.nav.myStudents} hidden />
      <header className={css.head}>
        <h1>{shell.nav.myStudents}</h1>
      </header>
      <div className={css.filters}>
        <SearchField label={t.search} />
        <ClassFilter />
      </div>
      <Loaded query={students} lines={8}>
        {(page) => (
          <DataTable
            caption={shell.nav.myStudents}
            columns={columns}
            page={page}
            rowKey={(row) => row.enrolmentId}
            empty={
              <Card>
                <EmptyState
                  title={filtered ? t.noneFound : t.noStudents}
                  text={filtered ? t.noneFoundText : t.noStudentsText}
                  action={
                    <ButtonLink look="quiet" to={filtered ? '/teacher/students' : '/teacher/classes'}>
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
