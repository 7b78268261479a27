import type { OrderStatus } from '@fasih/school/sales/orders/contract';
import {
  type Attempt,
  attemptKey,
  foldAttempts,
  type Observation,
  type OrderState,
  orderState,
  paidAfterDenial,
  type ReviewTask,
  withoutDenial,
} from '@fasih/school/sales/payments/rules';
import type { Pool, PoolClient } from 'pg';
import { addMoneyEvents } from '../../courses/balance/unposted-events.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { observationOf, type ProviderTransaction } from '../../platform/provider/midtrans.ts';
import { grantOrder, withdrawOrder } from '../orders/grant-order.ts';
import { type LockedOrder, lockOrder, saveOutcome } from '../orders/orders.ts';
import { insertTasks, type NewTask } from './open-tasks.ts';
import { attemptOf, saveMoney } from './save-money.ts';
import { moneyChanges } from './settle-books.ts';
import { abandonAttempts, attemptsOf, closeTasks } from './store.ts';

export type Settled = {
  status: OrderStatus;
  /** All charges as they are known now. */
  attempts: readonly Attempt[];
  reason: OrderState['reason'];
  paidBy: string | null;
  /** This write closed the order on our side. */
  closed: boolean;
};

/** Called with the result inside the transaction, to write the audit entry of whoever asked. */
export type OnSettled = (db: PoolClient, settled: Settled) => Promise<void>;

export type SettleOptions = {
  /** Close the order on our side if it is still unpaid: cancelled, or replaced by one with another voucher. */
  close?: boolean;
  /** The amount of a charge that the school returned by its own bank transfer. */
  returnedByHand?: { transactionId: string; amount: number };
  /** A denied transaction that a person had the provider asked about: this reading of it counts instead of the denial. */
  askedAgain?: string | undefined;
  onSettled?: OnSettled | undefined;
};

/**
 * The one write that brings an order to the provider's status. However often and in whatever order it is called, it
 * opens one enrolment, issues one receipt number, books once and sends one mail; late, duplicate or wrong money
 * becomes `review` with a task, and returned money withdraws access, receipt and booking. Null for an unknown order.
 */
export function settleOrder(
  pool: Pool,
  orderId: string,
  seen: readonly ProviderTransaction[],
  now: Date,
  options: SettleOptions = {},
): Promise<Settled | null> {
  return inTransaction(pool, (db) => settleWithin(db, orderId, seen, now, options));
}

/** `settleOrder` inside the caller's transaction. */
export async function settleWithin(
  db: PoolClient,
  orderId: string,
  seen: readonly ProviderTransaction[],
  now: Date,
  options: SettleOptions = {},
): Promise<Settled | null> {
  const order = await lockOrder(db, orderId);
  if (!order) return null;
  const rows = await attemptsOf(db, orderId);
  const pages = new Set(rows.map((row) => row.provider_order_id));
  const ours = seen.filter((one) => pages.has(one.providerOrderId));
  const stored = rows.filter((row) => row.state !== 'refused' || row.transaction_id !== null).map(attemptOf);
  const before = withoutDenial(stored, options.askedAgain, ours);
  const { attempts, state, closedAt } = decide(order, before, ours, now, options);

  const entries = await saveMoney(db, { order, rows, attempts, state, ours, now });
  const endedUnpaid = state.status === 'expired' || state.status === 'failed';
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
      freesVoucher: endedUnpaid && order.voucher_held,
      takesVoucher: grants && !order.voucher_held,
    });
  }
  await saveTasks(db, order, state.tasks, now);
  await insertTasks(db, paidAfterDenial(before, attempts).map(lookAt(order)), now);
  if (grants) await grantOrder(db, order, now);
  else if (order.granted_key !== null && state.paidBy === null)
    await withdrawOrder(db, order, state.status, now);
  await addMoneyEvents(db, orderId, moneyChanges(order, entries), now);
  await postEntries(db, entries, now);
  const closed = closedAt !== null && order.closed_at === null;
  const settled = { status: state.status, attempts, reason: state.reason, paidBy: state.paidBy, closed };
  await options.onSettled?.(db, settled);
  return settled;
}

function decide(
  order: LockedOrder,
  before: readonly Attempt[],
  seen: readonly ProviderTransaction[],
  now: Date,
  options: SettleOptions,
): { attempts: Attempt[]; state: OrderState; closedAt: Date | null } {
  const observations: Observation[] = seen.map((one) => observationOf(one, now));
  const attempts = foldAttempts(before, observations).map((attempt) => {
    const transfer = options.returnedByHand;
    if (transfer === undefined || transfer.transactionId !== attempt.transactionId) return attempt;
    return { ...attempt, returnedByHand: attempt.returnedByHand + transfer.amount };
  });
  const payable = (closedAt: Date | null) => ({
    amount: order.total,
    expiresAt: order.expires_at,
    closedAt,
    grantedKey: order.granted_key,
  });
  const state = orderState(attempts, payable(order.closed_at), now);
  const unpaid = state.status === 'pending' || state.status === 'failed';
  if (!options.close || order.closed_at !== null || !unpaid)
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

/** The order itself ends as unpaid; the provider has money of it all the same. */
const lookAt =
  (order: LockedOrder) =>
  (attempt: Attempt): NewTask => ({
    orderId: order.id,
    kind: 'look',
    reason: 'payments.paidAfterDenial',
    source: `denied:${attemptKey(attempt)}`,
    details: { attempt: attemptKey(attempt) },
  });

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
  const stillOpen = named.map((task) => `${task.reason}:${task.source}`);
  if (order.status === 'review') await closeTasks(db, order.id, stillOpen, now);
}
