import type { Queryable } from '../../platform/db/transaction.ts';

/** Placement tests of a learner who turned out to be another one. */
export async function movePlacement(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update placement_attempt set learner_id = $2 where learner_id = $1', [from, to]);
}
