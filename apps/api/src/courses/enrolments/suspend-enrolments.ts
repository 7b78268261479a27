import type { Queryable } from '../../platform/db/transaction.ts';

/** Suspends the enrolment of an order whose payment was returned, until somebody decides. */
export async function suspendEnrolmentOfOrder(db: Queryable, orderId: string): Promise<void> {
  await db.query(
    `update enrolment set state = 'suspended', version = version + 1 where order_id = $1 and state = 'active'`,
    [orderId],
  );
}

/** Suspends all enrolments of a learner whose guardian withdrew consent; returns their number. */
export async function suspendEnrolmentsOfLearner(db: Queryable, learnerId: string): Promise<number> {
  const { rowCount } = await db.query(
    `update enrolment set state = 'suspended', version = version + 1 where learner_id = $1 and state = 'active'`,
    [learnerId],
  );
  return rowCount ?? 0;
}

/** Erases personal data of a learner from enrolments; price, package and state stay for the books. */
export async function forgetLevels(db: Queryable, learnerIds: readonly string[], now: Date): Promise<void> {
  await db.query(
    `with mine as (
       update enrolment set level = null, level_given_at = null, level_state = null, level_waits_since = null,
         state = 'ended', ended_at = coalesce(ended_at, $2), version = version + 1
       where learner_id = any($1) returning id
     ), decisions as (
       delete from level_decision where enrolment_id in (select id from mine)
     )
     delete from level_look where enrolment_id in (select id from mine)`,
    [learnerIds, now],
  );
}

/** Resumes a suspended course; false when it is not suspended. */
export async function takeUpEnrolment(db: Queryable, enrolmentId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update enrolment set state = 'active', version = version + 1 where id = $1 and state = 'suspended'`,
    [enrolmentId],
  );
  return rowCount === 1;
}
