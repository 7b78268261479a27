import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { bilingual, reason } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { EXPENSE_CATEGORIES, REVENUE_CATEGORIES } from '../../ledger/journal/categories.ts';
import { manualEntry } from '../../ledger/journal/manual-entry.ts';
import { BASES, MONEY_KINDS, MONEY_TYPES } from '../../ledger/journal/money.ts';
import { person, staff } from './contract.ts';

/** Maximum of one manual entry: a hundred billion rupiah. */
export const MAX_RUPIAH = 100_000_000_000;

const amount = z
  .number('required')
  .check(z.int('amountWhole'), z.minimum(0, 'amountNegative'), z.maximum(MAX_RUPIAH, 'amountTooLarge'));
const description = z._default(z.string().check(z.trim(), z.maxLength(500, 'tooLong')), '');
const entryDay = calendarDay.check(z.refine((day) => day >= '2000-01-01', 'dateShape'));

const manualFields = {
  /** Created by the form once per submission: the same key is the same entry. */
  key: z.string('required').check(z.regex(/^[A-Za-z0-9-]{16,64}$/, 'invalid')),
  /** At most the school's current day; later ones are refused with `dateFuture`. */
  date: entryDay,
  amount,
  description,
};

/** The form 'Add revenue' (docs/product/courses-and-money.md#manual-entries). */
export const newRevenue = z.object({
  ...manualFields,
  type: z.literal('revenue'),
  category: z.enum(REVENUE_CATEGORIES, 'categoryUnknown'),
});

/** The form 'Add expense' (docs/product/courses-and-money.md#manual-entries). */
export const newExpense = z.object({
  ...manualFields,
  type: z.literal('expense'),
  category: z.enum(EXPENSE_CATEGORIES, 'categoryUnknown'),
});

export const addEntry = contract({
  method: 'POST',
  path: '/finance/entries',
  who: staff,
  summary: 'Enter revenue or an expense manually; repeating the same key adds nothing',
  body: z.discriminatedUnion('type', [newRevenue, newExpense]),
  reply: { 201: manualEntry },
  problems: { 'finance.keyUsed': 409 },
});

export const PAYOUT_WAYS = ['toBank', 'toProvider'] as const;
export type PayoutWay = (typeof PAYOUT_WAYS)[number];

/** The form 'Record a payout'. */
export const payoutForm = z.object({
  key: manualFields.key,
  date: entryDay,
  way: z.enum(PAYOUT_WAYS),
  amount: z
    .number('required')
    .check(z.int('amountWhole'), z.minimum(1, 'required'), z.maximum(MAX_RUPIAH, 'amountTooLarge')),
  description,
});

/** Neither revenue nor expense: the school's money only moves between its accounts. */
export const bookPayout = contract({
  method: 'POST',
  path: '/finance/payouts',
  who: staff,
  summary:
    'Book a payout of the payment provider to the bank, or back to it; repeating the same key adds nothing',
  body: payoutForm,
  reply: { 201: z.object({ entryId: z.string(), bookedOn: z.string() }) },
  problems: { 'finance.keyUsed': 409, 'finance.payoutTooMuch': 409 },
});

/** The form 'Pay withheld tax'. */
export const taxForm = z.object({
  key: manualFields.key,
  date: entryDay,
  amount: payoutForm.shape.amount,
  description,
});

export const payWithheldTax = contract({
  method: 'POST',
  path: '/finance/tax-payments',
  who: staff,
  summary:
    'Book a payment of withheld tax to the state, at most what is owed; repeating the same key adds nothing',
  body: taxForm,
  reply: { 201: z.object({ entryId: z.string(), bookedOn: z.string() }) },
  problems: { 'finance.keyUsed': 409, 'finance.taxTooMuch': 409, 'finance.alreadyVoided': 409 },
});

const ofEntry = z.object({ entryId: z.string() });

export const voidTaxPayment = contract({
  method: 'POST',
  path: '/finance/tax-payments/:entryId/void',
  who: staff,
  summary: 'Reverse a payment of withheld tax that was recorded by mistake',
  params: ofEntry,
  body: z.object({ reason }),
  reply: { 200: z.object({ entryId: z.string(), bookedOn: z.string() }) },
  problems: { 'finance.notFound': 404 },
});

/** `common.stale` (409) when somebody else was first, with the current entry. */
export const voidEntry = contract({
  method: 'POST',
  path: '/finance/entries/:entryId/void',
  who: staff,
  summary: 'Delete a manual entry: it is reversed, and both leave the list',
  params: ofEntry,
  body: z.object({ reason, version: seenVersion }),
  reply: { 200: manualEntry },
  problems: { 'finance.notFound': 404, 'finance.notManual': 409, 'finance.alreadyVoided': 409 },
});

