import type { Approval } from '@fasih/school/basics/approval';
import { isId } from '@fasih/school/basics/ids';
import { approvalBy } from '../../people/accounts/approvers.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Adjustment } from './present.ts';

/** SQL: the bonuses and deductions `j` that fulfil a condition, in the order in which they were added. */
export const adjustmentsSql = (holds: string): string =>
  `select j.id, j.teacher_id as "teacherId", ${shownName('t')} as name, j.kind, j.amount, j.reason,
     coalesce(${shownName('b')}, '') as "addedBy", j.added_at as "addedAt"
   from pay_adjustment j join account t on t.id = j.teacher_id left join account b on b.id = j.added_by
   where ${holds} order by j.id`;

/** The bonuses and deductions of a run. */
export async function adjustmentsOf(db: Queryable, runId: string): Promise<Adjustment[]> {
  const { rows } = await db.query<Adjustment>(adjustmentsSql('j.run_id = $1'), [runId]);
  return rows;
}

/**
 * The maker of a run for approval: an approver who added a bonus or deduction counts as its maker (`decideApproval`).
 */
export const makerFor = (approver: string, addedTo: boolean, madeBy: string | null): string | null =>
  addedTo ? approver : madeBy;

/** Whether the caller may approve a draft: not one that they made or added to. */
export async function approvalOf(
  db: Queryable,
  run: { id: string; madeBy: string | null },
  call: SignedInCall,
  reason: string,
): Promise<Approval> {
  const { accountId } = call.person;
  const { rows } = await db.query<{ added: boolean }>(
    'select exists (select from pay_adjustment where run_id = $1 and added_by = $2) as added',
    [run.id, accountId],
  );
  return approvalBy(db, {
    madeBy: makerFor(accountId, requireRow(rows).added, run.madeBy),
    approver: accountId,
    reason,
    now: call.now,
  });
}

/** A teacher's name; null when the id is no teacher's. */
export async function teacherName(db: Queryable, teacherId: string): Promise<string | null> {
  if (!isId(teacherId)) return null;
  const { rows } = await db.query<{ name: string }>(
    `select ${shownName('a')} as name from account a where a.id = $1 and a.role = 'teacher'`,
    [teacherId],
  );
  return rows[0]?.name ?? null;
}

/** The current amount of a teacher's payslip in a run, in whole rupiah. */
export async function slipAmount(db: Queryable, runId: string, teacherId: string): Promise<number> {
  const { rows } = await db.query<{ amount: number }>(
    `select (select coalesce(sum(amount), 0) from pay_line where run_id = $1 and teacher_id = $2 and counts)::bigint
       + (select coalesce(sum(amount), 0) from pay_adjustment where run_id = $1 and teacher_id = $2)::bigint as amount`,
    [runId, teacherId],
  );
  return rows[0]?.amount ?? 0;
}

export async function insertAdjustment(
  db: Queryable,
  adjustment: Pick<Adjustment, 'teacherId' | 'kind' | 'amount' | 'reason'> & {
    runId: string;
    by: string;
    now: Date;
  },
): Promise<void> {
  await db.query(
    `insert into pay_adjustment (run_id, teacher_id, kind, amount, reason, added_by, added_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      adjustment.runId,
      adjustment.teacherId,
      adjustment.kind,
      adjustment.amount,
      adjustment.reason,
      adjustment.by,
      adjustment.now,
    ],
  );
}

export async function deleteAdjustment(db: Queryable, id: string): Promise<void> {
  await db.query('delete from pay_adjustment where id = $1', [id]);
}
