import type { Queryable } from '../../platform/db/transaction.ts';

/** Orders of a learner who turned out to be another one: they follow; the account that paid stays. */
export async function moveOrders(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update orders set learner_id = $2 where learner_id = $1', [from, to]);
}
