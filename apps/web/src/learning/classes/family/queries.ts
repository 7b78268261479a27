import { type Course, myClass, myClasses } from '@fasih/school/office/homes/contract';
import { useQuery } from '@tanstack/react-query';
import { Problem } from '../../../lib/problem.ts';
import { live, queryOf } from '../../../lib/query.ts';

export const PROGRAMS = ['general-english', 'conversation', 'test-preparation', 'special-course'] as const;
export type Program = (typeof PROGRAMS)[number];

/**
 * The two names that an address may have in place of a class's id (docs/product/calls-and-texts.md#class-texts), and which course
 * they mean.
 */
export const COURSE_SLUGS = ['general-english', 'toefl'] as const;
export type CourseSlug = (typeof COURSE_SLUGS)[number];

export const asSlug = (id: string): CourseSlug | null => COURSE_SLUGS.find((slug) => slug === id) ?? null;
export const asProgram = (word: string | undefined): Program | undefined =>
  PROGRAMS.find((program) => program === word);

const programOf = (slug: CourseSlug): Program => (slug === 'toefl' ? 'test-preparation' : 'general-english');

/** The class that a slug means for this learner: the running one first. */
export function classOfSlug(slug: CourseSlug, courses: readonly Course[]): string | null {
  const fitting = courses.filter(
    ({ classId, category }) => classId !== null && (slug !== 'toefl' || category.startsWith('toefl')),
  );
  const open = fitting.find(({ state }) => state === 'active');
  return (open ?? fitting[0])?.classId ?? null;
}

/** The learner's courses, of one program or of all. */
export const myClassesQuery = (program: Program | undefined, learnerId: string | undefined) => ({
  ...queryOf(myClasses, {
    query: { ...(program ? { program } : {}), ...(learnerId ? { learnerId } : {}) },
  }),
  ...live,
});

const isGone = (error: Error | null) => error instanceof Problem && error.status === 404;

/**
 * One class by its id, or by one of the two names, which means the learner's own class of that course. `none`:
 * the slug's course has no class yet.
 */
export function useMyClass(id: string, learnerId: string | undefined, enabled = true) {
  const slug = asSlug(id);
  const list = useQuery({
    ...myClassesQuery(slug ? programOf(slug) : undefined, learnerId),
    enabled: enabled && slug !== null,
  });
  const classId = slug === null ? id : list.data ? classOfSlug(slug, list.data.courses) : null;
  const detail = useQuery({
    ...queryOf(myClass, { params: { classId: classId ?? '' }, query: learnerId ? { learnerId } : {} }),
    ...live,
    enabled: enabled && classId !== null,
    retry: false,
  });
  const none = slug !== null && list.data !== undefined && classId === null;
  const failed = slug !== null && list.isError ? list : detail;
  return {
    slug,
    none,
    // A class that is gone stays on no screen; what else fails leaves what was loaded.
    data: isGone(detail.error) ? undefined : detail.data,
    error: failed.isError && (detail.data === undefined || isGone(detail.error)) ? failed.error : null,
    refetch: () => void failed.refetch(),
  };
}
