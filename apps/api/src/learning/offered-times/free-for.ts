import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { weekLimit } from '@fasih/school/catalogue/policy/rules-2';
import { toldAt } from '@fasih/school/catalogue/policy/told';
import { endOfDay, instantOf, weekOf } from '@fasih/school/catalogue/policy/validity';
import { freeTimes, overlaps } from '@fasih/school/learning/meetings/plan';
import { type OfferedTime, offerTimes } from '@fasih/school/learning/offered-times/offer-times';
import type { OffersOfMeeting } from '@fasih/school/learning/offered-times/when-due';
import type { Queryable } from '../../platform/db/transaction.ts';
import { readTimetable, type Timetable, weekKey } from '../meetings/read-timetable.ts';
import type { OfferedCourse, WaitingMeeting } from './store.ts';

/** Meetings that the family may plan itself; all of them are the class's teacher's. */
export function plannableOf({ waiting }: OfferedCourse): WaitingMeeting[] {
  const own = waiting.filter(({ isFamilys }) => isFamilys);
  return own.filter(({ teacherId }) => teacherId === own[0]?.teacherId);
}

/** The timetable of a course's learner and of the teacher of its meetings without a time. One statement. */
export async function timetableOf(
  db: Queryable,
  { learnerId, lastDay }: OfferedCourse,
  teacherId: string,
  now: Date,
): Promise<Timetable> {
  const end = endOfDay(lastDay ?? weekOf(now));
  const until = end > now ? end : now;
  return readTimetable(db, { teacherId, learnerIds: [learnerId], from: now, until, without: [], now });
}

/** Times from `from` to the last day at which the learner and the teacher of this meeting are free, without a pause of its class. */
export function freeFor(
  course: OfferedCourse,
  { pausedFrom, pausedUntil }: Pick<WaitingMeeting, 'pausedFrom' | 'pausedUntil'>,
  timetable: Timetable,
  policy: Policy,
  from: Date,
): Span[] {
  if (course.lastDay === null) return [];
  const { meetingMinutes } = policy.values;
  const times = freeTimes({ ...timetable, meetingMinutes }, from, endOfDay(course.lastDay));
  if (pausedFrom === null || pausedUntil === null) return times;
  const pause = { start: instantOf(pausedFrom, 0), end: instantOf(pausedUntil, 0) };
  return times.filter((time) => !overlaps(time, pause));
}

/** Three times for each of these meetings, those first that were offered before and are still free. */
export function offersFor(
  course: OfferedCourse,
  meetings: readonly WaitingMeeting[],
  timetable: Timetable,
  policy: Policy,
  from: Date,
): Map<string, OfferedTime[]> {
  const [first] = meetings;
  if (!first) return new Map();
  const before = Map.groupBy(course.offers, ({ meetingId }) => meetingId);
  return offerTimes({
    meetings: meetings.map(({ id }) => id),
    free: freeFor(course, first, timetable, policy, from),
    wishes: course.wishes,
    lessonHours: course.lessonHours,
    ageGroup: first.ageGroup,
    perWeek: weekLimit(policy, course.perWeek),
    inWeek: (monday) => timetable.inWeek.get(weekKey(course.enrolmentId, monday)) ?? 0,
    before: new Map(
      meetings.map(({ id, lostAt }) => [
        id,
        (before.get(id) ?? []).flatMap(({ start, offeredAt }) =>
          lostAt === null || offeredAt >= lostAt ? [start] : [],
        ),
      ]),
    ),
  });
}

/** What was offered for a meeting, as the rules about it read it. */
export const offersOfMeeting = (
  { offers }: OfferedCourse,
  { id, lostAt }: WaitingMeeting,
): OffersOfMeeting => ({
  lostAt,
  offers: offers
    .filter(({ meetingId }) => meetingId === id)
    .map(({ start, offeredAt, ...telling }) => ({ start, offeredAt, toldAt: toldAt(telling) })),
});
