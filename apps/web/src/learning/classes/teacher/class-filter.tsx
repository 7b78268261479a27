import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { allTeacherClassesQuery } from '../../teachers/queries.ts';

/** The programs by their words in addresses. */
const PROGRAMS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;

/** All classes, one program's, or one class of the reader's own; kept in the address as `?class=`. */
export function ClassFilter() {
  const t = useTexts('teachers').screens;
  const classes = useQuery(allTeacherClassesQuery).data?.data ?? [];
  const titles = classes.map(({ name, students }) => classTitle(students, name));
  // A learner with two classes: their own names tell these apart.
  const isRepeated = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  const names: Record<string, string> = {
    ...t.programs,
    ...Object.fromEntries(
      classes.map(({ classId, name, students }) => {
        const title = classTitle(students, name);
        const own = isRepeated(title) ? classSubtitle(students, name) : null;
        return [classId, own === null ? title : `${title} · ${own}`];
      }),
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
