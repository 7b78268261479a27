import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const updateLevel = statement(({ classId, level }: Params<{ classId: string; level: string }>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({
      level,
      version: eb('version', '+', 1),
      name: sql<string>`case when level is null then name else replace(name, level, ${level}) end`,
    }))
    .where('id', '=', classId),
);

/** Sets the level of a one-to-one class to its learner's, and replaces the old level in the class name. */
export async function setClassLevel(db: Queryable, classId: string, level: string): Promise<void> {
  await updateLevel.run(db, { classId, level });
}
