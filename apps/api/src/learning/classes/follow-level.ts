import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const follow = statement(({ classId, level }: Params<{ classId: string; level: string }>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({
      level,
      version: eb('version', '+', 1),
      name: sql<string>`case when level is null then name else replace(name, level, ${level}) end`,
    }))
    .where('id', '=', classId),
);

/**
 * Gives a one-to-one class its learner's level, also inside a class name made from the level. One statement.
 */
export async function followLevel(db: Queryable, classId: string, level: string): Promise<void> {
  await follow.run(db, { classId, level });
}
