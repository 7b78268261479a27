import { isId } from '@fasih/school/basics/ids';
import type { BalanceEvent } from '@fasih/school/catalogue/policy/balance';
import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import type { RefundState } from '@fasih/school/finance/refunds/contract';
import { eventsJson } from '../../courses/balance/balance.ts';
import { type SentStates, staffStatesSql } from '../../people/accounts/approvers.ts';
import { notSetAside } from '../../platform/db/set-aside.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { RefundRow } from '../../sales/payments/provider-refunds.ts';
import { priceHeld } from './store.ts';

type Named = { id: string; name: string };

/** The money of a request as it is read with it. */
export type MoneyRow = {
  refundId: string;
  path: RefundRow['path'];
  state: RefundRow['state'];
  amount: number;
  askedAt: string;
  confirmedAt: string | null;
  hasProof: boolean;
};

export type StaffRow = {
  id: string;
  enrolmentId: string;
  orderId: string;
  learner: Named;
  payer: Named & { email: string; phone: string | null };
  courseName: string;
  state: RefundState;
  askedAt: Date;
  reason: string;
  amount: number;
  preparedBy: Named | null;
  preparedAt: Date | null;
  decidedBy: Named | null;
  decidedAt: Date | null;
  decidedReason: string | null;
  selfApproved: boolean;
  money: MoneyRow | null;
  version: number;
};

const named = (account: string) =>
  `case when ${account}.id is not null then json_build_object('id', ${account}.id, 'name',
    ${shownName(account)}) end`;

/** SQL: where a request `r` with its money `f` stands for the family; `shownState` is the same rule. */
export const shownSql = `case when r.state <> 'approved' then r.state
  when f.state = 'confirmed' then 'returned'
  when f.state = 'sent' or f.state = 'asked' and f.path = 'transfer' and f.proof_key is not null then 'returning'
  else 'approved' end`;

/** Everything between `select` and `from` of a request `r`; `refundJoins` follow it. */
export const refundColumns = `r.id, r.enrolment_id as "enrolmentId", e.order_id as "orderId",
  json_build_object('id', l.id, 'name', l.name) as learner,
  json_build_object('id', a.id, 'name', ${shownName('a')}, 'email', a.email, 'phone', a.phone)
    as payer,
  coalesce(c.name, p.name) as "courseName", r.state, r.asked_at as "askedAt", r.reason, r.amount,
  ${named('pb')} as "preparedBy", r.prepared_at as "preparedAt", ${named('db')} as "decidedBy",
  r.decided_at as "decidedAt", r.decided_reason as "decidedReason", r.self_approved as "selfApproved",
  case when f.id is not null then json_build_object('refundId', f.id, 'path', f.path, 'state', f.state, 'amount', f.amount,
    'askedAt', f.created_at, 'confirmedAt', f.confirmed_at, 'hasProof', f.proof_key is not null) end as money,
  r.version`;
export const refundJoins = `join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
  join account a on a.id = l.account_id join package p on p.id = e.package_id
  left join account pb on pb.id = r.prepared_by left join account db on db.id = r.decided_by
  left join refund f on f.id = r.refund_id
  left join lateral (
    select sc.name from class_member cm join school_class sc on sc.id = cm.class_id
    where cm.enrolment_id = e.id order by cm.left_at is null desc, cm.joined_at desc limit 1
  ) c on true`;
const from = `refund_request r ${refundJoins}`;

export type DetailRow = StaffRow & {
  quote: RefundQuote;
  pricePaid: number;
  /** What the school still holds of it. */
  priceHeld: number;
  policyVersion: number;
  ended: boolean;
  events: BalanceEvent[];
  receiptNumber: string | null;
  paymentType: string | null;
  lastDay: string | null;
  meetingsToFree: number;
  /** The accounts that decide who may approve it. */
  staff: SentStates;
};

/** SQL: how the family paid order `o`. */
const paymentType = `(select ch.payment_type from provider_charge ch join payment_attempt t on t.id = ch.attempt_id
  where ch.order_id = o.id and o.granted_key = t.provider_order_id || '/' || ch.transaction_id)`;

/** One request with its course and its payment, or null. */
export async function staffRefundOf(db: Queryable, requestId: string, now: Date): Promise<DetailRow | null> {
  if (!isId(requestId)) return null;
  const { rows } = await db.query<DetailRow>(
    `select ${refundColumns}, r.quote, e.price_paid as "pricePaid", ${priceHeld} as "priceHeld", e.last_day as "lastDay",
       e.policy_version as "policyVersion", e.state = 'ended' as ended, ${eventsJson('e.id')} as events,
       ${staffStatesSql} as staff,
       (select number from receipt where order_id = o.id order by voided_at is null desc, issued_at desc limit 1)
         as "receiptNumber",
       ${paymentType} as "paymentType",
       (select count(*)::integer from seat s where s.enrolment_id = e.id and (s.state = 'to_plan'
         or s.state = 'planned' and lower(s.during) > $2)) as "meetingsToFree"
     from ${from} join orders o on o.id = e.order_id where r.id = $1`,
    [requestId, now],
  );
  return rows[0] ?? null;
}

export type LockedRequest = {
  id: string;
  enrolmentId: string;
  orderId: string;
  state: RefundState;
  amount: number;
  quote: RefundQuote;
  askedAt: Date;
  paymentType: string | null;
  preparedBy: string | null;
  version: number;
  enrolmentState: 'active' | 'suspended' | 'ended';
  accountId: string;
  learnerName: string;
  courseName: string;
};

