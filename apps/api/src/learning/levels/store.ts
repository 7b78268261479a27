import type { PlacementItem } from '@fasih/content/banks/types';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { CheckPoints, LevelDecision, LevelState } from '@fasih/school/catalogue/policy/level';
import { listOf, rowOf } from '../../platform/db/json-rows.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

/** What deciding needs to know of a course. */
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
  /** The class that the learner is in, else the last one. */
  classId: string | null;
  className: string | null;
  classLevel: string | null;
  capacity: number | null;
  teacherId: string | null;
  ageGroup: AgeGroup | null;
  askedBefore: boolean;
  /** What the asking person is called. */
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

/** Who may read it: admins, the teacher of the learner's class, and the family. A teacher who stands in for a day may not. */
const VISIBLE = `(case $2::text when 'admin' then true when 'teacher' then c.teacher_id = $3
  when 'student' then l.account_id = $3 else false end)`;

/** A course for a decision, its enrolment locked until the transaction ends; null where this person has none such. */
export async function lockLevel(
  db: Queryable,
  enrolmentId: string,
  person: Person,
): Promise<LevelRow | null> {
  if (!isId(enrolmentId)) return null;
  // Locked by itself first: the row is then read as whoever decided meanwhile has left it.
  await db.query('select from enrolment where id = $1 for no key update', [enrolmentId]);
  const { rows } = await db.query<LevelRow>(
    `select ${columns} from ${tables} where e.id = $1 and ${VISIBLE}`,
    [enrolmentId, person.role, person.accountId],
  );
  return rows[0] ?? null;
}

/** Instants inside are texts, because they come as JSON. */
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
  /** The end of each meeting that can be held, null for those that wait for a time. */
  ends: (string | null)[];
};

/** Everything about a learner's level for staff, in one statement; null where this person has no such learner. */
export async function levelPageOf(
  db: Queryable,
  enrolmentId: string,
  person: Person,
): Promise<LevelPage | null> {
  if (!isId(enrolmentId)) return null;
  const { rows } = await db.query<LevelPage>(
    `select ${columns},
       ${rowOf(`select a.level, a.percent, a.correct, a.total, a.borderline_with as "borderlineWith",
           a.too_fast as "tooFast", a.finished_at as "finishedAt",
           ${listOf(`select q.item_id, q.answer, v.item from placement_question q
             left join item_version v on v.id = q.item_id where q.attempt_id = a.id order by q.position`)} as questions
         from placement_attempt a where a.enrolment_id = e.id and a.finished_at is not null
         order by a.finished_at desc, a.id desc limit 1`)} as sitting,
       ${rowOf(`select o.words as text, o.asked_at as "askedAt" from level_look o where o.enrolment_id = e.id`)} as look,
       ${listOf(`select d.id, d.outcome, d.level_was as "levelWas", d.level, d.reason, d.points, d.notes, d.decision,
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
