import { dayIn } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { isWithin } from '@fasih/school/catalogue/policy/offers';
import { weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import { earliestStart } from '@fasih/school/catalogue/policy/timetable';
import { instantOf, weekOf } from '@fasih/school/catalogue/policy/validity';
import { overlaps } from '@fasih/school/learning/meetings/plan';
import { hoursOfOffers } from '@fasih/school/learning/offered-times/offer-times';
import { privateTimes } from '@fasih/school/learning/series/private-times';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { openMeetingsOfClasses } from '../meetings/facts.ts';
import { weekKey } from '../meetings/read-timetable.ts';
import { withPolicies } from '../meetings/rules-of-meeting.ts';
import { freeFor, plannableOf, timetableOf } from '../offered-times/free-for.ts';
import { chooseSeats } from '../offered-times/free-seats.ts';
import { offeredCourse } from '../offered-times/store.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import type { PlannedSeries } from './plan-class.ts';
import { readSeriesClasses } from './store.ts';

/** A free seat of another class in which a make-up is to be held. */
export type PlannedSeat = {
  makeupId: string;
  hostId: string;
  number: number;
  start: Date;
  className: string;
  teacherName: string;
};

/** The make-ups of one course; nothing is written yet. `alone` are those that get a time of their own, or none. */
export type PlannedMakeups = { seats: PlannedSeat[]; alone: PlannedSeries[] };

const NOTHING: PlannedMakeups = { seats: [], alone: [] };

/**
 * Plans make-ups of a group that a family's pause left without a time: a free seat of the same number in another class
 * comes first, else a time alone with the teacher (docs/product/course-rules-2.md#family-pause). Meetings of another teacher than the first
 * one's wait. At most six statements; for a write classes and meetings must be locked.
 *
 * @param lost the times that they had.
 */
export async function planMakeups(
  db: Queryable,
  enrolmentId: string,
  lost: ReadonlyMap<string, Span>,
  fromDay: string,
  now: Date,
  lock: 'lock' | null,
): Promise<PlannedMakeups> {
  if (lost.size === 0) return NOTHING;
  const course = await offeredCourse(db, enrolmentId, now);
  const waiting = course ? plannableOf(course).filter(({ id }) => lost.has(id)) : [];
  const [first] = waiting;
  if (!course || !first || course.state !== 'active' || course.refundAsked) return NOTHING;
  // Held times and other meetings of the teacher are read behind the lock.
  if (lock) await lockTeacher(db, first.teacherId);
  const policy = await readPolicy(db, course.policyVersion);
  const timetable = await timetableOf(db, course, first.teacherId, now);
  const day = instantOf(fromDay, 0);
  const ahead = earliestStart(policy, 'learner', now) ?? now;
  const from = day > ahead ? day : ahead;
  const inReach = { ...course, seats: course.seats.filter(({ start }) => start >= from) };
  const chosen = chooseSeats(policy, inReach, waiting, timetable, now);
  const seats = waiting.flatMap(({ id, number }): PlannedSeat[] => {
    const seat = chosen.get(id)?.seat;
    if (!seat) return [];
    const { start, className, teacherName } = seat;
    return [{ makeupId: id, hostId: seat.id, number, start, className, teacherName }];
  });
  const taken = [...chosen.values()].map(({ seat }) => seat);
  const alone = waiting.filter(({ id }) => !chosen.has(id));
  if (alone.length === 0) return { seats, alone: [] };
  const hours = hoursOfOffers(course.wishes, course.lessonHours);
  const times = privateTimes({
    count: alone.length,
    free: freeFor(course, first, timetable, policy, from).filter(
      (span) => isWithin(hours, span) && !taken.some((seat) => overlaps(seat, span)),
    ),
    wishes: course.wishes,
    ageGroup: first.ageGroup,
    usual: [...lost.values()].map(({ start }) => start),
    lessonDays: new Set([...timetable.learnersBusy, ...taken].map(({ start }) => dayIn(start))),
    perWeek: weekLimit(policy, course.perWeek),
    inWeek: (monday) =>
      (timetable.inWeek.get(weekKey(enrolmentId, monday)) ?? 0) +
      taken.filter(({ start }) => weekOf(start) === monday).length,
  });
  const [found] = await readSeriesClasses(db, [first.classId]);
  if (!found) return { seats, alone: [] };
  const open = await openMeetingsOfClasses(db, [first.classId], null);
  const meetings: PlannedSeries['meetings'] = [];
  for (const { id } of alone) {
    const one = open.find((meeting) => meeting.id === id);
    if (one) meetings.push({ ...one, seats: await withPolicies(db, one.seats) });
  }
  const { teacherId } = first;
  const changes = meetings.map(({ id }, at) => {
    const to = times[at] ?? null;
    return { id, outcome: to ? ('moved' as const) : ('waits' as const), was: null, to, teacherId };
  });
  const { slots, teacherName } = found;
  const planned: PlannedSeries = {
    found,
    becomes: { slots, teacherId: found.teacherId, teacherName },
    meetings,
    policy,
    plan: {
      changes,
      replaced: changes.flatMap(({ id, was, to }) => (to ? [{ id, was, to }] : [])),
      skipped: [],
    },
    numbersFollow: false,
    timetable,
    staying: [],
  };
  return { seats, alone: [planned] };
}
