import { DAY, later } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { lockSeries } from './store-numbers.ts';

/** A meeting's material is fixed from this long before its start (docs/product/tests.md#levels). */
const FROZEN_MS = DAY;

const lockMeetings = statement(({ enrolmentId, until }: Params<{ enrolmentId: string; until: Date }>) =>
  build
    .selectFrom('meeting as m')
    .innerJoin('school_class as c', 'c.id', 'm.class_id')
    .innerJoin('class_member as k', 'k.class_id', 'c.id')
    .where('k.enrolment_id', '=', enrolmentId)
    .where('c.capacity', '=', 1)
    .where('m.level', 'is', null)
    .where(sql<boolean>`lower(m.during) <= ${until}`)
    .select('m.id')
    .orderBy('m.id')
    .forNoKeyUpdate('m'),
);

/**
 * Locks the one-to-one classes of a course and the meetings that `keepLevelOfMeetings` would fix, before the course itself
 * (docs/decisions/035-lock-order.md). Two statements.
 */
export async function lockForLevel(db: Queryable, enrolmentId: string, now: Date): Promise<void> {
  await lockSeries(db, { enrolmentId });
  await lockMeetings.run(db, { enrolmentId, until: later(now, FROZEN_MS) });
}

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
