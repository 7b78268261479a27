import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import { refuse } from '@fasih/school/basics/refusal';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { LearnerRow } from '../../people/learners/learners.ts';
import { needsConsent, presentLearner } from '../../people/learners/present.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** An enrolment to place in a class, with the facts that decide whether it can be. */
export type Candidate = LearnerRow & {
  enrolmentId: string;
  learnerId: string;
  accountId: string;
  state: 'active' | 'suspended' | 'ended';
  level: string | null;
  meetings: number;
  perWeek: number;
  policyVersion: number;
  packageType: PackageType;
  category: string;
  packageName: string;
  months: number;
  extensionDays: number;
  /** True if it has or had a class: its meetings are planned already. */
  planned: boolean;
};

/** Properties that all learners of a class share. */
export type Course = {
  packageType: PackageType;
  category: string;
  ageGroup: AgeGroup;
  level: string;
  meetings: number;
};

/** SQL: columns and tables of a `Candidate`; `e` is the enrolment, `l` its learner. */
export const candidateColumns = `e.id as "enrolmentId", e.state, e.level, e.meetings, e.meetings_per_week as "perWeek",
  e.policy_version as "policyVersion", p.type as "packageType", p.category, p.name as "packageName",
  p.duration_months as months, l.id, l.id as "learnerId", l.account_id as "accountId", l.kind, l.name,
  l.birth_date, l.relation, l.version, l.adult_declared_at is not null as adult_declared,
  exists (select from consent c where c.learner_id = l.id and c.withdrawn_at is null) as consented,
  coalesce((select sum(b.days) from balance_event b where b.enrolment_id = e.id), 0)::integer as "extensionDays",
  e.starts_on is not null
    or exists (select from class_member m where m.enrolment_id = e.id and m.left_at is null) as planned`;
export const candidateTables =
  'enrolment e join learner l on l.id = e.learner_id join package p on p.id = e.package_id';

/**
 * Enrolments in the order of their ids; `lock` locks them and their learners, always in the same order to
 * avoid deadlocks.
 */
export async function candidatesOf(
  db: Queryable,
  enrolmentIds: readonly string[],
  lock?: 'lock',
): Promise<Candidate[]> {
  const { rows } = await db.query<Candidate>(
    `select ${candidateColumns} from ${candidateTables} where e.id = any($1) and l.erased_at is null
     order by e.id ${lock ? 'for no key update of e, l' : ''}`,
    [enrolmentIds.filter(isId)],
  );
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
