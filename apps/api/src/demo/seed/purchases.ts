import { terms } from '@fasih/content/legal/terms';
import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { orderExpiresAt, providerOrderId } from '@fasih/school/sales/payments/rules';
import { voucherDiscount } from '@fasih/school/sales/vouchers/rules';
import type { PoolClient } from 'pg';
import type { ProviderTransaction } from '../../platform/provider/midtrans-replies.ts';
import { insertOrder } from '../../sales/orders/orders.ts';
import { insertAttempt } from '../../sales/orders/purchase-store.ts';
import { settleWithin } from '../../sales/payments/settle-order.ts';
import { takeVoucher } from '../../sales/vouchers/vouchers.ts';

export type DemoPurchase = {
  accountId: string;
  learnerId: string;
  packageId: number;
  packageName: string;
  price: number;
  voucher: string | null;
  lang: 'id' | 'en';
  /** When the order was placed, UTC. */
  at: Date;
  method: string;
  /** `paid` within the hour, or `expired` unpaid. */
  ends: 'paid' | 'expired';
};

/**
 * Seeds a purchase with the product's own writes: order, payment page, charge and settlement. Returns the
 * order's id.
 */
export async function seedPurchase(db: PoolClient, purchase: DemoPurchase): Promise<string> {
  const { at, price } = purchase;
  const worth =
    purchase.voucher === null ? null : await takeVoucher(db, purchase.voucher, purchase.accountId, at);
  const discount = worth === null || 'refused' in worth ? 0 : voucherDiscount(worth, price);
  const expiresAt = orderExpiresAt(at);
  const orderId = await insertOrder(db, {
    accountId: purchase.accountId,
    learnerId: purchase.learnerId,
    packageId: purchase.packageId,
    packageName: purchase.packageName,
    price,
    discount,
    voucher: purchase.voucher,
    policyVersion: 1,
    termsVersion: terms.version,
    lang: purchase.lang,
    createdAt: at,
    expiresAt,
  });
  const name = providerOrderId(orderId, 1);
  const amount = price - discount;
  await insertAttempt(db, { orderId, number: 1, providerOrderId: name, amount, now: at, expiresAt });
  if (purchase.ends === 'paid') {
    const settledAt = later(at, 12 * MINUTE);
    await settleWithin(db, orderId, [settled(name, amount, purchase.method, at, settledAt)], settledAt);
  } else {
    await settleWithin(db, orderId, [], later(expiresAt, HOUR));
  }
  return orderId;
}

function settled(
  name: string,
  amount: number,
  method: string,
  transactionTime: Date,
  settlementTime: Date,
): ProviderTransaction {
  return {
    providerOrderId: name,
    transactionId: `demo-${name}`,
    status: 'settlement',
    statusCode: '200',
    rawStatus: 'settlement',
    fraudStatus: 'accept',
    amount,
    currency: 'IDR',
    paymentType: method,
    transactionTime,
    settlementTime,
    expiryTime: null,
    refundedAmount: 0,
    refunds: [],
  };
}
