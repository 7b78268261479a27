import { type Attempt, attemptKey, type OrderState, openAttempt } from '@fasih/school/sales/payments/rules';
import type { PoolClient } from 'pg';
import type { NewEntry } from '../../ledger/journal/post-entry.ts';
import type { ProviderTransaction } from '../../platform/provider/midtrans.ts';
import type { LockedOrder } from '../orders/orders.ts';
import { bookCharge } from './settle-books.ts';
import { type AttemptRow, type ChargeRow, saveCharges, saveRefundsSeen } from './store.ts';

/** Saves changed charges and refunds, and returns what must be booked for them. */
export async function saveMoney(
  db: PoolClient,
  change: {
    order: LockedOrder;
    rows: readonly AttemptRow[];
    attempts: readonly Attempt[];
    state: OrderState;
    ours: readonly ProviderTransaction[];
    now: Date;
  },
): Promise<NewEntry[]> {
  const { order, rows, state, now } = change;
  const entries: NewEntry[] = [];
  const changed: ChargeRow[] = [];
  for (const attempt of change.attempts) {
    const { transactionId } = attempt;
    const page = rows.find((row) => row.provider_order_id === attempt.providerOrderId);
    if (transactionId === null || attempt.status === 'notStarted' || !page) continue;
    const row = rows.find((known) => known.transaction_id === transactionId);
    const reading = change.ours.findLast((one) => one.transactionId === transactionId);
    const before = { booked: row?.booked ?? {}, bookings: row?.bookings ?? 0 };
    const granting = state.paidBy === attemptKey(attempt) && order.granted_key === null;
    const booking = bookCharge(
      { order, attempt: { ...attempt, transactionId }, before, paidBy: state.paidBy, granting },
      now,
    );
    if (booking.entry) entries.push(booking.entry);
    const settledAt = reading?.settlementTime ?? row?.settled_at ?? null;
    if (
      row &&
      !booking.entry &&
      same(attemptOf(row), attempt) &&
      settledAt?.getTime() === row.settled_at?.getTime()
    )
      continue;
    changed.push({
      transaction_id: transactionId,
      attempt_id: page.attempt_id,
      order_id: order.id,
      payment_type: attempt.paymentType,
      status: attempt.status,
      amount: attempt.amount,
      currency: attempt.currency,
      paid_at: attempt.paidAt,
      was_paid: attempt.wasPaid,
      refunded: attempt.refundedAmount,
      returned_by_hand: attempt.returnedByHand,
      contradictory: attempt.contradictory,
      unknown_seen: attempt.unknownSeen,
      transaction_time: reading?.transactionTime ?? null,
      settled_at: settledAt,
      booked: booking.booked,
      bookings: booking.bookings,
      raw: reading ?? {},
    });
  }
  await saveCharges(db, changed, now);
  await saveRefundsSeen(db, order.id, refundsOf(change.ours), now);
  return entries;
}

/** A dashboard refund may have no key; then its place in the list identifies it. */
function refundsOf(seen: readonly ProviderTransaction[]) {
  const latest = new Map(seen.map((one) => [one.transactionId, one]));
  return [...latest.values()].flatMap((one) =>
    one.refunds
      .filter(({ amount }) => amount > 0)
      .map((refund, place) => ({
        transaction_id: one.transactionId,
        refund_key: refund.key ?? `unnamed-${place + 1}`,
        amount: refund.amount,
        confirmed_at: refund.bankConfirmedAt,
      })),
  );
}

/** A stored attempt or charge as the rules see it. */
export function attemptOf(row: AttemptRow): Attempt {
  const page = { ...openAttempt(row.provider_order_id, row.page_amount), abandonedAt: row.abandoned_at };
  if (row.transaction_id === null) return page;
  return {
    ...page,
    transactionId: row.transaction_id,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    paymentType: row.payment_type,
    paidAt: row.paid_at,
    wasPaid: row.was_paid,
    refundedAmount: row.refunded,
    contradictory: row.contradictory,
    unknownSeen: row.unknown_seen,
    returnedByHand: row.returned_by_hand,
  };
}

function same(one: Attempt, other: Attempt): boolean {
  const plain = (attempt: Attempt) =>
    JSON.stringify(Object.entries(attempt).sort(([a], [b]) => (a < b ? -1 : 1)));
  return plain(one) === plain(other);
}
