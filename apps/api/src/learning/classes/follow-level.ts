import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Gives a one-to-one class its learner's level, also inside a class name made from the level. One statement.
 */
export async function followLevel(db: Queryable, classId: string, level: string): Promise<void> {
  await db.query(
    `update school_class set level = $2, version = version + 1,
       name = case when level is null then name else replace(name, level, $2) end
     where id = $1`,
    [classId, level],
  );
}
