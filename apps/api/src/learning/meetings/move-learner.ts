import type { Queryable } from '../../platform/db/transaction.ts';

/** Places in meetings of a learner who turned out to be another one; the database refuses two at one time. */
export async function moveMeetings(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update seat set learner_id = $2 where learner_id = $1', [from, to]);
}
