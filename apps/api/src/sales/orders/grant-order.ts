import type { OrderStatus } from '@fasih/school/sales/orders/contract';
import type { PoolClient } from 'pg';
import { openEnrolment } from '../../courses/enrolments/open-enrolment.ts';
import { suspendEnrolmentOfOrder } from '../../courses/enrolments/suspend-enrolments.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { issueReceipt, voidReceipt } from '../receipts/receipts.ts';
import type { LockedOrder } from './orders.ts';

/** Grants a paid order its receipt number, enrolment and mail, in the settling transaction. */
export async function grantOrder(db: PoolClient, order: LockedOrder, now: Date): Promise<void> {
  const receiptNumber = await issueReceipt(db, {
    orderId: order.id,
    amount: order.total,
    payerName: order.payer_name,
    now,
  });
  await openEnrolment(
    db,
    {
      orderId: order.id,
      learnerId: order.learner_id,
      packageId: order.package_id,
      total: order.total,
      policyVersion: order.policy_version,
    },
    now,
  );
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
    // Paid again after its payment was reversed, it has another receipt, which the payer is told as well.
    source: order.grants === 0 ? `order.paid:${order.id}` : `order.paid:${order.id}:${order.grants + 1}`,
  });
}

/**
 * Withdraws an order whose payment was returned: voids the receipt, stops lessons and notifies the payer, unless a refund that the
 * school approved returned it all, of which the family is told as a refund.
 */
export async function withdrawOrder(
  db: PoolClient,
  order: LockedOrder,
  status: OrderStatus,
  now: Date,
): Promise<void> {
  await voidReceipt(db, order.id, now);
  await suspendEnrolmentOfOrder(db, order.id);
  if (status === 'refunded' && order.course_refund >= order.total) return;
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
