import type { Accepted } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type {
  setTeacherActive as setActiveContract,
  TeacherRecord,
} from '@fasih/school/learning/teachers/contract';
import type { Pool } from 'pg';
import { saveActive } from '../../people/accounts/accounts.ts';
import { lastChange } from '../../people/accounts/last-change.ts';
import { endSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readTeacher } from './list-teachers.ts';
import { lockTeacher } from './lock-teacher.ts';
import { meetingsAhead } from './store.ts';

/**
 * Activates or deactivates a teacher. Deactivating is refused while meetings are planned or to plan, with
 * their number, and ends all sessions for good.
 */
export async function setTeacherActive(
  pool: Pool,
  teacherId: string,
  { active, reason, version }: Accepted<typeof setActiveContract>['body'],
  call: SignedInCall,
): Promise<TeacherRecord | Refusal<'common.stale' | 'teachers.meetingsAhead' | 'teachers.notFound'>> {
  return inTransaction(pool, async (db) => {
    // Serialises this with opening and handing over classes, which lock the same row.
    await lockTeacher(db, teacherId);
    const before = await readTeacher(db, teacherId, call.now);
    if (!before) return refuse('teachers.notFound');
    const count = active ? 0 : await meetingsAhead(db, teacherId, call.now);
    if (count > 0) return refuse('teachers.meetingsAhead', { params: { count } });
    if (!(await saveActive(db, teacherId, { active, version })))
      return refuse('common.stale', {
        current: { ...before, changed: await lastChange(db, 'teacher', teacherId) },
      });
    if (!active) await endSessions(db, teacherId, null);
    await writeAudit(db, call, {
      action: active ? 'teacher.activated' : 'teacher.deactivated',
      targetKind: 'teacher',
      targetId: teacherId,
      before: { active: before.active },
      after: { active },
      reason,
    });
    return { ...before, active, version: version + 1 };
  });
}
