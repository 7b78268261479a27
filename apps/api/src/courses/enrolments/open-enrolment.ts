import type { Queryable } from '../../platform/db/transaction.ts';

/** What an order bought. */
export type Bought = {
  orderId: string;
  learnerId: string;
  packageId: number;
  /** Whole rupiah. */
  total: number;
  policyVersion: number;
};

/**
 * Opens the enrolment of a paid or free order, once, with its first balance event `bought`; a suspended one (payment
 * returned, then paid again) resumes. It opens suspended when a guardian withdrew consent before the payment. One
 * statement; returns the id.
 */
export async function openEnrolment(
  db: Queryable,
  { orderId, learnerId, packageId, total, policyVersion }: Bought,
  now: Date,
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with opened as (
       insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid,
         policy_version, state, opened_at)
       select $1, $3, p.id, p.meetings, p.meetings_per_week, $5, $6,
         case when w.withdrawn then 'suspended' else 'active' end, $2
       from package p
       cross join lateral (
         select coalesce(bool_and(c.withdrawn_at is not null), false) as withdrawn
         from consent c where c.learner_id = $3
       ) w
       where p.id = $4
       on conflict (order_id) do update set version = enrolment.version + 1,
         state = case enrolment.state when 'suspended' then excluded.state else enrolment.state end
       returning id, meetings
     ), bought as (
       insert into balance_event (enrolment_id, kind, meetings, source, at)
       select id, 'bought', meetings, 'order.paid:' || $1, $2 from opened
       on conflict (source) do nothing
     )
     select id from opened`,
    [orderId, now, learnerId, packageId, total, policyVersion],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no order ${orderId} to enrol for`);
  return id;
}
