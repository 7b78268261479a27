import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Learner } from '@fasih/school/learners/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../audit/write-audit.ts';
import { inTransaction } from '../db/transaction.ts';
import { suspendEnrolmentsOfLearner } from '../enrolments/suspend-enrolments.ts';
import type { SignedInCall } from '../http/call.ts';
import { presentLearner } from './present.ts';
import { endConsent, learnerOf } from './store.ts';

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
