import type { Queryable } from '../../platform/db/transaction.ts';

/** Moves placement tests to the learner that another record was merged into. */
export async function movePlacement(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update placement_attempt set learner_id = $2 where learner_id = $1', [from, to]);
}
