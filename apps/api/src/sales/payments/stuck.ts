import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listStuckPayments, StuckPayment } from '@fasih/school/sales/payments/staff-contract';
import { type Page, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Row = Omit<StuckPayment, 'since' | 'checkedAt'> & { since: Date; checkedAt: Date | null };

/**
 * SQL: stuck payments at the instant $1: orders past their end that could not be closed, charges pending longer than
 * their method allows, cards unsettled after 3 days, and refunds without an answer after 15 minutes or without bank
 * confirmation after 14 days.
 */
const stuck = `(
  select 'pageOpen' as kind, o.id as order_id, null::uuid as refund_id, o.total as amount, o.expires_at as since,
    (select max(t.checked_at) from payment_attempt t where t.order_id = o.id) as checked_at
  from orders o where o.status = 'pending' and o.expires_at < $1::timestamptz - interval '10 minutes'
  union all
  select 'chargePending', c.order_id, null, c.amount, coalesce(c.transaction_time, t.created_at), t.checked_at
  from provider_charge c join payment_attempt t on t.id = c.attempt_id join orders o on o.id = c.order_id
  where c.status in ('pending', 'authorize', 'challenge') and o.status not in ('expired', 'failed')
    and coalesce(c.transaction_time, t.created_at) < $1::timestamptz - interval '1 day'
  union all
  select 'cardUnsettled', c.order_id, null, c.amount, coalesce(c.paid_at, t.created_at), t.checked_at
  from provider_charge c join payment_attempt t on t.id = c.attempt_id
  where c.status = 'capture' and coalesce(c.paid_at, t.created_at) < $1::timestamptz - interval '3 days'
  union all
  select case when f.state = 'asked' then 'refundUnanswered' else 'refundUnconfirmed' end, f.order_id, f.id, f.amount,
    f.created_at, f.tried_at
  from refund f where f.path = 'provider' and (f.state = 'asked' and f.created_at < $1::timestamptz - interval '15 minutes'
    or f.state = 'sent' and f.created_at < $1::timestamptz - interval '14 days')
)`;

/** A page of stuck payments, the oldest first. */
export async function pageOfStuck(
  db: Queryable,
  query: Accepted<typeof listStuckPayments>['query'],
  now: Date,
): Promise<Page<StuckPayment> | Refusal<'common.narrow'>> {
  const page = await readPage<Row>(db, query, {
    select: `x.kind, x.order_id as "orderId", x.refund_id as "refundId", o.package_name as "packageName",
      ${shownName('a')} as "payerName", a.email as "payerEmail", x.amount, x.since,
      x.checked_at as "checkedAt"`,
    from: `${stuck} x join orders o on o.id = x.order_id join account a on a.id = o.account_id
      where $2 = '' or position($2 in lower(a.name || ' ' || a.display_username || ' ' || a.email::text)) > 0`,
    orderBy: 'x.since, x.order_id, x.kind',
    values: [now, query.q?.trim().toLowerCase() ?? ''],
  });
  if (isRefusal(page)) return page;
  return {
    ...page,
    data: page.data.map(({ since, checkedAt, ...row }) => ({
      ...row,
      since: since.toISOString(),
      checkedAt: checkedAt?.toISOString() ?? null,
    })),
  };
}
