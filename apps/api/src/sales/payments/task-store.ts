import { isId } from '@fasih/school/basics/ids';
import { SEARCH_CAP } from '@fasih/school/basics/paging';
import { hasLetters, readPage, sortedFirst } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { RefundRow } from './provider-refunds.ts';

export type TaskRow = {
  id: string;
  orderId: string | null;
  kind: 'fullRefund' | 'look';
  /** `payments.latePayment` and the like. */
  reason: string | null;
  createdAt: Date;
  doneAt: Date | null;
  doneBy: string | null;
  doneReason: string | null;
  order: {
    id: string;
    packageName: string;
    total: number;
    status: string;
    createdAt: string;
    payerName: string;
    payerEmail: string;
    payerPhone: string | null;
    learnerName: string;
  } | null;
  charge: {
    transactionId: string;
    paymentType: string | null;
    status: string;
    amount: number;
    paidAt: string | null;
    /** Neither returned nor being returned. */
    held: number;
  } | null;
  refund: RefundRow | null;
};

/**
 * The transaction of a task: from `details.attempt` for tasks of the fold, from `details.transactionId` for
 * mismatches.
 */
const transaction = `coalesce(nullif(split_part(t.details ->> 'attempt', '/', 2), ''), t.details ->> 'transactionId')`;

const select = `t.id, t.order_id as "orderId", t.kind, t.details ->> 'reason' as reason, t.created_at as "createdAt",
  t.done_at as "doneAt", ${shownName('b')} as "doneBy", t.done_reason as "doneReason",
  case when o.id is not null then json_build_object('id', o.id, 'packageName', o.package_name, 'total', o.total,
    'status', o.status, 'createdAt', o.created_at, 'payerName', ${shownName('a')},
    'payerEmail', a.email, 'payerPhone', a.phone, 'learnerName', l.name) end as "order",
  case when c.transaction_id is not null then json_build_object('transactionId', c.transaction_id,
    'paymentType', c.payment_type, 'status', c.status, 'amount', c.amount, 'paidAt', c.paid_at,
    'held', c.amount - c.refunded - c.returned_by_hand) end as charge,
  to_json(f) as refund`;
const joins = `left join orders o on o.id = t.order_id left join account a on a.id = o.account_id
  left join learner l on l.id = o.learner_id left join account b on b.id = t.done_by
  left join provider_charge c on c.transaction_id = ${transaction} and c.order_id = t.order_id
  left join lateral (select * from refund r where r.transaction_id = c.transaction_id
    order by r.state = 'refused', r.created_at desc, r.id desc limit 1) f on true`;
const from = `payment_task t ${joins}`;

/** A page of tasks: open ones oldest first, closed ones latest first. */
export function pageOfTasks(
  db: Queryable,
  query: { page: number; pageSize: number; q?: string | undefined; state: 'open' | 'done' },
) {
  const words = query.q?.trim().toLowerCase() ?? '';
  const state = `t.done_at is ${query.state === 'open' ? '' : 'not '}null`;
  const orderBy = query.state === 'open' ? 't.created_at, t.id' : 't.done_at desc, t.id';
  const values: unknown[] = [];
  const hasWords = words === '' ? 'true' : hasLetters('t.words', words, (value) => `$${values.push(value)}`);
  const stands = `payment_task t where ${state}`;
  return readPage<TaskRow>(db, query, {
    select,
    from: `${stands} and ${hasWords}`,
    orderBy,
    // Orders, people and charges are looked up only for the rows on the page.
    keys: { columns: 't.*', as: 't', joins },
    ...(words === ''
      ? {}
      : { singlePass: true, cap: SEARCH_CAP, inOrder: sortedFirst('t', stands, orderBy, hasWords) }),
    values,
  });
}

/** Locks one task for a write: its order first and then the task, the order in which payments are settled. */
export async function lockTask(db: Queryable, taskId: string): Promise<TaskRow | null> {
  if (!isId(taskId)) return null;
  await db.query(
    'select from orders where id = (select order_id from payment_task where id = $1) for update',
    [taskId],
  );
  await db.query('select from payment_task where id = $1 for update', [taskId]);
  return taskOf(db, taskId);
}

/** One task. */
export async function taskOf(db: Queryable, taskId: string): Promise<TaskRow | null> {
  if (!isId(taskId)) return null;
  const { rows } = await db.query<TaskRow>(`select ${select} from ${from} where t.id = $1`, [taskId]);
  return rows[0] ?? null;
}

/** Records that somebody closed a task by hand. */
export async function markTaskDone(
  db: Queryable,
  taskId: string,
  by: { accountId: string; reason: string; now: Date },
): Promise<void> {
  await db.query(
    'update payment_task set done_at = $2, done_by = $3, done_reason = $4 where id = $1 and done_at is null',
    [taskId, by.now, by.accountId, by.reason],
  );
}
