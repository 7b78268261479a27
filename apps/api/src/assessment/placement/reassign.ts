import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const lock = statement(({ from }: Params<{ from: string }>) =>
  build
    .selectFrom('placement_attempt')
    .where('learner_id', '=', from)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** Locks the placement tests of a learner who is merged or erased: scoring one goes on to its course. */
export async function lockSittingsOfLearner(db: Queryable, from: string): Promise<void> {
  await lock.run(db, { from });
}

const move = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('placement_attempt').set({ learner_id: to }).where('learner_id', '=', from),
);

/** Moves placement tests to the learner that another record was merged into. */
export async function reassignPlacement(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}
