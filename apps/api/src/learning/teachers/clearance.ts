import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import {
  type Clearance,
  clearanceState,
  faultsOfClearance,
  mayTeachMinors,
} from '@fasih/school/learning/teachers/clearance';
import type { ClearanceRecord } from '@fasih/school/learning/teachers/clearance-contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { lastChange } from '../../people/accounts/last-change.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

const CLEARANCE_TARGET = 'teacherClearance';
const NOBODY_LOOKED: Clearance = { identityOn: null, certificateOn: null, certificateUntil: null };

const a = tableAs('account', 'a');
const c = tableAs('teacher_clearance', 'c');

const days = [
  sql<string | null>`to_char(${c.identity_on}, 'YYYY-MM-DD')`.as('identityOn'),
  sql<string | null>`to_char(${c.certificate_on}, 'YYYY-MM-DD')`.as('certificateOn'),
  sql<string | null>`to_char(${c.certificate_until}, 'YYYY-MM-DD')`.as('certificateUntil'),
] as const;

/** All clearances, for a statement that reads more. */
export const clearancesQuery = select([c.teacher_id.as('teacherId'), ...days], sql`from ${c}`);

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

/** What the school saw of a teacher. Two statements. */
export async function readClearanceOf(
  db: Queryable,
  teacherId: string,
  now: Date,
): Promise<ClearanceRecord | Refusal<'teachers.notFound'>> {
  const row = isId(teacherId) ? await selectClearances.first(db, { teacherIds: [teacherId] }) : null;
  if (!row) return refuse('teachers.notFound');
  const changed = await lastChange(db, CLEARANCE_TARGET, row.teacherId);
  return { ...row, state: clearanceState(row, dayIn(now)), changed };
}

type Stored = Clearance & { teacherId: string; by: string; now: Date };

const lockAccount = statement(
  ({ teacherId }: Params<{ teacherId: string }>) =>
    sql<{ id: string }>`select id from account where id = ${teacherId}::uuid for no key update`,
);
const upsert = statement(
  (s: Params<Stored>) => sql<never>`insert into teacher_clearance as c
      (teacher_id, identity_on, certificate_on, certificate_until, checked_by, checked_at)
    values (${s.teacherId}, ${s.identityOn}::date, ${s.certificateOn}::date, ${s.certificateUntil}::date, ${s.by}, ${s.now})
    on conflict (teacher_id) do update set identity_on = excluded.identity_on, certificate_on = excluded.certificate_on,
      certificate_until = excluded.certificate_until, checked_by = excluded.checked_by, checked_at = excluded.checked_at,
      version = c.version + 1`,
);

/** Stores what was seen of a teacher. */
export async function storeClearance(db: Queryable, stored: Stored): Promise<void> {
  await upsert.run(db, stored);
}

/** Records what an admin saw of a teacher (docs/product/classes.md#teachers-of-minors). */
export async function saveClearanceOf(
  pool: Pool,
  teacherId: string,
  { version, ...seen }: Clearance & { version: number },
  call: SignedInCall,
): Promise<ClearanceRecord | Refusal<'common.invalid' | 'common.stale' | 'teachers.notFound'>> {
  if (!isId(teacherId)) return refuse('teachers.notFound');
  return inTransaction(pool, async (db) => {
    await lockAccount.first(db, { teacherId });
    const before = await selectClearances.first(db, { teacherIds: [teacherId] });
    if (!before) return refuse('teachers.notFound');
    if (before.version !== version)
      return refuse('common.stale', { current: await readClearanceOf(db, teacherId, call.now) });
    const fields = faultsOfClearance(seen, dayIn(call.now));
    if (Object.keys(fields).length > 0) return refuse('common.invalid', { fields });
    await storeClearance(db, {
      ...seen,
      teacherId: before.teacherId,
      by: call.person.accountId,
      now: call.now,
    });
    const { identityOn, certificateOn, certificateUntil } = before.version === 0 ? NOBODY_LOOKED : before;
    await writeAudit(db, call, {
      action: 'teacher.clearanceChecked',
      targetKind: CLEARANCE_TARGET,
      targetId: before.teacherId,
      concerns: { kind: 'teacher', id: before.teacherId },
      before: { identityOn, certificateOn, certificateUntil },
      after: seen,
    });
    return readClearanceOf(db, before.teacherId, call.now);
  });
}

const forget = statement(
  ({ accounts }: Params<{ accounts: readonly string[] }>) =>
    sql<never>`delete from teacher_clearance where teacher_id = any(${accounts}::uuid[])`,
);

/** Deletes what was seen of erased accounts. */
export async function eraseClearances(db: Queryable, accounts: readonly string[]): Promise<void> {
  await forget.run(db, { accounts });
}
