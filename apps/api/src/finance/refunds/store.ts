import { isId } from '@fasih/school/basics/ids';
import type { BalanceEvent } from '@fasih/school/catalogue/policy/balance';
import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import type { RefundState } from '@fasih/school/finance/refunds/contract';
import type { MoneyOnItsWay } from '@fasih/school/sales/payments/money-steps';
import { eventsJson } from '../../courses/balance/balance.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

/** A bought course as refunds see it. Whole rupiah. */
export type RefundCourse = {
  enrolmentId: string;
  accountId: string;
  learnerId: string;
  learnerName: string;
  courseName: string;
  policyVersion: number;
  /** What the school still holds of the price: 0 once the payment was reversed. */
  pricePaid: number;
  lastDay: string | null;
  ended: boolean;
};

/** SQL: what the school still holds of the price of a course `e` of the order `o`. */
export const priceHeld = `case when o.status = 'refunded' then 0 else e.price_paid end`;

const columns = `e.id as "enrolmentId", l.account_id as "accountId", l.id as "learnerId", l.name as "learnerName",
  coalesce(c.name, p.name) as "courseName", e.policy_version as "policyVersion", ${priceHeld} as "pricePaid",
  e.last_day as "lastDay", e.state = 'ended' as ended`;
const found = `enrolment e
  join learner l on l.id = e.learner_id
  join package p on p.id = e.package_id
  join orders o on o.id = e.order_id
  left join lateral (
    select sc.name from class_member cm join school_class sc on sc.id = cm.class_id
    where cm.enrolment_id = e.id order by cm.left_at is null desc, cm.joined_at desc limit 1
  ) c on true
  where e.id = $1 and ($2 = 'admin' or l.account_id = $3)`;

/** The course, or null when it does not exist or is not this person's; `lock` makes concurrent writes wait. */
export async function refundCourse(
  db: Queryable,
  enrolmentId: string,
  person: Person,
  lock?: 'lock',
): Promise<RefundCourse | null> {
  if (!isId(enrolmentId)) return null;
  const { rows } = await db.query<RefundCourse>(
    `select ${columns} from ${found} ${lock ? 'for update of e' : ''}`,
    [enrolmentId, person.role, person.accountId],
  );
  return rows[0] ?? null;
}

/** The course with its balance events, for reads only: a write must lock it before reading them. */
export async function courseWithEvents(
  db: Queryable,
  enrolmentId: string,
  person: Person,
): Promise<(RefundCourse & { events: BalanceEvent[] }) | null> {
  if (!isId(enrolmentId)) return null;
  const { rows } = await db.query<RefundCourse & { events: BalanceEvent[] }>(
    `select ${columns}, ${eventsJson('e.id')} as events from ${found}`,
    [enrolmentId, person.role, person.accountId],
  );
  return rows[0] ?? null;
}

/** SQL: the money `f` of a request as JSON (`MoneyOnItsWay`), or null. */
export const moneyJson = `case when f.id is not null then json_build_object('path', f.path, 'state', f.state,
  'hasProof', f.proof_key is not null) end`;

export type RequestRow = {
  id: string;
  state: RefundState;
  money: MoneyOnItsWay | null;
  returnedAt: Date | null;
  askedAt: Date;
  reason: string;
  quote: RefundQuote;
  amount: number;
  decidedAt: Date | null;
  decidedReason: string | null;
};

/** All requests of a course, the newest first. */
export async function requestsOf(db: Queryable, enrolmentId: string): Promise<RequestRow[]> {
  const { rows } = await db.query<RequestRow>(
    `select r.id, r.state, r.asked_at as "askedAt", r.reason, r.quote, r.amount, r.decided_at as "decidedAt",
       r.decided_reason as "decidedReason", ${moneyJson} as money, f.confirmed_at as "returnedAt"
     from refund_request r left join refund f on f.id = r.refund_id
     where r.enrolment_id = $1 order by r.asked_at desc, r.id desc`,
    [enrolmentId],
  );
  return rows;
}

/** Inserts a request with its quote and returns the id; null when one is already open. */
export async function insertRequest(
  db: Queryable,
  request: { enrolmentId: string; by: string; reason: string; quote: RefundQuote; now: Date },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into refund_request (enrolment_id, asked_by, asked_at, reason, quote, amount)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (enrolment_id) where state in ('asked', 'approved') do nothing returning id`,
    [
      request.enrolmentId,
      request.by,
      request.now,
      request.reason,
      JSON.stringify(request.quote),
      request.quote.amount,
    ],
  );
  return rows[0]?.id ?? null;
}

/** Withdraws a pending request; false when somebody decided about it meanwhile. */
export async function markWithdrawn(db: Queryable, requestId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update refund_request set state = 'withdrawn', version = version + 1 where id = $1 and state = 'asked'`,
    [requestId],
  );
  return rowCount === 1;
}
