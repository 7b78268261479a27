import { expect, it } from 'vitest';
import { isCalendarDay } from './day.ts';

it.each([
  ['2026-11-02', true],
  ['2028-02-29', true],
  ['0001-01-01', true],
  ['9999-12-31', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-11-00', false],
  ['0000-01-01', false],
  ['-000001-01-01', false],
  ['+010000-01-01', false],
  ['2026-11-2', false],
  ['2026-11-02T00:00', false],
  ['02-11-2026', false],
  ['', false],
])('the day %s exists: %s', (text, exists) => {
  expect(isCalendarDay(text)).toBe(exists);
});
