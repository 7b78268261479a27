import { dayIn } from '@fasih/school/basics/instants';
import * as contract from '@fasih/school/finance/reconciliation/reconcile-contract';
import type { Api } from '../../platform/http/api.ts';
import { listDays } from './list-days.ts';
import { reconcileDay } from './reconcile-day.ts';
import { fetchDay } from './reconcile-fetch.ts';
import { fixDifferences } from './reconcile-fix.ts';
import { importReportFile } from './reconcile-import.ts';

/** Compares our charges with the provider's. */
export function reconcileRoutes(api: Api): void {
  const { services } = api;
  api.route(contract.getReconciliation, async ({ query }, call) => {
    const { reconciliation } = await reconcileDay(services.pool, query.day ?? dayIn(call.now));
    return reconciliation;
  });
  api.route(contract.listReconciledDays, async ({ query }, call) => {
    const today = dayIn(call.now);
    return { today, days: await listDays(services.pool, query.until ?? today) };
  });
  api.route(contract.fetchReconciliation, ({ body }, call) => fetchDay(services, body.day, call));
  api.route(contract.importReport, (_input, call) => importReportFile(services, call), {
    raw: true,
    bodyLimit: contract.MAX_REPORT_BYTES + 64 * 1024,
  });
  api.route(contract.fixDifferences, ({ body }, call) => fixDifferences(services, body, call), {
    auditNotNeeded: 'each fix writes one in its transaction',
  });
}
