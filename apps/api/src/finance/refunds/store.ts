import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { balanceEvents } from '../../courses/balance/balance.ts';
import { ifFound, orNull, select } from '../../platform/db/sql.ts';
import { build, lockingStatement, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';
import { askingFacts } from './answer.ts';
import { c, courseName, e, f, l, o, p, priceHeld, r } from './staff-columns.ts';

/** A course as this person may see it. */
export type OfPerson = { enrolmentId: string; role: Person['role']; accountId: string };

/** What refunds read of a course `e`; `fromCourse` follows it. */
const courseColumns = [
  e.id.as('enrolmentId'),
  l.account_id.as('accountId'),
  l.id.as('learnerId'),
  l.name.as('learnerName'),
  courseName,
  e.policy_version.as('policyVersion'),
  // 0 once the payment was reversed.
  priceHeld.as('pricePaid'),
  e.last_day.as('lastDay'),
  sql<boolean>`${e.state} = 'ended'`.as('ended'),
  sql<boolean>`${e.state} = 'active'`.as('active'),
] as const;

export const fromCourse = ({ enrolmentId, role, accountId }: Params<OfPerson>) =>
  sql`from ${e} join ${l} on ${l.id} = ${e.learner_id} join ${p} on ${p.id} = ${e.package_id}
    join ${o} on ${o.id} = ${e.order_id} left join lateral ${c} on true
    where ${e.id} = ${enrolmentId} and (${role} = 'admin' or ${l.account_id} = ${accountId})`;

const selectCourse = statement((of: Params<OfPerson>) => select(courseColumns, fromCourse(of)));
const lockCourse = lockingStatement((of: Params<OfPerson>) =>
  select(courseColumns, sql`${fromCourse(of)} for update of e`),
);
export type OfPersonNow = OfPerson & { now: Date; today: string };

/** What a quote needs of a course: `courseColumns` with its balance events and how long it may be asked for. */
export const quotedColumns = ({ now, today }: Params<OfPersonNow>) =>
  [...courseColumns, balanceEvents(e.id).as('events'), ...askingFacts(now, today)] as const;

const selectWithEvents = statement((of: Params<OfPersonNow>) => select(quotedColumns(of), fromCourse(of)));

/** A bought course as refunds see it. Whole rupiah. */
export type RefundCourse = RowOf<typeof selectCourse>;

/** The course, or null when it does not exist or is not this person's; `lock` makes concurrent writes wait. */
export async function refundCourse(
  db: Queryable,
  enrolmentId: string,
  { role, accountId }: Person,
  lock?: 'lock',
): Promise<RefundCourse | null> {
  if (!isId(enrolmentId)) return null;
  return (lock ? lockCourse : selectCourse).first(db, { enrolmentId, role, accountId });
}

/** The course with its balance events, for reads only: a write must lock it before reading them. */
export async function courseWithEvents(
  db: Queryable,
  enrolmentId: string,
  { role, accountId }: Person,
  now: Date,
): Promise<RowOf<typeof selectWithEvents> | null> {
  const input = { enrolmentId, role, accountId, now, today: dayIn(now) };
  return isId(enrolmentId) ? selectWithEvents.first(db, input) : null;
}

const selectRequests = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  select(
    [
      r.id.as('id'),
      r.state.as('state'),
      r.asked_at.as('askedAt'),
      r.reason.as('reason'),
      r.quote.as('quote'),
      r.amount.as('amount'),
      r.decided_at.as('decidedAt'),
      r.decided_reason.as('decidedReason'),
      r.answer_by.as('answerBy'),
      r.ended_by_school.as('endedBySchool'),
      ifFound(
        f.id,
        jsonBuildObject({ path: f.path, state: f.state, hasProof: sql<boolean>`${f.proof_key} is not null` }),
      ).as('money'),
      orNull(f.confirmed_at).as('returnedAt'),
    ],
    sql`from ${r} left join ${f} on ${f.id} = ${r.refund_id} where ${r.enrolment_id} = ${enrolmentId}
      order by ${r.asked_at} desc, ${r.id} desc`,
  ),
);

export type RequestRow = RowOf<typeof selectRequests>;

/** All requests of a course, the newest first. */
export function requestsOf(db: Queryable, enrolmentId: string): Promise<RequestRow[]> {
  return selectRequests.all(db, { enrolmentId });
}

type NewRequest = {
  enrolmentId: string;
  by: string;
  reason: string;
  answerBy: string | null;
  now: Date;
  /** Opened because an admin ended the course. */
  endedBySchool: boolean;
};

const insert = statement((request: Params<NewRequest & { quote: string; amount: number }>) =>
  build
    .insertInto('refund_request')
    .values({
      enrolment_id: request.enrolmentId,
      asked_by: request.by,
      asked_at: request.now,
      reason: request.reason,
      answer_by: request.answerBy,
      ended_by_school: request.endedBySchool,
      quote: request.quote,
      amount: request.amount,
    })
    .onConflict((on) => on.column('enrolment_id').where('state', 'in', ['asked', 'approved']).doNothing())
    .returning('id'),
);

/** Inserts a request with its quote and returns the id; null when one is already open. */
export async function insertRequest(
  db: Queryable,
  { quote, ...request }: NewRequest & { quote: RefundQuote },
): Promise<string | null> {
  const row = await insert.first(db, { ...request, quote: JSON.stringify(quote), amount: quote.amount });
  return row?.id ?? null;
}

const withdraw = statement(({ requestId }: Params<{ requestId: string }>) =>
  build
    .updateTable('refund_request')
    .set((eb) => ({ state: 'withdrawn', version: eb('version', '+', 1) }))
    .where('id', '=', requestId)
    .where('state', '=', 'asked'),
);

/** Withdraws a pending request; false when somebody decided about it meanwhile. */
export async function markWithdrawn(db: Queryable, requestId: string): Promise<boolean> {
  return (await withdraw.run(db, { requestId })) === 1;
}
