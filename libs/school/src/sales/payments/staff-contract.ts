import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done, reason } from '../../basics/contract-parts.ts';
import { pageQuery, pageSchema } from '../../basics/paging.ts';

const finance = ['finance', 'admin'] as const;

/** Maximum size of a transfer proof (PDF, PNG, JPEG, WebP) in bytes. */
export const MAX_PROOF_BYTES = 10 * 1024 * 1024;

/**
 * Reasons for a task: money that came late, twice or in the wrong amount, notifications that do not match, and a payment
 * that was read as denied and later as paid.
 */
export const TASK_REASONS = [
  'latePayment',
  'secondPayment',
  'wrongAmount',
  'challenge',
  'chargeback',
  'unknownStatus',
  'mismatch',
  'paidAfterDenial',
  'booksDifference',
  'other',
] as const;

/**
 * `return`: return all of this money. `check`: ask the provider again and accept its answer. `close`: nothing is left
 * to do, with a reason. The first one is the one-step fix.
 */
export const TASK_FIXES = ['return', 'check', 'close'] as const;

/** How a payment that was paid after a denial ended: the provider holds the money and it counts, or it does not. */
export const TASK_OUTCOMES = ['moneyTaken', 'noMoney'] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];

/** Money being returned to a payer. */
const returning = z.object({
  refundId: z.string(),
  path: z.enum(['provider', 'transfer']),
  state: z.enum(['asked', 'sent', 'confirmed', 'refused']),
  amount: z.number(),
  hasProof: z.boolean(),
  next: z.array(z.enum(['retry', 'transferInstead', 'addProof', 'confirm'])),
});

export const paymentTask = z.object({
  id: z.string(),
  reason: z.enum(TASK_REASONS),
  createdAt: z.string(),
  doneAt: z.nullable(z.string()),
  doneBy: z.nullable(z.string()),
  doneReason: z.nullable(z.string()),
  outcome: z.nullable(z.enum(TASK_OUTCOMES)),
  order: z.nullable(
    z.object({
      id: z.string(),
      packageName: z.string(),
      total: z.number(),
      status: z.string(),
      createdAt: z.string(),
      payerName: z.string(),
      payerEmail: z.string(),
      payerPhone: z.nullable(z.string()),
      learnerName: z.string(),
    }),
  ),
  /** The charge of the task. */
  charge: z.nullable(
    z.object({
      transactionId: z.string(),
      paymentType: z.nullable(z.string()),
      status: z.string(),
      amount: z.number(),
      paidAt: z.nullable(z.string()),
      /** How much of it the school still holds. */
      held: z.number(),
    }),
  ),
  returning: z.nullable(returning),
  fixes: z.array(z.enum(TASK_FIXES)),
});
export type PaymentTask = z.output<typeof paymentTask>;

export const listPaymentTasks = contract({
  method: 'GET',
  path: '/payments/tasks',
  who: finance,
  summary: 'Payments to review, oldest first; reviewed ones, latest first',
  query: z.extend(pageQuery, { state: z._default(z.enum(['open', 'done']), 'open') }),
  reply: { 200: pageSchema(paymentTask) },
});

const ofTask = z.object({ taskId: z.string() });
const taskFound = { 'payments.taskNotFound': 404, 'payments.taskDone': 409 } as const;

export const returnTaskMoney = contract({
  method: 'POST',
  path: '/payments/tasks/:taskId/return',
  who: finance,
  summary:
    'Refund this payment in full, through the provider or by bank transfer; the task closes when it is done',
  params: ofTask,
  reply: { 200: paymentTask },
  problems: {
    'orders.notFound': 404,
    ...taskFound,
    'payments.refundNotNow': 409,
    'payments.refundTooMuch': 409,
    'payments.providerAway': 503,
  },
});

export const checkTask = contract({
  method: 'POST',
  path: '/payments/tasks/:taskId/check',
  who: finance,
  summary:
    'Update the order of a task from the provider; for a payment paid after a denial the answer decides, and closes the task',
  params: ofTask,
  reply: { 200: paymentTask },
  problems: { 'payments.taskNotFound': 404, 'payments.providerAway': 503 },
});

export const closeTask = contract({
  method: 'POST',
  path: '/payments/tasks/:taskId/close',
  who: finance,
  summary: 'Close a task manually, with a reason',
  params: ofTask,
  body: z.object({
    reason,
  }),
  reply: { 200: paymentTask },
  problems: { ...taskFound, 'payments.moneyStays': 409 },
});

