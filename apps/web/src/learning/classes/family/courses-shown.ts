import { PROGRAM_TYPES } from '@fasih/school/catalogue/packages/programs';
import type { Course } from '@fasih/school/office/homes/contract';
import type { Program } from './queries.ts';

/**
 * Which courses an address of My Classes shows; without a program all of them. The sidebar leads to General English
 *, so that address shows all courses of a learner who has none of that program.
 */
export function coursesShown<T extends Pick<Course, 'packageType'>>(
  program: Program | undefined,
  courses: readonly T[],
): { program: Program | undefined; courses: readonly T[] } {
  if (program === undefined) return { program, courses };
  const own = courses.filter(({ packageType }) => packageType === PROGRAM_TYPES[program]);
  const all = own.length === 0 && program === 'general-english';
  return all && courses.length > 0 ? { program: undefined, courses } : { program, courses: own };
}
