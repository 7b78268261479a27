import { dayIn, MINUTE } from '../../basics/instants.ts';
import { DAY_MINUTES } from '../../basics/week-minutes.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { instantOf } from '../../catalogue/policy/validity.ts';
import { joinHours } from '../meetings/join-hours.ts';
import { isAvailableDuring, type LessonHours, type WeeklyHours } from '../meetings/plan.ts';

/** Step between offered start times, in minutes. */
export const STARTS_EVERY = [15, 30, 60] as const;
export type StartsEvery = (typeof STARTS_EVERY)[number];

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Used until the school sets its own: daily from 6:00 to 22:00, every 30 minutes. */
export const DEFAULT_LESSON_HOURS: { week: WeeklyHours[]; startsEvery: StartsEvery } = {
  week: WEEKDAYS.map((weekday) => ({ weekday, from: 6 * 60, to: 22 * 60 })),
  startsEvery: 30,
};

/** No limit, for meetings whose time is already fixed. */
export const ANY_HOUR: LessonHours = {
  week: WEEKDAYS.map((weekday) => ({ weekday, from: 0, to: DAY_MINUTES })),
  startsEvery: 30,
};

/** True if the whole meeting is within the lesson hours. */
export function inLessonHours({ week }: LessonHours, span: Span): boolean {
  return isAvailableDuring({ weekly: week, exceptions: [] }, span);
}

/** True if a start is on the grid counted from midnight of the school day. */
export function onGrid({ startsEvery }: Pick<LessonHours, 'startsEvery'>, start: Date): boolean {
  return (start.getTime() - instantOf(dayIn(start), 0).getTime()) % (startsEvery * MINUTE) === 0;
}

/** The weekly minutes in both weeks, in order. */
export function commonHours(one: readonly WeeklyHours[], other: readonly WeeklyHours[]): WeeklyHours[] {
  const joined = [joinHours(one), joinHours(other)] as const;
  return joined[0].flatMap(({ weekday, from, to }) =>
    joined[1]
      .filter((piece) => piece.weekday === weekday && piece.from < to && from < piece.to)
      .map((piece) => ({ weekday, from: Math.max(from, piece.from), to: Math.min(to, piece.to) })),
  );
}

/** True if part of a week is outside the lesson hours. */
export function reachesOutside(weekly: readonly WeeklyHours[], { week }: Pick<LessonHours, 'week'>): boolean {
  const minutes = (hours: readonly WeeklyHours[]) =>
    hours.reduce((sum, { from, to }) => sum + (to - from), 0);
  return minutes(commonHours(weekly, week)) < minutes(joinHours(weekly));
}
