import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import { decideExpire } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { addEvents, eventsOf } from '../../courses/balance/balance.ts';
import { endEnrolments } from '../../courses/enrolments/end-enrolments.ts';
import { notifyAll } from '../../learning/calendars/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { lapseSeats } from '../meetings/lapse-seats.ts';
import { lockDueCourse } from './store-due.ts';

/**
 * Ends one course after its last day, inside one transaction: remaining meetings expire, planned seats lapse,
 * the family is notified (docs/product/classes.md#validity-and-expiry). False if the course has not ended or
 * another process has it locked.
 */
export async function expireCourse(db: PoolClient, enrolmentId: string, call: Call): Promise<boolean> {
  const { now } = call;
  const course = await lockDueCourse(db, enrolmentId, now);
  if (!course) return false;
  const { lastDay, learnerName, className, accountId, classIds } = course;
  const { left } = foldBalance(await eventsOf(db, enrolmentId));
  const policy = await readPolicy(db, course.policyVersion);
  const decision = decideExpire(policy, { lastDay, left }, now);
  if (decision.outcome === 'running') return false;
  await lapseSeats(db, [{ id: enrolmentId, decision }]);
  await endEnrolments(db, [enrolmentId], now);
  if (decision.outcome === 'expired') {
    const source = `expired:${enrolmentId}`;
    await addEvents(db, [{ enrolmentId, kind: 'expired', meetings: -left, decision, source }], now);
    const params = { learnerName, className, enrolmentId, left, lastDay };
    await notifyAll(db, [{ accountId, kind: 'course.expired', params, source: `course.${source}` }], now);
  }
  if (classIds.length > 0) await settleClasses(db, classIds, now);
  await writeAudit(db, call, {
    action: 'enrolment.ended',
    targetKind: 'enrolment',
    targetId: enrolmentId,
    after: { state: 'ended', left, lastDay },
  });
  return true;
}
