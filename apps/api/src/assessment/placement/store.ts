import type { PlacementItem } from '@fasih/content/banks/types';
import { sql } from 'kysely';
import { levelReview } from '../../courses/enrolments/level-review.ts';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { anyOf, orNull, type Selected, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Owner } from './access.ts';

const a = tableAs('placement_attempt', 'a');
const q = tableAs('placement_question', 'q');
const v = tableAs('item_version', 'v');
const l = tableAs('learner', 'l');
const c = tableAs('account', 'c');
const e = tableAs('enrolment', 'e');
const o = tableAs('orders', 'o');
const p = tableAs('package', 'p');

const attemptColumns = [
  a.id.as('id'),
  a.enrolment_id.as('enrolment_id'),
  a.learner_id.as('learner_id'),
  a.bank.as('bank'),
  a.started_at.as('started_at'),
  a.deadline.as('deadline'),
  a.finished_at.as('finished_at'),
  a.finished_by.as('finished_by'),
  a.correct.as('correct'),
  a.total.as('total'),
  a.percent.as('percent'),
  a.level.as('level'),
  a.borderline_with.as('borderline_with'),
  a.too_fast.as('too_fast'),
  a.areas.as('areas'),
  a.retake_allowed_by.as('retake_allowed_by'),
  orNull(l.name).as('learner_name'),
  orNull(l.account_id).as('account_id'),
  orNull(c.email).as('email'),
  orNull(c.lang).as('lang'),
  orNull(o.status).as('order_status'),
  e.level.as('level_now'),
  levelReview(e).as('review'),
] as const;

const fromAttempt = sql`from ${a} left join ${l} on ${l.id} = ${a.learner_id} left join ${c} on ${c.id} = ${l.account_id}
  left join ${e} on ${e.id} = ${a.enrolment_id} left join ${o} on ${o.id} = ${e.order_id}`;

/** A sitting with the facts of learner, account and order that its result needs. */
export type AttemptRow = Selected<typeof attemptColumns>;

type OfSitting = { id: string };

const ofOwner = ({ id, accountId, deviceHash }: Params<OfSitting & Owner>) =>
  sql`${fromAttempt} where ${a.id} = ${id} and (${l.account_id} = ${accountId} or ${a.device_hash} = ${deviceHash})`;

const selectOwn = statement((of: Params<OfSitting & Owner>) => select(attemptColumns, ofOwner(of)));
const selectAny = statement(({ id }: Params<OfSitting>) =>
  select(attemptColumns, sql`${fromAttempt} where ${a.id} = ${id}`),
);
// By itself: whose the sitting is may change while this waits.
const lock = statement(({ id }: Params<OfSitting>) =>
  build.selectFrom('placement_attempt').where('id', '=', id).select('id').forUpdate(),
);
const selectOpen = statement(({ device }: Params<{ device: string }>) =>
  select(attemptColumns, sql`${fromAttempt} where ${a.device_hash} = ${device} and ${a.finished_at} is null`),
);

/** The owner's sitting, or null also for another family's. */
export function findOwnAttempt(db: Queryable, owner: Owner, id: string): Promise<AttemptRow | null> {
  return selectOwn.first(db, { id, ...owner });
}

/** The owner's sitting, locked until the transaction ends against answers and scoring. */
export async function lockOwnAttempt(db: Queryable, owner: Owner, id: string): Promise<AttemptRow | null> {
  await lock.run(db, { id });
  return findOwnAttempt(db, owner, id);
}

/** Any sitting, locked, for jobs. */
export async function lockAttempt(db: Queryable, id: string): Promise<AttemptRow | null> {
  await lock.run(db, { id });
  return selectAny.first(db, { id });
}

/** The open sitting of an anonymous device. */
export function findOpenOfDevice(db: Queryable, device: string): Promise<AttemptRow | null> {
  return selectOpen.first(db, { device });
}

const selectLatest = statement(({ enrolmentIds }: Params<{ enrolmentIds: readonly string[] }>) => {
  const own = select(attemptColumns, sql`${fromAttempt} where ${a.enrolment_id} = ${anyOf(enrolmentIds)}`);
  const found = subqueryAs(own, 'found');
  return sql<AttemptRow>`select distinct on (${found.enrolment_id}) found.* from ${found}
    order by ${found.enrolment_id}, ${found.finished_at} is null desc, ${found.started_at} desc, ${found.id} desc`;
});

/** The latest sitting of each enrolment. */
export function latestAttempts(db: Queryable, enrolmentIds: readonly string[]): Promise<AttemptRow[]> {
  return selectLatest.all(db, { enrolmentIds });
}

type Overdue = { lastDeadline: Date; now: Date; limit: number };

