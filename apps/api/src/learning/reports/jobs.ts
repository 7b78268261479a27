import { inTransaction } from '../../platform/db/transaction.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { deleteReportsOfErased } from './erase.ts';

/** Deletes scores, reports and certificates of erased learners (docs/product/accounts.md#erasure). */
export const forgetReports: Job = {
  name: 'reports.forget',
  everyMs: 10 * 60_000,
  run: ({ pool }) => inTransaction(pool, deleteReportsOfErased),
};
