import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { getMyPayslip, listMyPayslips } from '@fasih/school/finance/payroll/payslips-contract';
import { rateOn } from '@fasih/school/finance/payroll/rules';
import type { Pool } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentMine, presentSlips } from './present.ts';
import { pageOfMine } from './store.ts';
import { wholeRun } from './whole-run.ts';

/** A teacher's own payslips, current hourly rate, and what is on no payslip yet. */
export async function myPayslips(
  pool: Pool,
  query: Accepted<typeof listMyPayslips>['query'],
  call: SignedInCall,
): Promise<Reply<typeof listMyPayslips> | Refusal<'common.narrow'>> {
  const { accountId } = call.person;
  const found = await pageOfMine(pool, accountId, query);
  if (isRefusal(found)) return found;
  const { rates, unpaid, ...page } = found;
  return {
    ...page,
    data: page.data.map(({ slip, ...run }) => presentMine(run, accountId, slip)),
    unpaid,
    perHour: rateOn(rates, dayIn(call.now)),
  };
}

/** One of the caller's own payslips with its lines. */
export async function myPayslip(
  pool: Pool,
  runId: string,
  call: SignedInCall,
): Promise<Reply<typeof getMyPayslip> | Refusal<'payroll.notFound'>> {
  const { accountId } = call.person;
  const whole = await wholeRun(pool, runId, accountId);
  if (!whole || (whole.run.state !== 'approved' && whole.run.state !== 'paid'))
    return refuse('payroll.notFound');
  const [payslip] = presentSlips(whole.content);
  return payslip ? { ...presentMine(whole.run, accountId, payslip), payslip } : refuse('payroll.notFound');
}
