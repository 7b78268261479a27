import { expect, it } from 'vitest';
import { holidayYear, missingDays } from './official-days.ts';

it.each([
  [2026, 17, 8],
  [2027, 17, 0],
])('the file of %i has each day once, in order, in its year', (year, national, joint) => {
  const days = holidayYear(year)?.days ?? [];
  const all = days.map(({ day }) => day);
  expect([...new Set(all)].sort()).toEqual(all);
  expect(all.every((day) => day.startsWith(`${year}-`))).toBe(true);
  const count = (kind: string) => days.filter((one) => one.kind === kind).length;
  expect([count('national'), count('joint')]).toEqual([national, joint]);
  expect(days.every(({ id, en }) => id.length <= 80 && en.length <= 80)).toBe(true);
});

it('only days to come that the school does not have yet are offered', () => {
  const file = holidayYear(2026);
  expect(file && missingDays(file, [{ day: '2026-12-25' }], '2026-08-25').map(({ day }) => day)).toEqual([
    '2026-12-24',
  ]);
  expect(holidayYear(2025)).toBeNull();
});
