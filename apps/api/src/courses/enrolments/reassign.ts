import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const move = statement(({ from, to }: Params<{ from: string; to: string }>) =>
  build.updateTable('enrolment').set({ learner_id: to }).where('learner_id', '=', from),
);

/** Moves the courses of a merged learner to the remaining one. */
export async function reassignEnrolments(db: Queryable, from: string, to: string): Promise<void> {
  await move.run(db, { from, to });
}
