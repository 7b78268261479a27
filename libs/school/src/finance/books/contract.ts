import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { EXPENSE_CATEGORIES, REVENUE_CATEGORIES } from '../../ledger/journal/categories.ts';
import { manualEntry } from '../../ledger/journal/manual-entry.ts';
import { BASES, type Basis, MONEY_KINDS, MONEY_TYPES, type MoneyType } from '../../ledger/journal/money.ts';
import { PERIODS, RANGES, REPORT_PERIODS } from './periods.ts';

const staff = ['finance', 'admin'] as const;

export { BASES, type Basis, MONEY_TYPES, type MoneyType };

const basis = z._default(z.enum(BASES), 'received');

/** The rows behind a figure, as a query of the list of transactions; null means any. */
export const moneyFilter = z.object({
  basis: z.enum(BASES),
  /** School days, both included. */
  from: z.string(),
  to: z.string(),
  type: z.nullable(z.enum(MONEY_TYPES)),
  category: z.nullable(z.string()),
});
export type MoneyFilter = z.output<typeof moneyFilter>;

/** Whole rupiah and the rows they sum; without a type, revenue less expenses. */
export const figure = z.object({ amount: z.number(), filter: moneyFilter });
export type Figure = z.output<typeof figure>;

const bilingual = z.object({ id: z.string(), en: z.string() });
const person = z.object({ name: z.string(), role: z.string() });

/** A row of money. Its amount is in whole rupiah; a refund is a negative revenue. */
export const transaction = z.object({
  id: z.string(),
  /** Links to the entry. */
  entryId: z.string(),
  /** The school's day on which it counts. */
  date: z.string(),
  /** The original day when its month was already closed; else null. */
  meantFor: z.nullable(z.string()),
  type: z.enum(MONEY_TYPES),
  /** A package's slug or an expense category; its text is `finance.categories`. */
  category: z.string(),
  /** What happened; its text is `finance.kinds`. */
  kind: z.enum(MONEY_KINDS),
  description: z.string(),
  /** The payer's name at that time; null for other rows and erased people. */
  payer: z.nullable(z.string()),
  amount: z.number(),
  /** Reversed, or the reversing entry; only with `showVoided`. */
  voided: z.boolean(),
  /** Entered by hand, so it can be voided. */
  manual: z.boolean(),
  hasReceipt: z.boolean(),
  /** The version that `void` and `restore` need; null unless manual. */
  version: z.nullable(z.number()),
});
export type Transaction = z.output<typeof transaction>;

/** Revenue, expenses, net, and net in percent of revenue with 2 decimals; null at zero revenue, shown as '–'. */
export const result = z.object({
  revenue: figure,
  expenses: figure,
  net: figure,
  margin: z.nullable(z.number()),
});

/** The balance of an account in whole rupiah; `account` links to its lines. */
const holding = z.object({ amount: z.number(), account: z.string() });

export const financeDashboard = contract({
  method: 'GET',
  path: '/finance/dashboard',
  who: staff,
  summary: 'The finance home: result of the period, assets and debts, daily figures and newest rows',
  query: z.object({ period: z._default(z.enum(PERIODS), '30d'), basis }),
  reply: {
    200: z.object({
      period: z.enum(PERIODS),
      basis: z.enum(BASES),
      /** The school's current day. */
      today: z.string(),
      from: z.string(),
      to: z.string(),
      result,
      /** Revenue of the last 30 days divided by 30, rounded to whole rupiah, for any period. */
      averageDailyRevenue: figure,
      /** The liability: paid by families and not yet held. */
      owedToFamilies: holding,
      cashAtProvider: holding,
      cashAtBank: holding,
      /** Every day of the period, oldest first. */
      days: z.array(z.object({ day: z.string(), revenue: z.number(), expenses: z.number() })),
      recent: z.array(transaction),
      /** The pay run draft that the caller may approve, or null. */
      payRunToApprove: z.nullable(
        z.object({ id: z.string(), from: z.string(), to: z.string(), madeBy: z.string() }),
      ),
    }),
  },
});
export type FinanceDashboard = z.output<(typeof financeDashboard)['reply'][200]>;

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
const reason = z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(500, 'tooLong'));

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

export const listTransactions = contract({
  method: 'GET',
  path: '/finance/transactions',
  who: staff,
  summary:
    'Transactions, newest first; `q` searches descriptions from three letters on and is ignored if shorter',
  query: z.extend(pageQueryBy(['date', 'amount']), {
    basis,
    type: z.optional(z.enum(MONEY_TYPES)),
    category: z.optional(z.string().check(z.maxLength(60))),
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    showVoided: z._default(z.enum(['true', 'false']), 'false'),
  }),
  reply: {
    200: z.extend(pageSchema(transaction), {
      basis: z.enum(BASES),
      /** Of all matching rows, not only this page; null when there are too many to sum. */
      sums: z.nullable(z.object({ revenue: z.number(), expenses: z.number(), net: z.number() })),
    }),
  },
});
export type TransactionList = z.output<(typeof listTransactions)['reply'][200]>;

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

