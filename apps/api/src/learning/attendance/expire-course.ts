import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import { decideExpireOffered } from '@fasih/school/catalogue/policy/offers';
import { toldAt } from '@fasih/school/catalogue/policy/told';
import { daysBetween } from '@fasih/school/catalogue/policy/validity';
import { joinHours } from '@fasih/school/learning/meetings/join-hours';
import type { PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { addExtensions, eventsOf } from '../../courses/balance/balance.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { closeCourse } from '../classes/close-course.ts';
import { lockOpenMeetings } from '../meetings/lapse-seats.ts';
import { lockClassesOfCourse } from '../meetings/lock-order.ts';
import { offeredCourse } from '../offered-times/store.ts';
import { lockDueCourse } from './store-due.ts';

/**
 * Ends one course after its last day, inside one transaction: remaining meetings expire, planned seats lapse,
 * the family is notified (docs/product/classes.md#validity-and-expiry). Under course rules 2 it goes on instead while too
 * few times were offered. False if the course has not ended or another process has it locked.
 */
export async function expireCourse(db: PoolClient, enrolmentId: string, call: Call): Promise<boolean> {
  const { now } = call;
  const classIds = await lockClassesOfCourse(db, enrolmentId);
  await lockOpenMeetings(db, enrolmentId);
  const course = await lockDueCourse(db, enrolmentId, now);
  if (!course) return false;
  const { lastDay, learnerName, className, accountId, version } = course;
  const { left } = foldBalance(await eventsOf(db, enrolmentId));
  const policy = await readPolicy(db, course.policyVersion);
  const { lastDay: after, ...decision } = decideExpireOffered(
    policy,
    { lastDay, left, active: true, waits: false, ...(await offersIn(db, enrolmentId, now)) },
    now,
  );
  if (decision.outcome === 'running') return false;
  if (decision.outcome === 'extended') {
    const days = daysBetween(lastDay, after);
    const source = `extended:${enrolmentId}:${lastDay}`;
    await addExtensions(db, [{ enrolmentId, days, decision, source }], now);
    const params = { learnerName, className, enrolmentId, days, lastDay: after };
    await notifyAll(db, [{ accountId, kind: 'course.goesOn', params, source: `course.${source}` }], now);
    await writeAudit(db, call, {
      action: 'enrolment.extended',
      targetKind: 'enrolment',
      targetId: enrolmentId,
      before: { lastDay },
      after: { lastDay: after },
    });
    return true;
  }
  // An expiry that was undone may come again.
  const source = `expired:${enrolmentId}:${version}`;
  const expires = decision.outcome === 'expired';
  const rest = expires ? { rest: { kind: 'expired' as const, source } } : {};
  await closeCourse(db, { enrolmentId, classIds, decision, keepsBegun: false, ...rest }, now);
  if (expires) {
    const params = { learnerName, className, enrolmentId, left, lastDay };
    await notifyAll(db, [{ accountId, kind: 'course.expired', params, source: `course.${source}` }], now);
  }
  await writeAudit(db, call, {
    action: 'enrolment.ended',
    targetKind: 'enrolment',
    targetId: enrolmentId,
    after: { state: 'ended', left, lastDay },
  });
  return true;
}

/** The meetings of a course without a time, and the times that were offered for them. */
async function offersIn(db: PoolClient, enrolmentId: string, now: Date) {
  const course = await offeredCourse(db, enrolmentId, now);
  if (!course) throw new Error(`enrolment ${enrolmentId} is gone`);
  return {
    withoutTime: course.waiting.map(({ id }) => id),
    offers: course.offers.flatMap(({ meetingId, start, end, inWeek, ...telling }) => {
      const at = toldAt(telling);
      return at ? [{ meeting: meetingId, start, end, inWeek, at }] : [];
    }),
    wishes: joinHours(course.wishes.possible),
    lessonHours: joinHours(course.lessonHours),
    perWeek: course.perWeek,
  };
}
