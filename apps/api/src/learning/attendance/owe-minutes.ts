import { decideOwedMeeting, meetingsFromMinutes } from '@fasih/school/catalogue/policy/balance';
import type { CheckInDecision } from '@fasih/school/catalogue/policy/check-in';
import { addEvents, type NewEvent } from '../../courses/balance/balance.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import { familyOf, paramsOf } from '../meetings/notices.ts';
import { addOwedMeeting } from '../meetings/owed-meetings.ts';
import type { SeatWithPolicy } from '../meetings/rules-of-meeting.ts';
import { minutesOwed } from './store.ts';

/** Notices that tell the families of these seats about a teacher's delay. */
export function noticesOfDelay(
  meeting: MeetingFacts,
  seats: readonly SeatWithPolicy[],
  decision: CheckInDecision,
): AnyNotice[] {
  return seats.map((seat) => {
    const recipient = familyOf(seat);
    return {
      accountId: recipient.accountId,
      kind: 'attendance.minutesOwed',
      params: {
        ...paramsOf(meeting, recipient),
        minutes: decision.delayMinutes,
        perMeeting: seat.policy.values.minutesPerOwedMeeting,
        addedToEnd: decision.outcome === 'addedToEnd',
      },
      source: `attendance.minutesOwed:${meeting.id}:${meeting.version}:${recipient.key}`,
    };
  });
}

/**
 * Adds a delay to each learner's minute bank. Every full 60 minutes become one extra meeting to plan, with
 * its own number (docs/product/classes.md#delays-and-the-minute-bank). Returns the notices about such
 * meetings.
 */
export async function oweMinutes(
  db: Queryable,
  meeting: MeetingFacts,
  seats: readonly SeatWithPolicy[],
  decision: CheckInDecision,
  now: Date,
): Promise<AnyNotice[]> {
  const { delayMinutes, end: _end, ...kept } = decision;
  const owed = seats.map(
    (seat): NewEvent => ({
      enrolmentId: seat.enrolmentId,
      kind: 'owed_minutes',
      minutes: delayMinutes,
      decision: kept,
      source: `owed_minutes:${meeting.id}:${meeting.version}:${seat.seatId}`,
    }),
  );
  const banked = await minutesOwed(
    db,
    seats.map(({ enrolmentId }) => enrolmentId),
  );
  const granted: { event: NewEvent; notice: AnyNotice }[] = [];
  for (const seat of seats) {
    let minutes = (banked.get(seat.enrolmentId) ?? 0) + delayMinutes;
    for (let n = meetingsFromMinutes(seat.policy, minutes); n > 0; n -= 1) {
      granted.push(await grant(db, meeting, seat, minutes));
      minutes -= seat.policy.values.minutesPerOwedMeeting;
    }
  }
  await addEvents(db, [...owed, ...granted.map(({ event }) => event)], now);
  return granted.map(({ notice }) => notice);
}

async function grant(db: Queryable, meeting: MeetingFacts, seat: SeatWithPolicy, minutesBefore: number) {
  const { enrolmentId, learnerName, accountId } = seat;
  const minutes = seat.policy.values.minutesPerOwedMeeting;
  const decision = decideOwedMeeting(seat.policy, minutesBefore);
  const id = await addOwedMeeting(db, { enrolmentId, classId: meeting.classId, decision });
  const event: NewEvent = {
    enrolmentId,
    kind: 'owed_meeting',
    meetings: 1,
    minutes: -minutes,
    decision,
    source: `owed_meeting:${id}`,
  };
  const notice: AnyNotice = {
    accountId,
    kind: 'attendance.meetingOwed',
    params: { learnerName, className: meeting.className, enrolmentId, minutes },
    source: `attendance.meetingOwed:${id}`,
  };
  return { event, notice };
}
