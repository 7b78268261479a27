import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/language.tsx';
import { FilterSelect } from '../../../ui/filters.tsx';
import { useListState } from '../../../ui/list-state.ts';
import { allTeacherClassesQuery } from '../../teachers/queries.ts';

/** The programs by their words in addresses. */
const PROGRAMS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;

type List<Query> = { query: Query; isFiltered: boolean; active: number };

/** What a list is asked for by `useListQuery`, with the class or program that `ClassFilter` has chosen. */
export function useOfClass<Query>(list: List<Query>): List<Query & { class?: string }> {
  const ofClass = useListState().search.get('class');
  return {
    query: { ...list.query, ...(ofClass ? { class: ofClass } : {}) },
    isFiltered: list.isFiltered || ofClass !== null,
    active: list.active + (ofClass === null ? 0 : 1),
  };
}

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
