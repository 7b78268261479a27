import { isId } from '@fasih/school/basics/ids';
import type { Refusal } from '@fasih/school/basics/refusal';
import type { TaskOutcome } from '@fasih/school/sales/payments/staff-contract';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { countedPage, type Page, searchedPage } from '../../platform/db/page.ts';
import { allOf, hasLetters } from '../../platform/db/search-words.ts';
import { shownNameOf, wordsOfAccount } from '../../platform/db/shown-name.ts';
import { ifFound, orNull, type Selected, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person } from '../../platform/http/call.ts';

const task = tableAs('payment_task', 'task');
const order = tableAs('orders', 'order');
const payer = tableAs('account', 'payer');
const learner = tableAs('learner', 'learner');
const doneBy = tableAs('account', 'done_by');
const charge = tableAs('provider_charge', 'charge');
const refund = tableAs('refund', 'refund');

/** The refund of a charge that matters: one that is not refused, the latest. */
const f = subqueryAs(
  select(
    [
      refund.id.as('id'),
      refund.path.as('path'),
      refund.state.as('state'),
      refund.amount.as('amount'),
      refund.proof_key.as('proof_key'),
    ],
    sql`from ${refund} where ${refund.transaction_id} = ${charge.transaction_id}
      order by ${refund.state} = 'refused', ${refund.created_at} desc, ${refund.id} desc limit 1`,
  ),
  'f',
);

/**
 * The transaction of a task: from `details.attempt` for tasks of the fold, from `details.transactionId` for
 * mismatches.
 */
const transaction = sql<string | null>`coalesce(nullif(split_part(${task.details} ->> 'attempt', '/', 2), ''),
  ${task.details} ->> 'transactionId')`;

const columns = [
  task.id.as('id'),
  task.order_id.as('orderId'),
  task.kind.as('kind'),
  // `payments.latePayment` and the like.
  sql<string | null>`${task.details} ->> 'reason'`.as('reason'),
  task.created_at.as('createdAt'),
  task.done_at.as('doneAt'),
  orNull(shownNameOf(doneBy)).as('doneBy'),
  task.done_reason.as('doneReason'),
  task.outcome.as('outcome'),
  ifFound(
    order.id,
    jsonBuildObject({
      id: order.id,
      packageName: order.package_name,
      total: order.total,
      status: order.status,
      createdAt: order.created_at,
      payerName: shownNameOf(payer),
      payerEmail: payer.email,
      payerPhone: payer.phone,
      learnerName: learner.name,
    }),
  ).as('order'),
  ifFound(
    charge.transaction_id,
    jsonBuildObject({
      transactionId: charge.transaction_id,
      paymentType: charge.payment_type,
      status: charge.status,
      amount: charge.amount,
      paidAt: charge.paid_at,
      // Neither returned nor being returned.
      held: sql<number>`${charge.amount} - ${charge.refunded} - ${charge.returned_by_hand}`,
    }),
  ).as('charge'),
  ifFound(
    f.id,
    jsonBuildObject({ id: f.id, path: f.path, state: f.state, amount: f.amount, proof_key: f.proof_key }),
  ).as('refund'),
] as const;

const joins = sql`left join ${order} on ${order.id} = ${task.order_id} left join ${payer} on ${payer.id} = ${order.account_id}
  left join ${learner} on ${learner.id} = ${order.learner_id} left join ${doneBy} on ${doneBy.id} = ${task.done_by}
  left join ${charge} on ${charge.transaction_id} = ${transaction} and ${charge.order_id} = ${task.order_id}
  left join lateral ${f} on true`;

export type TaskRow = Selected<typeof columns>;

/** Payer and package of a `task`, as its words have them: an accountant, who reads initials, does not search learners' names. */
const wordsOfPayer = sql<string>`(select ' ' || ${wordsOfAccount(payer)} || ' ' || lower(${order.package_name}) from ${order}
  join ${payer} on ${payer.id} = ${order.account_id} where ${order.id} = ${task.order_id})`;

/** A page of tasks: open ones oldest first, closed ones latest first. */
export function pageOfTasks(
  db: Queryable,
  query: { page: number; pageSize: number; q?: string | undefined; state: 'open' | 'done' },
  { readsOnly }: Person,
): Promise<Page<TaskRow> | Refusal<'common.narrow'>> {
  const words = query.q?.trim().toLowerCase() ?? '';
  const isOpen = query.state === 'open';
  const matches = allOf([hasLetters(task.words, words), readsOnly && hasLetters(wordsOfPayer, words)]);
  const list = {
    columns,
    from: sql`${task} where ${task.done_at} is ${isOpen ? sql`null` : sql`not null`}`,
    orderBy: isOpen ? sql`${task.created_at}, ${task.id}` : sql`${task.done_at} desc, ${task.id}`,
    // Orders, people and charges are looked up only for the rows on the page.
    limitFirst: { as: 'task', joins },
  };
  return words === '' ? countedPage(db, query, list) : searchedPage(db, query, { ...list, matches });
}

type One = { taskId: string };

const lockOrderOf = statement(({ taskId }: Params<One>) =>
  build
    .selectFrom('orders')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('payment_task').where('id', '=', taskId).select('order_id'),
    )
    .select('id')
    .forUpdate(),
);
const lock = statement(({ taskId }: Params<One>) =>
  build.selectFrom('payment_task').where('id', '=', taskId).select('id').forUpdate(),
);
const selectOne = statement(({ taskId }: Params<One>) =>
  select(columns, sql`from ${task} ${joins} where ${task.id} = ${taskId}`),
);

/** Locks one task for a write: its order first and then the task, the order in which payments are settled. */
export async function lockTask(db: Queryable, taskId: string): Promise<TaskRow | null> {
  if (!isId(taskId)) return null;
  await lockOrderOf.run(db, { taskId });
  await lock.run(db, { taskId });
  return taskOf(db, taskId);
}

/** One task. */
export async function taskOf(db: Queryable, taskId: string): Promise<TaskRow | null> {
  return isId(taskId) ? selectOne.first(db, { taskId }) : null;
}

type Done = { accountId: string; reason: string | null; outcome: TaskOutcome | null; now: Date };

const setDone = statement((done: Params<One & Done>) =>
  build
    .updateTable('payment_task')
    .set({ done_at: done.now, done_by: done.accountId, done_reason: done.reason, outcome: done.outcome })
    .where('id', '=', done.taskId)
    .where('done_at', 'is', null),
);

/** Records that somebody closed a task, by hand with a reason or with an outcome; false when it was closed already. */
export async function markTaskDone(db: Queryable, taskId: string, by: Done): Promise<boolean> {
  return (await setDone.run(db, { taskId, ...by })) === 1;
}