const ofRefund = z.object({ refundId: z.string() });
const refundFound = { 'payments.refundNotFound': 404 } as const;

/** For refunds of requests and of tasks alike. */
export const retryRefund = contract({
  method: 'POST',
  path: '/payments/refunds/:refundId/retry',
  who: finance,
  summary: 'Retry a refund whose answer was lost; the provider still makes only one',
  params: ofRefund,
  reply: { 200: returning },
  problems: { ...refundFound, 'payments.refundNotNow': 409, 'payments.refundTooMuch': 409 },
});

export const transferInstead = contract({
  method: 'POST',
  path: '/payments/refunds/:refundId/transfer',
  who: finance,
  summary: 'Switch a refund that the provider rejected to a bank transfer',
  params: ofRefund,
  reply: { 200: returning },
  problems: { ...refundFound, 'payments.refundNotNow': 409 },
});

/** Multipart: the file in field `file`. A newer proof replaces the older one until it is confirmed. */
export const addProof = contract({
  method: 'POST',
  path: '/payments/refunds/:refundId/proof',
  who: finance,
  summary:
    'Upload the proof of a bank transfer (multipart field `file`: PDF, PNG, JPEG or WebP, at most 10 MB)',
  params: ofRefund,
  reply: { 201: returning },
  problems: {
    ...refundFound,
    'payments.refundNotNow': 409,
    'payments.noFile': 400,
    'payments.proofTooLarge': 413,
    'payments.proofType': 415,
  },
});

export const proofFile = contract({
  method: 'GET',
  path: '/payments/refunds/:refundId/proof',
  who: finance,
  summary: 'The proof of a bank transfer',
  params: ofRefund,
  reply: { 200: z.unknown() },
  problems: refundFound,
});

export const confirmTransfer = contract({
  method: 'POST',
  path: '/payments/refunds/:refundId/confirm',
  who: finance,
  summary: 'Record the bank transfer of a refund: it is booked and the family notified; requires a proof',
  params: ofRefund,
  reply: { 200: returning },
  problems: { ...refundFound, 'payments.refundNotNow': 409, 'payments.proofNeeded': 409 },
});

/** Payments that should have changed and did not. */
export const STUCK_KINDS = [
  'pageOpen',
  'chargePending',
  'cardUnsettled',
  'refundUnanswered',
  'refundUnconfirmed',
] as const;

export const stuckPayment = z.object({
  kind: z.enum(STUCK_KINDS),
  orderId: z.string(),
  refundId: z.nullable(z.string()),
  packageName: z.string(),
  payerName: z.string(),
  payerEmail: z.string(),
  amount: z.number(),
  /** When the last change happened. */
  since: z.string(),
  /** When the provider was last asked; null: never. */
  checkedAt: z.nullable(z.string()),
});
export type StuckPayment = z.output<typeof stuckPayment>;

export const listStuckPayments = contract({
  method: 'GET',
  path: '/payments/stuck',
  who: finance,
  summary: 'Unpaid and stuck payments: expired payment pages, and charges and refunds without a final status',
  query: pageQuery,
  reply: { 200: pageSchema(stuckPayment) },
});

export const checkStuckOrder = contract({
  method: 'POST',
  path: '/payments/orders/:orderId/check',
  who: finance,
  summary: 'Update an order from the provider',
  params: z.object({ orderId: z.string() }),
  reply: { 200: z.extend(done, { status: z.string() }) },
  problems: { 'orders.notFound': 404, 'payments.providerAway': 503 },
});

export const receiptRow = z.object({
  number: z.string(),
  issuedAt: z.string(),
  orderId: z.string(),
  payerName: z.string(),
  packageName: z.string(),
  amount: z.number(),
  voidedAt: z.nullable(z.string()),
});
export type ReceiptRow = z.output<typeof receiptRow>;

export const listReceipts = contract({
  method: 'GET',
  path: '/receipts',
  who: finance,
  summary:
    'Receipts of a year by number, including voided ones, and gaps in the numbers; `q` searches number and payer',
  query: z.extend(pageQuery, {
    year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2999))),
  }),
  reply: {
    200: z.extend(pageSchema(receiptRow), {
      year: z.number(),
      check: z.object({
        /** The last number issued, and the counts of valid and void receipts. */
        last: z.number(),
        standing: z.number(),
        voided: z.number(),
        amount: z.number(),
        /** Numbers up to the last one that no receipt has, at most 100; must be empty. */
        missing: z.array(z.number()),
      }),
    }),
  },
});
