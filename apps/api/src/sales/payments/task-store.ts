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

const t = tableAs('payment_task', 't');
const o = tableAs('orders', 'o');
const a = tableAs('account', 'a');
const l = tableAs('learner', 'l');
const b = tableAs('account', 'b');
const c = tableAs('provider_charge', 'c');
const r = tableAs('refund', 'r');

/** The refund of a charge that matters: one that is not refused, the latest. */
const f = subqueryAs(
  select(
    [
      r.id.as('id'),
      r.path.as('path'),
      r.state.as('state'),
      r.amount.as('amount'),
      r.proof_key.as('proof_key'),
    ],
    sql`from ${r} where ${r.transaction_id} = ${c.transaction_id}
      order by ${r.state} = 'refused', ${r.created_at} desc, ${r.id} desc limit 1`,
  ),
  'f',
);

/**
 * The transaction of a task: from `details.attempt` for tasks of the fold, from `details.transactionId` for
 * mismatches.
 */
const transaction = sql<string | null>`coalesce(nullif(split_part(${t.details} ->> 'attempt', '/', 2), ''),
  ${t.details} ->> 'transactionId')`;

const columns = [
  t.id.as('id'),
  t.order_id.as('orderId'),
  t.kind.as('kind'),
  // `payments.latePayment` and the like.
  sql<string | null>`${t.details} ->> 'reason'`.as('reason'),
  t.created_at.as('createdAt'),
  t.done_at.as('doneAt'),
  orNull(shownNameOf(b)).as('doneBy'),
  t.done_reason.as('doneReason'),
  t.outcome.as('outcome'),
  ifFound(
    o.id,
    jsonBuildObject({
      id: o.id,
      packageName: o.package_name,
      total: o.total,
      status: o.status,
      createdAt: o.created_at,
      payerName: shownNameOf(a),
      payerEmail: a.email,
      payerPhone: a.phone,
      learnerName: l.name,
    }),
  ).as('order'),
  ifFound(
    c.transaction_id,
    jsonBuildObject({
      transactionId: c.transaction_id,
      paymentType: c.payment_type,
      status: c.status,
      amount: c.amount,
      paidAt: c.paid_at,
      // Neither returned nor being returned.
      held: sql<number>`${c.amount} - ${c.refunded} - ${c.returned_by_hand}`,
    }),
  ).as('charge'),
  ifFound(
    f.id,
    jsonBuildObject({ id: f.id, path: f.path, state: f.state, amount: f.amount, proof_key: f.proof_key }),
  ).as('refund'),
] as const;

const joins = sql`left join ${o} on ${o.id} = ${t.order_id} left join ${a} on ${a.id} = ${o.account_id}
  left join ${l} on ${l.id} = ${o.learner_id} left join ${b} on ${b.id} = ${t.done_by}
  left join ${c} on ${c.transaction_id} = ${transaction} and ${c.order_id} = ${t.order_id}
  left join lateral ${f} on true`;

export type TaskRow = Selected<typeof columns>;

/** Payer and package of a task `t`, as its words have them: an accountant, who reads initials, does not search learners' names. */
const wordsOfPayer = sql<string>`(select ' ' || ${wordsOfAccount(a)} || ' ' || lower(${o.package_name}) from ${o} join ${a} on ${a.id} = ${o.account_id} where ${o.id} = ${t.order_id})`;

/** A page of tasks: open ones oldest first, closed ones latest first. */
export function pageOfTasks(
  db: Queryable,
  query: { page: number; pageSize: number; q?: string | undefined; state: 'open' | 'done' },
  { readsOnly }: Person,
): Promise<Page<TaskRow> | Refusal<'common.narrow'>> {
  const words = query.q?.trim().toLowerCase() ?? '';
  const isOpen = query.state === 'open';
  const matches = allOf([hasLetters(t.words, words), readsOnly && hasLetters(wordsOfPayer, words)]);
  const list = {
    columns,
    from: sql`${t} where ${t.done_at} is ${isOpen ? sql`null` : sql`not null`}`,
    orderBy: isOpen ? sql`${t.created_at}, ${t.id}` : sql`${t.done_at} desc, ${t.id}`,
    // Orders, people and charges are looked up only for the rows on the page.
    limitFirst: { as: 't', joins },
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
  select(columns, sql`from ${t} ${joins} where ${t.id} = ${taskId}`),
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
