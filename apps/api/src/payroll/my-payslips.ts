import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { getMyPayslip, listMyPayslips } from '@fasih/school/payroll/contract';
import { rateOn } from '@fasih/school/payroll/rules';
import type { Pool } from 'pg';
import type { SignedInCall } from '../http/call.ts';
import { contentOf } from './adjustment-store.ts';
import { presentMine, presentSlips } from './present.ts';
import { pageOfMine, runOf } from './store.ts';
import { ratesOf } from './store-facts.ts';

/** A teacher's own payslips, and what an hour is today. */
export async function myPayslips(
  pool: Pool,
  query: Accepted<typeof listMyPayslips>['query'],
  call: SignedInCall,
): Promise<Reply<typeof listMyPayslips> | Refusal> {
  const { accountId } = call.person;
  const [page, rates] = await Promise.all([pageOfMine(pool, accountId, query), ratesOf(pool, [accountId])]);
  if (isRefusal(page)) return page;
  return {
    ...page,
    data: page.data.map(({ slip, ...run }) => presentMine(run, accountId, slip)),
    perHour: rateOn(rates.get(accountId) ?? [], dayIn(call.now)),
  };
}

/** One of the own payslips with its lines. */
export async function myPayslip(
  pool: Pool,
  runId: string,
  call: SignedInCall,
): Promise<Reply<typeof getMyPayslip> | Refusal> {
  const { accountId } = call.person;
  const run = await runOf(pool, runId);
  if (!run || (run.state !== 'approved' && run.state !== 'paid')) return refuse('payroll.notFound');
  const [payslip] = presentSlips(await contentOf(pool, run.id, accountId));
  return payslip ? { ...presentMine(run, accountId, payslip), payslip } : refuse('payroll.notFound');
}
