import { DAY, later } from '@fasih/school/basics/instants';
import type { Queryable } from '../../platform/db/transaction.ts';

/** The material of a meeting stays as it is from this long before its start on (docs/product/tests.md#levels). */
const FROZEN_MS = DAY;

/**
 * Lets the meetings of a class that are over, running or less than 24 hours ahead keep the material of this level when the
 * class gets another one; those further ahead, and those to plan, follow the class. One statement.
 */
export async function keepLevelOfMeetings(
  db: Queryable,
  classId: string,
  level: string,
  now: Date,
): Promise<void> {
  await db.query(
    `update meeting set level = $2 where class_id = $1 and level is null and lower(during) <= $3`,
    [classId, level, later(now, FROZEN_MS)],
  );
}
