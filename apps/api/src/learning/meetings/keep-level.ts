import { DAY, later } from '@fasih/school/basics/instants';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A meeting's material is fixed from this long before its start (docs/product/tests.md#levels). */
const FROZEN_MS = DAY;

/**
 * Fixes the material of a class's past, running and imminent (less than 24 hours ahead) meetings at this
 * level before the class gets another one. One statement.
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
