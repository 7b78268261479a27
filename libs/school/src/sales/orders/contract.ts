import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';

export const ORDER_STATUSES = ['pending', 'paid', 'free', 'failed', 'expired', 'refunded', 'review'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A status as lists say it: of a paid order a part of the money may have been returned. */
export const shownOrderStatus = z.enum([...ORDER_STATUSES, 'partlyRefunded']);
export type ShownOrderStatus = z.output<typeof shownOrderStatus>;

export const order = z.object({
  id: z.string(),
  status: z.enum(ORDER_STATUSES),
  shown: shownOrderStatus,
  package: z.object({
    id: z.number(),
    name: z.string(),
    type: z.string(),
    category: z.string(),
    meetings: z.number(),
    duration_months: z.number(),
  }),
  learner: z.object({ id: z.string(), name: z.string() }),
  price: z.number(),
  discount: z.number(),
  total: z.number(),
  voucher: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** What the checkout needs to show the provider's page; null once nothing can be paid any more. */
  payment: z.nullable(
    z.object({
      token: z.string(),
      redirect_url: z.string(),
      clientKey: z.string(),
      /** Address of the provider's script. */
      snapJs: z.string(),
    }),
  ),
  receiptNumber: z.nullable(z.string()),
  enrolmentId: z.nullable(z.string()),
  /** The server's clock (UTC), for countdowns. */
  now: z.string(),
});
export type Order = z.output<typeof order>;

/** Larger numbers exceed the integer column. */
const packageId = z
  .number('required')
  .check(z.int('invalid'), z.minimum(0, 'invalid'), z.maximum(2_147_483_647, 'invalid'));

/**
 * For outside clients: `{packageId}` alone works; a learner and a voucher are optional, and `again` answers
 * `orders.underReview` (docs/product/courses-and-money.md#ordering).
 */
export const createPayment = contract({
  method: 'POST',
  path: '/payments/create',
  who: ['student'],
  summary: 'Order a package; returns the address of the payment page, or none if there is nothing to pay',
  ignoresUnknownFields: true,
  body: z.object({
    packageId,
    learnerId: z.optional(z.string()),
    voucher: z.optional(z.string().check(z.trim(), z.maxLength(40, 'tooLong'))),
    /** The buyer was asked, and wants one more order although the payment of an earlier one is being checked. */
    again: z.optional(z.boolean()),
  }),
  reply: {
    200: z.object({
      redirect_url: z.optional(z.string()),
      token: z.optional(z.string()),
      orderId: z.string(),
    }),
  },
  problems: {
    'packages.notOnSale': 404,
    'learners.choose': 409,
    'learners.consentNeeded': 409,
    'learners.notFound': 404,
    'learners.tooYoung': 409,
    'orders.voucherUnknown': 409,
    'orders.voucherOver': 409,
    'orders.voucherUsedUp': 409,
    'orders.voucherUsedByFamily': 409,
    'orders.beingPaid': 409,
    'orders.underReview': 409,
    'payments.providerAway': 503,
    'payments.refused': 503,
  },
});

export const quote = contract({
  method: 'POST',
  path: '/payments/quote',
  who: 'public',
  summary: 'The price of a package with a voucher',
  body: z.object({
    packageId,
    voucher: z.optional(z.string().check(z.trim(), z.maxLength(40, 'tooLong'))),
  }),
  reply: {
    200: z.object({
      price: z.number(),
      discount: z.number(),
      total: z.number(),
      /** The voucher's code as the school wrote it; missing without one. */
      voucher: z.optional(z.string()),
    }),
  },
  problems: {
    'packages.notOnSale': 404,
    'orders.voucherUnknown': 409,
    'orders.voucherOver': 409,
    'orders.voucherUsedUp': 409,
    'orders.voucherUsedByFamily': 409,
  },
});

export const listOrders = contract({
  method: 'GET',
  path: '/orders',
  who: ['student'],
  summary: "The caller's own orders, newest first",
  query: pageQueryBy(['createdAt', 'total', 'status', 'package']),
  reply: { 200: pageSchema(order) },
});

export const getOrder = contract({
  method: 'GET',
  path: '/orders/:orderId',
  who: ['student'],
  summary: "One of the caller's own orders; `latest` names the newest",
  params: z.object({ orderId: z.string() }),
  reply: { 200: order },
  problems: { 'orders.notFound': 404 },
});

export const checkOrder = contract({
  method: 'POST',
  path: '/orders/:orderId/check',
  who: ['student'],
  summary: 'Update the payment status from the provider',
  params: z.object({ orderId: z.string() }),
  reply: { 200: order },
  problems: { 'orders.notFound': 404, 'payments.providerAway': 503 },
});

export const cancelOrder = contract({
  method: 'POST',
  path: '/orders/:orderId/cancel',
  who: ['student'],
  summary: 'Cancel an unpaid order, so that another package or voucher can be chosen',
  params: z.object({ orderId: z.string() }),
  reply: { 200: order },
  problems: { 'orders.notFound': 404, 'orders.beingPaid': 409, 'payments.providerAway': 503 },
});

export const getReceipt = contract({
  method: 'GET',
  path: '/orders/:orderId/receipt.pdf',
  who: ['student'],
  summary: 'The receipt of a paid order as a PDF, in the requested language',
  params: z.object({ orderId: z.string() }),
  reply: { 200: z.unknown() },
  problems: { 'orders.notFound': 404, 'orders.noReceipt': 404 },
});
