import { useQuery } from '@tanstack/react-query';
import { ClassFilter } from '../../../learning/classes/teacher/class-filter.tsx';
import { useStudentColumns } from '../../../learning/classes/teacher/columns.tsx';
import { teacherStudentsQuery } from '../../../learning/teachers/queries.ts';
import { useTexts } from '../../../lib/language.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { useListQuery, useListState } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';

const SORTS = ['name', 'progress', 'lastAttendance'] as const;

/** The learners of the teacher's classes: search box, class filter, and the table with View Details. */
export default function TeacherStudents() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { search } = useListState();
  const { query, isFiltered } = useListQuery({ sorts: SORTS });
  const ofClass = search.get('class') ?? undefined;
  const students = useQuery(teacherStudentsQuery({ ...query, ...(ofClass ? { class: ofClass } : {}) }));
  const columns = useStudentColumns(true);
  const filtered = isFiltered || ofClass !== undefined;
  return (
    <Page title={shell.nav.myStudents}>
      <Filters search={<SearchField label={t.search} />} active={ofClass === undefined ? 0 : 1}>
        <ClassFilter />
      </Filters>
      <PagedTable
        query={students}
        lines={8}
        caption={shell.nav.myStudents}
        columns={columns}
        rowKey={(row) => row.enrolmentId}
        empty={{
          title: filtered ? t.noneFound : t.noStudents,
          text: filtered ? t.noneFoundText : t.noStudentsText,
          action: (
            <ButtonLink look="quiet" to={filtered ? '/teacher/students' : '/teacher/classes'}>
              {filtered ? t.clearFilters : t.allClassesLink}
            </ButtonLink>
          ),
        }}
      />
    </Page>
  );
}
