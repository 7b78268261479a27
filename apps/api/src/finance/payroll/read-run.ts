import { type Approval, decideApproval } from '@fasih/school/basics/approval';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PayRun, Payslip } from '@fasih/school/finance/payroll/contract';
import { staffStates } from '../../people/accounts/approvers.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { makerFor } from './adjustment-store.ts';
import { planRun } from './plan-run.ts';
import { presentRun, presentSlips } from './present.ts';
import { wholeRunFor } from './whole-run.ts';

const NOTHING_MISSING: PayRun['gaps'] = {
  withoutRate: [],
  stillOpen: 0,
  unpaidBefore: { meetings: 0, firstDay: null },
};

/** What the screen offers, by the result of an approval without a reason. */
const APPROVAL_NOW: Record<Approval['is'], NonNullable<PayRun['approval']>> = {
  allowed: 'allowed',
  selfApproved: 'needsReason',
  reasonNeeded: 'needsReason',
  secondNeeded: 'needsSecondAccount',
  onlyRefunds: 'notAlone',
  tooNew: 'notYet',
  tooSoon: 'notYet',
};

/** A run with its payslips; for a draft also whether it is outdated and what it leaves out. At most two statements. */
export async function readRun(
  db: Queryable,
  runId: string,
  call: SignedInCall,
): Promise<PayRun | Refusal<'payroll.notFound'>> {
  const { accountId: approver, readsOnly } = call.person;
  const found = await wholeRunFor(db, runId, approver);
  if (!found) return refuse('payroll.notFound');
  const { run, content, entries, addedTo, staff } = found;
  if (run.state !== 'draft') {
    return {
      ...presentRun(run),
      payslips: presentSlips(content),
      outdated: false,
      gaps: NOTHING_MISSING,
      approval: null,
      approveFrom: null,
      entries,
    };
  }
  const now = await planRun(db, run.from, run.to);
  const madeBy = makerFor(approver, addedTo, run.madeBy?.id ?? null);
  const approval = decideApproval({
    madeBy,
    approver,
    staff: staffStates(staff),
    reason: '',
    now: call.now,
  });
  const payslips = presentSlips(content, now.plan.carriedOver);
  return {
    ...presentRun(run),
    payslips,
    outdated: plain(payslips) !== plain(presentSlips({ ...content, lines: now.lines }, now.plan.carriedOver)),
    gaps: now.gaps,
    approval: readsOnly ? null : APPROVAL_NOW[approval.is],
    approveFrom: 'from' in approval ? approval.from.toISOString() : null,
    entries,
  };
}

/** The payslips without names, for comparing what is paid. */
function plain(slips: readonly Payslip[]): string {
  const lines = slips.flatMap(({ teacherId, lines }) =>
    lines.map(({ meetingId, kind, minutes, perHour, amount }) =>
      [teacherId, meetingId, kind, minutes, perHour, amount].join(' '),
    ),
  );
  return lines.sort().join('\n');
}
