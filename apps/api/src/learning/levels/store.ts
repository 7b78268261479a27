import type { PlacementItem } from '@fasih/content/banks/types';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { CheckPoints, LevelDecision, LevelState } from '@fasih/school/catalogue/policy/level';
import { jsonListSql, jsonRowSql } from '../../platform/db/json-rows.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

/** A course with what level decisions need. */
export type LevelRow = {
  enrolmentId: string;
  learnerId: string;
  learnerName: string;
  accountId: string;
  packageName: string;
  packageType: PackageType;
  courseState: 'active' | 'suspended' | 'ended';
  level: string | null;
  state: LevelState | null;
  version: number;
  waitsSince: Date | null;
  policyVersion: number;
  /** The learner's current class, else the last one. */
  classId: string | null;
  className: string | null;
  classLevel: string | null;
  capacity: number | null;
  teacherId: string | null;
  ageGroup: AgeGroup | null;
  askedBefore: boolean;
  /** Name of the person who made the request. */
  askedBy: string;
};

const columns = `e.id as "enrolmentId", l.id as "learnerId", l.name as "learnerName", l.account_id as "accountId",
  p.name as "packageName", p.type as "packageType", e.state as "courseState", e.level, e.level_state as state,
  e.level_version as version, e.level_waits_since as "waitsSince", e.policy_version as "policyVersion",
  c.id as "classId", c.name as "className", c.level as "classLevel", c.capacity, c.teacher_id as "teacherId",
  c.age_group as "ageGroup", exists (select from level_look o where o.enrolment_id = e.id) as "askedBefore",
  (select ${shownName('b')} from account b where b.id = $3) as "askedBy"`;

const tables = `enrolment e
  join learner l on l.id = e.learner_id and l.erased_at is null
  join package p on p.id = e.package_id
  left join lateral (
    select k.* from class_member m join school_class k on k.id = m.class_id
    where m.enrolment_id = e.id and k.state <> 'cancelled'
    order by m.left_at desc nulls first, m.joined_at desc limit 1
  ) c on true`;

/** Readable by admins, the class's own teacher (not a substitute) and the family. */
const VISIBLE = `(case $2::text when 'admin' then true when 'teacher' then c.teacher_id = $3
  when 'student' then l.account_id = $3 else false end)`;

/** A course for a decision, its enrolment locked; null if this person may not see it. */
export async function lockLevel(
  db: Queryable,
  enrolmentId: string,
  person: Person,
): Promise<LevelRow | null> {
  if (!isId(enrolmentId)) return null;
  // Lock first, so that the row is read after any concurrent decision.
  await db.query('select from enrolment where id = $1 for no key update', [enrolmentId]);
  const { rows } = await db.query<LevelRow>(
    `select ${columns} from ${tables} where e.id = $1 and ${VISIBLE}`,
    [enrolmentId, person.role, person.accountId],
  );
  return rows[0] ?? null;
}

/** Nested instants are strings because they come as JSON. */
export type LevelPage = LevelRow & {
  /** The last finished sitting with all its questions. */
  sitting: {
    level: string;
    percent: number;
    correct: number;
    total: number;
    borderlineWith: string | null;
    tooFast: boolean | null;
    finishedAt: string;
    questions: { item_id: string; answer: string | null; item: PlacementItem | null }[];
  } | null;
  look: { text: string; askedAt: string } | null;
  history: {
    id: string;
    outcome: 'confirmed' | 'changed';
    levelWas: string;
    level: string;
    reason: string;
    points: CheckPoints[] | null;
    notes: string;
    decision: LevelDecision;
    by: string;
    at: string;
  }[];
  /** End of each seat that is not lapsed, null if it has no time. */
  ends: (string | null)[];
};

/** Everything staff see about a learner's level, in one statement; null if this person may not see it. */
export async function levelPageOf(
  db: Queryable,
  enrolmentId: string,
  person: Person,
): Promise<LevelPage | null> {
  if (!isId(enrolmentId)) return null;
  const { rows } = await db.query<LevelPage>(
    `select ${columns},
       ${jsonRowSql(`select a.level, a.percent, a.correct, a.total, a.borderline_with as "borderlineWith",
           a.too_fast as "tooFast", a.finished_at as "finishedAt",
           ${jsonListSql(`select q.item_id, q.answer, v.item from placement_question q
             left join item_version v on v.id = q.item_id where q.attempt_id = a.id order by q.position`)} as questions
         from placement_attempt a where a.enrolment_id = e.id and a.finished_at is not null
         order by a.finished_at desc, a.id desc limit 1`)} as sitting,
       ${jsonRowSql(`select o.words as text, o.asked_at as "askedAt" from level_look o where o.enrolment_id = e.id`)} as look,
       ${jsonListSql(`select d.id, d.outcome, d.level_was as "levelWas", d.level, d.reason, d.points, d.notes, d.decision,
           ${shownName('b')} as by, d.decided_at as at
         from level_decision d join account b on b.id = d.decided_by where d.enrolment_id = e.id
         order by d.decided_at desc, d.id desc`)} as history,
       (select coalesce(json_agg(upper(s.during)), '[]') from seat s
         where s.enrolment_id = e.id and s.state <> 'lapsed') as ends
     from ${tables} where e.id = $1 and ${VISIBLE}`,
    [enrolmentId, person.role, person.accountId],
  );
  return rows[0] ?? null;
}
