import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const lock = statement(({ from }: Params<{ from: string }>) =>
  build.selectFrom('seat').where('learner_id', '=', from).select('id').orderBy('id').forNoKeyUpdate(),
);

/** Locks the seats of a learner who is merged or erased; their classes must be locked. */
export async function lockSeatsOfLearner(db: Queryable, from: string): Promise<void> {
  await lock.run(db, { from });
}

const moveSeats = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('seat').set({ learner_id: to }).where('learner_id', '=', from),
);

/** Moves seats to the learner that another record was merged into; the database refuses overlapping times. */
export async function reassignMeetings(db: Queryable, from: string, to: string): Promise<void> {
  await moveSeats.run(db, { from, to });
}
