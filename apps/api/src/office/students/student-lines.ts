import type { Accepted } from '@fasih/school/basics/contract';
import { SEARCH_CAP } from '@fasih/school/basics/paging';
import type { listStudents } from '@fasih/school/office/homes/admin-contract';
import { beginsWith, likePattern } from '../../platform/db/read-page.ts';

/** Filters of the student list, shared with the export. */
export type StudentFilters = Pick<
  Accepted<typeof listStudents>['query'],
  'q' | 'sort' | 'program' | 'status' | 'account'
>;

const LAST = 's.name, s.learner_id, s.enrolment_id desc nulls last';
const LAST_BACKWARD = 's.name desc, s.learner_id desc, s.enrolment_id nulls first';

/** Each is the complete order of an index of `student_line`, forward or backward. */
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
 * SQL: the matching rows of the student list (`student_line`, maintained by triggers) and their order, by
 * class deadline unless `sort` is given. Only requested filters become conditions, so that the planner can
 * choose an index. A search sorts only the first matches.
 *
 * @param most matches of a search to sort; null for all, for a long export.
 */
export function studentLines(
  query: StudentFilters,
  most: number | null = SEARCH_CAP + 1,
): { from: string; pageFrom: string; orderBy: string; values: unknown[]; cap?: number } {
  const values: unknown[] = [];
  const addValue = (value: unknown) => `$${values.push(value)}`;
  const q = query.q?.trim().toLowerCase() ?? '';
  const sort = sortFor(query);
  const conditions = [
    ...(q === '' ? [] : [searchFor(q, addValue)]),
    ...(query.program ? [`s.package_type = ${addValue(query.program)}`] : []),
    ...(query.status ? [`s.status = ${addValue(query.status)}`] : []),
    // A literal, so that the planner can use the partial index on inactive accounts.
    ...(query.account ? [query.account === 'active' ? 's.active' : 'not s.active'] : []),
  ];
  const lines = (also: readonly string[]) => {
    const all = [...conditions, ...also];
    return `student_line s ${all.length > 0 ? `where ${all.join(' and ')}` : ''}`;
  };
  // One or two letters use the prefix index, longer searches the trigram index.
  const along = q.length < 3 ? 'order by s.words using ~<~' : '';
  const from =
    q === '' || most === null ? lines([]) : `(select s.* from ${lines([])} ${along} limit ${most}) s`;
  return {
    from,
    // Descending, learners without a course come first; skip those that the status filter excludes.
    pageFrom: q === '' && sort === '-program' && query.status ? lines(['s.package_name is not null']) : from,
    orderBy: SORTS[sort] ?? LAST,
    values,
    ...(q === '' ? {} : { cap: SEARCH_CAP }),
  };
}

/**
 * One or two letters match name prefixes, because the trigram index would read a tenth of the school; longer
 * texts match anywhere.
 */
function searchFor(q: string, addValue: (value: unknown) => string): string {
  if (q.length >= 3) return `s.words like ${addValue(likePattern(q))}`;
  return beginsWith('s.words', q, addValue);
}

/**
 * Sorts by name if the filter makes the requested order meaningless: only learners waiting for a class have a
 * deadline.
 */
function sortFor({ sort = 'due', status }: StudentFilters): string {
  const noDeadline = status !== undefined && status !== 'waitingForClass';
  if (noDeadline && sort.endsWith('due')) return 'name';
  if (status === 'noCourse' && sort.endsWith('program')) return sort.startsWith('-') ? '-name' : 'name';
  return sort;
}
