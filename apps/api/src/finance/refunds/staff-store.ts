import { isId } from '@fasih/school/basics/ids';
import type { ShownState } from '@fasih/school/finance/refunds/contract';
import { sql } from 'kysely';
import { balanceEvents } from '../../courses/balance/balance.ts';
import { faultRecordsOf } from '../../learning/classes/school-fault.ts';
import { staffStatesJson } from '../../people/accounts/approvers.ts';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { cteAs, orNull, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, lockingStatement, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import {
  a,
  c,
  courseName,
  e,
  f,
  l,
  o,
  p,
  priceHeld,
  r,
  refundColumns,
  refundJoins,
  shown,
} from './staff-columns.ts';

const s = tableAs('seat', 's');

/** How the family paid order `o`. */
const paymentType = build
  .selectFrom('provider_charge as ch')
  .innerJoin('payment_attempt as t', 't.id', 'ch.attempt_id')
  .where('ch.order_id', '=', o.id)
  .where(o.granted_key, '=', sql<string>`t.provider_order_id || '/' || ch.transaction_id`)
  .select('ch.payment_type')
  .$asScalar();

const lastReceipt = build
  .selectFrom('receipt as k')
  .where('k.order_id', '=', o.id)
  .select('k.number')
  .orderBy((eb) => eb('k.voided_at', 'is', null), 'desc')
  .orderBy('k.issued_at', 'desc')
  .limit(1)
  .$asScalar();

const selectDetail = statement(({ requestId, now }: Params<{ requestId: string; now: Date }>) =>
  select(
    [
      ...refundColumns,
      r.quote.as('quote'),
      e.price_paid.as('pricePaid'),
      // What the school still holds of it.
      priceHeld.as('priceHeld'),
      e.last_day.as('lastDay'),
      e.policy_version.as('policyVersion'),
      sql<boolean>`${e.state} = 'ended'`.as('ended'),
      balanceEvents(e.id).as('events'),
      faultRecordsOf(e).as('faultRecords'),
      // The accounts that decide who may approve it.
      staffStatesJson.as('staff'),
      lastReceipt.as('receiptNumber'),
      paymentType.as('paymentType'),
      sql<number>`(select count(*)::integer from ${s} where ${s.enrolment_id} = ${e.id} and (${s.state} = 'to_plan'
        or ${s.state} = 'planned' and lower(${s.during}) > ${now}))`.as('meetingsToFree'),
    ],
    sql`from ${r} ${refundJoins} join ${o} on ${o.id} = ${e.order_id} where ${r.id} = ${requestId}`,
  ),
);

/** One request with its course and its payment, or null. */
export async function staffRefundOf(
  db: Queryable,
  requestId: string,
  now: Date,
): Promise<RowOf<typeof selectDetail> | null> {
  return isId(requestId) ? selectDetail.first(db, { requestId, now }) : null;
}

type Request = { requestId: string };

const selectPlace = statement(({ requestId }: Params<Request>) =>
  build
    .selectFrom('refund_request as r')
    .innerJoin('enrolment as e', 'e.id', 'r.enrolment_id')
    .where('r.id', '=', requestId)
    .select(['e.id as enrolmentId', 'e.order_id as orderId', 'r.answer_by as answerBy']),
);

/** Where a request belongs; null for an id that is none. */
export async function placeOfRequest(
  db: Queryable,
  requestId: string,
): Promise<RowOf<typeof selectPlace> | null> {
  return isId(requestId) ? selectPlace.first(db, { requestId }) : null;
}

const lockJoins = sql`join ${e} on ${e.id} = ${r.enrolment_id} join ${l} on ${l.id} = ${e.learner_id}
  join ${p} on ${p.id} = ${e.package_id} join ${o} on ${o.id} = ${e.order_id} left join lateral ${c} on true`;

const lock = lockingStatement(({ requestId }: Params<Request>) =>
  select(
    [
      r.id.as('id'),
      r.state.as('state'),
      r.amount.as('amount'),
      r.quote.as('quote'),
      r.asked_at.as('askedAt'),
      r.prepared_by.as('preparedBy'),
      r.ended_by_school.as('endedBySchool'),
      r.version.as('version'),
      e.id.as('enrolmentId'),
      e.order_id.as('orderId'),
      e.state.as('enrolmentState'),
      e.last_day.as('lastDay'),
      e.policy_version.as('policyVersion'),
      l.account_id.as('accountId'),
      l.name.as('learnerName'),
      courseName,
      paymentType.as('paymentType'),
    ],
    sql`from ${r} ${lockJoins} where ${r.id} = ${requestId} for no key update of e, r`,
  ),
);

export type LockedRequest = RowOf<typeof lock>;

/** Holds the course of a request and the request itself; other writes on the course wait, marks of attendance do not. */
export async function lockRequest(db: Queryable, requestId: string): Promise<LockedRequest | null> {
  return isId(requestId) ? lock.first(db, { requestId }) : null;
}

const prepare = statement(({ requestId, by, now }: Params<Request & { by: string; now: Date }>) =>
  build
    .updateTable('refund_request')
    .set((eb) => ({ prepared_by: by, prepared_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', requestId),
);

export async function markPrepared(db: Queryable, requestId: string, by: string, now: Date): Promise<void> {
  await prepare.run(db, { requestId, by, now });
}

type Approved = {
  accountId: string;
  reason: string | null;
  selfApproved: boolean;
  refundId: string;
  now: Date;
};

const approve = statement((by: Params<Request & Approved>) =>
  build
    .updateTable('refund_request')
    .set((eb) => ({
      state: 'approved',
      decided_by: by.accountId,
      decided_at: by.now,
      decided_reason: by.reason,
      self_approved: by.selfApproved,
      refund_id: by.refundId,
      told: 'approved',
      version: eb('version', '+', 1),
    }))
    .where('id', '=', by.requestId),
);

export async function markApproved(db: Queryable, requestId: string, by: Approved): Promise<void> {
  await approve.run(db, { requestId, ...by });
}

type Rejected = { accountId: string; reason: string; now: Date };

const reject = statement((by: Params<Request & Rejected>) =>
  build
    .updateTable('refund_request')
    .set((eb) => ({
      state: 'rejected',
      decided_by: by.accountId,
      decided_at: by.now,
      decided_reason: by.reason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', by.requestId),
);

export async function markRejected(db: Queryable, requestId: string, by: Rejected): Promise<void> {
  await reject.run(db, { requestId, ...by });
}

/** An approved request `r` whose money `f` has moved since the family was last told. */
const isUntold = sql<boolean>`${r.state} = 'approved' and ${r.told} <> 'returned' and ${r.told} <> ${shown}`;

const selectUntold = statement(({ now, limit }: Params<{ now: Date; limit: number }>) =>
  build
    .selectFrom('refund_request as r')
    .innerJoin('refund as f', 'f.id', 'r.refund_id')
    .where(isUntold)
    .where(isNotSetAside('refunds.tell', r.id, now))
    .select('r.id')
    .orderBy('r.decided_at')
    .limit(limit),
);

/** The oldest of them that are not set aside. */
export async function untoldRequests(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await selectUntold.all(db, { now, limit });
  return rows.map(({ id }) => id);
}

const takeOne = statement(({ id }: Params<{ id: string }>) => {
  const moved = select(
    [
      r.id.as('id'),
      // Requests that are not approved are not among them.
      shown.$castTo<Extract<ShownState, 'approved' | 'returning' | 'returned'>>().as('shown'),
      f.path.as('path'),
      r.amount.as('amount'),
      r.enrolment_id.as('enrolment_id'),
    ],
    sql`from ${r} join ${f} on ${f.id} = ${r.refund_id} where ${r.id} = ${id} and ${isUntold}
      for update of r skip locked`,
  );
  const m = cteAs(moved, 'moved', 'm');
  const told = build
    .updateTable('refund_request')
    .from(sql<object>`moved`.as('m'))
    .set({ told: m.shown })
    .where('refund_request.id', '=', m.id);
  return withCtes(
    { moved, told },
    select(
      [
        m.id.as('id'),
        m.shown.as('shown'),
        m.path.as('path'),
        m.amount.as('amount'),
        l.account_id.as('accountId'),
        e.id.as('enrolmentId'),
        l.name.as('learnerName'),
        courseName,
      ],
      sql`from ${m} join ${e} on ${e.id} = ${m.enrolment_id} join ${l} on ${l.id} = ${e.learner_id}
        join ${p} on ${p.id} = ${e.package_id} left join lateral ${c} on true`,
    ),
  );
});

export type Untold = RowOf<typeof takeOne>;

/** One of them, noted as told; none when another process has it. */
export function takeUntold(db: Queryable, id: string): Promise<Untold[]> {
  return takeOne.all(db, { id });
}

const selectHistory = statement(({ requestId }: Params<Request>) =>
  build
    .selectFrom('audit_log as u')
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .where('u.target_kind', '=', 'refund')
    .where('u.target_id', '=', requestId)
    .select(['u.at', 'u.action', 'u.reason', orNull(shownNameOf(a)).as('by')])
    .orderBy('u.id', 'desc'),
);

/** What happened to a request, the newest first, as the audit log has it. */
export function historyOf(db: Queryable, requestId: string): Promise<RowOf<typeof selectHistory>[]> {
  return selectHistory.all(db, { requestId });
}
