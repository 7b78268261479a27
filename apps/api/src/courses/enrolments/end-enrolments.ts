import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const end = statement(({ enrolmentIds, now }: Params<{ enrolmentIds: readonly string[]; now: Date }>) =>
  build
    .updateTable('enrolment')
    .set((eb) => ({ state: 'ended', ended_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(enrolmentIds))
    .where('state', '<>', 'ended'),
);

const reopen = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .updateTable('enrolment')
    .set((eb) => ({ state: 'active', ended_at: null, version: eb('version', '+', 1) }))
    .where('id', '=', enrolmentId),
);

/** Makes an ended course active again, because it ended by a fault. The course must be locked. */
export async function reopenEnrolment(db: Queryable, enrolmentId: string): Promise<void> {
  await reopen.run(db, { enrolmentId });
}

/** Ends courses after their last day or by a refund; ended ones stay as they are. */
export async function endEnrolments(
  db: Queryable,
  enrolmentIds: readonly string[],
  now: Date,
): Promise<void> {
  await end.run(db, { enrolmentIds, now });
}
