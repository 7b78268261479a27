import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { saveActive } from '../../people/accounts/accounts.ts';
import { endSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { meetingsAheadOf, studentOf } from './store.ts';

/**
 * Lets a family sign in, or no more, with all learners of its account. Who still has meetings cannot be shut out of
 * them; the refusal says how many. Sign-ins end with it.
 */
export async function setStudentActive(
  pool: Pool,
  learnerId: string,
  change: { active: boolean; reason: string; version: number },
  call: SignedInCall,
): Promise<{ active: boolean; version: number } | Refusal> {
  return inTransaction(pool, async (db) => {
    const student = await studentOf(db, learnerId, 'lock');
    if (!student) return refuse('learners.notFound');
    const { accountId } = student;
    const count = change.active ? 0 : await meetingsAheadOf(db, accountId, call.now);
    if (count > 0) return refuse('students.meetingsAhead', { params: { count } });
    if (!(await saveActive(db, accountId, change))) {
      return refuse('common.stale', {
        current: { active: student.accountActive, version: student.accountVersion },
      });
    }
    if (!change.active) await endSessions(db, accountId, null);
    await writeAudit(db, call, {
      action: change.active ? 'student.activated' : 'student.deactivated',
      targetKind: 'account',
      targetId: accountId,
      before: { active: student.accountActive },
      after: { active: change.active },
      reason: change.reason,
    });
    return { active: change.active, version: change.version + 1 };
  });
}
