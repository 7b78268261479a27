import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const mark = statement(({ attemptId, by }: Params<{ attemptId: string; by: string }>) =>
  build
    .updateTable('placement_attempt')
    .set({ retake_allowed_by: by })
    .where('id', '=', attemptId)
    .where('retake_allowed_by', 'is', null),
);

/** Records who allowed a retake; the first one stays. */
export async function markRetakeAllowed(db: Queryable, attemptId: string, by: string): Promise<void> {
  await mark.run(db, { attemptId, by });
}
