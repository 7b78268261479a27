import { classTitle } from '@fasih/school/learning/classes/title';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { allTeacherClassesQuery } from '../../teachers/queries.ts';

/** The programs by their words in addresses. */
const PROGRAMS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;

/** All classes, one program's, or one class of one's own; kept in the address as `?class=`. */
export function ClassFilter() {
  const t = useTexts('teachers').screens;
  const classes = useQuery(allTeacherClassesQuery).data?.data ?? [];
  const names: Record<string, string> = {
    ...t.programs,
    ...Object.fromEntries(
      classes.map(({ classId, name, students }) => [classId, classTitle(students, name)]),
    ),
  };
  return (
    <FilterSelect
      name="class"
      label={t.class}
      all={t.allClasses}
      values={[...PROGRAMS, ...classes.map(({ classId }) => classId)]}
      labelOf={(value) => names[value] ?? ''}
    />
  );
}
