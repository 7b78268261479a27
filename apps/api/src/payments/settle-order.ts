import type { OrderStatus } from '@fasih/school/orders/contract';
import {
  type Attempt,
  attemptKey,
  foldAttempts,
  type Observation,
  type OrderState,
  openAttempt,
  orderState,
  type ReviewTask,
} from '@fasih/school/payments/rules';
import type { Pool, PoolClient } from 'pg';
import { enqueueMail } from '../db/outbox.ts';
import { inTransaction } from '../db/transaction.ts';
import { openEnrolment } from '../enrolments/open-enrolment.ts';
import { suspendEnrolmentOfOrder } from '../enrolments/suspend-enrolments.ts';
import { type NewEntry, postEntries } from '../ledger/post-entry.ts';
import { issueReceipt, voidReceipt } from '../orders/receipts.ts';
import { type LockedOrder, lockOrder, saveOutcome } from '../orders/store.ts';
import { observationOf, type ProviderTransaction } from '../outside/midtrans.ts';
import { bookCharge } from './settle-books.ts';
import {
  type AttemptRow,
  abandonAttempts,
  attemptsOf,
  type ChargeRow,
  closeTasks,
  insertTasks,
  saveCharges,
  saveRefundsSeen,
} from './store.ts';

export type Settled = { status: OrderStatus; reason: OrderState['reason']; paidBy: string | null };

export type SettleMore = {
  /** Close the order on our side if it is still unpaid: cancelled, or replaced by one with another voucher. */
  close?: boolean;
  /** The school gave this much of a charge back by its own bank transfer. */
  returnedByHand?: { transactionId: string; amount: number };
};

/**
 * The one write that brings an order up to what the provider says (style.md 3.5): told by a notification, a check or
 * the sweeper, once or ten times, in any order, it opens one enrolment, gives one receipt number, books once and sends
 * one mail. Late, doubled or wrong money becomes `review` with a task and lies in `unallocated`; money that went back
 * takes access, receipt and booking with it. One transaction of at most ten statements; null for an unknown order.
 */
export function settleOrder(
  pool: Pool,
  orderId: string,
  seen: readonly ProviderTransaction[],
  now: Date,
  more: SettleMore = {},
): Promise<Settled | null> {
  return inTransaction(pool, (db) => settleWithin(db, orderId, seen, now, more));
}

/** The same inside a transaction that is already open. */
export async function settleWithin(
  db: PoolClient,
  orderId: string,
  seen: readonly ProviderTransaction[],
  now: Date,
  more: SettleMore = {},
): Promise<Settled | null> {
  const order = await lockOrder(db, orderId);
  if (!order) return null;
  const rows = await attemptsOf(db, orderId);
  const pages = new Set(rows.map((row) => row.provider_order_id));
  const ours = seen.filter((one) => pages.has(one.providerOrderId));
  const before = rows.filter((row) => row.state !== 'refused' || row.transaction_id !== null).map(attemptOf);
  const { attempts, state, closedAt } = decide(order, before, ours, now, more);

  const entries = await saveMoney(db, { order, rows, attempts, state, ours, now });
  const unpaidEnd = state.status === 'expired' || state.status === 'failed';
  if (closedAt !== null && order.closed_at === null) await abandonAttempts(db, orderId, now);
  const grants = grantsNow(order, state);
  if (hasChanged(order, state, closedAt)) {
    const paidBy = attempts.find((attempt) => attemptKey(attempt) === state.paidBy);
    await saveOutcome(db, orderId, {
      status: state.status,
      reason: state.reason,
      paidAt: paidBy?.paidAt ?? order.paid_at,
      closedAt,
      grantedKey: state.paidBy,
      grants: order.grants + (grants ? 1 : 0),
      freesVoucher: unpaidEnd && order.voucher_held,
    });
  }
  await saveTasks(db, order, state.tasks, now);
  if (grants) await grant(db, order, now);
  else if (order.granted_key !== null && state.paidBy === null) await withdraw(db, order, now);
  await postEntries(db, entries, now);
  return { status: state.status, reason: state.reason, paidBy: state.paidBy };
}

