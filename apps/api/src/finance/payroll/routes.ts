import { isRefusal } from '@fasih/school/basics/refusal';
import * as contract from '@fasih/school/finance/payroll/contract';
import * as payslipCalls from '@fasih/school/finance/payroll/payslips-contract';
import * as rateCalls from '@fasih/school/finance/payroll/rates-contract';
import type { Api } from '../../platform/http/api.ts';
import { addAdjustment, removeAdjustment } from './adjust-run.ts';
import { approveRun, payRun } from './approve-run.ts';
import { discardRun, makeRun, refreshRun } from './make-run.ts';
import { myPayslip, myPayslips } from './my-payslips.ts';
import { previewRun } from './plan-run.ts';
import { presentRun } from './present.ts';
import { pageOfRates, setPayRate } from './rates.ts';
import { readRun } from './read-run.ts';
import { sendPayslip } from './send-payslip.ts';
import { pageOfRuns } from './store.ts';

/** Teacher pay: rates, runs, payslips. */
export function payrollRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(rateCalls.listPayRates, ({ query }, call) => pageOfRates(pool, query, call.now));
  api.route(rateCalls.setPayRate, ({ body }, call) => setPayRate(pool, body, call));
  api.route(contract.previewPay, ({ query }, call) => previewRun(pool, query, call.now));
  api.route(contract.listPayRuns, async ({ query }) => {
    const page = await pageOfRuns(pool, query);
    return isRefusal(page) ? page : { ...page, data: page.data.map(presentRun) };
  });
  api.route(contract.getPayRun, ({ params }, call) => readRun(pool, params.runId, call));
  api.route(contract.makePayRun, ({ body }, call) => makeRun(pool, body, call), { budget: 'long' });
  api.route(
    contract.refreshPayRun,
    ({ params, body }, call) => refreshRun(pool, params.runId, body.version, call),
    { budget: 'long' },
  );
  api.route(contract.addAdjustment, ({ params, body }, call) =>
    addAdjustment(pool, params.runId, body, call),
  );
  api.route(contract.removeAdjustment, ({ params, body }, call) =>
    removeAdjustment(pool, { ...params, version: body.version }, call),
  );
  api.route(contract.approvePayRun, ({ params, body }, call) => approveRun(pool, params.runId, body, call), {
    budget: 'long',
  });
  api.route(contract.discardPayRun, ({ params, body }, call) => discardRun(pool, params.runId, body, call));
  api.route(contract.markPayRunPaid, ({ params, body }, call) => payRun(pool, params.runId, body, call));
  api.route(payslipCalls.payslipPdf, ({ params }, call) => sendPayslip(services, params, call), {
    budget: 'long',
  });
  api.route(payslipCalls.listMyPayslips, ({ query }, call) => myPayslips(pool, query, call));
  api.route(payslipCalls.getMyPayslip, ({ params }, call) => myPayslip(pool, params.runId, call));
}
