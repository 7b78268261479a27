import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type Clearance, faultsOfClearance } from '@fasih/school/learning/teachers/clearance';
import type { ClearanceRecord } from '@fasih/school/learning/teachers/clearance-contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { checkProfile } from './check-profiles.ts';
import { CLEARANCE_TARGET, readClearanceOf, storedClearance } from './clearance.ts';
import { lockTeacher } from './lock-teacher.ts';

const NOBODY_LOOKED: Clearance = { identityOn: null, certificateOn: null, certificateUntil: null };

type Stored = Clearance & { teacherId: string; by: string; now: Date };

const upsert = statement(
  (s: Params<Stored>) => sql<never>`insert into teacher_clearance as c
      (teacher_id, identity_on, certificate_on, certificate_until, checked_by, checked_at)
    values (${s.teacherId}, ${s.identityOn}::date, ${s.certificateOn}::date, ${s.certificateUntil}::date, ${s.by}, ${s.now})
    on conflict (teacher_id) do update set identity_on = excluded.identity_on, certificate_on = excluded.certificate_on,
      certificate_until = excluded.certificate_until, checked_by = excluded.checked_by, checked_at = excluded.checked_at,
      version = c.version + 1`,
);

/** Stores what was seen of a teacher. */
async function storeClearance(db: Queryable, stored: Stored): Promise<void> {
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
    // As whoever gives the teacher a class or a substitution, who reads the clearance behind this lock.
    await lockTeacher(db, teacherId);
    const before = await storedClearance(db, teacherId);
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
    await checkProfile(db, call.now, before.teacherId);
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
