import { expect, it } from 'vitest';
import { WEEK_MINUTES, weekMinuteOf, weekTimeAt } from './week-minutes.ts';

it.each([
  ['Monday at midnight', { weekday: 1, minute: 0 }, 0],
  ['Monday at 7 in the evening', { weekday: 1, minute: 1140 }, 1140],
  ['Tuesday at midnight', { weekday: 2, minute: 0 }, 1440],
  ["Sunday's last minute", { weekday: 7, minute: 1439 }, WEEK_MINUTES - 1],
])('counts the minutes of a week from Monday on: %s', (_, time, weekMinute) => {
  expect(weekMinuteOf(time)).toBe(weekMinute);
  expect(weekTimeAt(weekMinute)).toEqual(time);
});
