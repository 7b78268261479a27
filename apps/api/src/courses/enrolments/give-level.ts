import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const propose = statement(
  ({ enrolmentId, level, at }: Params<{ enrolmentId: string; level: string; at: Date }>) =>
    build
      .updateTable('enrolment')
      .set((eb) => ({
        level,
        level_given_at: at,
        level_state: 'proposed',
        level_waits_since: at,
        level_version: eb('level_version', '+', 1),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', enrolmentId),
);

/**
 * Records the level from a placement test, e.g. `Kids Advanced`, on the learner's enrolment. It is a proposal until a
 * teacher or an admin decides.
 */
export async function giveLevel(db: Queryable, enrolmentId: string, level: string, at: Date): Promise<void> {
  await propose.run(db, { enrolmentId, level, at });
}

const confirm = statement(
  ({ enrolmentId, level, at }: Params<{ enrolmentId: string; level: string; at: Date }>) =>
    build
      .updateTable('enrolment')
      .set((eb) => ({
        level,
        level_given_at: at,
        level_state: 'confirmed',
        level_waits_since: null,
        level_version: eb('level_version', '+', 1),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', enrolmentId),
);

/** Records a level that the school itself gave, of a course that it taught before it came here. Nobody has to decide. */
export async function setConfirmedLevel(
  db: Queryable,
  enrolmentId: string,
  level: string,
  at: Date,
): Promise<void> {
  await confirm.run(db, { enrolmentId, level, at });
}
