import type { Reply } from '@fasih/school/basics/contract';
import type { accountLines, listAccounts } from '@fasih/school/finance/books/accounts-contract';
import type {
  Figure,
  FinanceDashboard,
  MoneyType,
  Transaction,
  TransactionList,
} from '@fasih/school/finance/books/contract';
import { type EntryDetail, NO_RECORD } from '@fasih/school/finance/books/entries-contract';
import type { listMonths, Month } from '@fasih/school/finance/books/months-contract';
import type { ProfitLoss, reportPreview } from '@fasih/school/finance/books/reports-contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';

/** The books of a small school on 24 November 2026, as its server replies. */
export const TODAY = '2026-11-24';
const MONTH = { from: '2026-10-25', to: TODAY };

const figure = (amount: number, type: MoneyType | null = null, days = MONTH): Figure => ({
  amount,
  filter: { basis: 'received', ...days, type, category: null },
});
const resultOf = (revenue: number, expenses: number, margin: number | null, days = MONTH) => ({
  revenue: figure(revenue, 'revenue', days),
  expenses: figure(expenses, 'expense', days),
  net: figure(revenue - expenses, null, days),
  margin,
});

/** Sari Dewi has paid a course. */
export const payment: Transaction = {
  id: 't1',
  entryId: 'e1',
  date: '2026-11-20',
  meantFor: null,
  type: 'revenue',
  kind: 'payment',
  category: 'general-english-kids',
  description: '',
  payer: 'Sari Dewi',
  amount: 1_650_000,
  voided: false,
  manual: false,
  hasReceipt: false,
  version: null,
};
/** Rina has entered the rent by hand, with a picture of its receipt; it was meant for October, which is closed. */
export const rent: Transaction = {
  id: 't2',
  entryId: 'm2',
  date: '2026-11-01',
  meantFor: '2026-10-28',
  type: 'expense',
  kind: 'manual',
  category: 'other',
  description: 'Sewa ruang',
  payer: null,
  amount: 750_000,
  voided: false,
  manual: true,
  hasReceipt: true,
  version: 4,
};
/** Half of a course went back to Sari Dewi: a revenue below zero. */
export const refund: Transaction = {
  ...payment,
  id: 't3',
  entryId: 'e3',
  date: '2026-11-22',
  kind: 'refund',
  amount: -825_000,
};

export const listOf = (data: Transaction[], change: Partial<TransactionList> = {}): TransactionList => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
  basis: 'received',
  sums: { revenue: 825_000, expenses: 750_000, net: 75_000 },
  ...change,
});

export const rentAsTyped: ManualEntry = {
  id: 'm2',
  type: 'expense',
  date: '2026-10-28',
  bookedOn: '2026-11-01',
  amount: 750_000,
  category: 'other',
  description: 'Sewa ruang',
  voided: false,
  hasReceipt: true,
  version: 4,
};
const rina = { name: 'Rina', role: 'finance' };
const noSource: EntryDetail['source'] = { ...NO_RECORD, kind: 'manual' };
const at = (entryId: string, reverses: string | null = null): EntryDetail['chain'][number] => ({
  entryId,
  reverses,
  date: '2026-11-20',
  bookedAt: '2026-11-20T03:00:00.000Z',
  sourceKind: 'order.paid',
});

/** The entry of Sari Dewi's payment. */
export const paymentEntry: EntryDetail = {
  entryId: 'e1',
  date: '2026-11-20',
  meantFor: null,
  bookedAt: '2026-11-20T03:00:00.000Z',
  by: null,
  category: 'general-english-kids',
  description: '',
  manual: null,
  history: [],
  lines: [
    {
      account: 'cash.provider',
      name: { id: 'Kas di penyedia', en: 'Cash at the provider' },
      debit: 1_650_000,
      credit: 0,
    },
    {
      account: 'owed.families',
      name: { id: 'Utang ke keluarga', en: 'Owed to families' },
      debit: 0,
      credit: 1_650_000,
    },
  ],
  effects: [
    {
      basis: 'received',
      type: 'revenue',
      category: 'general-english-kids',
      kind: 'payment',
      amount: 1_650_000,
    },
  ],
  source: {
    ...noSource,
    kind: 'order',
    id: 'o1',
    label: 'ORD-1',
    receiptNumber: 'KW/2026/0007',
    learnerId: 'l1',
    learnerName: 'Kirana',
    classId: 'c1',
    className: 'Kids A',
  },
  chain: [at('e1')],
};
/** The entry of the rent. */
export const rentEntry: EntryDetail = {
  ...paymentEntry,
  entryId: 'm2',
  date: '2026-11-01',
  meantFor: '2026-10-28',
  by: rina,
  category: 'other',
  description: 'Sewa ruang',
  manual: rentAsTyped,
  source: noSource,
  effects: [],
  chain: [at('m2')],
  history: [
    { at: '2026-11-01T02:00:00.000Z', action: 'finance.entryAdded', by: rina, reason: null },
    { at: '2026-11-02T02:00:00.000Z', action: 'finance.entryVoided', by: null, reason: 'Salah bulan' },
  ],
};
/** Tax that was paid to the state. */
export const taxEntry: EntryDetail = {
  ...paymentEntry,
  entryId: 'x1',
  category: null,
  effects: [],
  source: { ...noSource, kind: 'tax' },
  chain: [at('x1')],
};
/** The tax payment was taken back by another entry. */
export const taxTakenBack: EntryDetail = { ...taxEntry, chain: [at('x1'), at('x2', 'x1')] };

