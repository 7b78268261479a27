import { nextRefundTry } from '@fasih/school/sales/payments/refund-tries';
import { type Selectable, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { coalesce, type OrNone, type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const a = tableAs('payment_attempt', 'a');
const c = tableAs('provider_charge', 'c');
/** A charge as it is stored, and as it is known now. */
const stored = tableAs('provider_charge', 'provider_charge');
const known = tableAs('provider_charge', 'excluded');

const pageColumns = [
  a.id.as('attempt_id'),
  a.number.as('number'),
  a.provider_order_id.as('provider_order_id'),
  a.amount.as('page_amount'),
  a.state.as('state'),
  a.token.as('token'),
  a.abandoned_at.as('abandoned_at'),
] as const;

const chargeColumns = [
  c.transaction_id.as('transaction_id'),
  c.status.as('status'),
  c.amount.as('amount'),
  c.currency.as('currency'),
  c.payment_type.as('payment_type'),
  c.paid_at.as('paid_at'),
  c.was_paid.as('was_paid'),
  c.refunded.as('refunded'),
  c.returned_by_hand.as('returned_by_hand'),
  c.contradictory.as('contradictory'),
  c.unknown_seen.as('unknown_seen'),
  c.settled_at.as('settled_at'),
  c.booked.as('booked'),
  c.bookings.as('bookings'),
] as const;

/** A page requested from the provider with one charge on it, or with none yet. */
export type AttemptRow = Selected<typeof pageColumns> & OrNone<Selected<typeof chargeColumns>>;

const selectAttempts = statement(({ orderId }: Params<{ orderId: string }>) =>
  select(
    [...pageColumns, ...chargeColumns],
    sql`from ${a} left join ${c} on ${c.attempt_id} = ${a.id} where ${a.order_id} = ${orderId}
      order by ${a.number}, ${c.transaction_time}, ${c.transaction_id}`,
  ).$castTo<AttemptRow>(),
);

/** All attempts of an order with their charges, one row per charge. */
export function attemptsOf(db: Queryable, orderId: string): Promise<AttemptRow[]> {
  return selectAttempts.all(db, { orderId });
}

/** What is known of a charge, as `saveCharges` writes it. */
export type ChargeRow = Omit<Selectable<DB['provider_charge']>, 'updated_at'>;

const chargeFields = [
  'transaction_id',
  'attempt_id',
  'order_id',
  'payment_type',
  'status',
  'amount',
  'currency',
  'paid_at',
  'was_paid',
  'refunded',
  'returned_by_hand',
  'contradictory',
  'unknown_seen',
  'transaction_time',
  'settled_at',
  'booked',
  'bookings',
  'raw',
] as const satisfies readonly (keyof ChargeRow)[];

const upsertCharges = statement(({ charges, now }: Params<{ charges: string; now: Date }>) =>
  build
    .insertInto('provider_charge')
    .columns([...chargeFields, 'updated_at'])
    .expression(
      sql`select ${sql.join(chargeFields.map((field) => sql.ref(field)))}, ${now}
        from jsonb_populate_recordset(null::provider_charge, ${charges}::jsonb)`,
    )
    .onConflict((on) =>
      on
        .column('transaction_id')
        .doUpdateSet({
          payment_type: known.payment_type,
          status: known.status,
          amount: known.amount,
          currency: known.currency,
          paid_at: known.paid_at,
          was_paid: known.was_paid,
          refunded: known.refunded,
          returned_by_hand: known.returned_by_hand,
          contradictory: known.contradictory,
          unknown_seen: known.unknown_seen,
          transaction_time: coalesce(known.transaction_time, stored.transaction_time),
          settled_at: coalesce(known.settled_at, stored.settled_at),
          booked: known.booked.$castTo<string>(),
          bookings: known.bookings,
          raw: sql<string>`case when ${known.raw} = '{}'::jsonb then ${stored.raw} else ${known.raw} end`,
          updated_at: known.updated_at,
        })
        .where(stored.order_id, '=', known.order_id),
    ),
);

/** Saves the known state of charges; a transaction never moves to another order. */
export async function saveCharges(db: Queryable, charges: readonly ChargeRow[], now: Date): Promise<void> {
  if (charges.length > 0) await upsertCharges.run(db, { charges: JSON.stringify(charges), now });
}

const abandon = statement(({ orderId, now }: Params<{ orderId: string; now: Date }>) =>
  build
    .updateTable('payment_attempt')
    .set({ abandoned_at: now, state: 'cancelled' })
    .where('order_id', '=', orderId)
    .where('abandoned_at', 'is', null)
    .where('state', 'in', ['asked', 'open']),
);

/** Closes the order's pages on our side. */
export async function abandonAttempts(db: Queryable, orderId: string, now: Date): Promise<void> {
  await abandon.run(db, { orderId, now });
}

type Standing = { orderId: string; standing: readonly string[]; now: Date };

const closeOthers = statement(({ orderId, standing, now }: Params<Standing>) =>
  build
    .updateTable('payment_task')
    .set({ done_at: now })
    .where('order_id', '=', orderId)
    .where('done_at', 'is', null)
    .where('source', '<>', sql<string>`all(${standing}::text[])`)
    .where('source', 'not like', 'payments.mismatch:%'),
);

/** Closes tasks that the fold no longer requires (the money was returned, the card was approved). */
export async function closeTasks(
  db: Queryable,
  orderId: string,
  standing: readonly string[],
  now: Date,
): Promise<void> {
  await closeOthers.run(db, { orderId, standing, now });
}

export type RefundSeenRow = {
  transaction_id: string;
  refund_key: string;
  amount: number;
  confirmed_at: Date | null;
};

const upsertRefunds = statement(
  ({
    orderId,
    refunds,
    now,
    nextTryAt,
  }: Params<{ orderId: string; refunds: string; now: Date; nextTryAt: Date }>) =>
    build
      .insertInto('refund')
      .columns([
        'order_id',
        'transaction_id',
        'refund_key',
        'amount',
        'path',
        'state',
        'reason',
        'created_at',
        'confirmed_at',
        'next_try_at',
      ])
      .expression(
        sql`select ${orderId}, transaction_id, refund_key, amount, 'provider',
          case when confirmed_at is null then 'sent' else 'confirmed' end, 'dashboard', ${now}, confirmed_at, ${nextTryAt}::timestamptz
          from jsonb_to_recordset(${refunds}::jsonb)
            as r(transaction_id text, refund_key text, amount integer, confirmed_at timestamptz)`,
      )
      .onConflict((on) =>
        on.columns(['transaction_id', 'refund_key']).doUpdateSet((eb) => ({
          state: sql<'confirmed' | 'sent'>`case when ${eb.ref('refund.state')} = 'confirmed' then 'confirmed'
            else ${eb.ref('excluded.state')} end`,
          confirmed_at: eb.fn.coalesce('refund.confirmed_at', 'excluded.confirmed_at'),
          next_try_at: sql<Date>`greatest(${eb.ref('refund.next_try_at')}, ${eb.ref('excluded.next_try_at')})`,
        })),
      ),
);

/** Saves refunds reported by the provider: ours become sent or confirmed, those made in its dashboard are added. */
export async function saveRefundsSeen(
  db: Queryable,
  orderId: string,
  refunds: readonly RefundSeenRow[],
  now: Date,
): Promise<void> {
  if (refunds.length === 0) return;
  const nextTryAt = nextRefundTry({ state: 'sent', createdAt: now }, now);
  await upsertRefunds.run(db, { orderId, refunds: JSON.stringify(refunds), now, nextTryAt });
}

type NewNotification = {
  receivedAt: Date;
  providerOrderId: string | null;
  transactionId: string | null;
  body: string;
  verdict: string;
};

const insertNotification = statement((seen: Params<NewNotification>) =>
  build
    .insertInto('provider_notification')
    .values({
      received_at: seen.receivedAt,
      provider_order_id: seen.providerOrderId,
      transaction_id: seen.transactionId,
      body: seen.body,
      verdict: seen.verdict,
    })
    .returning((eb) => [
      'id',
      eb
        .selectFrom('payment_attempt')
        .where('provider_order_id', '=', seen.providerOrderId)
        .select('order_id')
        .as('orderId'),
    ]),
);

/** Stores a notification as received and returns its order, if known. */
export async function keepNotification(
  db: Queryable,
  seen: NewNotification,
): Promise<{ id: number; orderId: string | null }> {
  const row = await insertNotification.first(db, seen);
  if (!row) throw new Error('the notification was not kept');
  return row;
}

const setVerdict = statement(({ id, verdict }: Params<{ id: number; verdict: string }>) =>
  build.updateTable('provider_notification').set({ verdict }).where('id', '=', id),
);

/** Records the result of a notification. */
export async function noteVerdict(db: Queryable, id: number, verdict: string): Promise<void> {
  await setVerdict.run(db, { id, verdict });
}
