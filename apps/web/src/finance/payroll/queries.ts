import type { Sent } from '@fasih/school/basics/contract';
import { getPayRun, listPayRuns, type PayRun, previewPay } from '@fasih/school/finance/payroll/contract';
import { getMyPayslip, listMyPayslips } from '@fasih/school/finance/payroll/payslips-contract';
import { listPayRates } from '@fasih/school/finance/payroll/rates-contract';
import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import { live, paged, queryOf } from '../../lib/query.ts';
import { notify } from '../../ui/ask.tsx';
import { MONEY_READS } from '../books/queries.ts';

/** What an hour of each teacher costs. A teacher that an admin has just added is there at once. */
export const payRatesQuery = (query: Sent<typeof listPayRates>['query']) => ({
  ...queryOf(listPayRates, { query }),
  ...paged,
  staleTime: 0,
});

/** One page of the pay runs. */
export const payRunsQuery = (query: Sent<typeof listPayRuns>['query']) => ({
  ...queryOf(listPayRuns, { query }),
  ...paged,
});

/** One pay run with its payslips. */
export const payRunQuery = (runId: string) => ({ ...queryOf(getPayRun, { params: { runId } }), ...live });

/** What a pay run for these days would hold; nothing is loaded while a day is missing. */
export const payPreviewQuery = (days: { from: string; to: string }) => ({
  ...queryOf(previewPay, { query: days }),
  enabled: days.from !== '' && days.to !== '',
  gcTime: 0,
});

/** One page of a teacher's own payslips. */
export const myPayslipsQuery = (query: Sent<typeof listMyPayslips>['query']) => ({
  ...queryOf(listMyPayslips, { query }),
  ...paged,
});

/** One of the own payslips with its lines. */
export const myPayslipQuery = (runId: string) => queryOf(getMyPayslip, { params: { runId } });

/** What a write about pay changes for finance and admins: rates, runs, what waits for approval, and the books. */
export const PAY_READS = [
  listPayRates,
  listPayRuns,
  getPayRun,
  previewPay,
  listPendingApprovals,
  ...MONEY_READS,
] as const;

/** Options of a write about a run: its reply, the run as it is then, shows at once, and a notice says what was done. */
export const runWrite = (done: string) => ({
  invalidates: PAY_READS,
  updates: (run: PayRun) => payRunQuery(run.id),
  onDone: () => notify('good', done),
});
