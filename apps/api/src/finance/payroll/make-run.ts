import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PayRun } from '@fasih/school/finance/payroll/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { adjustmentsOf } from './adjustment-store.ts';
import { lockDraft } from './lock-draft.ts';
import { planRun, refusePeriod } from './plan-run.ts';
import { presentSlips } from './present.ts';
import { readRun } from './read-run.ts';
import { deleteLines, dropLines, insertDraft, insertLines, markDiscarded, touchDraft } from './store.ts';
import { deleteApprovalNotices, tellApprovers } from './waits-for.ts';

/**
 * Creates a draft with the current lines. Only one draft exists at a time, so that no meeting is in two of them; what
 * was seen is what is approved and booked.
 */
export async function makeRun(pool: Pool, { from, to }: { from: string; to: string }, call: SignedInCall) {
  const refused = refusePeriod(from, to, call.now);
  if (refused) return refused;
  const made = await inTransaction(pool, async (db) => {
    const id = await insertDraft(db, { from, to, by: call.person.accountId, now: call.now });
    if (id === null) return refuse('payroll.draftOpen');
    const { lines } = await planRun(db, from, to);
    if (lines.length === 0) return refuse('payroll.nothingToPay');
    await insertLines(db, id, lines);
    await writeAudit(db, call, {
      action: 'pay.runMade',
      targetKind: 'payRun',
      targetId: id,
      after: { from, to, lines: lines.length, amount: sumOf(lines) },
    });
    const draft = { id, from, to, amount: sumOf(lines), madeBy: call.person.accountId };
    await tellApprovers(db, draft, call.now);
    return id;
  });
  return isRefusal(made) ? made : readRun(pool, made, call);
}

/**
 * Recomputes a draft and raises its version, so that an older view of it cannot be approved. Refuses when a deduction
 * would exceed its teacher's pay (`payroll.deductionTooLarge`): a person must decide.
 */
export async function refreshRun(pool: Pool, runId: string, version: number, call: SignedInCall) {
  const done = await inTransaction(pool, async (db) => {
    const run = await lockDraft(db, runId, version);
    if (isRefusal(run)) return run;
    await deleteLines(db, runId);
    const { lines } = await planRun(db, run.from, run.to);
    const adjustments = await adjustmentsOf(db, runId);
    if (lines.length + adjustments.length === 0) return refuse('payroll.nothingToPay');
    const below = presentSlips({ lines, adjustments }).find(({ amount }) => amount < 0);
    if (below) return refuse('payroll.deductionTooLarge', { params: { name: below.name } });
    await insertLines(db, runId, lines);
    await touchDraft(db, runId);
    await writeAudit(db, call, {
      action: 'pay.runRefreshed',
      targetKind: 'payRun',
      targetId: runId,
      after: { lines: lines.length, amount: sumOf([...lines, ...adjustments]) },
    });
    return true;
  });
  return isRefusal(done) ? done : readRun(pool, runId, call);
}

/** Discards a draft; it stays in the list, and another run can pay its meetings. */
export async function discardRun(
  pool: Pool,
  runId: string,
  { version, reason }: { version: number; reason: string },
  call: SignedInCall,
): Promise<PayRun | Refusal<'common.stale' | 'payroll.notDraft' | 'payroll.notFound'>> {
  const done = await inTransaction(pool, async (db) => {
    const run = await lockDraft(db, runId, version);
    if (isRefusal(run)) return run;
    await markDiscarded(db, runId);
    await dropLines(db, runId);
    await deleteApprovalNotices(db, runId);
    await writeAudit(db, call, { action: 'pay.runDiscarded', targetKind: 'payRun', targetId: runId, reason });
    return true;
  });
  return isRefusal(done) ? done : readRun(pool, runId, call);
}

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
