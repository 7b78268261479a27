import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { ORDER_STATUSES, shownOrderStatus } from '../orders/contract.ts';

export const VOUCHER_STATES = ['running', 'coming', 'usedUp', 'over'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

/** Case is ignored; stored in capitals. */
const code = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(24, 'tooLong'),
    z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,23}$/, 'codeShape'),
    z.toUpperCase(),
  );

const count = z
  .number('countShape')
  .check(z.int('countShape'), z.minimum(1, 'countShape'), z.maximum(1_000_000, 'countShape'));

const limits = {
  /** Days of the school, both included; without a last day it stays open. */
  firstDay: calendarDay,
  lastDay: z.nullable(calendarDay),
  /** How many orders may use it; null: any number. */
  maxUses: z.nullable(count),
  /** Uses per family; null: any number. */
  maxUsesPerFamily: z._default(z.nullable(count), null),
};

const inOrder = z.refine<{ firstDay: string; lastDay: string | null }>(
  ({ firstDay, lastDay }) => lastDay === null || firstDay <= lastDay,
  { error: 'lastBeforeFirst', path: ['lastDay'] },
);

export const voucherLimits = z.object(limits).check(inOrder);

export const newVoucher = z
  .object({
    code,
    kind: z.enum(['percent', 'fixed'], 'required'),
    /** Percent 1 to 100, or whole rupiah. */
    value: z
      .number('required')
      .check(z.int('countShape'), z.minimum(1, 'countShape'), z.maximum(1_000_000_000, 'tooMuch')),
    ...limits,
  })
  .check(
    inOrder,
    z.refine(({ kind, value }) => kind !== 'percent' || value <= 100, {
      error: 'percentRange',
      path: ['value'],
    }),
  );

export const voucher = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'fixed']),
  value: z.number(),
  firstDay: z.string(),
  lastDay: z.nullable(z.string()),
  maxUses: z.nullable(z.number()),
  maxUsesPerFamily: z.nullable(z.number()),
  /** Orders that use it: paid, free or still open. */
  used: z.number(),
  state: z.enum(VOUCHER_STATES),
  /** An admin ended it for good. */
  ended: z.boolean(),
  version: z.number(),
});
export type VoucherRecord = z.output<typeof voucher>;

const voucherUse = z.object({
  orderId: z.string(),
  learnerId: z.string(),
  learnerName: z.string(),
  packageName: z.string(),
  status: z.enum(ORDER_STATUSES),
  shown: shownOrderStatus,
  /** Whole rupiah. */
  discount: z.number(),
  total: z.number(),
  createdAt: z.string(),
  /** Whether it counts as a use; an order that ended unpaid released it. */
  counts: z.boolean(),
});
export type VoucherUse = z.output<typeof voucherUse>;

const named = z.object({ code: z.string().check(z.maxLength(40)) });
const version = z.number('required').check(z.int());

export const listVouchers = contract({
  method: 'GET',
  path: '/vouchers',
  who: ['admin'],
  summary: 'All vouchers with limits and uses, newest first; `q` searches codes',
  query: z.extend(pageQueryBy(['code', 'used', 'firstDay', 'lastDay']), {
    state: z.optional(z.enum(VOUCHER_STATES)),
  }),
  reply: { 200: pageSchema(voucher) },
});

export const addVoucher = contract({
  method: 'POST',
  path: '/vouchers',
  who: ['admin'],
  summary: 'Add a voucher; its code and value never change',
  body: newVoucher,
  reply: { 201: voucher },
  problems: { 'catalogue.codeTaken': 409 },
});

export const changeVoucher = contract({
  method: 'PATCH',
  path: '/vouchers/:code',
  who: ['admin'],
  summary: 'Change the dates and the number of uses of an active voucher',
  params: named,
  body: z.extend(z.object(limits), { version }).check(inOrder),
  reply: { 200: voucher },
  problems: {
    'catalogue.voucherNotFound': 404,
    'catalogue.voucherEnded': 409,
    'common.stale': 409,
  },
});

export const endVoucher = contract({
  method: 'POST',
  path: '/vouchers/:code/end',
  who: ['admin'],
  summary: 'End a voucher permanently; orders that carry it keep their discount',
  params: named,
  body: z.object({ version }),
  reply: { 200: voucher },
  problems: { 'catalogue.voucherNotFound': 404, 'catalogue.voucherEnded': 409, 'common.stale': 409 },
});

export const voucherUses = contract({
  method: 'GET',
  path: '/vouchers/:code/uses',
  who: ['admin'],
  summary: 'Orders made with a voucher, the newest first',
  params: named,
  query: z.omit(pageQueryBy(['createdAt']), { q: true }),
  reply: { 200: pageSchema(voucherUse) },
  problems: { 'catalogue.voucherNotFound': 404 },
});
