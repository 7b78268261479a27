import type { PlacementItem } from '@fasih/content/banks/types';
import type { Lang } from '@fasih/messages/texts';
import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import type { PackageType } from '@fasih/school/assessment/placement/rules';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { levelReviewSql, type SentReview } from '../../courses/enrolments/level-review.ts';
import { notSetAside } from '../../platform/db/set-aside.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Owner } from './access.ts';

/** A sitting with the facts of learner, account and order that its result needs. */
export type AttemptRow = {
  id: string;
  enrolment_id: string | null;
  learner_id: string | null;
  bank: AgeGroup;
  started_at: Date;
  deadline: Date;
  finished_at: Date | null;
  finished_by: PlacementResult['finishedBy'] | null;
  correct: number | null;
  total: number;
  percent: number | null;
  level: string | null;
  borderline_with: string | null;
  too_fast: boolean | null;
  areas: PlacementResult['areas'] | null;
  retake_allowed_by: string | null;
  learner_name: string | null;
  account_id: string | null;
  email: string | null;
  lang: Lang | null;
  order_status: string | null;
  level_now: string | null;
  review: SentReview | null;
};

/** `option_order` has the bank's letters in the order shown, `answer` the chosen bank letter. */
export type QuestionRow = {
  position: number;
  item_id: string;
  option_order: string;
  answer: string | null;
  ms: number | null;
  /** The version drawn, unless it is the file's. */
  item: PlacementItem | null;
};

const attempt = `select a.id, a.enrolment_id, a.learner_id, a.bank, a.started_at, a.deadline, a.finished_at, a.finished_by,
    a.correct, a.total, a.percent, a.level, a.borderline_with, a.too_fast, a.areas, a.retake_allowed_by,
    l.name as learner_name, l.account_id, c.email, c.lang, o.status as order_status,
    e.level as level_now, ${levelReviewSql('e')} as review
  from placement_attempt a left join learner l on l.id = a.learner_id left join account c on c.id = l.account_id
    left join enrolment e on e.id = a.enrolment_id left join orders o on o.id = e.order_id`;

/** The owner's sitting, or null also for another family's. */
export async function findOwnAttempt(db: Queryable, owner: Owner, id: string): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    `${attempt} where a.id = $1 and (l.account_id = $2 or a.device_hash = $3)`,
    [id, owner.accountId, owner.deviceHash],
  );
  return rows[0] ?? null;
}

/** The owner's sitting, locked until the transaction ends against answers and scoring. */
export async function lockOwnAttempt(db: Queryable, owner: Owner, id: string): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    `${attempt} where a.id = $1 and (l.account_id = $2 or a.device_hash = $3) for update of a`,
    [id, owner.accountId, owner.deviceHash],
  );
  return rows[0] ?? null;
}

/** Any sitting, locked, for jobs. */
export async function lockAttempt(db: Queryable, id: string): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(`${attempt} where a.id = $1 for update of a`, [id]);
  return rows[0] ?? null;
}

/** The open sitting of an anonymous device. */
export async function findOpenOfDevice(db: Queryable, device: string): Promise<AttemptRow | null> {
  const { rows } = await db.query<AttemptRow>(
    `${attempt} where a.device_hash = $1 and a.finished_at is null`,
    [device],
  );
  return rows[0] ?? null;
}

/** The latest sitting of each enrolment. */
export async function latestAttempts(db: Queryable, enrolmentIds: string[]): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    `select distinct on (found.enrolment_id) found.* from (${attempt} where a.enrolment_id = any($1)) found
     order by found.enrolment_id, found.finished_at is null desc, found.started_at desc, found.id desc`,
    [enrolmentIds],
  );
  return rows;
}

/** Unscored sittings whose deadline is at or before `lastDeadline`, oldest first. */
export async function overdueAttempts(
  db: Queryable,
  lastDeadline: Date,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select a.id from placement_attempt a where a.finished_at is null and a.deadline <= $1
       and ${notSetAside('placement.score', 'a.id', '$3')} order by a.deadline limit $2`,
    [lastDeadline, limit, now],
  );
  return rows.map((row) => row.id);
}

/** The questions of a sitting in order. */
export async function questionsOf(db: Queryable, attemptId: string): Promise<QuestionRow[]> {
  const { rows } = await db.query<QuestionRow>(
    `select q.position, q.item_id, q.option_order, q.answer, q.ms, v.item
     from placement_question q left join item_version v on v.id = q.item_id where q.attempt_id = $1 order by q.position`,
    [attemptId],
  );
  return rows;
}

export type EnrolmentRow = {
  enrolment_id: string;
  learner_id: string;
  learner_name: string;
  birth_date: string | null;
  /** True if 'I am 18 or older' was ticked. */
  adult_declared: boolean;
  package_name: string;
  package_type: PackageType;
  package_category: string;
};

/**
 * The running enrolments of an account, locked, so that of two simultaneous starts the second sees the first.
 */
export async function lockEnrolments(db: Queryable, accountId: string): Promise<EnrolmentRow[]> {
  const { rows } = await db.query<EnrolmentRow>(
    `select e.id as enrolment_id, l.id as learner_id, l.name as learner_name, l.birth_date,
       l.adult_declared_at is not null as adult_declared, p.name as package_name,
       p.type as package_type, p.category as package_category
     from enrolment e join learner l on l.id = e.learner_id join package p on p.id = e.package_id
     where l.account_id = $1 and e.state = 'active' and l.erased_at is null order by e.id for no key update of e`,
    [accountId],
  );
  return rows;
}

export type WaitingRow = EnrolmentRow & {
  attempt_id: string | null;
  attempt_bank: AgeGroup | null;
  finished_at: Date | null;
  level: string | null;
};

/** The running enrolments of an account, each with its latest sitting. */
export async function waitingEnrolments(db: Queryable, accountId: string): Promise<WaitingRow[]> {
  const { rows } = await db.query<WaitingRow>(
    `select e.id as enrolment_id, l.id as learner_id, l.name as learner_name, l.birth_date,
       l.adult_declared_at is not null as adult_declared, p.name as package_name,
       p.type as package_type, p.category as package_category, e.level,
       a.id as attempt_id, a.bank as attempt_bank, a.finished_at
     from enrolment e join learner l on l.id = e.learner_id join package p on p.id = e.package_id
       left join lateral (select id, bank, finished_at from placement_attempt where enrolment_id = e.id
         order by finished_at is null desc, started_at desc, id desc limit 1) a on true
     where l.account_id = $1 and e.state = 'active' and l.erased_at is null order by e.opened_at, e.id`,
    [accountId],
  );
  return rows;
}

/** A device's open sitting, else its last one. */
export async function lastOfDevice(
  db: Queryable,
  device: string,
): Promise<{ id: string; finished_at: Date | null } | null> {
  const { rows } = await db.query<{ id: string; finished_at: Date | null }>(
    `select id, finished_at from placement_attempt where device_hash = $1
     order by finished_at is null desc, started_at desc, id desc limit 1`,
    [device],
  );
  return rows[0] ?? null;
}
