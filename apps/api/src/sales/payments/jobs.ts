import { DAY, later } from '@fasih/school/basics/instants';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import type { Services } from '../../platform/services.ts';
import { checkOrder } from './check-order.ts';
import { JOB, sendDueRefunds } from './send-refund.ts';

const BATCH = 10;

const a = tableAs('payment_attempt', 'a');
const c = tableAs('provider_charge', 'c');
const o = tableAs('orders', 'o');

/** Claims a batch of due pages by recording the time of the check. */
const takePages = (isDue: (now: Expression<Date>) => RawBuilder<boolean>) =>
  statement(({ now }: Params<{ now: Date }>) =>
    build
      .updateTable('payment_attempt')
      .set({ checked_at: now })
      .where(
        'id',
        'in',
        sql<string>`(select ${a.id} from ${a} join ${o} on ${o.id} = ${a.order_id} where ${isDue(now)}
          order by coalesce(${a.checked_at}, ${a.created_at}) limit ${sql.lit(BATCH)} for update of a skip locked)`,
      )
      .returning('order_id'),
  );

const takeExpired = takePages(
  (
    now,
  ) => sql`${o.status} = 'pending' and ${o.expires_at} <= ${now} and ${a.state} in ('asked', 'open', 'refused')
    and (${a.checked_at} is null or ${a.checked_at} <= ${now} - interval '1 minute')`,
);

const takeSilent = takePages(
  (now) => sql`((${o.status} = 'pending' and ${o.expires_at} > ${now} and ${a.state} = 'open')
      or ${a.id} in (select ${c.attempt_id} from ${c} where ${c.status} in ('capture', 'challenge')))
    and ${now} - coalesce(${a.checked_at}, ${a.created_at})
      >= greatest(interval '2 minutes', (${now} - ${a.created_at}) / 4)`,
);

/**
 * Expires unpaid orders after 24 hours: asks the provider once more, and without a payment closes the order and frees
 * its voucher. The provider sends no notification when a page expires without a chosen method.
 */
export const expireOrders: Job = {
  name: 'payments.expire',
  everyMs: 20_000,
  run: (services) => sweep(services, takeExpired),
};

/**
 * Polls for missed notifications: open pages and unfinished charges are checked after 2 minutes of silence, then at
 * growing intervals (a quarter of their age).
 */
export const pollPayments: Job = {
  name: 'payments.poll',
  everyMs: 15_000,
  run: (services) => sweep(services, takeSilent),
};

/**
 * Retries refunds whose answer was lost or that were never sent, with the same key, and follows accepted ones until
 * the bank has confirmed them.
 */
export const retryRefunds: Job = {
  name: JOB,
  everyMs: 15_000,
  run: (services, ending) => sendDueRefunds(services, { ending }),
};

/** How long forged notifications are kept for inspection. */
const FORGED_KEPT = 30 * DAY;
const FORGED_BATCH = 1000;

const deleteForged = statement(({ until }: Params<{ until: Date }>) =>
  build
    .deleteFrom('provider_notification')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('provider_notification')
        .where('verdict', '=', 'forged')
        .where('received_at', '<', until)
        .select('id')
        .orderBy('received_at')
        .limit(sql.lit(FORGED_BATCH)),
    ),
);

/** Removes forged notifications after 30 days; signed ones stay. */
export const removeForged: Job = {
  name: 'payments.forged',
  everyMs: 3_600_000,
  async run({ pool, clock }) {
    const removed = await deleteForged.run(pool, { until: later(clock.now(), -FORGED_KEPT) });
    return removed === FORGED_BATCH ? FORGED_BATCH : 0;
  },
};

/**
 * Claims a batch of due pages (concurrent processes skip each other's rows), then asks the provider outside any
 * transaction. A page without an answer is due again later.
 */
async function sweep(services: Services, take: typeof takeExpired): Promise<number> {
  const now = services.clock.now();
  const rows = await take.all(services.pool, { now });
  const orders = [...new Set(rows.map((row) => row.order_id))];
  const done = await Promise.allSettled(orders.map((orderId) => checkOrder(services, orderId, now)));
  for (const one of done) {
    if (one.status === 'rejected') services.log.error({ err: one.reason as Error }, 'an order was not swept');
  }
  return rows.length;
}
