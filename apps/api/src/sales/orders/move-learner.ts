import type { Queryable } from '../../platform/db/transaction.ts';

/** Moves the orders of a merged learner to the remaining one; the paying account stays. */
export async function moveOrders(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update orders set learner_id = $2 where learner_id = $1', [from, to]);
}
