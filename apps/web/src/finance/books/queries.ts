import type { Sent } from '@fasih/school/basics/contract';
import { accountLines, listAccounts } from '@fasih/school/finance/books/accounts-contract';
import { financeDashboard, listTransactions } from '@fasih/school/finance/books/contract';
import { entryDetail } from '@fasih/school/finance/books/entries-contract';
import { listMonths } from '@fasih/school/finance/books/months-contract';
import { profitLoss, reportPreview } from '@fasih/school/finance/books/reports-contract';
import {
  getReconciliation,
  listReconciledDays,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import {
  listPaymentTasks,
  listReceipts,
  listStuckPayments,
} from '@fasih/school/sales/payments/staff-contract';
import { live, paged, queryOf } from '../../lib/query.ts';

// Somebody else may have booked meanwhile: every figure is loaded again when the page comes back into view.

/** Every call that shows money of the books; a write that books anything may change all of their replies. */
export const MONEY_READS = [
  financeDashboard,
  listTransactions,
  accountLines,
  listAccounts,
  entryDetail,
  profitLoss,
  reportPreview,
  listMonths,
] as const;

/** Finance's home. */
export const financeHomeQuery = (query: Sent<typeof financeDashboard>['query']) => ({
  ...queryOf(financeDashboard, { query }),
  ...paged,
});

/** The school's own today, and what it holds now: the device may be in another zone, or be wrong. */
export const todayQuery = financeHomeQuery({ period: '7d', basis: 'received' });

/** One page of the rows of money. */
export const transactionsQuery = (query: Sent<typeof listTransactions>['query']) => ({
  ...queryOf(listTransactions, { query }),
  ...paged,
});

/** One page of an account's lines. */
export const accountLinesQuery = (account: string, query: Sent<typeof accountLines>['query']) => ({
  ...queryOf(accountLines, { params: { account }, query }),
  ...paged,
});

/** All accounts with what they hold. */
export const accountsQuery = { ...queryOf(listAccounts, {}), ...live };

/** One entry of the books. */
export const entryQuery = (entryId: string) => ({
  ...queryOf(entryDetail, { params: { entryId } }),
  ...live,
});

/** Profit and loss of a range. */
export const profitLossQuery = (query: Sent<typeof profitLoss>['query']) => ({
  ...queryOf(profitLoss, { query }),
  ...paged,
});

/** What a report would hold. */
export const reportQuery = (query: Sent<typeof reportPreview>['query']) => ({
  ...queryOf(reportPreview, { query }),
  ...paged,
});

/** One page of the months. */
export const monthsQuery = (query: Sent<typeof listMonths>['query']) => ({
  ...queryOf(listMonths, { query }),
  ...paged,
});

/** What changes with news of a payment: the comparison of its day, tasks, receipts, and the books. */
export const PAYMENT_READS = [
  getReconciliation,
  listReconciledDays,
  listPaymentTasks,
  listStuckPayments,
  listReceipts,
  ...MONEY_READS,
] as const;
