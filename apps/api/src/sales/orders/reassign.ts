import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const lock = statement(({ from }: Params<{ from: string }>) =>
  build.selectFrom('orders').where('learner_id', '=', from).select('id').orderBy('id').forNoKeyUpdate(),
);

/** Locks the orders of a learner who is merged or erased. */
export async function lockOrdersOfLearner(db: Queryable, from: string): Promise<void> {
  await lock.run(db, { from });
}

const move = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('orders').set({ learner_id: to }).where('learner_id', '=', from),
);

/** Moves the orders of a merged learner to the remaining one; the paying account stays. */
export async function reassignOrders(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}
