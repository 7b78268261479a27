import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { rupiahInWords } from '@fasih/school/basics/terbilang';
import type { SignedInCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { readIdentity } from '../settings/content-version.ts';
import type { PayslipData, RenderPayslip } from './payslip-data.ts';
import { presentSlips } from './present.ts';
import { wholeRun } from './whole-run.ts';

type Address = { runId: string; teacherId: string };

/** What a payslip shows; a teacher reaches only the own one, and only once the run is approved. */
export async function payslipData(
  services: Services,
  { runId, teacherId }: Address,
  call: SignedInCall,
): Promise<PayslipData | Refusal> {
  const { role, accountId } = call.person;
  if (!isId(teacherId) || (role === 'teacher' && teacherId !== accountId)) return refuse('payroll.notFound');
  const whole = await wholeRun(services.pool, runId, teacherId);
  const [slip] = whole ? presentSlips(whole.content) : [];
  if (!whole || !slip) return refuse('payroll.notFound');
  const { run } = whole;
  const approved = run.state === 'approved' || run.state === 'paid';
  if (!approved && role === 'teacher') return refuse('payroll.notFound');
  if (!approved || run.approvedAt === null || run.number === null) return refuse('payroll.notApproved');
  const { name, email, phone } = await readIdentity(services.pool);
  return {
    lang: call.lang,
    number: run.number,
    from: run.from,
    to: run.to,
    approvedAt: run.approvedAt,
    paidOn: run.paidOn,
    slip,
    amountInWords: { id: rupiahInWords(slip.amount, 'id'), en: rupiahInWords(slip.amount, 'en') },
    school: { name, email, phone },
  };
}

/** Answers a payslip as a PDF; the template is loaded on first use. */
export async function sendPayslip(
  services: Services,
  address: Address,
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const data = await payslipData(services, address, call);
  if ('refused' in data) return data;
  const template = new URL('../../dist/payroll/payslip.js', import.meta.url).href;
  const { renderPayslip } = (await import(template)) as { renderPayslip: RenderPayslip };
  const pdf = await renderPayslip(data);
  await call.http?.reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${data.number.replaceAll('/', '-')}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(pdf));
  return undefined;
}
