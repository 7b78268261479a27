import type { Queryable } from '../../platform/db/transaction.ts';

/** Moves seats to the learner that another record was merged into; the database refuses overlapping times. */
export async function moveMeetings(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update seat set learner_id = $2 where learner_id = $1', [from, to]);
}
