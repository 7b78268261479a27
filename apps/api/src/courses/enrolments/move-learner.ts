import type { Queryable } from '../../platform/db/transaction.ts';

/** Moves the courses of a merged learner to the remaining one. */
export async function moveEnrolments(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update enrolment set learner_id = $2 where learner_id = $1', [from, to]);
}
