import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Level = {
  enrolmentId: string;
  level: string;
  at: Date;
  state: 'proposed' | 'confirmed';
  /** From when on somebody has to decide. */
  waitsSince: Date | null;
};

const setLevel = statement(({ enrolmentId, level, at, state, waitsSince }: Params<Level>) =>
  build
    .updateTable('enrolment')
    .set((eb) => ({
      level,
      level_given_at: at,
      level_state: state,
      level_waits_since: waitsSince,
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
  await setLevel.run(db, { enrolmentId, level, at, state: 'proposed', waitsSince: at });
}

/** Records a level that the school itself gave, of a course that it taught before it came here. Nobody has to decide. */
export async function setConfirmedLevel(
  db: Queryable,
  enrolmentId: string,
  level: string,
  at: Date,
): Promise<void> {
  await setLevel.run(db, { enrolmentId, level, at, state: 'confirmed', waitsSince: null });
}
