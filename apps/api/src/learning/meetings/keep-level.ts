import { DAY, later } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A meeting's material is fixed from this long before its start (docs/product/tests.md#levels). */
const FROZEN_MS = DAY;

const setLevel = statement(
  ({ classId, level, until }: Params<{ classId: string; level: string; until: Date }>) =>
    build
      .updateTable('meeting')
      .set({ level })
      .where('class_id', '=', classId)
      .where('level', 'is', null)
      .where(sql<boolean>`lower(during) <= ${until}`),
);

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
  await setLevel.run(db, { classId, level, until: later(now, FROZEN_MS) });
}
