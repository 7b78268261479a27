import { SCHOOL_OFFSET } from '@fasih/school/basics/instants';
import type { Observation } from '@fasih/school/platform/provider/observation';
import { normaliseStatus, type ProviderStatus } from '@fasih/school/platform/provider/status';
import { z } from 'zod';

/** Snap's answer to a create. The address is not validated: its format is not promised. */
export const createdReply = z.looseObject({
  token: z.string().min(1),
  redirect_url: z.url({ protocol: /^https?$/ }),
});

export const pageCanceledReply = z.looseObject({ canceled_at: z.string() });

/** Snap's errors. */
export const snapErrorReply = z.looseObject({ error_messages: z.array(z.string()) });

/** Every Core API answer carries its own status code, which may differ from HTTP's. */
export const coreReply = z.looseObject({
  status_code: z.coerce.string().regex(/^\d{3}$/),
  status_message: z.union([z.string(), z.array(z.string())]).optional(),
});

/** Whole rupiah from `"150000.00"` or 150000; other decimals are invalid. */
const rupiah = z
  .union([z.string().regex(/^\d{1,15}(\.0{1,2})?$/), z.number().int().nonnegative()])
  .transform((amount) => Number(amount));

/** The provider sends times without an offset, meaning GMT+7. */
const jakartaTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  .transform((text, context) => {
    const instant = providerInstant(text);
    if (instant === null) context.addIssue({ code: 'custom', message: 'no such time' });
    return instant ?? z.NEVER;
  });
/** An unreadable time counts as missing: the money matters more. */
const optionalTime = jakartaTime.nullish().catch(null);

const refundRow = z.looseObject({
  refund_key: z.string().nullish(),
  refund_amount: rupiah,
  reason: z.string().nullish(),
  created_at: optionalTime,
  bank_confirmed_at: optionalTime,
});

/** A transaction as GET status, cancel, expire and refund return it; unknown fields may appear at any time. */
export const transactionReply = z.looseObject({
  status_code: z.coerce.string().regex(/^\d{3}$/),
  order_id: z.string(),
  merchant_id: z.string().nullish(),
  transaction_id: z.string().min(1),
  transaction_status: z.string(),
  fraud_status: z.string().nullish(),
  gross_amount: rupiah,
  currency: z.string().default('IDR'),
  payment_type: z.string().nullish(),
  transaction_time: optionalTime,
  settlement_time: optionalTime,
  expiry_time: optionalTime,
  refund_amount: rupiah.nullish(),
  refunds: z.array(refundRow).nullish(),
});

/**
 * The fields of a notification that the signature and the order lookup need; everything else comes from GET status.
 */
export const notificationFields = z.looseObject({
  order_id: z.string(),
  transaction_id: z.string().nullish(),
  transaction_status: z.string().nullish(),
  status_code: z.string(),
  gross_amount: z.string(),
  signature_key: z.string(),
});

export type RefundSeen = {
  key: string | null;
  amount: number;
  createdAt: Date | null;
  /** Set once the bank confirmed; only then is the refund final. */
  bankConfirmedAt: Date | null;
};

/** A transaction in our terms: whole rupiah, instants, one status word. */
export type ProviderTransaction = {
  /** Null where the provider does not say whose payment it is. */
  merchantId?: string | null;
  providerOrderId: string;
  transactionId: string;
  status: ProviderStatus;
  statusCode: string;
  rawStatus: string;
  fraudStatus: string | null;
  amount: number;
  currency: string;
  paymentType: string | null;
  transactionTime: Date | null;
  settlementTime: Date | null;
  expiryTime: Date | null;
  refundedAmount: number;
  refunds: RefundSeen[];
};

/** Parses `2026-11-21 08:00:00` as the provider writes it, in the school's zone; null when invalid. */
export function providerInstant(text: string): Date | null {
  const instant = new Date(`${text.replace(' ', 'T')}${SCHOOL_OFFSET}`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Translates a Core API answer. */
export function providerTransaction(reply: z.infer<typeof transactionReply>): ProviderTransaction {
  const refunds = (reply.refunds ?? []).map((row) => ({
    key: row.refund_key ?? null,
    amount: row.refund_amount,
    createdAt: row.created_at ?? null,
    bankConfirmedAt: row.bank_confirmed_at ?? null,
  }));
  const listed = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return {
    merchantId: reply.merchant_id ?? null,
    providerOrderId: reply.order_id,
    transactionId: reply.transaction_id,
    status: normaliseStatus({
      transactionStatus: reply.transaction_status,
      fraudStatus: reply.fraud_status,
      statusCode: reply.status_code,
    }),
    statusCode: reply.status_code,
    rawStatus: reply.transaction_status,
    fraudStatus: reply.fraud_status ?? null,
    amount: reply.gross_amount,
    currency: reply.currency,
    paymentType: reply.payment_type ?? null,
    transactionTime: reply.transaction_time ?? null,
    settlementTime: reply.settlement_time ?? null,
    expiryTime: reply.expiry_time ?? null,
    // The answer to a refund shows only that refund at its top, all others show the sum.
    refundedAmount: Math.max(reply.refund_amount ?? 0, listed),
    refunds,
  };
}

/** The observation that the payment rules fold. */
export function observationOf(seen: ProviderTransaction, observedAt: Date): Observation {
  return {
    providerOrderId: seen.providerOrderId,
    transactionId: seen.transactionId,
    status: seen.status,
    amount: seen.amount,
    currency: seen.currency,
    paymentType: seen.paymentType,
    transactionTime: seen.transactionTime,
    settlementTime: seen.settlementTime,
    refundedAmount: seen.refundedAmount,
    observedAt,
  };
}