const selectOverdue = statement(({ lastDeadline, now, limit }: Params<Overdue>) =>
  build
    .selectFrom('placement_attempt as a')
    .where('a.finished_at', 'is', null)
    .where('a.deadline', '<=', lastDeadline)
    .where(isNotSetAside('placement.score', a.id, now))
    .select('a.id')
    .orderBy('a.deadline')
    .limit(limit),
);

/** Unscored sittings whose deadline is at or before `lastDeadline`, oldest first. */
export async function overdueAttempts(
  db: Queryable,
  lastDeadline: Date,
  now: Date,
  limit: number,
): Promise<string[]> {
  return (await selectOverdue.all(db, { lastDeadline, now, limit })).map(({ id }) => id);
}

const selectQuestions = statement(({ attemptId }: Params<{ attemptId: string }>) =>
  select(
    [
      q.position.as('position'),
      q.item_id.as('item_id'),
      // The bank's letters in the order shown, and the chosen one.
      q.option_order.as('option_order'),
      q.answer.as('answer'),
      q.ms.as('ms'),
      // The stored version that was drawn; null for the first one, which is in `content/`.
      v.item.$castTo<PlacementItem | null>().as('item'),
    ],
    sql`from ${q} left join ${v} on ${v.id} = ${q.item_id} where ${q.attempt_id} = ${attemptId}
      order by ${q.position}`,
  ),
);

export type QuestionRow = RowOf<typeof selectQuestions>;

/** The questions of a sitting in order. */
export function questionsOf(db: Queryable, attemptId: string): Promise<QuestionRow[]> {
  return selectQuestions.all(db, { attemptId });
}

const enrolmentColumns = [
  e.id.as('enrolment_id'),
  l.id.as('learner_id'),
  l.name.as('learner_name'),
  l.birth_date.as('birth_date'),
  // Whether 'I am 18 or older' was ticked.
  sql<boolean>`${l.adult_declared_at} is not null`.as('adult_declared'),
  p.name.as('package_name'),
  p.type.as('package_type'),
  p.category.as('package_category'),
] as const;

const fromEnrolment = sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}`;
const isRunning = sql`${e.state} = 'active' and ${l.erased_at} is null`;

export type EnrolmentRow = Selected<typeof enrolmentColumns>;

type OfAccount = { accountId: string };

const lockOfAccount = statement(({ accountId }: Params<OfAccount>) =>
  build
    .selectFrom('enrolment')
    .where('learner_id', 'in', build.selectFrom('learner').where('account_id', '=', accountId).select('id'))
    .where('state', '=', 'active')
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate(),
);
const selectRunning = statement(({ accountId }: Params<OfAccount>) =>
  select(
    enrolmentColumns,
    sql`${fromEnrolment} where ${l.account_id} = ${accountId} and ${isRunning} order by ${e.id}`,
  ),
);

/**
 * The running enrolments of an account, locked, so that of two simultaneous starts the second sees the first.
 */
export async function lockEnrolments(db: Queryable, accountId: string): Promise<EnrolmentRow[]> {
  await lockOfAccount.run(db, { accountId });
  return selectRunning.all(db, { accountId });
}

const t = tableAs('placement_attempt', 't');
const latest = subqueryAs(
  select(
    [t.id.as('id'), t.bank.as('bank'), t.finished_at.as('finished_at')],
    sql`from ${t} where ${t.enrolment_id} = ${e.id}
      order by ${t.finished_at} is null desc, ${t.started_at} desc, ${t.id} desc limit 1`,
  ),
  'a',
);

const selectWithSitting = statement(({ accountId }: Params<OfAccount>) =>
  select(
    [
      ...enrolmentColumns,
      e.level.as('level'),
      orNull(latest.id).as('attempt_id'),
      orNull(latest.bank).as('attempt_bank'),
      latest.finished_at.as('finished_at'),
    ],
    sql`${fromEnrolment} left join lateral ${latest} on true
      where ${l.account_id} = ${accountId} and ${isRunning} order by ${e.opened_at}, ${e.id}`,
  ),
);

/** The running enrolments of an account, each with its latest sitting. */
export function enrolmentsWithSitting(
  db: Queryable,
  accountId: string,
): Promise<RowOf<typeof selectWithSitting>[]> {
  return selectWithSitting.all(db, { accountId });
}

const selectLast = statement(({ device }: Params<{ device: string }>) =>
  build
    .selectFrom('placement_attempt')
    .where('device_hash', '=', device)
    .select(['id', 'finished_at'])
    .orderBy((eb) => eb('finished_at', 'is', null), 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
);

/** A device's open sitting, else its last one. */
export function openOrLastOfDevice(db: Queryable, device: string): Promise<RowOf<typeof selectLast> | null> {
  return selectLast.first(db, { device });
}
