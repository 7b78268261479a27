import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../audit/write-audit.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import { notify } from '../notifications/notify.ts';
import type { Services } from '../services.ts';
import { lastSittingOf } from './store.ts';
import { markRetakeAllowed } from './store-writes.ts';

/**
 * Lets a learner sit the placement test again before the 30 days are over (docs/product/tests.md#retakes) and tells the
 * family. Saying it twice tells the family once. Refuses enrolments that are not of the teacher's class, and where no
 * sitting is finished: an open one is gone on with, none at all needs no leave.
 */
export async function letRetake(
  services: Services,
  enrolmentId: string,
  reason: string,
  call: SignedInCall,
): Promise<{ retakeFrom: string } | Refusal> {
  return inTransaction(services.pool, async (db) => {
    const last = isId(enrolmentId) ? await lastSittingOf(db, enrolmentId, call.person) : null;
    if (!last) return refuse('placement.notFound');
    if (last.attemptId === null || last.finishedAt === null) return refuse('placement.notTaken');
    await markRetakeAllowed(db, last.attemptId, call.person.accountId);
    await writeAudit(db, call, {
      action: 'placement.retakeAllowed',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      after: { attemptId: last.attemptId },
      reason,
    });
    await notify(
      db,
      {
        accountId: last.accountId,
        kind: 'placement.retake',
        params: { learnerName: last.learnerName, className: last.courseName, enrolmentId },
        source: `placement.retake:${last.attemptId}`,
      },
      call.now,
    );
    return { retakeFrom: last.finishedAt.toISOString() };
  });
}
