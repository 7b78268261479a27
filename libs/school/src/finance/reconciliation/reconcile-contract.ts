import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';

const finance = ['finance', 'admin'] as const;

/** Maximum bytes and rows of a settlement report. */
export const MAX_REPORT_BYTES = 5 * 1024 * 1024;
export const MAX_REPORT_ROWS = 20_000;

/**
 * `missingHere`: the provider holds money for a charge unknown to us. `missingThere`: we count money that the
 * provider did not name or does not know. `status`, `amount`, `refund`: both know it with different values. `fee`: a
 * fee that is not booked. `unknownOrder`: money for an order that was never ours.
 */
export const DIFFERENCE_KINDS = [
  'missingHere',
  'missingThere',
  'status',
  'amount',
  'refund',
  'fee',
  'unknownOrder',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/**
 * `takeTheirs`: ask the provider again and settle its answer. `ask`: the same, for what it did not name. `bookFee`:
 * book its fee. `null`: check by hand.
 */
export const DIFFERENCE_FIXES = ['takeTheirs', 'ask', 'bookFee'] as const;

/** Maximum differences fixed by one call. */
export const MAX_FIXES = 200;

const side = z.object({
  status: z.string(),
  amount: z.number(),
  refunded: z.number(),
  /** Whole rupiah; null when unknown. */
  fee: z.nullable(z.number()),
  net: z.nullable(z.number()),
});

export const difference = z.object({
  /** Identifies it within its day, e.g. `fee:2f1c…`. */
  id: z.string(),
  kind: z.enum(DIFFERENCE_KINDS),
  fix: z.nullable(z.enum(DIFFERENCE_FIXES)),
  providerOrderId: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  payerName: z.nullable(z.string()),
  packageName: z.nullable(z.string()),
  ours: z.nullable(side),
  /** Null when the provider has no data. */
  theirs: z.nullable(
    z.extend(side, {
      /** Where status and amount come from, and since when: read at the provider, or imported. */
      source: z.enum(['status', 'report']),
      toldAt: z.string(),
    }),
  ),
  /** The total amount that the charge differs by, after refunds and fees; 0 when only a word differs. */
  off: z.number(),
});
export type Difference = z.output<typeof difference>;

const sums = z.object({ charges: z.number(), amount: z.number(), refunded: z.number(), fees: z.number() });

export const reconciliation = z.object({
  /** The school's day: charges count on the day of payment. */
  day: z.string(),
  /**
   * The provider was asked about this day, or a report covers it. Then each of our charges that it does not name is a
   * difference, and the sums differ by exactly the listed differences.
   */
  isCompared: z.boolean(),
  ours: sums,
  theirs: sums,
  /** How many of our charges the provider has data about (asked or reported). */
  compared: z.number(),
  /** When the provider was last asked about this day, and the reports that cover it. */
  fetchedAt: z.nullable(z.string()),
  reports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rows: z.number(),
      importedAt: z.string(),
      importedBy: z.string(),
    }),
  ),
  differences: z.array(difference),
});
export type Reconciliation = z.output<typeof reconciliation>;

export const getReconciliation = contract({
  method: 'GET',
  path: '/reconciliation',
  who: finance,
  summary: 'The charges of a day, today by default, in our books and at the provider, with all differences',
  query: z.object({ day: z.optional(calendarDay) }),
  reply: { 200: reconciliation },
});

/** How many days the overview of compared days shows. */
export const DAYS_SHOWN = 14;

/**
 * `none`: no payments. `open`: payments that nobody has compared yet. `matches`: compared, without differences.
 * `differs`: at least one difference.
 */
export const DAY_STATES = ['none', 'open', 'matches', 'differs'] as const;
export type DayState = (typeof DAY_STATES)[number];

const reconciledDay = z.object({
  day: z.string(),
  state: z.enum(DAY_STATES),
  /** Our paid charges and their sum in whole rupiah. */
  charges: z.number(),
  amount: z.number(),
  differences: z.number(),
});
export type ReconciledDay = z.output<typeof reconciledDay>;

export const listReconciledDays = contract({
  method: 'GET',
  path: '/reconciliation/days',
  who: finance,
  summary: 'The last 14 days, until today by default: payments of each and whether they match the provider',
  query: z.object({ until: z.optional(calendarDay) }),
  reply: {
    200: z.object({
      /** The school's today. */
      today: z.string(),
      /** Oldest first. */
      days: z.array(reconciledDay),
    }),
  },
});

export const fetchReconciliation = contract({
  method: 'POST',
  path: '/reconciliation/fetch',
  who: finance,
  summary: "Fetch the provider's data about the charges of a day; changes no orders or bookings",
  body: z.object({ day: calendarDay }),
  reply: { 200: z.extend(reconciliation, { asked: z.number(), unanswered: z.number() }) },
  problems: { 'payments.providerAway': 503 },
});

/**
 * Multipart: the report in field `file`, CSV (comma or semicolon) or XLSX. Columns are found by their headings: order
 * id or transaction id, amount, and optionally status, fee, net amount, time, refund. Rows imported before are
 * replaced.
 */
export const importReport = contract({
  method: 'POST',
  path: '/reconciliation/report',
  who: finance,
  summary: "Import the provider's settlement report (multipart field `file`: CSV or XLSX, at most 5 MB)",
  reply: {
    201: z.object({
      reportId: z.string(),
      name: z.string(),
      rows: z.number(),
      /** Days of the rows, in order. */
      days: z.array(z.string()),
      fees: z.number(),
      /** Unreadable rows, at most 50: line of the file and the wrong field. */
      unread: z.array(
        z.object({ line: z.number(), field: z.enum(['id', 'amount', 'fee', 'net', 'time', 'sum']) }),
      ),
    }),
  },
  problems: {
    'payments.noFile': 400,
    'payments.reportTooLarge': 413,
    'payments.reportTooHeavy': 400,
    'payments.reportFarCell': 400,
    'payments.reportType': 415,
    'payments.reportColumns': 400,
    'payments.reportEmpty': 400,
  },
});

/** Each difference is checked again before it is fixed; settled ones stay as they are. */
export const fixDifferences = contract({
  method: 'POST',
  path: '/reconciliation/fix',
  who: finance,
  summary: 'Fix differences of a day: update orders from the provider, or book its fee',
  body: z.object({
    day: calendarDay,
    ids: z.array(z.string()).check(z.minLength(1, 'required'), z.maxLength(MAX_FIXES, 'tooLong')),
  }),
  reply: { 200: z.extend(reconciliation, { fixed: z.number(), left: z.array(z.string()) }) },
  problems: { 'payments.providerAway': 503 },
});
