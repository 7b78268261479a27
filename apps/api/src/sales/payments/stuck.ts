import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listStuckPayments, StuckPayment } from '@fasih/school/sales/payments/staff-contract';
import { type Expression, sql } from 'kysely';
import { given } from '../../platform/db/built-query.ts';
import { countedPage, type Page } from '../../platform/db/page.ts';
import { shownNameOf, wordsOfAccount } from '../../platform/db/shown-name.ts';
import { subqueryAs, tableAs } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const o = tableAs('orders', 'o');
const c = tableAs('provider_charge', 'c');
const t = tableAs('payment_attempt', 't');
const f = tableAs('refund', 'f');
const a = tableAs('account', 'a');

/**
 * Stuck payments: orders past their end that could not be closed, charges pending longer than their method allows,
 * cards unsettled after 3 days, and refunds without an answer after 15 minutes or without bank confirmation after 14
 * days.
 */
const stuckAt = (now: Expression<Date>) => {
  const at = sql<Date>`${now}::timestamptz`;
  const lastChecked = sql<Date | null>`(select max(${t.checked_at}) from ${t} where ${t.order_id} = ${o.id})`;
  return subqueryAs(
    sql<{
      kind: StuckPayment['kind'];
      order_id: string;
      refund_id: string | null;
      amount: number;
      since: Date;
      checked_at: Date | null;
    }>`select 'pageOpen' as kind, ${o.id} as order_id, null::uuid as refund_id, ${o.total} as amount,
      ${o.expires_at} as since, ${lastChecked} as checked_at
    from ${o} where ${o.status} = 'pending' and ${o.expires_at} < ${at} - interval '10 minutes'
    union all
    select 'chargePending', ${c.order_id}, null, ${c.amount}, coalesce(${c.transaction_time}, ${t.created_at}),
      ${t.checked_at}
    from ${c} join ${t} on ${t.id} = ${c.attempt_id} join ${o} on ${o.id} = ${c.order_id}
    where ${c.status} in ('pending', 'authorize', 'challenge') and ${o.status} not in ('expired', 'failed')
      and coalesce(${c.transaction_time}, ${t.created_at}) < ${at} - interval '1 day'
    union all
    select 'cardUnsettled', ${c.order_id}, null, ${c.amount}, coalesce(${c.paid_at}, ${t.created_at}), ${t.checked_at}
    from ${c} join ${t} on ${t.id} = ${c.attempt_id}
    where ${c.status} = 'capture' and coalesce(${c.paid_at}, ${t.created_at}) < ${at} - interval '3 days'
    union all
    select case when ${f.state} = 'asked' then 'refundUnanswered' else 'refundUnconfirmed' end, ${f.order_id}, ${f.id},
      ${f.amount}, ${f.created_at}, ${f.tried_at}
    from ${f} where ${f.path} = 'provider'
      and (${f.state} = 'asked' and ${f.created_at} < ${at} - interval '15 minutes'
        or ${f.state} = 'sent' and ${f.created_at} < ${at} - interval '14 days')`,
    'x',
  );
};

/** A page of stuck payments, the oldest first. */
export async function pageOfStuck(
  db: Queryable,
  query: Accepted<typeof listStuckPayments>['query'],
  now: Date,
): Promise<Page<StuckPayment> | Refusal<'common.narrow'>> {
  const x = stuckAt(given(now));
  const q = query.q?.trim().toLowerCase();
  const hasWords = q ? sql`position(${q} in ${wordsOfAccount(a)}) > 0` : sql`true`;
  const page = await countedPage(db, query, {
    columns: [
      x.kind.as('kind'),
      x.order_id.as('orderId'),
      x.refund_id.as('refundId'),
      o.package_name.as('packageName'),
      shownNameOf(a).as('payerName'),
      a.email.as('payerEmail'),
      x.amount.as('amount'),
      x.since.as('since'),
      x.checked_at.as('checkedAt'),
    ],
    from: sql`${x} join ${o} on ${o.id} = ${x.order_id} join ${a} on ${a.id} = ${o.account_id} where ${hasWords}`,
    orderBy: sql`${x.since}, ${x.order_id}, ${x.kind}`,
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
