import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import { decideHoldBack } from '@fasih/school/catalogue/policy/refund-request';
import type { PoolClient } from 'pg';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { type MeetingFacts, openMeetingsOfEnrolment } from '../meetings/facts.ts';
import { type ReleasedSeat, releaseTimes } from '../meetings/give-times-back.ts';
import { teacherOf } from '../meetings/notices.ts';
import { lockSeries } from '../meetings/store-numbers.ts';
import { planStopped, takenUpNotices } from './plan-stopped.ts';

/** Locks a course's class and open meetings, which every write locks before the course. */
export async function lockPlan(db: PoolClient, enrolmentId: string): Promise<MeetingFacts[]> {
  await lockSeries(db, { enrolmentId });
  return openMeetingsOfEnrolment(db, enrolmentId);
}

/** A refund request, as holding back needs it. */
type Request = { enrolmentId: string; firstRequest: boolean; holidays: ReadonlySet<string> };

/**
 * Holds back the meetings of a course whose refund is asked for (docs/product/course-rules-2.md#refund-asked): they lose
 * their times, which are free for others, and the teachers are told. Returns how many. `open` is what `lockPlan` gave.
 */
export async function holdBack(
  db: PoolClient,
  open: readonly MeetingFacts[],
  policy: Policy,
  { enrolmentId, ...request }: Request,
  call: SignedInCall,
): Promise<number> {
  const { now } = call;
  const released = open.flatMap((meeting): ReleasedSeat[] => {
    const seat = meeting.seats.find((one) => one.enrolmentId === enrolmentId && one.state === 'planned');
    if (!seat || !meeting.span) return [];
    const decision: Decision = decideHoldBack(policy, { start: meeting.span.start, ...request }, now);
    return decision.outcome === 'heldBack' ? [{ meeting, seat, decision }] : [];
  });
  if (released.length === 0) return 0;
  const by = { at: now, ...call.person };
  await releaseTimes(db, released, { kind: 'stopped', actor: 'learner', by });
  await notifyAll(db, teacherNotices(released), now);
  return released.length;
}

/**
 * The school has refused the request, or the family withdrew it: meetings that were held back get their old times again
 * where these are free, and teachers are told. The plan must be locked.
 */
export async function giveHeldBack(
  db: PoolClient,
  enrolmentId: string,
  call: SignedInCall,
): Promise<{ planned: number; toPlan: number }> {
  const again = await planStopped(db, enrolmentId, call);
  const { waiting, planned } = again;
  const toTeacher = takenUpNotices(
    enrolmentId,
    again,
    (seats, first) => [teacherOf(first, seats, first.classTeacherId)],
    call.now,
  );
  await notifyAll(db, toTeacher, call.now);
  return { planned: planned.length, toPlan: waiting.length - planned.length };
}

/** To each teacher, who does not read why. */
function teacherNotices(released: readonly ReleasedSeat[]): AnyNotice[] {
  return [...Map.groupBy(released, ({ meeting }) => meeting.teacherId)].flatMap(([teacherId, ofTeacher]) => {
    const [first] = ofTeacher;
    if (!first) return [];
    const { meeting, seat } = first;
    const { accountId, learnerName, key } = teacherOf(meeting, [seat], teacherId);
    const { className, classId } = meeting;
    return [
      {
        accountId,
        kind: 'course.stopped' as const,
        params: { learnerName, className, classId, meetings: ofTeacher.length },
        source: `course.stopped:${seat.seatId}:${seat.version + 1}:${key}`,
      },
    ];
  });
}
