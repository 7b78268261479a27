import type { Queryable } from '../../platform/db/transaction.ts';

/** Courses of a learner who turned out to be another one. */
export async function moveEnrolments(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update enrolment set learner_id = $2 where learner_id = $1', [from, to]);
}
