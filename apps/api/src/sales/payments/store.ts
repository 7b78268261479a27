import type { Balances, ProviderStatus } from '@fasih/school/sales/payments/rules';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A page requested from the provider with one charge on it (or none yet). */
export type AttemptRow = {
  attempt_id: string;
  number: number;
  provider_order_id: string;
  page_amount: number;
  state: 'asked' | 'open' | 'refused' | 'cancelled' | 'closed';
  token: string | null;
  abandoned_at: Date | null;
  transaction_id: string | null;
  status: ProviderStatus;
  amount: number;
  currency: string;
  payment_type: string | null;
  paid_at: Date | null;
  was_paid: boolean;
  refunded: number;
  returned_by_hand: number;
  contradictory: boolean;
  unknown_seen: boolean;
  settled_at: Date | null;
  booked: Balances;
  bookings: number;
};

/** All attempts of an order with their charges, one row per charge. */
export async function attemptsOf(db: Queryable, orderId: string): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    `select a.id as attempt_id, a.number, a.provider_order_id, a.amount as page_amount, a.state, a.token,
       a.abandoned_at, c.transaction_id, c.status, c.amount, c.currency, c.payment_type, c.paid_at, c.was_paid,
       c.refunded, c.returned_by_hand, c.contradictory, c.unknown_seen, c.settled_at, c.booked, c.bookings
     from payment_attempt a left join provider_charge c on c.attempt_id = a.id
     where a.order_id = $1 order by a.number, c.transaction_time, c.transaction_id`,
    [orderId],
  );
  return rows;
}

export type ChargeRow = {
  transaction_id: string;
  attempt_id: string;
  order_id: string;
  payment_type: string | null;
  status: ProviderStatus;
  amount: number;
  currency: string;
  paid_at: Date | null;
  was_paid: boolean;
  refunded: number;
  returned_by_hand: number;
  contradictory: boolean;
  unknown_seen: boolean;
  transaction_time: Date | null;
  settled_at: Date | null;
  booked: Balances;
  bookings: number;
  raw: unknown;
};

/** Saves the known state of charges; a transaction never moves to another order. */
export async function saveCharges(db: Queryable, charges: readonly ChargeRow[], now: Date): Promise<void> {
  if (charges.length === 0) return;
  await db.query(
    `insert into provider_charge (transaction_id, attempt_id, order_id, payment_type, status, amount, currency, paid_at,
       was_paid, refunded, returned_by_hand, contradictory, unknown_seen, transaction_time, settled_at, booked, bookings,
       raw, updated_at)
     select transaction_id, attempt_id, order_id, payment_type, status, amount, currency, paid_at, was_paid, refunded,
       returned_by_hand, contradictory, unknown_seen, transaction_time, settled_at, booked, bookings, raw, $2
     from jsonb_populate_recordset(null::provider_charge, $1::jsonb)
     on conflict (transaction_id) do update set payment_type = excluded.payment_type, status = excluded.status,
       amount = excluded.amount, currency = excluded.currency, paid_at = excluded.paid_at, was_paid = excluded.was_paid,
       refunded = excluded.refunded, returned_by_hand = excluded.returned_by_hand,
       contradictory = excluded.contradictory, unknown_seen = excluded.unknown_seen,
       transaction_time = coalesce(excluded.transaction_time, provider_charge.transaction_time),
       settled_at = coalesce(excluded.settled_at, provider_charge.settled_at), booked = excluded.booked,
       bookings = excluded.bookings,
       raw = case when excluded.raw = '{}'::jsonb then provider_charge.raw else excluded.raw end,
       updated_at = excluded.updated_at
     where provider_charge.order_id = excluded.order_id`,
    [JSON.stringify(charges), now],
  );
}

/** Closes the order's pages on our side. */
export async function abandonAttempts(db: Queryable, orderId: string, now: Date): Promise<void> {
  await db.query(
    `update payment_attempt set abandoned_at = $2, state = 'cancelled'
     where order_id = $1 and abandoned_at is null and state in ('asked', 'open')`,
    [orderId, now],
  );
}

/** Closes tasks that the fold no longer requires (the money was returned, the card was approved). */
export async function closeTasks(
  db: Queryable,
  orderId: string,
  standing: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    `update payment_task set done_at = $3
     where order_id = $1 and done_at is null and source <> all($2::text[]) and source not like 'payments.mismatch:%'`,
    [orderId, standing, now],
  );
}

export type RefundSeenRow = {
  transaction_id: string;
  refund_key: string;
  amount: number;
  confirmed_at: Date | null;
};

/** Saves refunds reported by the provider: ours become sent or confirmed, those made in its dashboard are added. */
export async function saveRefundsSeen(
  db: Queryable,
  orderId: string,
  refunds: readonly RefundSeenRow[],
  now: Date,
): Promise<void> {
  if (refunds.length === 0) return;
  await db.query(
    `insert into refund (order_id, transaction_id, refund_key, amount, path, state, reason, created_at, confirmed_at)
     select $1, transaction_id, refund_key, amount, 'provider',
       case when confirmed_at is null then 'sent' else 'confirmed' end, 'dashboard', $3, confirmed_at
     from jsonb_to_recordset($2::jsonb) as r(transaction_id text, refund_key text, amount integer, confirmed_at timestamptz)
     on conflict (transaction_id, refund_key) do update
       set state = case when refund.state = 'confirmed' then 'confirmed' else excluded.state end,
         confirmed_at = coalesce(refund.confirmed_at, excluded.confirmed_at)`,
    [orderId, JSON.stringify(refunds), now],
  );
}

/** Stores a notification as received and returns its order, if known. */
export async function keepNotification(
  db: Queryable,
  seen: {
    receivedAt: Date;
    providerOrderId: string | null;
    transactionId: string | null;
    body: string;
    verdict: string;
  },
): Promise<{ id: number; orderId: string | null }> {
  const { rows } = await db.query<{ id: number; order_id: string | null }>(
    `insert into provider_notification (received_at, provider_order_id, transaction_id, body, verdict)
     values ($1, $2, $3, $4, $5)
     returning id, (select order_id from payment_attempt where provider_order_id = $2) as order_id`,
    [seen.receivedAt, seen.providerOrderId, seen.transactionId, seen.body, seen.verdict],
  );
  const row = rows[0];
  if (!row) throw new Error('the notification was not kept');
  return { id: row.id, orderId: row.order_id };
}

/** Records the result of a notification. */
export async function noteVerdict(db: Queryable, id: number, verdict: string): Promise<void> {
  await db.query('update provider_notification set verdict = $2 where id = $1', [id, verdict]);
}