const bank: Reply<typeof accountLines>['account'] = {
  code: 'cash.bank',
  kind: 'asset',
  name: { id: 'Kas di bank', en: 'Cash at the bank' },
  debit: 500_000,
  credit: 700_000,
  balance: -200_000,
};
export const bankLines: Reply<typeof accountLines> = {
  data: [
    {
      id: 'l1',
      entryId: 'e1',
      date: TODAY,
      category: null,
      description: 'Payout',
      debit: 500_000,
      credit: 0,
    },
    {
      id: 'l2',
      entryId: 'm2',
      date: TODAY,
      category: 'other',
      description: 'Sewa ruang',
      debit: 0,
      credit: 700_000,
    },
  ],
  total: 2,
  page: 1,
  pageSize: 20,
  account: bank,
};
export const accounts: Reply<typeof listAccounts> = { data: [bank], debit: 500_000, credit: 700_000 };

const before = { from: '2026-09-24', to: '2026-10-24' };
/** A month with more revenue than the one before, and without expenses in it. */
export const profit: ProfitLoss = {
  range: 'monthly',
  basis: 'received',
  ...MONTH,
  result: resultOf(8_000_000, 3_000_000, 62.5),
  before: { ...before, result: resultOf(6_000_000, 3_000_000, 50, before) },
  categories: [
    {
      type: 'revenue',
      category: 'general-english-kids',
      share: 100,
      now: {
        amount: 8_000_000,
        filter: { ...figure(0, 'revenue').filter, category: 'general-english-kids' },
      },
      before: figure(6_000_000, 'revenue', before),
    },
    {
      type: 'expense',
      category: 'teachers',
      share: 83.333,
      now: { amount: 2_500_000, filter: { ...figure(0, 'expense').filter, category: 'teachers' } },
      before: figure(3_000_000, 'expense', before),
    },
  ],
};
/** A month in which nothing came in and rent was paid. */
export const loss: ProfitLoss = {
  ...profit,
  result: resultOf(0, 750_000, null),
  categories: [],
};

export const preview: Reply<typeof reportPreview> = {
  type: 'summary',
  period: '7w',
  basis: 'received',
  from: '2026-10-07',
  to: TODAY,
  result: resultOf(8_000_000, 3_000_000, 62.5),
  rows: 1_234,
};

const monthOf = (month: string, change: Partial<Month>): Month => ({
  month,
  from: `${month}-01`,
  to: `${month}-30`,
  state: 'open',
  result: resultOf(5_000_000, 6_000_000, -20),
  closedAt: null,
  closedBy: null,
  mayClose: false,
  mayReopen: false,
  ...change,
});
/** November is under way, October can be closed, September was closed by Rina and can be reopened. */
export const months: Reply<typeof listMonths> = {
  data: [
    monthOf('2026-11', { state: 'running' }),
    monthOf('2026-10', { mayClose: true }),
    monthOf('2026-09', {
      state: 'closed',
      mayReopen: true,
      closedAt: '2026-10-05T03:00:00.000Z',
      closedBy: 'Rina',
    }),
  ],
  total: 3,
  page: 1,
  pageSize: 20,
};

/** Finance's home with two days on which money moved. */
export const home: FinanceDashboard = {
  period: '30d',
  basis: 'received',
  today: TODAY,
  ...MONTH,
  result: resultOf(825_000, 1_000_000, -21.21),
  averageDailyRevenue: figure(27_500, 'revenue'),
  owedToFamilies: { amount: 4_000_000, account: 'owed.families' },
  cashAtProvider: { amount: 3_000_000, account: 'cash.provider' },
  cashAtBank: { amount: 8_000_000, account: 'cash.bank' },
  days: [
    { day: '2026-11-20', revenue: 1_650_000, expenses: 0 },
    { day: '2026-11-21', revenue: 0, expenses: 0 },
    { day: '2026-11-22', revenue: -825_000, expenses: 1_000_000 },
  ],
  recent: [payment, rent],
  payRunToApprove: null,
  tasks: { payments: { count: 0, items: [] }, postings: { count: 0, items: [] } },
};
