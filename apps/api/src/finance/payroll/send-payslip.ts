import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { rupiahInWords } from '@fasih/school/basics/terbilang';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { sendDocument } from '../../platform/documents/send-document.ts';
import { fileWord } from '../../platform/files/file-word.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readIdentity } from '../../platform/settings/content-version.ts';
import type { PayslipData, RenderPayslip } from './payslip-data.ts';
import { presentSlips } from './present.ts';
import { wholeRun } from './whole-run.ts';

/** Raised with every change of the template, so that stored PDFs are made again. */
const TEMPLATE_VERSION = 2;

const lockRun = statement(({ runId }: Params<{ runId: string }>) =>
  build.selectFrom('pay_run').where('id', '=', runId).select('id').forNoKeyUpdate(),
);

type Address = { runId: string; teacherId: string };

/** The content of a payslip; a teacher can read only their own, once the run is approved. */
export async function payslipData(
  db: Queryable,
  { runId, teacherId }: Address,
  call: SignedInCall,
): Promise<PayslipData | Refusal<'payroll.notApproved' | 'payroll.notFound'>> {
  const { role, accountId } = call.person;
  if (!isId(teacherId) || (role === 'teacher' && teacherId !== accountId)) return refuse('payroll.notFound');
  const whole = await wholeRun(db, runId, teacherId);
  const [slip] = whole ? presentSlips(whole.content) : [];
  if (!whole || !slip) return refuse('payroll.notFound');
  const { run } = whole;
  const approved = run.state === 'approved' || run.state === 'paid';
  if (!approved && role === 'teacher') return refuse('payroll.notFound');
  if (!approved || run.approvedAt === null || run.number === null) return refuse('payroll.notApproved');
  const { name, email, phone } = await readIdentity(db);
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

/** Sends a payslip as a PDF, stored from its first download on; browsers must not keep it. */
export async function sendPayslip(
  services: Services,
  { runId, teacherId }: Address,
  call: SignedInCall,
): Promise<Refusal<'payroll.notApproved' | 'payroll.notFound'> | undefined> {
  return sendDocument(
    services,
    {
      kind: 'payslip',
      subject: `${runId}/${teacherId}`,
      version: TEMPLATE_VERSION,
      read: (db) => payslipData(db, { runId, teacherId }, call),
      lock: (db) => lockRun.all(db, { runId }),
      async render(data) {
        const template = new URL('../../../dist/finance/payroll/payslip.js', import.meta.url).href;
        const { renderPayslip } = (await import(template)) as { renderPayslip: RenderPayslip };
        return renderPayslip(data);
      },
      fileName: ({ number, slip }) => `${number.replaceAll('/', '-')}-${fileWord(slip.name)}.pdf`,
      browserMayStore: false,
    },
    call,
  );
}
