import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { isOutage, retryNow, setAside } from '../../platform/db/set-aside.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { JOB, postEventsWithin } from './post-events.ts';

/**
 * Posts the events of a course that were set aside. What fails again stays set aside, with one more try, and is audited as
 * well. Refuses a course that is not set aside (any more).
 */
export async function postCourse(
  { pool, log }: Services,
  enrolmentId: string,
  call: SignedInCall,
): Promise<{ posted: number } | Refusal<'finance.postingNotFound' | 'finance.postingFails'>> {
  if (!isId(enrolmentId)) return refuse('finance.postingNotFound');
  try {
    return await inTransaction(pool, async (db) => {
      // Of two requests at once the second waits here and then finds nothing set aside.
      if (!(await retryNow(db, JOB, enrolmentId, call.now))) return refuse('finance.postingNotFound');
      const posted = await postEventsWithin(db, call.now, { wait: 'wait', enrolmentId });
      await auditTry(posted)(db);
      return { posted };
    });
  } catch (error) {
    if (isRefusal(error) || isOutage(error)) throw error;
    log.error({ err: error, id: enrolmentId }, 'the events of a course could not be posted again');
    await inTransaction(pool, async (db) => {
      await setAside(db, { job: JOB, id: enrolmentId, error, now: call.now });
      await auditTry(0)(db);
    });
    return refuse('finance.postingFails');
  }

  function auditTry(posted: number) {
    return (db: Parameters<typeof writeAudit>[0]) =>
      writeAudit(db, call, {
        action: 'posting.tried',
        targetKind: 'enrolment',
        targetId: enrolmentId,
        after: { posted },
      });
  }
}
