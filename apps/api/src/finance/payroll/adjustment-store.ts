import type { Approval } from '@fasih/school/basics/approval';
import { isId } from '@fasih/school/basics/ids';
import { type RawBuilder, sql } from 'kysely';
import { approvalBy } from '../../people/accounts/approvers.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, orNull, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { j, l } from './run-columns.ts';

const t = tableAs('account', 't');
const b = tableAs('account', 'b');

/** The bonuses and deductions `j` that fulfil a condition, in the order in which they were added. */
export const selectAdjustments = (holds: RawBuilder<boolean>) =>
  select(
    [
      j.id.as('id'),
      j.teacher_id.as('teacherId'),
      shownNameOf(t).as('name'),
      j.kind.as('kind'),
      j.amount.as('amount'),
      j.reason.as('reason'),
      coalesce(orNull(shownNameOf(b)), sql<string>`''`).as('addedBy'),
      j.added_at.as('addedAt'),
    ],
    sql`from ${j} join ${t} on ${t.id} = ${j.teacher_id} left join ${b} on ${b.id} = ${j.added_by}
      where ${holds} order by ${j.id}`,
  );

type OfRun = { runId: string };

const selectOfRun = statement(({ runId }: Params<OfRun>) =>
  selectAdjustments(sql<boolean>`${j.run_id} = ${runId}`),
);

/** A bonus (above 0) or deduction (below 0) of a run, with the teacher's name. */
export type Adjustment = RowOf<typeof selectOfRun>;

/** The bonuses and deductions of a run. */
export function adjustmentsOf(db: Queryable, runId: string): Promise<Adjustment[]> {
  return selectOfRun.all(db, { runId });
}

/**
 * The maker of a run for approval: an approver who added a bonus or deduction counts as its maker (`decideApproval`).
 */
export const makerFor = (approver: string, addedTo: boolean, madeBy: string | null): string | null =>
  addedTo ? approver : madeBy;

const selectAddedTo = statement(({ runId, accountId }: Params<OfRun & { accountId: string }>) =>
  select(
    [
      sql<boolean>`exists (select from ${j} where ${j.run_id} = ${runId} and ${j.added_by} = ${accountId})`.as(
        'added',
      ),
    ],
    sql``,
  ),
);

/** Whether the caller may approve a draft: not one that they made or added to. */
export async function approvalOf(
  db: Queryable,
  run: { id: string; madeBy: string | null },
  call: SignedInCall,
  reason: string,
): Promise<Approval> {
  const { accountId } = call.person;
  const rows = await selectAddedTo.all(db, { runId: run.id, accountId });
  return approvalBy(db, {
    madeBy: makerFor(accountId, requireRow(rows).added, run.madeBy),
    approver: accountId,
    reason,
    now: call.now,
  });
}

const selectName = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  build
    .selectFrom('account as t')
    .where('t.id', '=', teacherId)
    .where('t.role', '=', 'teacher')
    .select(shownNameOf(t).as('name')),
);

/** A teacher's name; null when the id is no teacher's. */
export async function teacherName(db: Queryable, teacherId: string): Promise<string | null> {
  return isId(teacherId) ? ((await selectName.first(db, { teacherId }))?.name ?? null) : null;
}

const selectAmount = statement(({ runId, teacherId }: Params<OfRun & { teacherId: string }>) =>
  select(
    [
      sql<number>`(select coalesce(sum(${l.amount}), 0) from ${l}
          where ${l.run_id} = ${runId} and ${l.teacher_id} = ${teacherId} and ${l.counts})::bigint
        + (select coalesce(sum(${j.amount}), 0) from ${j}
          where ${j.run_id} = ${runId} and ${j.teacher_id} = ${teacherId})::bigint`.as('amount'),
    ],
    sql``,
  ),
);

/** The current amount of a teacher's payslip in a run, in whole rupiah. */
export async function slipAmount(db: Queryable, runId: string, teacherId: string): Promise<number> {
  return (await selectAmount.first(db, { runId, teacherId }))?.amount ?? 0;
}

type NewAdjustment = Pick<Adjustment, 'teacherId' | 'kind' | 'amount' | 'reason'> & {
  runId: string;
  by: string;
  now: Date;
};

const insert = statement((one: Params<NewAdjustment>) =>
  build.insertInto('pay_adjustment').values({
    run_id: one.runId,
    teacher_id: one.teacherId,
    kind: one.kind,
    amount: one.amount,
    reason: one.reason,
    added_by: one.by,
    added_at: one.now,
  }),
);

export async function insertAdjustment(db: Queryable, adjustment: NewAdjustment): Promise<void> {
  await insert.run(db, adjustment);
}

const remove = statement(({ id }: Params<{ id: string }>) =>
  build.deleteFrom('pay_adjustment').where('id', '=', id),
);

export async function deleteAdjustment(db: Queryable, id: string): Promise<void> {
  await remove.run(db, { id });
}
