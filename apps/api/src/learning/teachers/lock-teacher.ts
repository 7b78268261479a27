import { isId } from '@fasih/school/basics/ids';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const lock = statement(({ teacherId }: Params<{ teacherId: string }>) =>
  build.selectFrom('teacher').where('account_id', '=', teacherId).select('account_id').forNoKeyUpdate(),
);

/**
 * Locks a teacher's row, so that changes of hours, exceptions and classes wait for each other. What a decision needs is
 * read after the lock, because a statement that waited would still see the old record.
 */
export async function lockTeacher(db: Queryable, teacherId: string): Promise<void> {
  if (isId(teacherId)) await lock.run(db, { teacherId });
}

const lockMany = statement(({ teacherIds }: Params<{ teacherIds: readonly string[] }>) =>
  build
    .selectFrom('teacher')
    .where('account_id', '=', anyOf(teacherIds))
    .select('account_id')
    .orderBy('account_id')
    .forNoKeyUpdate(),
);

/** As `lockTeacher` for several, in the order of their ids. One statement. */
export async function lockTeachers(db: Queryable, teacherIds: readonly string[]): Promise<void> {
  await lockMany.run(db, { teacherIds: teacherIds.filter(isId) });
}
