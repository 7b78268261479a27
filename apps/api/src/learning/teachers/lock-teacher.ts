import type { Queryable } from '../../platform/db/transaction.ts';

/** Holds a teacher's row until the transaction ends, so that hours, days away and new classes wait for each other. */
export async function lockTeacher(db: Queryable, teacherId: string): Promise<void> {
  await db.query('select from teacher where account_id = $1 for no key update', [teacherId]);
}
