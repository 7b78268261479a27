import { amountText, localTime, signature } from './format.ts';
import { methods } from './methods.ts';
import type { Transaction } from './model.ts';
import { refundedAmount } from './transitions.ts';

const merchantId = 'G141532850';

/** The code in a notification: 200 paid, 201 pending or challenged, 202 ended without money. */
function notificationCode(tx: Transaction): string {
  if (tx.status === 'pending' || (tx.status === 'capture' && tx.fraud === 'challenge')) return '201';
  return ['deny', 'cancel', 'expire'].includes(tx.status) ? '202' : '200';
}

/**
 * The code in GET status: 200 means "found"; an expired payment is 407, and a pending e-wallet 200 with an upper-case
 * status.
 */
function statusReadCode(tx: Transaction): string {
  if (tx.status === 'expire') return '407';
  if (tx.status === 'cancel' || shouts(tx)) return '200';
  return notificationCode(tx);
}

/** DANA and ShopeePay are documented to return `PENDING`. */
function shouts(tx: Transaction): boolean {
  return tx.status === 'pending' && (tx.method === 'dana' || tx.method === 'shopeepay');
}

/** The body of a notification. */
export function notificationBody(tx: Transaction, serverKey: string): Record<string, unknown> {
  return signed(tx, notificationCode(tx), 'midtrans payment notification', tx.status, serverKey);
}

/** The body of GET status. */
export function statusBody(tx: Transaction, serverKey: string): Record<string, unknown> {
  const word = shouts(tx) ? 'PENDING' : tx.status;
  const message =
    tx.status === 'expire' ? 'Success, transaction has expired' : 'Success, transaction is found';
  return signed(tx, statusReadCode(tx), message, word, serverKey);
}

/**
 * The result object that snap.js passes to its callbacks: without a signature, because it passes through a browser.
 */
export function browserResult(tx: Transaction, finishUrl: string | null): Record<string, unknown> {
  const code = notificationCode(tx);
  return {
    status_code: code,
    status_message: code === '201' ? 'Your Transaction is being processed' : 'Success, transaction is found',
    ...facts(tx, tx.status),
    ...(finishUrl === null ? {} : { finish_redirect_url: finishAddress(finishUrl, tx) }),
  };
}

/** The answer to cancel, expire, approve, deny and refund. */
export function changeBody(tx: Transaction, code: string, message: string): Record<string, unknown> {
  return { status_code: code, status_message: message, ...facts(tx, tx.status) };
}

/** callbacks.finish with the documented query. It proves nothing, as with the real provider. */
export function finishAddress(finishUrl: string, tx: Transaction): string {
  const url = new URL(finishUrl);
  url.searchParams.set('order_id', tx.orderId);
  url.searchParams.set('status_code', notificationCode(tx));
  url.searchParams.set('transaction_status', tx.status);
  return url.href;
}

function signed(tx: Transaction, code: string, message: string, word: string, serverKey: string) {
  return {
    ...facts(tx, word),
    status_message: message,
    status_code: code,
    signature_key: signature(tx.orderId, code, amountText(tx.amount), serverKey),
  };
}

function facts(tx: Transaction, word: string): Record<string, unknown> {
  const paid = tx.settledAt === null ? {} : { settlement_time: localTime(tx.settledAt) };
  const amounts =
    tx.method === 'bni_va' && tx.settledAt !== null
      ? [{ paid_at: localTime(tx.settledAt), amount: amountText(tx.amount) }]
      : [];
  return {
    transaction_time: localTime(tx.createdAt),
    transaction_status: word,
    transaction_id: tx.id,
    order_id: tx.orderId,
    merchant_id: merchantId,
    gross_amount: amountText(tx.amount),
    currency: tx.currency,
    payment_type: methods[tx.method].paymentType,
    // The documented Indomaret sample has no fraud_status.
    ...(tx.method === 'indomaret' ? {} : { fraud_status: tx.fraud }),
    ...paid,
    expiry_time: localTime(tx.expiresAt),
    ...('va_numbers' in tx.fields ? { payment_amounts: amounts } : {}),
    ...tx.fields,
    ...tx.customFields,
    ...refundFacts(tx),
  };
}

function refundFacts(tx: Transaction): Record<string, unknown> {
  if (tx.refunds.length === 0) return {};
  return {
    refund_amount: amountText(refundedAmount(tx)),
    refunds: tx.refunds.map((refund) => ({
      refund_chargeback_id: refund.number,
      refund_amount: amountText(refund.amount),
      created_at: localTime(refund.createdAt),
      reason: refund.reason,
      refund_key: refund.key,
      ...(refund.bankConfirmedAt === null
        ? {}
        : { refund_method: 'online', bank_confirmed_at: localTime(refund.bankConfirmedAt) }),
    })),
  };
}
