import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Records the level from a placement test, e.g. `Kids Advanced`, on the learner's enrolment. It is a proposal until a
 * teacher or an admin decides.
 */
export async function giveLevel(db: Queryable, enrolmentId: string, level: string, at: Date): Promise<void> {
  await db.query(
    `update enrolment set level = $2, level_given_at = $3, level_state = 'proposed', level_waits_since = $3,
       level_version = level_version + 1, version = version + 1
     where id = $1`,
    [enrolmentId, level, at],
  );
}
