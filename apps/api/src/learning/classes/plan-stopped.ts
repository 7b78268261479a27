import type { PoolClient } from 'pg';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { addChanges } from '../meetings/changes.ts';
import { type MeetingFacts, openMeetingsOfEnrolment, type SeatFacts } from '../meetings/facts.ts';
import { rejoinSeries } from '../meetings/makeups.ts';
import type { Recipient } from '../meetings/notices.ts';
import { planBack, type Untimed, withOldTimes } from './plan-back.ts';

/** Meetings that had lost their times, and those among them that have theirs again. */
export type PlannedAgain = { waiting: readonly Untimed[]; planned: readonly Untimed[] };

/**
 * Gives the meetings of a course that was stopped or held back their old times if these are free, in a group the
 * learner rejoins the others; the rest stays to plan. The course's classes (`lockSeries`) must be locked.
 */
export async function planStopped(
  db: PoolClient,
  enrolmentId: string,
  call: SignedInCall,
): Promise<PlannedAgain> {
  const waiting = await withOldTimes(db, await openMeetingsOfEnrolment(db, enrolmentId), 'stopped');
  const { joined, alone } = await backIntoGroups(db, waiting, call);
  return { waiting, planned: [...joined, ...(await planBack(db, alone, call))] };
}

/** Moves make-ups back into group meetings that are still to come; the others are planned alone. */
async function backIntoGroups(
  db: PoolClient,
  waiting: readonly Untimed[],
  call: SignedInCall,
): Promise<{ joined: Untimed[]; alone: Untimed[] }> {
  const ofGroups = waiting.filter(({ meeting }) => meeting.capacity > 1 && meeting.kind === 'makeup');
  const times = await rejoinSeries(
    db,
    ofGroups.flatMap(({ meeting }) => meeting.seats.map(({ seatId }) => seatId)),
    call.now,
  );
  const joined = waiting.flatMap(({ meeting }) => {
    const was = times.get(meeting.id);
    return was ? [{ meeting, was }] : [];
  });
  await addChanges(
    db,
    joined.map(({ meeting, was }) => ({ meetingId: meeting.id, kind: 'planned', becomes: was })),
    { at: call.now, ...call.person },
  );
  return { joined, alone: waiting.filter(({ meeting }) => !times.has(meeting.id)) };
}

/** That meetings of a course have their times again, or wait for new ones. Nothing where none had lost its time. */
export function takenUpNotices(
  enrolmentId: string,
  { waiting, planned }: PlannedAgain,
  recipientsOf: (seats: SeatFacts[], first: MeetingFacts) => readonly Recipient[],
  now: Date,
): AnyNotice[] {
  const first: MeetingFacts | undefined = waiting[0]?.meeting;
  if (!first) return [];
  const seats = first.seats.filter((seat) => seat.enrolmentId === enrolmentId);
  const starts = planned.map(({ was }) => was.start.toISOString()).sort();
  return recipientsOf(seats, first).map(
    (recipient): AnyNotice => ({
      accountId: recipient.accountId,
      kind: 'course.takenUp',
      params: {
        learnerName: recipient.learnerName,
        className: first.className,
        classId: first.classId,
        startsAt: starts[0] ?? null,
        planned: planned.length,
        toPlan: waiting.length - planned.length,
      },
      source: `course.takenUp:${enrolmentId}:${now.getTime()}:${recipient.key}`,
    }),
  );
}
