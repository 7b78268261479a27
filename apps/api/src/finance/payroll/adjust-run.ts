import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { addAdjustment as addContract, PayRun } from '@fasih/school/finance/payroll/contract';
import { fitsSlip } from '@fasih/school/finance/payroll/rules';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import {
  adjustmentsOf,
  deleteAdjustment,
  insertAdjustment,
  slipAmount,
  teacherName,
} from './adjustment-store.ts';
import { lockDraft } from './lock-draft.ts';
import { readRun } from './read-run.ts';
import { touchDraft } from './store.ts';

/**
 * Adds a bonus or deduction in whole rupiah to a draft, with the reason shown on the payslip. Refuses a deduction
 * above the payslip's amount (`payroll.deductionTooLarge`): pay is never below 0. Raises the draft's version, so that
 * an older view of it cannot be approved.
 */
export async function addAdjustment(
  pool: Pool,
  runId: string,
  { version, teacherId, kind, reason, ...body }: Accepted<typeof addContract>['body'],
  call: SignedInCall,
) {
  const done = await inTransaction(pool, async (db) => {
    const run = await lockDraft(db, runId, version);
    if (isRefusal(run)) return run;
    const name = await teacherName(db, teacherId);
    if (name === null) return refuse('payroll.teacherNotFound');
    const amount = kind === 'bonus' ? body.amount : -body.amount;
    if (!fitsSlip(await slipAmount(db, runId, teacherId), amount)) return tooLarge(name);
    await insertAdjustment(db, {
      runId,
      teacherId,
      kind,
      amount,
      reason,
      by: call.person.accountId,
      now: call.now,
    });
    await touchDraft(db, runId);
    await writeAudit(db, call, {
      action: 'pay.adjustmentAdded',
      targetKind: 'payRun',
      targetId: runId,
      concerns: { kind: 'teacher', id: teacherId },
      after: { teacherId, kind, amount },
      reason,
    });
    return true;
  });
  return isRefusal(done) ? done : readRun(pool, runId, call);
}

/** Removes one from a draft; one that is already gone is not found. */
export async function removeAdjustment(
  pool: Pool,
  { runId, adjustmentId, version }: { runId: string; adjustmentId: string; version: number },
  call: SignedInCall,
): Promise<
  PayRun | Refusal<'common.stale' | 'payroll.deductionTooLarge' | 'payroll.notDraft' | 'payroll.notFound'>
> {
  const done = await inTransaction(pool, async (db) => {
    const run = await lockDraft(db, runId, version);
    if (isRefusal(run)) return run;
    const known = (await adjustmentsOf(db, runId)).find(({ id }) => id === adjustmentId);
    if (!known) return refuse('payroll.notFound');
    const { teacherId, kind, amount, reason } = known;
    // A bonus that a deduction depends on stays until the deduction is removed.
    if (!fitsSlip(await slipAmount(db, runId, teacherId), -amount)) return tooLarge(known.name);
    await deleteAdjustment(db, known.id);
    await touchDraft(db, runId);
    await writeAudit(db, call, {
      action: 'pay.adjustmentRemoved',
      targetKind: 'payRun',
      targetId: runId,
      concerns: { kind: 'teacher', id: teacherId },
      before: { teacherId, kind, amount, reason },
    });
    return true;
  });
  return isRefusal(done) ? done : readRun(pool, runId, call);
}

const tooLarge = (name: string) => refuse('payroll.deductionTooLarge', { params: { name } });
