import type { BusySpan, Slot } from '@fasih/school/learning/meetings/plan';
import { timesOf } from '@fasih/school/learning/placing/booking-rules';
import { type Expression, sql } from 'kysely';
import { jsonList, scalar, tableAs } from '../../platform/db/sql.ts';

const b = tableAs('booking', 'b');
const e = tableAs('enrolment', 'e');

/** Columns of a booking that a family has not finished. */
export const openBooking = {
  id: b.id,
  enrolmentId: b.enrolment_id,
  teacherId: b.teacher_id,
  slots: b.slots.$castTo<Slot[]>(),
  minutes: b.minutes,
  firstDay: b.first_day,
  lastDay: b.last_day,
  state: b.state.$castTo<'held' | 'asked'>(),
  heldUntil: b.held_until,
};

/** SQL condition: a booking `b` still keeps its times. One of a course that has ended or found a class otherwise does not. */
export const keepsTimes = (now: Expression<Date>) =>
  sql<boolean>`((${b.state} = 'asked' or (${b.state} = 'held' and ${b.held_until} > ${now}::timestamptz))
    and exists (select from ${e} where ${e.id} = ${b.enrolment_id} and ${e.state} = 'active' and ${e.starts_on} is null))`;

/** A teacher's open bookings that are not of these learners, as a list. */
export const bookingsOfOthers = (
  teacherId: Expression<string>,
  learnerIds: Expression<readonly string[]>,
  now: Expression<Date>,
) =>
  scalar(
    jsonList(openBooking, sql`${b.id}`),
    sql`from ${b} where ${b.teacher_id} = ${teacherId} and ${b.state} in ('held', 'asked') and ${keepsTimes(now)}
      and not exists (select from ${e} where ${e.id} = ${b.enrolment_id}
        and ${e.learner_id} = any(${learnerIds}::uuid[]))`,
  );

/** A teacher's open bookings with the learner of each, as a list. */
export const bookingsOf = (teacherId: Expression<string>, now: Expression<Date>) =>
  scalar(
    jsonList(
      { ...openBooking, learnerId: scalar(e.learner_id, sql`from ${e} where ${e.id} = ${b.enrolment_id}`) },
      sql`${b.id}`,
    ),
    sql`from ${b} where ${b.teacher_id} = ${teacherId} and ${b.state} in ('held', 'asked') and ${keepsTimes(now)}`,
  );

type Open = {
  slots: Slot[];
  minutes: number;
  firstDay: string;
  lastDay: string;
  state: 'held' | 'asked';
  heldUntil: Date | string;
};

/** The times that a booking takes from its teacher on these days. */
export function heldTimes(booking: Open, days: { from: string; until: string }): BusySpan[] {
  const held = { until: booking.state === 'held' ? new Date(booking.heldUntil) : null };
  return timesOf(booking, days).map((span) => ({ ...span, held }));
}
