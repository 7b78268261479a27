import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Learner } from '@fasih/school/people/learners/contract';
import type { Pool } from 'pg';
import { endConsent, learnerOf } from '../../people/learners/learners.ts';
import { presentLearner } from '../../people/learners/present.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { suspendEnrolmentsOfLearner } from '../enrolments/suspend-enrolments.ts';

/**
 * A guardian withdraws consent: lessons stop at once, the child's data is erased 30 days later by the job
 * `learners.erase` (docs/product/accounts.md#consent). Withdrawing twice means the same.
 */
export async function withdrawConsent(
  pool: Pool,
  learnerId: string,
  call: SignedInCall,
): Promise<Learner | Refusal> {
  return inTransaction(pool, async (db) => {
    const row = await learnerOf(db, call.person.accountId, learnerId, 'lock');
    if (!row) return refuse('learners.notFound');
    const ended = await endConsent(db, row.id, call.now);
    const stopped = ended ? await suspendEnrolmentsOfLearner(db, row.id) : 0;
    await writeAudit(db, call, {
      action: 'consent.withdrawn',
      targetKind: 'learner',
      targetId: row.id,
      after: { consentStood: ended, enrolmentsStopped: stopped },
    });
    return presentLearner({ ...row, consented: false }, call.now);
  });
}
