import { isId } from '@fasih/school/basics/ids';
import type { OrderStatus } from '@fasih/school/sales/orders/contract';
import type { Queryable } from '../../platform/db/transaction.ts';

export type OrderRow = {
  id: string;
  status: OrderStatus;
  package_id: number;
  package_name: string;
  type: string;
  category: string;
  meetings: number;
  duration_months: number;
  learner_id: string;
  learner_name: string;
  price: number;
  discount: number;
  total: number;
  voucher_code: string | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  token: string | null;
  redirect_url: string | null;
  receipt_number: string | null;
  enrolment_id: string | null;
};

const selected = `select o.id, o.status, o.package_id, o.package_name, p.type, p.category, p.meetings, p.duration_months,
    o.learner_id, l.name as learner_name, o.price, o.discount, o.total, o.voucher_code, o.created_at, o.expires_at,
    o.paid_at, a.token, a.redirect_url, r.number as receipt_number, e.id as enrolment_id
  from orders o
  join package p on p.id = o.package_id
  join learner l on l.id = o.learner_id
  left join lateral (
    select token, redirect_url from payment_attempt
    where order_id = o.id and state = 'open' and abandoned_at is null order by number desc limit 1
  ) a on o.status = 'pending'
  left join lateral (
    select number from receipt where order_id = o.id order by voided_at is null desc, issued_at desc limit 1
  ) r on true
  left join enrolment e on e.order_id = o.id`;

/** One order of this account; `latest` is its newest. Others' orders are not found. */
export async function orderOf(db: Queryable, accountId: string, orderId: string): Promise<OrderRow | null> {
  const latest = orderId === 'latest';
  if (!latest && !isId(orderId)) return null;
  const { rows } = await db.query<OrderRow>(
    latest
      ? {
          name: 'latest-order',
          text: `${selected} where o.account_id = $1 order by o.created_at desc, o.id desc limit 1`,
          values: [accountId],
        }
      : {
          name: 'one-order',
          text: `${selected} where o.account_id = $1 and o.id = $2`,
          values: [accountId, orderId],
        },
  );
  return rows[0] ?? null;
}

const SORTS: Record<string, string> = {
  createdAt: 'o.created_at',
  total: 'o.total',
  status: 'o.status',
  package: 'o.package_name',
};

/** A page of the account's orders, newest first by default; `q` searches package and learner names. */
export async function ordersOf(
  db: Queryable,
  accountId: string,
  query: { page: number; pageSize: number; sort?: string | undefined; q?: string | undefined },
): Promise<{ rows: OrderRow[]; total: number }> {
  const column = SORTS[query.sort?.replace(/^-/, '') ?? ''];
  const order = column ? `${column} ${query.sort?.startsWith('-') ? 'desc' : 'asc'},` : '';
  const mine = `o.account_id = $1 and ($2 = '' or position(lower($2) in lower(o.package_name || ' ' || l.name)) > 0)`;
  const { rows } = await db.query<OrderRow & { count: number }>(
    `with mine as (select count(*)::int as count from orders o join learner l on l.id = o.learner_id where ${mine})
     select x.*, mine.count from mine left join lateral (
       ${selected} where ${mine} order by ${order} o.created_at desc, o.id desc limit $3 offset $4
     ) x on true`,
    [accountId, query.q?.trim() ?? '', query.pageSize, (query.page - 1) * query.pageSize],
  );
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.count ?? 0 };
}
