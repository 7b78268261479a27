import { isId } from '@fasih/school/basics/ids';
import { type RawBuilder, sql } from 'kysely';
import { given, rowsOf } from '../../platform/db/built-query.ts';
import { orNull, type Selected, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { fromLatestReceipt, latestReceipt } from '../receipts/latest-receipt.ts';
import { shownOrderStatus } from '../shown-status.ts';

const o = tableAs('orders', 'o');
const p = tableAs('package', 'p');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');
const t = tableAs('payment_attempt', 't');

const page = subqueryAs(
  select(
    [t.token.as('token'), t.redirect_url.as('redirect_url')],
    sql`from ${t} where ${t.order_id} = ${o.id} and ${t.state} = 'open' and ${t.abandoned_at} is null
      order by ${t.number} desc limit 1`,
  ),
  'a',
);
const receipt = subqueryAs(select([latestReceipt.number.as('number')], fromLatestReceipt(o.id)), 'r');

const columns = [
  o.id.as('id'),
  o.status.as('status'),
  shownOrderStatus.as('shown'),
  o.package_id.as('package_id'),
  o.package_name.as('package_name'),
  p.type.as('type'),
  p.category.as('category'),
  p.meetings.as('meetings'),
  p.duration_months.as('duration_months'),
  o.learner_id.as('learner_id'),
  l.name.as('learner_name'),
  o.price.as('price'),
  o.discount.as('discount'),
  o.total.as('total'),
  o.voucher_code.as('voucher_code'),
  o.created_at.as('created_at'),
  o.expires_at.as('expires_at'),
  o.paid_at.as('paid_at'),
  page.token.as('token'),
  page.redirect_url.as('redirect_url'),
  orNull(receipt.number).as('receipt_number'),
  orNull(e.id).as('enrolment_id'),
] as const;

const from = sql`from ${o} join ${p} on ${p.id} = ${o.package_id} join ${l} on ${l.id} = ${o.learner_id}
  left join lateral ${page} on ${o.status} = 'pending' left join lateral ${receipt} on true
  left join ${e} on ${e.order_id} = ${o.id}`;

export type OrderRow = Selected<typeof columns>;

type Owned = { accountId: string };

const selectLatest = statement(
  ({ accountId }: Params<Owned>) =>
    select(
      columns,
      sql`${from} where ${o.account_id} = ${accountId} order by ${o.created_at} desc, ${o.id} desc limit 1`,
    ),
  'latest-order',
);
const selectOne = statement(
  ({ accountId, orderId }: Params<Owned & { orderId: string }>) =>
    select(columns, sql`${from} where ${o.account_id} = ${accountId} and ${o.id} = ${orderId}`),
  'one-order',
);

/** One order of this account; `latest` is its newest. Others' orders are not found. */
export async function orderOf(db: Queryable, accountId: string, orderId: string): Promise<OrderRow | null> {
  if (orderId === 'latest') return selectLatest.first(db, { accountId });
  return isId(orderId) ? selectOne.first(db, { accountId, orderId }) : null;
}

const SORTS: Record<string, RawBuilder<unknown>> = {
  createdAt: o.created_at,
  total: o.total,
  status: o.status,
  package: o.package_name,
};

/** A page of the account's orders, newest first by default; `q` searches package and learner names. */
export async function ordersOf(
  db: Queryable,
  accountId: string,
  query: { page: number; pageSize: number; sort?: string | undefined; q?: string | undefined },
): Promise<{ rows: OrderRow[]; total: number }> {
  const column = SORTS[query.sort?.replace(/^-/, '') ?? ''];
  const direction = query.sort?.startsWith('-') ? sql`desc` : sql`asc`;
  const order = column ? sql`${column} ${direction},` : sql``;
  const words = given(query.q?.trim() ?? '');
  const isMine = sql`${o.account_id} = ${given(accountId)}
    and (${words} = '' or position(lower(${words}) in lower(${o.package_name} || ' ' || ${l.name})) > 0)`;
  const mine = select(
    columns,
    sql`${from} where ${isMine} order by ${order} ${o.created_at} desc, ${o.id} desc
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`,
  );
  // One statement; a page behind the last order is one row that says only how many there are.
  const rows = await rowsOf(
    db,
    sql<{ count: number } & (OrderRow | { id: null })>`with mine as (
        select count(*)::int as count from ${o} join ${l} on ${l.id} = ${o.learner_id} where ${isMine})
      select x.*, mine.count from mine left join lateral (${mine}) x on true`,
  );
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.count ?? 0 };
}
