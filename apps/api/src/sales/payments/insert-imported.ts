import { attemptKey, orderExpiresAt, providerOrderId } from '@fasih/school/sales/payments/rules';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { IMPORTED_TERMS, insertOrder, saveOutcome } from '../orders/orders.ts';
import { saveCharges } from './store.ts';

export type ImportedPurchase = {
  accountId: string;
  learnerId: string;
  packageId: number;
  packageName: string;
  /** Whole rupiah. */
  paid: number;
  policyVersion: number;
  lang: 'id' | 'en';
  /** When the course was bought, as far as is known. */
  at: Date;
};

type Page = { orderId: string; page: string; amount: number; at: Date; expiresAt: Date };

// In state `refused` the provider is never asked about it.
const insertPage = statement((page: Params<Page>) =>
  build
    .insertInto('payment_attempt')
    .values({
      order_id: page.orderId,
      number: 1,
      provider_order_id: page.page,
      amount: page.amount,
      state: 'refused',
      created_at: page.at,
      expires_at: page.expiresAt,
    })
    .returning('id'),
);

/**
 * Records what a family paid before the school came here: a paid order whose charge no day of the provider counts. It has
 * no receipt and no entry in the journal; the opening balance of its course is booked apart. What is ever refunded of it
 * goes by bank transfer. Returns the order's id.
 */
export async function insertImportedPurchase(
  db: Queryable,
  purchase: ImportedPurchase,
  now: Date,
): Promise<string> {
  const { at, paid, ...bought } = purchase;
  const expiresAt = orderExpiresAt(at);
  const orderId = await insertOrder(db, {
    ...bought,
    price: paid,
    discount: 0,
    voucher: null,
    termsVersion: IMPORTED_TERMS,
    createdAt: at,
    expiresAt,
  });
  if (paid === 0) return orderId;
  const page = providerOrderId(orderId, 1);
  const attempt = await insertPage.first(db, { orderId, page, amount: paid, at, expiresAt });
  if (!attempt) throw new Error('the payment was not written');
  const transactionId = `imported-${orderId}`;
  await saveCharges(
    db,
    [
      {
        transaction_id: transactionId,
        attempt_id: attempt.id,
        order_id: orderId,
        payment_type: 'imported',
        status: 'settlement',
        amount: paid,
        currency: 'IDR',
        paid_at: null,
        was_paid: true,
        refunded: 0,
        returned_by_hand: 0,
        contradictory: false,
        unknown_seen: false,
        transaction_time: null,
        settled_at: null,
        // As if it had been booked, so that only what changes from now on is.
        booked: { 'cash.provider': paid, 'fees.unearned': -paid },
        bookings: 1,
        raw: {},
      },
    ],
    now,
  );
  await saveOutcome(db, orderId, {
    status: 'paid',
    reason: 'payments.paid',
    paidAt: at,
    closedAt: null,
    grantedKey: attemptKey({ providerOrderId: page, transactionId }),
    grants: 1,
    freesVoucher: false,
    takesVoucher: false,
  });
  return orderId;
}
