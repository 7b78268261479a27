import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { cteAs, insertFrom, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';

/** What an order bought. */
export type Bought = {
  orderId: string;
  learnerId: string;
  packageId: number;
  /** Whole rupiah. */
  total: number;
  policyVersion: number;
};

const p = tableAs('package', 'p');
const c = tableAs('consent', 'c');

/** Waits for a guardian who withdraws consent, so that the next statement sees it. */
const lockLearner = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  build.selectFrom('learner').select('id').where('id', '=', learnerId).forKeyShare(),
);

const open = statement((order: Params<Bought & { now: Date }>) => {
  const withdrawn = sql<boolean>`(select coalesce(bool_and(${c.withdrawn_at} is not null), false)
    from ${c} where ${c.learner_id} = ${order.learnerId})`;
  const opened = insertFrom(
    'enrolment',
    {
      order_id: order.orderId,
      learner_id: order.learnerId,
      package_id: p.id,
      meetings: p.meetings,
      meetings_per_week: p.meetings_per_week,
      price_paid: order.total,
      policy_version: order.policyVersion,
      state: sql<'suspended' | 'active'>`case when ${withdrawn} then 'suspended' else 'active' end`,
      opened_at: order.now,
    },
    sql`from ${p} where ${p.id} = ${order.packageId}`,
  )
    .onConflict((on) =>
      on.column('order_id').doUpdateSet((eb) => ({
        version: eb('enrolment.version', '+', 1),
        state: sql`case enrolment.state when 'suspended' then excluded.state else enrolment.state end`,
      })),
    )
    .returning(['id', 'meetings']);
  const o = cteAs(opened, 'opened', 'o');
  const bought = insertFrom(
    'balance_event',
    {
      enrolment_id: o.id,
      kind: sql.lit('bought'),
      meetings: o.meetings,
      source: sql<string>`'order.paid:' || ${order.orderId}`,
      at: order.now,
    },
    sql`from ${o}`,
  ).onConflict((on) => on.column('source').doNothing());
  return withCtes({ opened, bought }, select([o.id.as('id')], sql`from ${o}`));
});

/**
 * Opens the enrolment of a paid or free order, once, with its first balance event `bought`; a suspended one (payment
 * returned, then paid again) resumes. It opens suspended when a guardian withdrew consent before the payment. Two
 * statements; returns the id.
 */
export async function openEnrolment(db: PoolClient, order: Bought, now: Date): Promise<string> {
  await lockLearner.run(db, order);
  const row = await open.first(db, { ...order, now });
  if (!row) throw new Error(`no order ${order.orderId} to enrol for`);
  return row.id;
}
