import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const lock = statement(({ from }: Params<{ from: string }>) =>
  build.selectFrom('enrolment').where('learner_id', '=', from).select('id').orderBy('id').forNoKeyUpdate(),
);

/** Locks the courses of a learner who is merged or erased. */
export async function lockCoursesOfLearner(db: Queryable, from: string): Promise<void> {
  await lock.run(db, { from });
}

const move = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('enrolment').set({ learner_id: to }).where('learner_id', '=', from),
);

/** Moves the courses of a merged learner to the remaining one. */
export async function reassignEnrolments(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}
