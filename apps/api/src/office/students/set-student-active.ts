import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { lockAccount, saveActive } from '../../people/accounts/accounts.ts';
import { lockLearnersOfAccount } from '../../people/learners/learners.ts';
import { endSessions } from '../../people/sessions/sessions.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { meetingsAheadOf, studentOf } from './store.ts';

/**
 * Activates or deactivates a family's account with all its learners. Deactivating is refused while meetings
 * are planned, with their number, and ends all sessions.
 */
export async function setStudentActive(
  pool: Pool,
  learnerId: string,
  change: { active: boolean; reason: string; version: number },
  call: SignedInCall,
): Promise<
  | { active: boolean; version: number }
  | Refusal<'common.stale' | 'learners.notFound' | 'students.meetingsAhead'>
> {
  return inTransaction(pool, async (db) => {
    const found = await studentOf(db, learnerId);
    if (!found) return refuse('learners.notFound');
    const { accountId } = found;
    // The account first, as every write; then all its learners, so that no class is opened for one of them at this moment.
    await lockAccount(db, accountId);
    await lockLearnersOfAccount(db, accountId);
    const student = await studentOf(db, learnerId);
    if (!student) return refuse('learners.notFound');
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
