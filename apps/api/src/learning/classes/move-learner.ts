import type { Queryable } from '../../platform/db/transaction.ts';

/** Moves class memberships to the learner that another record was merged into. */
export async function moveClasses(db: Queryable, from: string, to: string): Promise<void> {
  await db.query('update class_member set learner_id = $2 where learner_id = $1', [from, to]);
}
