import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Learner } from '@fasih/school/people/learners/contract';
import type { Pool } from 'pg';
import { endConsent } from '../../people/learners/consents.ts';
import { learnerOf } from '../../people/learners/learners.ts';
import { presentLearner } from '../../people/learners/present.ts';
import { endDevicesOfLearner } from '../../people/sessions/child-devices.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockCoursesOf, suspendEnrolmentsOfLearner } from '../enrolments/suspend-enrolments.ts';

/**
 * Withdraws a guardian's consent: lessons stop and the child's own devices are signed out at once, and the job `learners.erase` erases
 * the child's data 30 days later (docs/product/accounts.md#consent). Repeating it changes nothing.
 */
export async function withdrawConsent(
  pool: Pool,
  learnerId: string,
  call: SignedInCall,
): Promise<Learner | Refusal<'learners.notFound'>> {
  return inTransaction(pool, async (db) => {
    const { accountId } = call.person;
    // Before the learner, as where a course gets seats: these point to its learner.
    await lockCoursesOf(db, { accountId, learnerId });
    const row = await learnerOf(db, accountId, learnerId, 'lock');
    if (!row) return refuse('learners.notFound');
    const ended = await endConsent(db, row.id, call.now);
    const stopped = ended ? await suspendEnrolmentsOfLearner(db, row.id) : 0;
    const devicesEnded = await endDevicesOfLearner(db, row.id);
    if (ended || devicesEnded > 0)
      await writeAudit(db, call, {
        action: 'consent.withdrawn',
        targetKind: 'learner',
        targetId: row.id,
        after: { consentStood: ended, enrolmentsStopped: stopped, devicesEnded },
      });
    return presentLearner({ ...row, consented: false }, call.now);
  });
}
