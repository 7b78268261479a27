import { dayIn } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { areWide, isWithin } from '@fasih/school/catalogue/policy/offers';
import { freeTimes, isOn } from '@fasih/school/learning/meetings/plan';
import { hoursOfOffers, ranksOfTimes } from '@fasih/school/learning/offered-times/offer-times';
import type { Timetable } from '../meetings/read-timetable.ts';
import { isPaused } from '../meetings/rules-of-meeting.ts';
import type { SeriesClass } from '../series/store.ts';
import type { OpenMeeting } from './repair-facts.ts';
import type { CourseState } from './store.ts';

/**
 * Times at which a class may get another meeting, from its first day on, the best first: its weekly times, then other hours.
 * Where wishes are wide, nothing lies outside them; a group whose families have not all said theirs keeps to its weekly times.
 */
export function freeForClass(
  { slots, ageGroup, startsOn }: SeriesClass,
  // With the facts of the class that each of its meetings has.
  { capacity, ...pause }: Pick<OpenMeeting, 'capacity' | 'pausedFrom' | 'pausedUntil'>,
  courses: readonly CourseState[],
  timetable: Timetable,
  { policy, from, until }: { policy: Policy; from: Date; until: Date },
): Span[] {
  const { lessonHours } = timetable;
  const { meetingMinutes } = policy.values;
  const hours = courses.map(({ wishes }) => hoursOfOffers(wishes, lessonHours.week));
  const isOpen = (day: string) => day >= startsOn && !isPaused(pause, day);
  const times = freeTimes({ ...timetable, meetingMinutes }, from, until).filter(
    (span) => hours.every((of) => isWithin(of, span)) && isOpen(dayIn(span.start)),
  );
  const areKnown = courses.every(({ wishes }) => areWide(wishes.possible, lessonHours.week));
  const isSuited = capacity === 1 || areKnown;
  const ranks = courses.map(({ wishes }) => ranksOfTimes({ wishes, ageGroup }));
  const rank = (span: Span) => Math.max(0, ...ranks.map((of) => of(span)));
  return times
    .map((span) => ({ span, isWeekly: isOn(slots, span), rank: rank(span) }))
    .filter(({ isWeekly }) => isWeekly || isSuited)
    .sort((a, b) => Number(b.isWeekly) - Number(a.isWeekly) || a.rank - b.rank)
    .map(({ span }) => span);
}
