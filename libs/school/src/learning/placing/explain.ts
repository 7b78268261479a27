import { DAY_MINUTES, WEEK_MINUTES, weekMinuteOf } from '../../basics/week-minutes.ts';
import { fitOf, OUTSIDE } from './fit.ts';
import { type Grid, SKIPPED } from './horizon.ts';
import type { Tried } from './try-slots.ts';
import type { Option } from './types.ts';
import { type Why, whyOf } from './why.ts';

export type Proposal = Option & { why: Why };

/** An option with the reason for it. */
export function explained(tried: Tried, grid: Grid, option: Option): Proposal {
  const none = { withoutHolidays: 0, withoutSkips: 0, slotsOutside: 0 };
  if (option.outside === 0) return { ...option, why: whyOf(tried.learner, option, none) };
  const starts = option.slots.map(weekMinuteOf);
  const outsideWith = (counts: (dayAt: number, start: number) => boolean) => outsideOf(tried, starts, counts);
  const { holidays } = tried.school;
  const isHoliday = (dayAt: number) => holidays.has(tried.horizon.days[dayAt] ?? '');
  const isHeld = (dayAt: number, start: number) =>
    grid.states[grid.starts.indexOf(start) * grid.weeks + Math.floor(dayAt / 7)] !== SKIPPED;
  const usual = fitOf({ ...tried.learner.wishes, periods: [] }, tried.horizon, tried.learner.meetingMinutes);
  return {
    ...option,
    why: whyOf(tried.learner, option, {
      withoutHolidays: outsideWith((dayAt, start) => isHoliday(dayAt) || isHeld(dayAt, start)),
      withoutSkips: outsideWith(() => true),
      slotsOutside: starts.filter((start) => usual(start, 0) === OUTSIDE).length,
    }),
  };
}

/** Meetings outside the wishes if the series were held on these days only. */
function outsideOf(
  tried: Tried,
  starts: readonly number[],
  isHeld: (dayAt: number, start: number) => boolean,
): number {
  let [count, outside] = [0, 0];
  for (let week = Math.floor(tried.from / WEEK_MINUTES); week < tried.horizon.weeks; week += 1) {
    for (const start of starts) {
      const dayAt = week * 7 + Math.floor(start / DAY_MINUTES);
      if (
        start + week * WEEK_MINUTES < tried.from ||
        count === tried.learner.meetings ||
        !isHeld(dayAt, start)
      )
        continue;
      count += 1;
      if (tried.fit(start, dayAt) === OUTSIDE) outside += 1;
    }
  }
  return outside;
}
