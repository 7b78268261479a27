import type { Sent } from '@fasih/school/basics/contract';
import {
  getReconciliation,
  listReconciledDays,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import {
  listPaymentTasks,
  listReceipts,
  listStuckPayments,
} from '@fasih/school/sales/payments/staff-contract';
import { paged, queryOf } from '../../lib/query.ts';

/** A day's charges in our books and at the provider. */
export const reconciliationQuery = (day: string) => ({
  ...queryOf(getReconciliation, { query: { day } }),
  ...paged,
});

/** The days up to one, or to today, and whether each matches. */
export const reconciledDaysQuery = (until: string | undefined) => ({
  ...queryOf(listReconciledDays, { query: until === undefined ? {} : { until } }),
  ...paged,
});

/** Payments that need a look. */
export const paymentTasksQuery = (query: Sent<typeof listPaymentTasks>['query']) => ({
  ...queryOf(listPaymentTasks, { query }),
  ...paged,
});

/** Unpaid and stuck payments. */
export const stuckPaymentsQuery = (query: Sent<typeof listStuckPayments>['query']) => ({
  ...queryOf(listStuckPayments, { query }),
  ...paged,
});

/** Receipts of a year by number. */
export const receiptsQuery = (query: Sent<typeof listReceipts>['query']) => ({
  ...queryOf(listReceipts, { query }),
  ...paged,
});
