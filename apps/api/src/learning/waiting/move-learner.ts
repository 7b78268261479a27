import type { Queryable } from '../../platform/db/transaction.ts';

/** Places on waiting lists of a learner who turned out to be another one. */
export async function moveWaiting(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update waiting_place set learner_id = $2 where learner_id = $1', [from, to]);
}
