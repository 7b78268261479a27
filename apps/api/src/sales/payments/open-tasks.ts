import type { OrderReason, TaskKind } from '@fasih/school/sales/payments/rules';
import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Why staff must review: a reason of the fold, a mismatched notification, money after a denial, or books that do not agree. */
type TaskReason = OrderReason | 'payments.mismatch' | 'payments.paidAfterDenial' | 'payments.booksDifference';

export type NewTask = {
  orderId: string | null;
  kind: TaskKind;
  reason: TaskReason;
  /** `order:<attempt key>` for tasks of the fold; at most one task per reason and source, the two of a mismatch counting as one. */
  source: string;
  details: Record<string, unknown>;
};

const insert = statement(({ tasks, now }: Params<{ tasks: string; now: Date }>) =>
  build
    .insertInto('payment_task')
    .columns(['order_id', 'kind', 'source', 'details', 'created_at'])
    .expression(
      sql`select order_id, kind, source, details, ${now}
        from jsonb_to_recordset(${tasks}::jsonb) as t(order_id uuid, kind text, source text, details jsonb)`,
    )
    .onConflict((on) => on.column('source').doNothing()),
);

/** Creates tasks for staff, each once. */
export async function insertTasks(db: Queryable, tasks: readonly NewTask[], now: Date): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map((task) => ({
    order_id: task.orderId,
    kind: task.kind,
    source: `${task.reason === 'payments.paidAfterDenial' ? 'payments.mismatch' : task.reason}:${task.source}`,
    details: { reason: task.reason, ...task.details },
  }));
  await insert.run(db, { tasks: JSON.stringify(rows), now });
}