export const profitLoss = contract({
  method: 'GET',
  path: '/finance/profit-loss',
  who: staff,
  summary:
    'Profit and loss of 7 days, a month or 3 months up to `to` (today), compared with the period before',
  query: z.object({ range: z._default(z.enum(RANGES), 'monthly'), basis, to: z.optional(calendarDay) }),
  reply: {
    200: z.object({
      range: z.enum(RANGES),
      basis: z.enum(BASES),
      from: z.string(),
      to: z.string(),
      result,
      /** The equally long period before. */
      before: z.object({ from: z.string(), to: z.string(), result }),
      /** Of both periods; revenue first, largest first. */
      categories: z.array(
        z.object({
          type: z.enum(MONEY_TYPES),
          category: z.string(),
          now: figure,
          before: figure,
          /** Percent of its type's total with 2 decimals; null at a total of zero. */
          share: z.nullable(z.number()),
        }),
      ),
    }),
  },
});
export type ProfitLoss = z.output<(typeof profitLoss)['reply'][200]>;

export const REPORT_TYPES = ['summary', 'revenue', 'expense'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Maximum rows of a PDF; use CSV or XLSX for longer reports. */
export const MAX_PDF_ROWS = 1_000;

const reportQuery = z.object({
  type: z._default(z.enum(REPORT_TYPES), 'summary'),
  period: z._default(z.enum(REPORT_PERIODS), '7w'),
  basis,
});

export const reportPreview = contract({
  method: 'GET',
  path: '/finance/reports',
  who: staff,
  summary: 'Preview a report: its days, result and number of rows',
  query: reportQuery,
  reply: {
    200: z.object({
      type: z.enum(REPORT_TYPES),
      period: z.enum(REPORT_PERIODS),
      basis: z.enum(BASES),
      from: z.string(),
      to: z.string(),
      result,
      /** Exact, without voided pairs. */
      rows: z.number(),
    }),
  },
});

/** `lang` defaults to the language of the call. */
export const exportReport = contract({
  method: 'GET',
  path: '/finance/reports/export',
  who: staff,
  confirmed: true,
  summary: 'A report as a file: CSV (UTF-8 with BOM), XLSX or PDF, in the requested language',
  query: z.extend(reportQuery, {
    format: z._default(z.enum(REPORT_FORMATS), 'csv'),
    separator: csvSeparator,
    lang: z.optional(z.enum(['id', 'en'])),
  }),
  reply: { 200: z.unknown() },
  problems: { 'finance.tooLongForPdf': 409 },
});

/** `running`: not over yet. Only the first open month can be closed, only the last closed one reopened. */
export const MONTH_STATES = ['running', 'open', 'closed'] as const;

const month = z.object({
  /** YYYY-MM. */
  month: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(MONTH_STATES),
  result,
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  mayClose: z.boolean(),
  mayReopen: z.boolean(),
});
export type Month = z.output<typeof month>;

export const listMonths = contract({
  method: 'GET',
  path: '/finance/months',
  who: staff,
  summary: 'Months from the first entry to now, newest first, with state and result',
  query: z.extend(pageQueryBy(['month']), { basis }),
  reply: { 200: pageSchema(month) },
});

const ofMonth = z.object({ month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid')) });

export const closeMonth = contract({
  method: 'POST',
  path: '/finance/months/:month/close',
  who: staff,
  summary: 'Close a month: later entries for it are booked into the open one with a note',
  params: ofMonth,
  reply: { 200: z.object({ ok: z.literal(true) }) },
  problems: {
    'finance.monthNotOver': 409,
    'finance.monthOutOfOrder': 409,
    'finance.monthClosed': 409,
    'finance.meetingsOpen': 409,
    'finance.monthBusy': 409,
    'finance.monthSetAside': 409,
  },
});

export const reopenMonth = contract({
  method: 'POST',
  path: '/finance/months/:month/reopen',
  who: staff,
  summary: 'Reopen the last closed month, with a reason',
  params: ofMonth,
  body: z.object({ reason }),
  reply: { 200: z.object({ ok: z.literal(true) }) },
  problems: { 'finance.monthNotClosed': 409, 'finance.monthNotLast': 409 },
});

const ACCOUNT_KINDS = ['asset', 'liability', 'income', 'expense', 'equity'] as const;

const account = z.object({
  code: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  name: bilingual,
  debit: z.number(),
  credit: z.number(),
  /** On the account's normal side: debit less credit for assets and expenses, else credit less debit. */
  balance: z.number(),
});

export const listAccounts = contract({
  method: 'GET',
  path: '/finance/accounts',
  who: staff,
  summary: 'All accounts with their balances; total debits equal total credits',
  reply: { 200: z.object({ data: z.array(account), debit: z.number(), credit: z.number() }) },
});

export const accountLines = contract({
  method: 'GET',
  path: '/finance/accounts/:account/lines',
  who: staff,
  summary: 'The lines of an account, newest booking first',
  params: z.object({ account: z.string() }),
  query: z.extend(pageQueryBy(['booked']), {
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  reply: {
    200: z.extend(
      pageSchema(
        z.object({
          /** Unique in the list. */
          id: z.string(),
          entryId: z.string(),
          date: z.string(),
          category: z.nullable(z.string()),
          description: z.string(),
          debit: z.number(),
          credit: z.number(),
        }),
      ),
      { account },
    ),
  },
  problems: { 'finance.noAccount': 404 },
});
