import type { Queryable } from '../../platform/db/transaction.ts';

/** Moves waiting places to the learner that another record was merged into. */
export async function moveWaiting(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update waiting_place set learner_id = $2 where learner_id = $1', [from, to]);
}
