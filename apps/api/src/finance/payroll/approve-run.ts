import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PayRun } from '@fasih/school/finance/payroll/contract';
import type { Pool, PoolClient } from 'pg';
import { notifyAll } from '../../learning/calendars/notify.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { refuseApproval } from '../../people/accounts/approvers.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { approvalOf } from './adjustment-store.ts';
import { bookApproval, bookTransfers } from './book-run.ts';
import { lockDraft } from './lock-draft.ts';
import { presentSlips } from './present.ts';
import { readRun } from './read-run.ts';
import { type LockedRun, lockRun, markApproved, markPaid, nextNumber, runOf } from './store.ts';
import { deleteApprovalNotices } from './waits-for.ts';
import { wholeRun } from './whole-run.ts';

/**
 * Approves a draft exactly as it was seen, by an account that neither made nor changed it, or by the only one there
 * is with a reason, flagged (docs/product/courses-and-money.md#approving). Assigns the number and books what the run
 * adds to accrued pay, in one transaction.
 */
export async function approveRun(
  pool: Pool,
  runId: string,
  { version, reason = '' }: { version: number; reason?: string | undefined },
  call: SignedInCall,
) {
  const done = await inTransaction(pool, async (db) => {
    const run = await lockDraft(db, runId, version);
    if (isRefusal(run)) return run;
    const { accountId } = call.person;
    const approval = await approvalOf(db, run, call, reason);
    const refused = refuseApproval(approval, {
      secondNeeded: 'payroll.secondNeeded',
      reasonNeeded: 'payroll.reasonNeeded',
    });
    if (refused) return refused;
    const selfApproved = approval.is === 'selfApproved';
    const number = await nextNumber(db, Number(dayIn(call.now).slice(0, 4)));
    await markApproved(db, runId, {
      accountId,
      number,
      reason: reason === '' ? null : reason,
      selfApproved,
      now: call.now,
    });
    await bookApproval(db, run, { number, day: dayIn(call.now) }, call.now);
    const amount = (await runOf(db, runId))?.amount ?? 0;
    await deleteApprovalNotices(db, runId);
    await writeAudit(db, call, {
      action: 'pay.runApproved',
      targetKind: 'payRun',
      targetId: runId,
      after: { number, amount, selfApproved },
      ...(reason === '' ? {} : { reason }),
    });
    return true;
  });
  return isRefusal(done) ? done : readRun(pool, runId, call);
}

/** Records the transfers: salaries leave the bank and each teacher is notified. */
export async function payRun(
  pool: Pool,
  runId: string,
  { version, paidOn }: { version: number; paidOn: string },
  call: SignedInCall,
): Promise<
  PayRun | Refusal<'common.stale' | 'payroll.notApproved' | 'payroll.notFound' | 'payroll.paidOnShape'>
> {
  const done = await inTransaction(pool, async (db) => {
    const run = await lockRun(db, runId);
    if (!run) return refuse('payroll.notFound');
    if (run.state !== 'approved' || !run.approvedAt) return refuse('payroll.notApproved');
    if (run.version !== version) return refuse('common.stale');
    if (paidOn < dayIn(run.approvedAt) || paidOn > dayIn(call.now))
      return refuse('payroll.paidOnShape', { fields: { paidOn: 'invalid' } });
    await markPaid(db, runId, { accountId: call.person.accountId, paidOn, now: call.now });
    const number = await numberOf(db, runId);
    const amount = await bookTransfers(db, run, { number, day: paidOn }, call.now);
    await notifyAll(db, await noticesOf(db, run, { number, paidOn }), call.now);
    await writeAudit(db, call, {
      action: 'pay.runPaid',
      targetKind: 'payRun',
      targetId: runId,
      after: { number, amount, paidOn },
    });
    return true;
  });
  return isRefusal(done) ? done : readRun(pool, runId, call);
}

const selectNumber = statement(({ runId }: Params<{ runId: string }>) =>
  build.selectFrom('pay_run').where('id', '=', runId).select('number'),
);

async function numberOf(db: PoolClient, runId: string): Promise<string> {
  return (await selectNumber.first(db, { runId }))?.number ?? '';
}

async function noticesOf(
  db: PoolClient,
  run: LockedRun,
  { number, paidOn }: { number: string; paidOn: string },
): Promise<AnyNotice[]> {
  const whole = await wholeRun(db, run.id);
  if (!whole) throw new Error(`no run ${run.id}`);
  return presentSlips(whole.content).map(({ teacherId, amount }) => ({
    accountId: teacherId,
    kind: 'pay.paid',
    params: { number, amount, from: run.from, to: run.to, paidOn, runId: run.id },
    source: `pay.paid:${run.id}:${teacherId}`,
  }));
}
