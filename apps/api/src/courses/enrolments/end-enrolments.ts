import type { Queryable } from '../../platform/db/transaction.ts';

/** Ends courses after their last day or by a refund; ended ones stay as they are. */
export async function endEnrolments(
  db: Queryable,
  enrolmentIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.query(
    `update enrolment set state = 'ended', ended_at = $2, version = version + 1
     where id = any($1) and state <> 'ended'`,
    [enrolmentIds, now],
  );
}
