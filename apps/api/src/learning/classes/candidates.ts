import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import { refuse } from '@fasih/school/basics/refusal';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import { type RawBuilder, sql } from 'kysely';
import { learnerColumns } from '../../people/learners/facts.ts';
import { needsConsent, presentLearner } from '../../people/learners/present.ts';
import { type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { lockingStatement, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Properties that all learners of a class share. */
export type Course = {
  packageType: PackageType;
  category: string;
  ageGroup: AgeGroup;
  level: string;
  meetings: number;
};

const e = tableAs('enrolment', 'e');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const b = tableAs('balance_event', 'b');
const m = tableAs('class_member', 'm');

/** Columns of an enrolment `e` of the learner `l` to place in a class; `candidateFrom` follows them. */
export const candidateColumns = [
  e.id.as('enrolmentId'),
  e.state.as('state'),
  e.level.as('level'),
  e.meetings.as('meetings'),
  e.meetings_per_week.as('perWeek'),
  e.policy_version.as('policyVersion'),
  p.type.as('packageType'),
  p.category.as('category'),
  p.name.as('packageName'),
  p.duration_months.as('months'),
  ...learnerColumns(l),
  l.id.as('learnerId'),
  l.account_id.as('accountId'),
  sql<number>`coalesce((select sum(${b.days}) from ${b} where ${b.enrolment_id} = ${e.id}), 0)::integer`.as(
    'extensionDays',
  ),
  // It has or had a class: its meetings are planned already.
  sql<boolean>`${e.starts_on} is not null
    or exists (select from ${m} where ${m.enrolment_id} = ${e.id} and ${m.left_at} is null)`.as('planned'),
] as const;

export const candidateFrom = sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}`;

/** An enrolment to place in a class, with the facts that decide whether it can be. */
export type Candidate = Selected<typeof candidateColumns>;

const selectCandidates = (
  { enrolmentIds }: Params<{ enrolmentIds: readonly string[] }>,
  lock: RawBuilder<unknown>,
) =>
  select(
    candidateColumns,
    sql`${candidateFrom} where ${e.id} = any(${enrolmentIds}) and ${l.erased_at} is null order by ${e.id} ${lock}`,
  );
const readCandidates = statement((ids: Params<{ enrolmentIds: readonly string[] }>) =>
  selectCandidates(ids, sql``),
);
const lockCandidates = lockingStatement((ids: Params<{ enrolmentIds: readonly string[] }>) =>
  selectCandidates(ids, sql`for no key update of e, l`),
);
const lockFreeCandidates = statement((ids: Params<{ enrolmentIds: readonly string[] }>) =>
  selectCandidates(ids, sql`for no key update of e, l skip locked`),
);
const readBy = { none: readCandidates, lock: lockCandidates, skip: lockFreeCandidates };

/**
 * Enrolments in the order of their ids; `lock` locks them and their learners, always in the same order to
 * avoid deadlocks, and `skip` leaves out those that another transaction has.
 */
export async function candidatesOf(
  db: Queryable,
  enrolmentIds: readonly string[],
  lock: keyof typeof readBy = 'none',
): Promise<Candidate[]> {
  const ids = enrolmentIds.filter(isId);
  const rows = await readBy[lock].all(db, { enrolmentIds: ids }, ids.length);
  return enrolmentIds.flatMap((id) => rows.filter(({ enrolmentId }) => enrolmentId === id.toLowerCase()));
}

/** The course an enrolment brings to a class, or a refusal that says why it cannot have one. */
export function courseOf(candidate: Candidate, now: Date) {
  const { name } = candidate;
  const no = <Code extends string>(code: Code) => refuse(`classes.${code}`, { params: { name } });
  if (candidate.state !== 'active') return no('notActive');
  if (candidate.planned) return no('alreadyInClass');
  const { ageGroup } = presentLearner(candidate, now);
  if (ageGroup === null) return no('birthDateUnknown');
  if (needsConsent(candidate, now)) return no('consentNeeded');
  if (candidate.level === null) return no('noLevel');
  const { packageType, category, meetings, level } = candidate;
  return { packageType, category, ageGroup, level, meetings };
}

/** True if two learners can share a class. */
export function sameCourse(one: Course, other: Omit<Course, 'level'> & { level: string | null }): boolean {
  return (
    one.packageType === other.packageType &&
    one.category === other.category &&
    one.ageGroup === other.ageGroup &&
    one.level === other.level &&
    one.meetings === other.meetings
  );
}
