import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { BASES, type Basis, MONEY_KINDS, MONEY_TYPES, type MoneyType } from '../../ledger/journal/money.ts';
import { PERIODS } from './periods.ts';
import { financeTasks } from './tasks-contract.ts';

export const staff = ['finance', 'admin'] as const;

export { BASES, type Basis, MONEY_TYPES, type MoneyType };

export const basis = z._default(z.enum(BASES), 'received');

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

export const person = z.object({ name: z.string(), role: z.string() });

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
      tasks: financeTasks,
    }),
  },
});
export type FinanceDashboard = z.output<(typeof financeDashboard)['reply'][200]>;

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
