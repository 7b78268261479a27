import type { Accepted } from '@fasih/school/basics/contract';
import { SEARCH_CAP } from '@fasih/school/basics/paging';
import type { listStudents } from '@fasih/school/office/homes/admin-contract';
import { beginsWith, likePattern } from '../../platform/db/read-page.ts';

/** What an admin asks the list of students for; the export takes the same. */
export type StudentFilters = Pick<
  Accepted<typeof listStudents>['query'],
  'q' | 'sort' | 'program' | 'status' | 'account'
>;

const LAST = 's.name, s.learner_id, s.enrolment_id desc nulls last';
const LAST_BACKWARD = 's.name desc, s.learner_id desc, s.enrolment_id nulls first';

/** Each is the whole order of an index of `student_line`, forward or backward. */
const SORTS: Record<string, string> = {
  name: LAST,
  '-name': LAST_BACKWARD,
  program: `s.package_name, ${LAST}`,
  '-program': `s.package_name desc, ${LAST_BACKWARD}`,
  status: `s.status, ${LAST}`,
  '-status': `s.status desc, ${LAST_BACKWARD}`,
  due: `coalesce(s.due_at, 'infinity'::timestamptz), ${LAST}`,
  '-due': `coalesce(s.due_at, '-infinity'::timestamptz) desc, ${LAST}`,
};

/**
 * The lines of the school's list of students (`student_line`, kept by triggers) that fit, and their order: those whose
 * class is due first unless another one is asked for. Only what was asked for becomes a condition, so that the planner
 * sees which index serves it. Of a search the first that are found up to the cap of searches are sorted; who finds more is
 * asked to narrow it.
 *
 * @param most of a search; a long export takes all.
 */
export function studentLines(
  query: StudentFilters,
  most: number | null = SEARCH_CAP + 1,
): { from: string; pageFrom: string; orderBy: string; values: unknown[]; cap?: number } {
  const values: unknown[] = [];
  const named = (value: unknown) => `$${values.push(value)}`;
  const q = query.q?.trim().toLowerCase() ?? '';
  const sort = sortFor(query);
  const conditions = [
    ...(q === '' ? [] : [searchFor(q, named)]),
    ...(query.program ? [`s.package_type = ${named(query.program)}`] : []),
    ...(query.status ? [`s.status = ${named(query.status)}`] : []),
    // Written out, so that the planner sees the index of the inactive ones.
    ...(query.account ? [query.account === 'active' ? 's.active' : 'not s.active'] : []),
  ];
  const lines = (also: readonly string[]) => {
    const all = [...conditions, ...also];
    return `student_line s ${all.length > 0 ? `where ${all.join(' and ')}` : ''}`;
  };
  // Beginnings of names stand together in the index of beginnings; other letters are found by their threes.
  const along = q.length < 3 ? 'order by s.words using ~<~' : '';
  const from =
    q === '' || most === null ? lines([]) : `(select s.* from ${lines([])} ${along} limit ${most}) s`;
  return {
    from,
    // Backward, learners without a course come first: a filter that they cannot meet need not pass them all.
    pageFrom: q === '' && sort === '-program' && query.status ? lines(['s.package_name is not null']) : from,
    orderBy: SORTS[sort] ?? LAST,
    values,
    ...(q === '' ? {} : { cap: SEARCH_CAP }),
  };
}

/**
 * One or two letters: the range of names that begin with them, which only the index of beginnings can serve; the index of
 * threes would read a tenth of the school. More letters are found anywhere.
 */
function searchFor(q: string, named: (value: unknown) => string): string {
  if (q.length >= 3) return `s.words like ${named(likePattern(q))}`;
  return beginsWith('s.words', q, named);
}

/** Where a filter leaves nothing to sort by, the names do: only those who wait for a class have a deadline. */
function sortFor({ sort = 'due', status }: StudentFilters): string {
  const noDeadline = status !== undefined && status !== 'waitingForClass';
  if (noDeadline && sort.endsWith('due')) return 'name';
  if (status === 'noCourse' && sort.endsWith('program')) return sort.startsWith('-') ? '-name' : 'name';
  return sort;
}
