import { DAY_MINUTES, WEEK_MINUTES, weekMinuteOf } from '../../basics/week-minutes.ts';
import type { Hours } from '../../catalogue/policy/offers.ts';
import { joinHours } from '../meetings/join-hours.ts';

/** Minutes that one press paints. */
export const PAINT_STEP = 30;

/** Weekly hours `minutes` later, so that hours of one zone are read in another; what passes Sunday's end is on Monday. */
export function shiftHours(hours: readonly Hours[], minutes: number): Hours[] {
  return joinHours(
    hours.flatMap(({ weekday, from, to }) => {
      const start = (weekMinuteOf({ weekday, minute: from + minutes }) + WEEK_MINUTES) % WEEK_MINUTES;
      const end = start + to - from;
      const day = Math.floor(start / DAY_MINUTES);
      const midnight = (day + 1) * DAY_MINUTES;
      const first = {
        weekday: day + 1,
        from: start - day * DAY_MINUTES,
        to: Math.min(end, midnight) - day * DAY_MINUTES,
      };
      return end <= midnight
        ? [first]
        : [first, { weekday: ((day + 1) % 7) + 1, from: 0, to: end - midnight }];
    }),
  );
}

const covers = (hours: readonly Hours[], { weekday, from, to }: Hours) =>
  hours.some((one) => one.weekday === weekday && one.from <= from && to <= one.to);

/** Whether every part of `inner` lies in `outer`; both may touch and overlap. */
export function liesWithin(inner: readonly Hours[], outer: readonly Hours[]): boolean {
  const joined = joinHours(outer);
  return joinHours(inner).every((one) => covers(joined, one));
}

/** Weekly hours as the half hours that are painted: `weekday * 1440 + minute` of each. */
export function cellsOf(hours: readonly Hours[]): Set<number> {
  const cells = new Set<number>();
  for (const { weekday, from, to } of hours)
    for (let minute = from; minute < to; minute += PAINT_STEP) cells.add(cellOf(weekday, minute));
  return cells;
}

/** The number of a painted half hour. */
export const cellOf = (weekday: number, minute: number): number => weekday * DAY_MINUTES + minute;

/** The weekly hours of painted half hours. */
export function hoursOf(cells: Iterable<number>): Hours[] {
  return joinHours(
    [...cells].map((cell) => {
      const from = cell % DAY_MINUTES;
      return { weekday: (cell - from) / DAY_MINUTES, from, to: from + PAINT_STEP };
    }),
  );
}

/** The hours that both have. */
export function commonHours(one: readonly Hours[], other: readonly Hours[]): Hours[] {
  return joinHours(
    joinHours(one).flatMap(({ weekday, from, to }) =>
      joinHours(other)
        .filter((also) => also.weekday === weekday)
        .map((also) => ({ weekday, from: Math.max(from, also.from), to: Math.min(to, also.to) }))
        .filter((both) => both.from < both.to),
    ),
  );
}
