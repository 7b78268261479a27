import { useQuery } from '@tanstack/react-query';
import { ClassFilter, useOfClass } from '../../../learning/classes/teacher/class-filter.tsx';
import { useStudentColumns } from '../../../learning/classes/teacher/columns.tsx';
import { teacherStudentsQuery } from '../../../learning/teachers/queries.ts';
import { useTexts } from '../../../lib/language.tsx';
import { Filters } from '../../../ui/filters.tsx';
import { useListQuery } from '../../../ui/list-state.ts';
import { Page } from '../../../ui/page.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { SearchField } from '../../../ui/search-field.tsx';

const SORTS = ['name', 'progress', 'lastAttendance'] as const;

/** The learners of the teacher's classes: search box, class filter, and the table with View Details. */
export default function TeacherStudents() {
  const t = useTexts('teachers').screens;
  const shell = useTexts('shell');
  const { query, isFiltered, active } = useOfClass(useListQuery({ sorts: SORTS }));
  const students = useQuery(teacherStudentsQuery(query));
  const columns = useStudentColumns(true);
  return (
    <Page title={shell.nav.myStudents}>
      <Filters search={<SearchField label={t.search} />} active={active}>
        <ClassFilter />
      </Filters>
      <PagedTable
        query={students}
        lines={8}
        caption={shell.nav.myStudents}
        columns={columns}
        rowKey={(row) => row.enrolmentId}
        empty={{
          title: t.noStudents,
          text: t.noStudentsText,
          link: { to: '/teacher/classes', label: t.allClassesLink },
        }}
        noneFound={
          isFiltered && {
            title: t.noneFound,
            text: t.noneFoundText,
            to: '/teacher/students',
          }
        }
      />
    </Page>
  );
}
