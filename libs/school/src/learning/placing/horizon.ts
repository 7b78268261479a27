import { MINUTE } from '../../basics/instants.ts';
import { DAY_MINUTES, WEEK_MINUTES, weekMinuteOf } from '../../basics/week-minutes.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, instantOf, weekOf } from '../../catalogue/policy/validity.ts';
import { commonHours } from '../lesson-hours/lesson-hours.ts';
import { type Availability, isAvailable, type LessonHours, lessonStarts } from '../meetings/plan.ts';

/** The weeks that are looked at, from a Monday on. */
export type Horizon = { days: readonly string[]; weeks: number; base: number };

/** `weeks` whole weeks, beginning with the Monday on or before `from`. */
export function horizonOf(from: Date, weeks: number): Horizon {
  const monday = weekOf(from);
  const days = Array.from({ length: weeks * 7 }, (_, n) => addDays(monday, n));
  return { days, weeks, base: instantOf(monday, 0).getTime() };
}

/** Minutes from the horizon's first Monday to an instant. Indonesia has no summer time. */
export const minuteAt = ({ base }: Horizon, instant: Date): number => (instant.getTime() - base) / MINUTE;

export const FREE = 0;
/** A holiday, or the teacher is away: the meeting is held later. */
export const SKIPPED = 1;
/** Another meeting: no class can have this time. */
export const TAKEN = 2;

/**
 * A teacher's weekly starts in minutes of the week, in order, and the state of each in every week, so that a plan is
 * tried without looking at days and spans again.
 */
export type Grid = { starts: Int32Array; states: Uint8Array; weeks: number };

export type GridInput = {
  horizon: Horizon;
  lessonHours: LessonHours;
  meetingMinutes: number;
  holidays: ReadonlySet<string>;
  availability: Availability;
  busy: readonly Span[];
};

/** The grid of a teacher for meetings of this length. */
export function gridOf(input: GridInput): Grid {
  const { horizon, lessonHours, meetingMinutes, holidays, availability } = input;
  const { days, weeks } = horizon;
  const shared = {
    week: commonHours(availability.weekly, lessonHours.week),
    startsEvery: lessonHours.startsEvery,
  };
  const starts = Int32Array.from(
    [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      lessonStarts(shared, weekday, meetingMinutes).map((minute) => weekMinuteOf({ weekday, minute })),
    ),
  );
  const states = new Uint8Array(starts.length * weeks);
  markBusy({ starts, states, weeks }, horizon, input.busy, meetingMinutes);
  const away = new Set(availability.exceptions.filter(({ kind }) => kind === 'away').map(({ day }) => day));
  for (const [n, day] of days.entries()) {
    if (!holidays.has(day) && !away.has(day)) continue;
    const [week, weekday] = [Math.floor(n / 7), n % 7];
    for (let at = 0; at < starts.length; at += 1) {
      const start = starts[at] ?? 0;
      if (Math.floor(start / DAY_MINUTES) !== weekday) continue;
      const minute = start % DAY_MINUTES;
      if (holidays.has(day) || !isAvailable(availability, day, minute, minute + meetingMinutes))
        states[at * weeks + week] = SKIPPED;
    }
  }
  return { starts, states, weeks };
}

/** Marks the starts at which a meeting would overlap one of these times. */
export function markBusy(
  { starts, states, weeks }: Grid,
  horizon: Horizon,
  busy: readonly Span[],
  meetingMinutes: number,
): void {
  for (const { start, end } of busy) {
    const [from, to] = [minuteAt(horizon, start), minuteAt(horizon, end)];
    const first = Math.max(0, Math.floor((from - meetingMinutes) / WEEK_MINUTES));
    const last = Math.min(weeks - 1, Math.floor(to / WEEK_MINUTES));
    for (let week = first; week <= last; week += 1) {
      const offset = week * WEEK_MINUTES;
      for (let at = lowerBound(starts, from - offset - meetingMinutes + 1); at < starts.length; at += 1) {
        if ((starts[at] ?? 0) + offset >= to) break;
        states[at * weeks + week] = TAKEN;
      }
    }
  }
}

/** The first place whose start is at least `minute`. */
function lowerBound(starts: Int32Array, minute: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}
