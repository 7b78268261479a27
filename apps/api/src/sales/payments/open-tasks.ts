import type { OrderReason } from '@fasih/school/sales/payments/rules';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Why staff must review: a reason of the fold, a mismatched notification, or books that do not agree. */
type TaskReason = OrderReason | 'payments.mismatch' | 'payments.booksDifference';

export type NewTask = {
  orderId: string | null;
  kind: 'fullRefund' | 'look';
  reason: TaskReason;
  /** `order:<attempt key>` for tasks of the fold; at most one task per reason and source. */
  source: string;
  details: Record<string, unknown>;
};

/** Creates tasks for staff, each once. */
export async function insertTasks(db: Queryable, tasks: readonly NewTask[], now: Date): Promise<void> {
  if (tasks.length === 0) return;
  const rows = tasks.map((task) => ({
    order_id: task.orderId,
    kind: task.kind,
    source: `${task.reason}:${task.source}`,
    details: { reason: task.reason, ...task.details },
  }));
  await db.query(
    `insert into payment_task (order_id, kind, source, details, created_at)
     select order_id, kind, source, details, $2
     from jsonb_to_recordset($1::jsonb) as t(order_id uuid, kind text, source text, details jsonb)
     on conflict (source) do nothing`,
    [JSON.stringify(rows), now],
  );
}
