import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { clearanceState, mayTeachMinors } from '@fasih/school/learning/teachers/clearance';
import type { ClearanceRecord } from '@fasih/school/learning/teachers/clearance-contract';
import { type Expression, sql } from 'kysely';
import { lastChange } from '../../people/accounts/last-change.ts';
import { jsonRow, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Target kind of clearances in the audit log. */
export const CLEARANCE_TARGET = 'teacherClearance';

const a = tableAs('account', 'a');
const c = tableAs('teacher_clearance', 'c');

const days = [
  sql<string | null>`to_char(${c.identity_on}, 'YYYY-MM-DD')`.as('identityOn'),
  sql<string | null>`to_char(${c.certificate_on}, 'YYYY-MM-DD')`.as('certificateOn'),
  sql<string | null>`to_char(${c.certificate_until}, 'YYYY-MM-DD')`.as('certificateUntil'),
] as const;

/** All clearances, for a statement that reads more. */
export const clearancesQuery = select([c.teacher_id.as('teacherId'), ...days], sql`from ${c}`);

/** The clearance of a teacher as JSON, for a statement that reads more; null where nobody has looked. */
export const clearanceJson = (teacherId: Expression<string>) =>
  jsonRow(select(days, sql`from ${c} where ${c.teacher_id} = ${teacherId}`));

const selectClearances = statement(({ teacherIds }: Params<{ teacherIds: readonly string[] }>) =>
  select(
    [a.id.as('teacherId'), ...days, sql<number>`coalesce(${c.version}, 0)`.as('version')],
    sql`from ${a} left join ${c} on ${c.teacher_id} = ${a.id}
      where ${a.id} = any(${teacherIds}::uuid[]) and ${a.role} = 'teacher'`,
  ),
);

/** Those of these teachers who may be offered to learners under 18 on a day of the school. One statement. */
export async function teachersOfMinors(
  db: Queryable,
  teacherIds: readonly string[],
  on: string,
): Promise<Set<string>> {
  const rows = await selectClearances.all(db, { teacherIds: teacherIds.filter(isId) });
  return new Set(rows.filter((row) => mayTeachMinors(row, on)).map(({ teacherId }) => teacherId));
}

/** What was seen of a teacher, as stored; null if the account is not a teacher. One statement. */
export async function storedClearance(db: Queryable, teacherId: string) {
  return isId(teacherId) ? selectClearances.first(db, { teacherIds: [teacherId] }) : null;
}

/** What the school saw of a teacher. Two statements. */
export async function readClearanceOf(
  db: Queryable,
  teacherId: string,
  now: Date,
): Promise<ClearanceRecord | Refusal<'teachers.notFound'>> {
  const row = await storedClearance(db, teacherId);
  if (!row) return refuse('teachers.notFound');
  const changed = await lastChange(db, CLEARANCE_TARGET, row.teacherId);
  return { ...row, state: clearanceState(row, dayIn(now)), changed };
}

const forget = statement(
  ({ accounts }: Params<{ accounts: readonly string[] }>) =>
    sql<never>`delete from teacher_clearance where teacher_id = any(${accounts}::uuid[])`,
);

/** Deletes what was seen of erased accounts. */
export async function eraseClearances(db: Queryable, accounts: readonly string[]): Promise<void> {
  await forget.run(db, { accounts });
}
