import type { OrderStatus } from '@fasih/school/orders/contract';
import type { Queryable } from '../db/transaction.ts';
import { isId } from '../learners/store.ts';

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
      ? `${selected} where o.account_id = $1 order by o.created_at desc, o.id desc limit 1`
      : `${selected} where o.account_id = $1 and o.id = $2`,
    latest ? [accountId] : [accountId, orderId],
  );
  return rows[0] ?? null;
}

/** A page of the account's orders, newest first, and how many there are. */
export async function ordersOf(
  db: Queryable,
  accountId: string,
  page: { page: number; pageSize: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { rows } = await db.query<OrderRow & { count: number }>(
    `with mine as (select count(*)::int as count from orders where account_id = $1)
     select x.*, mine.count from mine left join lateral (
       ${selected} where o.account_id = $1 order by o.created_at desc, o.id desc limit $2 offset $3
     ) x on true`,
    [accountId, page.pageSize, (page.page - 1) * page.pageSize],
  );
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.count ?? 0 };
}
