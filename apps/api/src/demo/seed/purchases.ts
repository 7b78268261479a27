import { terms } from '@fasih/content/legal/terms';
import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { orderExpiresAt, providerOrderId } from '@fasih/school/sales/payments/rules';
import { voucherDiscount } from '@fasih/school/sales/vouchers/rules';
import type { PoolClient } from 'pg';
import { policyAt } from '../../catalogue/policy/read-policy.ts';
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
  /** When the order was placed. */
  placedAt: Date;
  /** The provider's payment type, e.g. `qris`. */
  method: string;
  /** `paid` after 12 minutes, or `expired` unpaid. */
  outcome: 'paid' | 'expired';
};

/**
 * Seeds a purchase through the functions that the product uses: order, payment attempt and settlement. Returns the
 * order's id.
 */
export async function seedPurchase(db: PoolClient, purchase: DemoPurchase): Promise<string> {
  const { placedAt, price } = purchase;
  const voucher =
    purchase.voucher === null ? null : await takeVoucher(db, purchase.voucher, purchase.accountId, placedAt);
  const discount = voucher === null || 'refused' in voucher ? 0 : voucherDiscount(voucher, price);
  const expiresAt = orderExpiresAt(placedAt);
  const orderId = await insertOrder(db, {
    accountId: purchase.accountId,
    learnerId: purchase.learnerId,
    packageId: purchase.packageId,
    packageName: purchase.packageName,
    price,
    discount,
    voucher: purchase.voucher,
    policyVersion: (await policyAt(db, placedAt)).version,
    termsVersion: terms.version,
    lang: purchase.lang,
    createdAt: placedAt,
    expiresAt,
  });
  const attemptId = providerOrderId(orderId, 1);
  const amount = price - discount;
  await insertAttempt(db, {
    orderId,
    number: 1,
    providerOrderId: attemptId,
    amount,
    now: placedAt,
    expiresAt,
  });
  if (purchase.outcome === 'paid') {
    const settledAt = later(placedAt, 12 * MINUTE);
    await settleWithin(
      db,
      orderId,
      [settledCharge(attemptId, amount, purchase.method, placedAt, settledAt)],
      settledAt,
    );
  } else {
    await settleWithin(db, orderId, [], later(expiresAt, HOUR));
  }
  return orderId;
}

/** The provider's report of a paid charge. */
function settledCharge(
  attemptId: string,
  amount: number,
  method: string,
  transactionTime: Date,
  settlementTime: Date,
): ProviderTransaction {
  return {
    providerOrderId: attemptId,
    transactionId: `demo-${attemptId}`,
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
