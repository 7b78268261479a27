import type { Queryable } from '../../platform/db/transaction.ts';

/** Ids of the classes in whose meetings a course has seats. */
export async function classesOf(db: Queryable, enrolmentId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select distinct m.class_id as id from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1',
    [enrolmentId],
  );
  return rows.map(({ id }) => id);
}
