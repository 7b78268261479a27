import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PayRun, Payslip } from '@fasih/school/payroll/contract';
import type { Queryable } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import { approvalOf, contentOf } from './adjustment-store.ts';
import { planRun } from './plan-run.ts';
import { presentRun, presentSlips } from './present.ts';
import { entriesOf, runOf } from './store.ts';

const NOTHING_MISSING: PayRun['gaps'] = {
  withoutRate: [],
  stillOpen: 0,
  unpaidBefore: { meetings: 0, firstDay: null },
};

/** A run with its slips; of a draft also whether something changed since it was made, and what is left out of it. */
export async function readRun(db: Queryable, runId: string, call: SignedInCall): Promise<PayRun | Refusal> {
  const row = await runOf(db, runId);
  if (!row) return refuse('payroll.notFound');
  const content = await contentOf(db, runId);
  if (row.state !== 'draft') {
    return {
      ...presentRun(row),
      payslips: presentSlips(content),
      outdated: false,
      gaps: NOTHING_MISSING,
      approval: null,
      entries: await entriesOf(db, runId),
    };
  }
  const now = await planRun(db, row.from, row.to);
  const approval = await approvalOf(db, { id: runId, madeBy: row.madeBy?.id ?? null }, call, '');
  const payslips = presentSlips(content, now.plan.carriedOver);
  return {
    ...presentRun(row),
    payslips,
    outdated: plain(payslips) !== plain(presentSlips({ ...content, lines: now.lines }, now.plan.carriedOver)),
    gaps: now.gaps,
    approval:
      approval === 'allowed' ? 'allowed' : approval === 'secondNeeded' ? 'needsSecondAccount' : 'needsReason',
    entries: [],
  };
}

/** What is paid for what, whatever the names are meanwhile. */
function plain(slips: readonly Payslip[]): string {
  const lines = slips.flatMap(({ teacherId, lines }) =>
    lines.map(({ meetingId, kind, minutes, perHour, amount }) =>
      [teacherId, meetingId, kind, minutes, perHour, amount].join(' '),
    ),
  );
  return lines.sort().join('\n');
}
