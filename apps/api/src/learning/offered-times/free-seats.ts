import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import {
  decideMakeup,
  type FreeSeat,
  type MissedNumber,
  seatsForMakeup,
} from '@fasih/school/catalogue/policy/makeup';
import { weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import { endOfDay, weekOf } from '@fasih/school/catalogue/policy/validity';
import { hoursOfOffers } from '@fasih/school/learning/offered-times/offer-times';
import { type Expression, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { select, tableAs } from '../../platform/db/sql.ts';
import { guestsOfMeeting } from '../classes/guests.ts';
import { type Timetable, weekKey } from '../meetings/read-timetable.ts';
import type { OfferedCourse, WaitingMeeting } from './store.ts';

const s = tableAs('seat', 's');
const m = tableAs('meeting', 'm');
const h = tableAs('school_class', 'h');
const c = tableAs('school_class', 'c');
const x = tableAs('meeting', 'x');
const t = tableAs('account', 't');
const cm = tableAs('class_member', 'cm');
const me = tableAs('enrolment', 'me');
const wp = tableAs('waiting_place', 'wp');

/** What a meeting has left after the class's members, the places that it offers, and other guests. */
const free = sql<number>`${c.capacity} - ${guestsOfMeeting(x, c)}
  - (select count(*)::integer from ${cm} join ${me} on ${me.id} = ${cm.enrolment_id}
    where ${cm.class_id} = ${c.id} and ${cm.left_at} is null and ${me.state} <> 'ended')
  - (select count(*)::integer from ${wp} where ${wp.class_id} = ${c.id} and ${wp.state} = 'offered')`;

/** Meetings to come of other groups with the number and level of each make-up of this course that is to plan. */
export const seatsOfOthers = (enrolmentId: Expression<string>, now: Expression<Date>) =>
  select(
    [
      m.id.as('makeupId'),
      x.id.as('id'),
      x.number.as('number'),
      sql<Date>`lower(${x.during})`.as('start'),
      sql<Date>`upper(${x.during})`.as('end'),
      c.name.as('className'),
      c.level.as('level'),
      shownNameOf(t).as('teacherName'),
      free.as('free'),
    ],
    sql`from ${s} join ${m} on ${m.id} = ${s.meeting_id} and ${m.kind} = 'makeup' and ${m.state} = 'to_plan'
      join ${h} on ${h.id} = ${m.class_id} and ${h.capacity} > 1
      join ${c} on ${c.capacity} > 1 and ${c.id} <> ${h.id} and ${c.package_type} = ${h.package_type}
        and ${c.category} = ${h.category} and ${c.age_group} = ${h.age_group} and ${c.level} = ${h.level}
        and ${c.meetings} = ${h.meetings} and ${c.state} in ('scheduled', 'active')
      join ${x} on ${x.class_id} = ${c.id} and ${x.kind} = 'series' and ${x.number} = ${s.number}
        and ${x.state} = 'planned' and lower(${x.during}) > ${now}
      join ${t} on ${t.id} = ${x.teacher_id}
      where ${s.enrolment_id} = ${enrolmentId} and ${s.state} = 'to_plan'
      order by lower(${x.during}), ${x.id}`,
  );

/** A meeting of another class, for one make-up. */
export type SeatElsewhere = FreeSeat & { makeupId: string; className: string; teacherName: string };

type Busy = Pick<Timetable, 'inWeek' | 'learnersBusy'>;

/** What the learner needs of a seat for the number of this make-up. */
function missedOf(
  policy: Policy,
  course: OfferedCourse,
  { id, number }: WaitingMeeting,
  { inWeek, learnersBusy }: Busy,
): MissedNumber {
  const level = course.seats.find(({ makeupId }) => makeupId === id)?.level ?? null;
  const perWeek = weekLimit(policy, course.perWeek);
  return {
    number,
    level,
    until: endOfDay(course.lastDay ?? weekOf(new Date(0))),
    wishes: hoursOfOffers(course.wishes, course.lessonHours),
    busy: learnersBusy,
    isWeekFull: (start) => (inWeek.get(weekKey(course.enrolmentId, weekOf(start))) ?? 0) >= perWeek,
  };
}

const seatsFor = ({ seats }: OfferedCourse, { id }: WaitingMeeting): SeatElsewhere[] =>
  seats.filter(({ makeupId }) => makeupId === id);

/** The free seats in which a make-up can be held now (docs/product/course-rules-2.md#groups), earliest first. */
export function seatsElsewhere(
  policy: Policy,
  course: OfferedCourse,
  meeting: WaitingMeeting,
  timetable: Busy,
  now: Date,
): SeatElsewhere[] {
  const fitting = seatsForMakeup(
    policy,
    missedOf(policy, course, meeting, timetable),
    seatsFor(course, meeting),
    now,
  );
  return fitting.flatMap(({ id }) => seatsFor(course, meeting).find((seat) => seat.id === id) ?? []);
}

/** A seat that a make-up gets, and why. */
export type ChosenSeat = { seat: SeatElsewhere; decision: Decision };

/**
 * The seat of a make-up; null where it is to be held in private.
 *
 * @param only the meeting that somebody chose.
 */
export function chooseSeat(
  policy: Policy,
  course: OfferedCourse,
  meeting: WaitingMeeting,
  timetable: Busy,
  { by, now, only }: { by: 'learner' | 'school'; now: Date; only?: string },
): ChosenSeat | null {
  const seats = seatsFor(course, meeting).filter(({ id }) => only === undefined || id === only);
  const missed = missedOf(policy, course, meeting, timetable);
  const { seat: chosen, ...decision } = decideMakeup(policy, missed, seats, by, now);
  const seat = chosen && seats.find(({ id }) => id === chosen.id);
  return seat ? { seat, decision } : null;
}

/** As `chooseSeat` for several make-ups of a course in their order; a seat that one gets is in the way of the others. */
export function chooseSeats(
  policy: Policy,
  course: OfferedCourse,
  meetings: readonly WaitingMeeting[],
  timetable: Busy,
  now: Date,
): Map<string, ChosenSeat> {
  const chosen = new Map<string, ChosenSeat>();
  const learnersBusy = [...timetable.learnersBusy];
  const inWeek = new Map(timetable.inWeek);
  for (const meeting of meetings) {
    const found = chooseSeat(policy, course, meeting, { learnersBusy, inWeek }, { by: 'school', now });
    if (!found) continue;
    chosen.set(meeting.id, found);
    const { start, end } = found.seat;
    learnersBusy.push({ start, end, enrolmentId: course.enrolmentId });
    const key = weekKey(course.enrolmentId, weekOf(start));
    inWeek.set(key, (inWeek.get(key) ?? 0) + 1);
  }
  return chosen;
}