/** Where a request belongs; null for an id that is none. */
export async function placeOfRequest(
  db: Queryable,
  requestId: string,
): Promise<{ enrolmentId: string; orderId: string } | null> {
  if (!isId(requestId)) return null;
  const { rows } = await db.query<{ enrolmentId: string; orderId: string }>(
    `select e.id as "enrolmentId", e.order_id as "orderId" from refund_request r
       join enrolment e on e.id = r.enrolment_id where r.id = $1`,
    [requestId],
  );
  return rows[0] ?? null;
}

/** Holds the course of a request and the request itself; other writes on the course wait, marks of attendance do not. */
export async function lockRequest(db: Queryable, requestId: string): Promise<LockedRequest | null> {
  if (!isId(requestId)) return null;
  const { rows } = await db.query<LockedRequest>(
    `select r.id, e.id as "enrolmentId", e.order_id as "orderId", r.state, r.amount, r.quote,
       r.asked_at as "askedAt", ${paymentType} as "paymentType", r.prepared_by as "preparedBy", r.version, e.state as "enrolmentState", l.account_id as "accountId",
       l.name as "learnerName", coalesce(c.name, p.name) as "courseName"
     from refund_request r join enrolment e on e.id = r.enrolment_id join learner l on l.id = e.learner_id
       join package p on p.id = e.package_id join orders o on o.id = e.order_id
       left join lateral (
         select sc.name from class_member cm join school_class sc on sc.id = cm.class_id
         where cm.enrolment_id = e.id order by cm.left_at is null desc, cm.joined_at desc limit 1
       ) c on true
     where r.id = $1 for no key update of e, r`,
    [requestId],
  );
  return rows[0] ?? null;
}

export async function markPrepared(db: Queryable, requestId: string, by: string, now: Date): Promise<void> {
  await db.query(
    'update refund_request set prepared_by = $2, prepared_at = $3, version = version + 1 where id = $1',
    [requestId, by, now],
  );
}

export async function markApproved(
  db: Queryable,
  requestId: string,
  by: { accountId: string; reason: string | null; selfApproved: boolean; refundId: string; now: Date },
): Promise<void> {
  await db.query(
    `update refund_request set state = 'approved', decided_by = $2, decided_at = $3, decided_reason = $4,
       self_approved = $5, refund_id = $6, told = 'approved', version = version + 1 where id = $1`,
    [requestId, by.accountId, by.now, by.reason, by.selfApproved, by.refundId],
  );
}

export async function markRejected(
  db: Queryable,
  requestId: string,
  by: { accountId: string; reason: string; now: Date },
): Promise<void> {
  await db.query(
    `update refund_request set state = 'rejected', decided_by = $2, decided_at = $3, decided_reason = $4,
       version = version + 1 where id = $1`,
    [requestId, by.accountId, by.now, by.reason],
  );
}

export type Untold = {
  id: string;
  shown: 'approved' | 'returning' | 'returned';
  path: 'provider' | 'transfer';
  amount: number;
  accountId: string;
  enrolmentId: string;
  learnerName: string;
  courseName: string;
};

/** SQL: an approved request `r` whose money `f` has moved since the family was last told. */
const isUntold = `r.state = 'approved' and r.told <> 'returned' and r.told <> ${shownSql}`;

/** The oldest of them that are not set aside. */
export async function untoldRequests(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.id from refund_request r join refund f on f.id = r.refund_id
     where ${isUntold} and ${notSetAside('refunds.tell', 'r.id', '$1')} order by r.decided_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** One of them, noted as told; none when another process has it. */
export async function takeUntold(db: Queryable, id: string): Promise<Untold[]> {
  const { rows } = await db.query<Untold>(
    `with moved as (
       select r.id, ${shownSql} as shown, f.path, r.amount, r.enrolment_id
       from refund_request r join refund f on f.id = r.refund_id
       where r.id = $1 and ${isUntold} for update of r skip locked
     ), told as (
       update refund_request r set told = moved.shown from moved where r.id = moved.id
     )
     select m.id, m.shown, m.path, m.amount, l.account_id as "accountId", e.id as "enrolmentId",
       l.name as "learnerName", coalesce(c.name, p.name) as "courseName"
     from moved m join enrolment e on e.id = m.enrolment_id join learner l on l.id = e.learner_id
       join package p on p.id = e.package_id
       left join lateral (
         select sc.name from class_member cm join school_class sc on sc.id = cm.class_id
         where cm.enrolment_id = e.id order by cm.left_at is null desc, cm.joined_at desc limit 1
       ) c on true`,
    [id],
  );
  return rows;
}

/** What happened to a request, the newest first, as the audit log has it. */
export async function historyOf(
  db: Queryable,
  requestId: string,
): Promise<{ at: Date; action: string; by: string | null; reason: string | null }[]> {
  const { rows } = await db.query<{ at: Date; action: string; by: string | null; reason: string | null }>(
    `select u.at, u.action, ${shownName('a')} as by, u.reason
     from audit_log u left join account a on a.id = u.account_id
     where u.target_kind = 'refund' and u.target_id = $1 order by u.id desc`,
    [requestId],
  );
  return rows;
}