function decide(
  order: LockedOrder,
  before: readonly Attempt[],
  seen: readonly ProviderTransaction[],
  now: Date,
  more: SettleMore,
): { attempts: Attempt[]; state: OrderState; closedAt: Date | null } {
  const observations: Observation[] = seen.map((one) => observationOf(one, now));
  const attempts = foldAttempts(before, observations).map((attempt) => {
    const byHand = more.returnedByHand;
    if (byHand === undefined || byHand.transactionId !== attempt.transactionId) return attempt;
    return { ...attempt, returnedByHand: attempt.returnedByHand + byHand.amount };
  });
  const payable = (closedAt: Date | null) => ({
    amount: order.total,
    expiresAt: order.expires_at,
    closedAt,
    grantedKey: order.granted_key,
  });
  const state = orderState(attempts, payable(order.closed_at), now);
  const unpaid = state.status === 'pending' || state.status === 'failed';
  if (!more.close || order.closed_at !== null || !unpaid)
    return { attempts, state, closedAt: order.closed_at };
  return { attempts, state: orderState(attempts, payable(now), now), closedAt: now };
}

function grantsNow(order: LockedOrder, state: OrderState): boolean {
  return order.granted_key === null && state.paidBy !== null;
}

function hasChanged(order: LockedOrder, state: OrderState, closedAt: Date | null): boolean {
  return (
    order.status !== state.status ||
    order.status_reason?.key !== state.reason ||
    order.granted_key !== state.paidBy ||
    (order.closed_at === null) !== (closedAt === null)
  );
}

/** Stores charges and refunds that changed, and answers what is to be booked for them. */
async function saveMoney(
  db: PoolClient,
  of: {
    order: LockedOrder;
    rows: readonly AttemptRow[];
    attempts: readonly Attempt[];
    state: OrderState;
    ours: readonly ProviderTransaction[];
    now: Date;
  },
): Promise<NewEntry[]> {
  const { order, rows, state, now } = of;
  const entries: NewEntry[] = [];
  const changed: ChargeRow[] = [];
  for (const attempt of of.attempts) {
    const { transactionId } = attempt;
    const page = rows.find((row) => row.provider_order_id === attempt.providerOrderId);
    if (transactionId === null || attempt.status === 'notStarted' || !page) continue;
    const row = rows.find((known) => known.transaction_id === transactionId);
    const reading = of.ours.findLast((one) => one.transactionId === transactionId);
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
  await saveRefundsSeen(db, order.id, refundsOf(of.ours), now);
  return entries;
}

/** A dashboard refund may carry no key: its place in the list is its name. */
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

async function saveTasks(
  db: PoolClient,
  order: LockedOrder,
  tasks: readonly ReviewTask[],
  now: Date,
): Promise<void> {
  const named = tasks.map((task) => ({
    orderId: order.id,
    kind: task.kind,
    reason: task.reason,
    source: `order:${task.attempt}`,
    details: { attempt: task.attempt },
  }));
  await insertTasks(db, named, now);
  const standing = named.map((task) => `${task.reason}:${task.source}`);
  if (order.status === 'review') await closeTasks(db, order.id, standing, now);
}

async function grant(db: PoolClient, order: LockedOrder, now: Date): Promise<void> {
  const receiptNumber = await issueReceipt(db, {
    orderId: order.id,
    amount: order.total,
    payerName: order.payer_name,
    now,
  });
  await openEnrolment(db, order.id, now);
  await enqueueMail(db, {
    kind: 'orders.paid',
    accountId: order.account_id,
    to: order.payer_email,
    lang: order.lang,
    params: {
      payerName: order.payer_name,
      learnerName: order.learner_name,
      packageName: order.package_name,
      total: order.total,
      receiptNumber,
      orderId: order.id,
    },
    source: `order.paid:${order.id}`,
  });
}

async function withdraw(db: PoolClient, order: LockedOrder, now: Date): Promise<void> {
  await voidReceipt(db, order.id, now);
  await suspendEnrolmentOfOrder(db, order.id);
  await enqueueMail(db, {
    kind: 'orders.reversed',
    accountId: order.account_id,
    to: order.payer_email,
    lang: order.lang,
    params: {
      payerName: order.payer_name,
      packageName: order.package_name,
      total: order.total,
      orderId: order.id,
    },
    source: `order.reversed:${order.id}:${order.grants}`,
  });
}

function attemptOf(row: AttemptRow): Attempt {
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
