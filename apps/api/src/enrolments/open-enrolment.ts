import type { Queryable } from '../db/transaction.ts';

/**
 * Opens the enrolment of a paid or free order, once: with it comes the first balance event, `bought` with the
 * package's meetings. An enrolment that was suspended (its payment went back, then another one came) is taken up again.
 * Where a guardian withdrew consent before the payment came, it opens suspended. One statement. Answers the id.
 */
export async function openEnrolment(db: Queryable, orderId: string, now: Date): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with opened as (
       insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid,
         policy_version, state, opened_at)
       select o.id, o.learner_id, o.package_id, p.meetings, p.meetings_per_week, o.total, o.policy_version,
         case when w.withdrawn then 'suspended' else 'active' end, $2
       from orders o join package p on p.id = o.package_id
       cross join lateral (
         select coalesce(bool_and(c.withdrawn_at is not null), false) as withdrawn
         from consent c where c.learner_id = o.learner_id
       ) w
       where o.id = $1
       on conflict (order_id) do update set version = enrolment.version + 1,
         state = case enrolment.state when 'suspended' then excluded.state else enrolment.state end
       returning id, meetings
     ), bought as (
       insert into balance_event (enrolment_id, kind, meetings, source, at)
       select id, 'bought', meetings, 'order.paid:' || $1, $2 from opened
       on conflict (source) do nothing
     )
     select id from opened`,
    [orderId, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`no order ${orderId} to enrol for`);
  return id;
}
