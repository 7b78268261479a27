import { randomUUID } from 'node:crypto';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { attemptKey, mayRefundThroughProvider, moneyCame } from '@fasih/school/sales/payments/rules';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { lockOrder } from '../orders/orders.ts';
import {
  insertRefund,
  makeTransfer,
  type RefundRow,
  refundOf,
  refundsInFlight,
  setRefundState,
} from './provider-refunds.ts';
import { type Refunded, retryRefund } from './send-refund.ts';
import { settleWithin } from './settle-order.ts';
import { attemptsOf } from './store.ts';

export type RefundInput = {
  orderId: string;
  /** The charge to refund; by default the one that pays for the order. */
  transactionId?: string;
  /** Whole rupiah; by default everything that is left. */
  amount?: number;
  reason: string;
};

/**
 * Refunds money of an order; callers decide who may and how much. The refund and its key are committed before the
 * provider is called, so that a retry is the same refund; methods it cannot refund become a bank transfer by hand.
 * Never exceeds what is left after refunds in progress.
 */
export async function refundOrder(
  services: Services,
  request: RefundInput,
  call: Call,
): Promise<Refunded | Refusal<'orders.notFound' | 'payments.refundNotNow' | 'payments.refundTooMuch'>> {
  const refund = await inTransaction(services.pool, (db) => refundWithin(db, request, call));
  if (isRefusal(refund)) return refund;
  if (refund.path === 'transfer') return { refundId: refund.id, outcome: 'transfer' };
  return retryRefund(services, refund.id, call.now);
}

/**
 * The database part of a refund, inside the caller's transaction. The caller sends it afterwards with `retryRefund`;
 * otherwise the job for lost answers does.
 */
export async function refundWithin(
  db: PoolClient,
  request: RefundInput,
  call: Call,
): Promise<RefundRow | Refusal<'orders.notFound' | 'payments.refundNotNow' | 'payments.refundTooMuch'>> {
  const order = await lockOrder(db, request.orderId);
  if (!order) return refuse('orders.notFound');
  const rows = await attemptsOf(db, request.orderId);
  const charge = rows.find(
    (row) =>
      row.transaction_id !== null &&
      (request.transactionId === undefined
        ? attemptKey({ providerOrderId: row.provider_order_id, transactionId: row.transaction_id }) ===
          order.granted_key
        : row.transaction_id === request.transactionId),
  );
  if (!charge?.transaction_id || !moneyCame.has(charge.status)) return refuse('payments.refundNotNow');
  const onTheWay = await refundsInFlight(db, charge.transaction_id);
  const left = charge.amount - charge.refunded - charge.returned_by_hand - onTheWay;
  const amount = request.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) return refuse('payments.refundTooMuch');
  const refund = await insertRefund(db, {
    orderId: request.orderId,
    transactionId: charge.transaction_id,
    refundKey: `kembali-${randomUUID()}`,
    amount,
    path: mayRefundThroughProvider(charge.payment_type) ? 'provider' : 'transfer',
    reason: request.reason,
    now: call.now,
  });
  await writeAudit(db, call, {
    action: 'refund.asked',
    targetKind: 'order',
    targetId: request.orderId,
    after: { refundId: refund.id, amount, path: refund.path },
    reason: request.reason,
  });
  return refund;
}

/** The provider refused: the same amount is returned by bank transfer, as long as it is still there. */
export async function transferInstead(
  services: Services,
  refundId: string,
  call: Call,
): Promise<Refusal<'payments.refundNotFound' | 'payments.refundNotNow'> | undefined> {
  return inTransaction(services.pool, async (db) => {
    const known = await refundOf(db, refundId);
    if (!known) return refuse('payments.refundNotFound');
    await lockOrder(db, known.order_id);
    const refund = await refundOf(db, refundId, 'lock');
    if (refund?.path !== 'provider' || refund.state !== 'refused') return refuse('payments.refundNotNow');
    const charge = (await attemptsOf(db, refund.order_id)).find(
      (row) => row.transaction_id === refund.transaction_id,
    );
    const onTheWay = await refundsInFlight(db, refund.transaction_id);
    if (!charge?.transaction_id) return refuse('payments.refundNotNow');
    const left = charge.amount - charge.refunded - charge.returned_by_hand - onTheWay;
    if (refund.amount > left) return refuse('payments.refundNotNow');
    await makeTransfer(db, refundId);
    await writeAudit(db, call, {
      action: 'refund.toTransfer',
      targetKind: 'order',
      targetId: refund.order_id,
      after: { refundId },
    });
    return undefined;
  });
}

/** Confirms the bank transfer of a `transfer` refund with its proof; from now on it counts, once. */
export async function confirmTransfer(
  services: Services,
  refundId: string,
  call: Call,
): Promise<Refusal<'payments.proofNeeded' | 'payments.refundNotNow'> | undefined> {
  return inTransaction(services.pool, async (db) => {
    const known = await refundOf(db, refundId);
    if (known) await lockOrder(db, known.order_id);
    const found = await refundOf(db, refundId, 'lock');
    if (found?.path !== 'transfer') return refuse('payments.refundNotNow');
    if (found.state === 'confirmed') return undefined;
    if (found.proof_key === null) return refuse('payments.proofNeeded');
    await setRefundState(db, refundId, 'confirmed', call.now);
    await settleWithin(db, found.order_id, [], call.now, {
      returnedByHand: { transactionId: found.transaction_id, amount: found.amount },
    });
    await writeAudit(db, call, {
      action: 'refund.transferred',
      targetKind: 'order',
      targetId: found.order_id,
      after: { refundId },
    });
    return undefined;
  });
}
