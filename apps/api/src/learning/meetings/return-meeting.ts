import { eventsOfChange } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { addEvents, extendCourses, type NewEvent } from '../../courses/balance/balance.ts';
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
  /** The caller tells families and teacher, together with other changes. */
  isToldElsewhere?: true;
  /** The teacher is away and nobody else was found. */
  isUncovered?: boolean;
};

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
  decide: (seat: SeatWithPolicy, growth: Growth) => Decision,
  by: ReturnedBy,
  now: Date,
): Promise<Decision | null> {
  const seats = await withPolicies(
    db,
    meeting.seats.filter(({ state }) => state !== 'to_plan' && state !== 'lapsed'),
  );
  const returned = (await growthOfSeats(db, meeting.span, seats)).map(({ seat, growth }) => ({
    seat,
    decision: decide(seat, growth),
    ...growth,
  }));
  const decision = returned[0]?.decision ?? null;
  const version = meeting.version + 1;
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
  await addEvents(db, events, now);
  for (const days of new Set(returned.map((one) => one.days))) {
    if (days === 0) continue;
    const ids = returned.filter((one) => one.days === days).map(({ seat }) => seat.enrolmentId);
    await extendCourses(db, ids, days);
  }
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
  if (by.isToldElsewhere) return decision;
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
  return decision?.rule === 'close'
    ? { accountId, kind: 'meeting.teacherMissing', params, source }
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