export const restoreEntry = contract({
  method: 'POST',
  path: '/finance/entries/:entryId/restore',
  who: staff,
  summary: 'Undo the deletion of a manual entry',
  params: ofEntry,
  body: z.object({ version: seenVersion }),
  reply: { 200: manualEntry },
  problems: { 'finance.notFound': 404, 'finance.notManual': 409, 'finance.notVoided': 409 },
});

/** Maximum size of a receipt photo in bytes. */
export const MAX_RECEIPT_BYTES = 5 * 1024 * 1024;

/** Multipart: the photo in field `file`. PNG, JPEG or WebP by its content; it is re-encoded. */
export const attachReceipt = contract({
  method: 'PUT',
  path: '/finance/entries/:entryId/receipt',
  who: staff,
  summary: 'Attach or replace the receipt of an expense (multipart field `file`)',
  params: ofEntry,
  reply: { 200: manualEntry },
  problems: {
    'finance.noReceipt': 404,
    'finance.notFound': 404,
    'finance.notManual': 409,
    'finance.receiptOfExpense': 409,
    'finance.noFile': 400,
    'finance.fileTooLarge': 413,
    'finance.wrongFile': 415,
  },
});

export const receiptFile = contract({
  method: 'GET',
  path: '/finance/entries/:entryId/receipt',
  who: staff,
  summary: 'The receipt of an expense, as a download',
  params: ofEntry,
  reply: { 200: z.unknown() },
  problems: { 'finance.notFound': 404, 'finance.noReceipt': 404 },
});

export const removeReceipt = contract({
  method: 'DELETE',
  path: '/finance/entries/:entryId/receipt',
  who: staff,
  summary: 'Remove the receipt of an expense',
  params: ofEntry,
  reply: { 200: manualEntry },
  problems: {
    'finance.receiptOfExpense': 409,
    'finance.notFound': 404,
    'finance.notManual': 409,
    'finance.noReceipt': 404,
  },
});

/** The record behind an entry. `label` is a name, a number or a day; `kind` decides where it links. */
export const SOURCE_KINDS = [
  'order',
  'meeting',
  'enrolment',
  'payRun',
  'refund',
  'manual',
  'payout',
  'tax',
  'payTransition',
  'other',
] as const;

/** The source of an entry that leads to no record. */
export const NO_RECORD = {
  id: null,
  label: '',
  receiptNumber: null,
  learnerId: null,
  learnerName: null,
  classId: null,
  className: null,
  teacherName: null,
  startsAt: null,
} as const;

const entryLine = z.object({
  account: z.string(),
  name: bilingual,
  debit: z.number(),
  credit: z.number(),
});

export const entryDetail = contract({
  method: 'GET',
  path: '/finance/entries/:entryId',
  who: staff,
  summary: 'One entry with its lines, source, reversal and author; also found by the id of a manual entry',
  params: ofEntry,
  reply: {
    200: z.object({
      /** Null for a manual entry of Rp 0, which moves no account. */
      entryId: z.nullable(z.string()),
      date: z.string(),
      meantFor: z.nullable(z.string()),
      bookedAt: z.string(),
      /** Who entered it; null for automatic entries. */
      by: z.nullable(person),
      category: z.nullable(z.string()),
      description: z.string(),
      /** Accounts in the order of the journal; debits and credits are equal. */
      lines: z.array(entryLine),
      /** Its effect on the figures, in each basis. */
      effects: z.array(
        z.object({
          basis: z.enum(BASES),
          type: z.enum(MONEY_TYPES),
          category: z.string(),
          kind: z.enum(MONEY_KINDS),
          amount: z.number(),
        }),
      ),
      source: z.object({
        kind: z.enum(SOURCE_KINDS),
        /** Id of the order, meeting, enrolment, pay run or refund request; null when there is none to open. */
        id: z.nullable(z.string()),
        label: z.string(),
        /** A family's receipt, if the order has one. */
        receiptNumber: z.nullable(z.string()),
        /** For links to admin pages; null when it is about no learner. */
        learnerId: z.nullable(z.string()),
        learnerName: z.nullable(z.string()),
        classId: z.nullable(z.string()),
        className: z.nullable(z.string()),
        teacherName: z.nullable(z.string()),
        /** When the meeting began; null for others. */
        startsAt: z.nullable(z.string()),
      }),
      /** This entry and all related reversals, oldest first; one item when there are none. */
      chain: z.array(
        z.object({
          entryId: z.string(),
          date: z.string(),
          bookedAt: z.string(),
          sourceKind: z.string(),
          reverses: z.nullable(z.string()),
        }),
      ),
      manual: z.nullable(manualEntry),
      /** Changes of a manual entry, or the reversal of a tax payment, oldest first; empty for others. */
      history: z.array(
        z.object({
          at: z.string(),
          action: z.string(),
          by: z.nullable(person),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  },
  problems: { 'finance.notFound': 404 },
});
export type EntryDetail = z.output<(typeof entryDetail)['reply'][200]>;
