import type { Accepted } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { SEARCH_CAP } from '@fasih/school/basics/paging';
import type { listStudents } from '@fasih/school/office/homes/admin-contract';
import { type RawBuilder, sql } from 'kysely';
import { firstMatches } from '../../platform/db/page.ts';
import { allOf, beginsWith, containsWords } from '../../platform/db/search-words.ts';
import { tableAs } from '../../platform/db/sql.ts';

/** Filters of the student list, shared with the export. */
export type StudentFilters = Pick<
  Accepted<typeof listStudents>['query'],
  'q' | 'sort' | 'program' | 'status' | 'account'
> & {
  /** Only these learners, their ids separated by dots. */
  learners?: string | undefined;
};

export const s = tableAs('student_line', 's');

const LAST = sql`${s.name}, ${s.learner_id}, ${s.enrolment_id} desc nulls last`;
const LAST_BACKWARD = sql`${s.name} desc, ${s.learner_id} desc, ${s.enrolment_id} nulls first`;

/** Each is the complete order of an index of `student_line`, forward or backward. */
const SORTS: Record<string, RawBuilder<unknown>> = {
  name: LAST,
  '-name': LAST_BACKWARD,
  program: sql`${s.package_name}, ${LAST}`,
  '-program': sql`${s.package_name} desc, ${LAST_BACKWARD}`,
  status: sql`${s.status}, ${LAST}`,
  '-status': sql`${s.status} desc, ${LAST_BACKWARD}`,
  due: sql`coalesce(${s.due_at}, 'infinity'::timestamptz), ${LAST}`,
  '-due': sql`coalesce(${s.due_at}, '-infinity'::timestamptz) desc, ${LAST}`,
};

/** The search of a list in lower case; empty without one. */
export const searchOf = ({ q }: StudentFilters) => q?.trim().toLowerCase() ?? '';

/**
 * The matching rows of the student list (`student_line`, maintained by triggers) and their order, by class deadline
 * unless `sort` is given. Only requested filters become conditions, so that the planner can choose an index. A search
 * sorts only the first matches.
 *
 * @param most matches of a search to sort; null for all, for a long export.
 */
export function studentLines(
  query: StudentFilters,
  most: number | null = SEARCH_CAP + 1,
): { from: RawBuilder<unknown>; pageFrom: RawBuilder<unknown>; orderBy: RawBuilder<unknown> } {
  const q = searchOf(query);
  const sort = sortFor(query);
  const isRequested = allOf([
    q !== '' && searchFor(q),
    query.learners !== undefined &&
      sql<boolean>`${s.learner_id} = any(${query.learners.split('.').filter(isId)}::uuid[])`,
    query.program && sql`${s.package_type} = ${query.program}`,
    query.status && sql`${s.status} = ${query.status}`,
    // No value, so that the planner can use the partial index on inactive accounts.
    query.account && (query.account === 'active' ? s.active : sql`not ${s.active}`),
  ]);
  const all = sql`${s} where ${isRequested}`;
  // One or two letters use the prefix index, longer searches the trigram index.
  const order = q.length < 3 ? { indexOrder: sql`${s.words} using ~<~` } : {};
  const from = q === '' || most === null ? all : firstMatches('s', all, { ...order, cap: most - 1 });
  return {
    from,
    // Descending, learners without a course come first; skip those that the status filter excludes.
    pageFrom:
      q === '' && sort === '-program' && query.status ? sql`${all} and ${s.package_name} is not null` : from,
    orderBy: SORTS[sort] ?? LAST,
  };
}

/**
 * One or two letters match name prefixes, because the trigram index would read a tenth of the school; longer
 * texts match anywhere.
 */
function searchFor(q: string): RawBuilder<boolean> {
  return q.length >= 3 ? containsWords(s.words, q) : beginsWith(s.words, q);
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
