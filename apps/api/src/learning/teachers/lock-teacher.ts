import type { Queryable } from '../../platform/db/transaction.ts';

/** Locks a teacher's row, so that changes of hours, exceptions and classes wait for each other. */
export async function lockTeacher(db: Queryable, teacherId: string): Promise<void> {
  await db.query('select from teacher where account_id = $1 for no key update', [teacherId]);
}
