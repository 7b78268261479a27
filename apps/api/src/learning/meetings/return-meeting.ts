import { eventsOfChange } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { addEvents, type Extension, extendCourses, type NewEvent } from '../../courses/balance/balance.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { notifyAll } from '../calendars/notify.ts';
import { addChanges, withGuests } from './changes.ts';
import { type Growth, growthOfSeats } from './extend-cancelled.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';
import { lostTime, numbersBefore, renumber } from './numbers.ts';
import { type SeatWithPolicy, withPolicies } from './rules-of-meeting.ts';
import { toPlan } from './seat-writes.ts';

/** Who returned a meeting; account and role are null for the system (the teacher never came). */
export type ReturnedBy = {
  actor: 'teacher' | 'school';
  accountId: string | null;
  role: string | null;
  reason: string;
  /** The teacher is away and nobody else was found. */
  isUncovered?: boolean;
};

type Decide = (seat: SeatWithPolicy, growth: Growth) => Decision;

/** The seats that a returned meeting gives back; the others wait already or were never to be held. */
export const seatsToReturn = <Seat extends SeatFacts>(seats: readonly Seat[]): Seat[] =>
  seats.filter(({ state }) => state !== 'to_plan' && state !== 'lapsed');

/**
 * What a meeting that is returned on behalf of teacher or school means for its seats.
 *
 * @param seats those of `seatsToReturn`, with what their courses get.
 */
export function decideReturn(
  seats: readonly { seat: SeatWithPolicy; growth: Growth }[],
  decide: Decide,
): {
  returned: ({ seat: SeatWithPolicy; decision: Decision } & Growth)[];
  /** The decision stored with the meeting; null without seats. */
  decision: Decision | null;
  events: NewEvent[];
  extensions: Extension[];
} {
  const returned = seats.map(({ seat, growth }) => ({ seat, decision: decide(seat, growth), ...growth }));
  const events = returned.flatMap(({ seat, decision, days }): NewEvent[] => [
    ...eventsOfChange(seat.state, 'to_plan').map((event) => ({
      ...event,
      enrolmentId: seat.enrolmentId,
      decision,
      source: `${event.kind}:${seat.seatId}:${seat.version + 1}`,
    })),
    {
      enrolmentId: seat.enrolmentId,
      kind: 'extended',
      days,
      decision,
      source: `extended:${seat.seatId}:${seat.version + 1}`,
    },
  ]);
  const extensions = returned.map(({ seat, days }) => ({ enrolmentId: seat.enrolmentId, days }));
  return { returned, decision: returned[0]?.decision ?? null, events, extensions };
}

/**
 * Returns a meeting on behalf of teacher or school (docs/product/classes.md#cancelling): marks are undone,
 * meeting and seats go back to plan, courses are extended, families and teacher notified. The meeting must be
 * locked. Five statements, nine at most under course rules 2.
 *
 * @param decide decides for one seat; `growth` is what its course gets.
 * @returns the decision stored with the meeting; null without seats.
 */
export async function returnMeeting(
  db: Queryable,
  meeting: MeetingFacts,
  decide: Decide,
  by: ReturnedBy,
  now: Date,
): Promise<Decision | null> {
  const seats = await withPolicies(db, seatsToReturn(meeting.seats));
  const growing = await growthOfSeats(db, meeting.span, seats);
  const { returned, decision, events, extensions } = decideReturn(growing, decide);
  const version = meeting.version + 1;
  await addEvents(db, events, now);
  await extendCourses(db, extensions);
  const numbers = await numbersBefore(db, [meeting], now);
  const guests = await toPlan(
    db,
    [{ id: meeting.id, decision }],
    returned.map(({ seat, decision }) => ({ id: seat.seatId, decision })),
  );
  const renumbered = await renumber(db, numbers, [lostTime(meeting, by.actor)], now);
  await addChanges(
    db,
    [
      ...withGuests(
        [{ meetingId: meeting.id, kind: 'cancelled', was: meeting.span, reason: by.reason, decision }],
        guests,
      ),
      ...renumbered.changes,
    ],
    {
      at: now,
      ...by,
    },
  );
  const makeups = new Map(guests.map(({ seatId, makeupId }) => [seatId, makeupId]));
  const notices = returned.map(({ seat, lastDay }) => {
    const told = { ...meeting, heldIn: makeups.get(seat.seatId) ?? meeting.id };
    return cancelNotice(told, seat, seat.accountId, lastDay, by, decision, version);
  });
  const first = returned[0];
  if (by.actor === 'school' && first) {
    const ofTeacher = {
      ...first.seat,
      learnerName: meeting.seats.map((seat) => seat.learnerName).join(', '),
    };
    notices.push(
      cancelNotice(
        { ...meeting, heldIn: meeting.id },
        ofTeacher,
        meeting.teacherId,
        first.lastDay,
        ...([by, decision, version, 'teacher'] as const),
      ),
    );
  }
  await notifyAll(db, notices, now);
  return decision;
}

function cancelNotice(
  meeting: MeetingFacts & { heldIn: string },
  seat: SeatFacts,
  accountId: string,
  lastDay: string,
  by: ReturnedBy,
  decision: Decision | null,
  version: number,
  to: string = seat.learnerId,
): AnyNotice {
  const params = {
    learnerName: seat.learnerName,
    className: meeting.className,
    classId: to === 'teacher' ? meeting.classId : (seat.homeClassId ?? meeting.classId),
    meetingId: meeting.heldIn,
    number: to === 'teacher' ? meeting.number : seat.number,
    startsAt: meeting.span?.start.toISOString() ?? '',
    lastDay,
    isGroup: meeting.kind === 'series' && meeting.capacity > 1,
  };
  const source = `meeting.cancelled:${meeting.id}:${version}:${to}`;
  return decision?.reason.key === 'close.teacherMissing'
    ? {
        accountId,
        kind: 'meeting.teacherMissing',
        params: { ...params, grace: decision.reason.params.grace },
        source,
      }
    : {
        accountId,
        kind: 'meeting.cancelled',
        params: {
          ...params,
          by: by.actor,
          reason: by.reason,
          ...(by.isUncovered ? { isUncovered: true } : {}),
        },
        source,
      };
}
