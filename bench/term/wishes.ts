import { type Random, shuffled } from '@fasih/school/basics/random';
import type { Hours } from '@fasih/school/catalogue/policy/offers';

/** Weekday, from and to in hours: when learners of an age have time at all. */
type Window = readonly [weekday: number, from: number, to: number];

const everyDay = (weekdays: readonly number[], from: number, to: number): Window[] =>
  weekdays.map((weekday) => [weekday, from, to]);
const WORKDAYS = [1, 2, 3, 4, 5];
const AFTER_SCHOOL: Window[] = [...everyDay(WORKDAYS, 14, 20), [6, 8, 14], [7, 9, 13]];
const AFTER_WORK: Window[] = [...everyDay(WORKDAYS, 18, 22), [6, 8, 14], [7, 9, 13]];
const BEFORE_WORK: Window[] = [...everyDay(WORKDAYS, 6, 9), [6, 8, 14], [7, 9, 13]];

const HALF_HOUR = 0.5;
const toHours = (weekday: number, from: number, to: number): Hours => ({
  weekday,
  from: from * 60,
  to: to * 60,
});

/** What a family paints: hours of its week and, inside them, a part that it likes best. */
export type Painted = { possible: Hours[]; preferred: Hours[] };

/**
 * Paints a family's week: 70 % of families 15 to 20 hours, 20 % only 6 to 9, and 10 % say nothing (null).
 */
export function paintWeek(random: Random, age: 'child' | 'adult'): Painted | null {
  const kind = random();
  if (kind >= 0.9) return null;
  const wanted = kind < 0.7 ? 15 + random() * 5 : 6 + random() * 3;
  const windows = age === 'child' ? AFTER_SCHOOL : random() < 0.8 ? AFTER_WORK : BEFORE_WORK;
  const possible: Hours[] = [];
  let hours = 0;
  for (const [weekday, from, to] of shuffled(windows, random)) {
    const left = wanted - hours;
    if (left < 2) break;
    // Wide weeks in parts of up to four hours, narrow ones of up to three.
    const part = Math.min(to - from, left, kind < 0.7 ? 4 : 3);
    const length = Math.floor(part / HALF_HOUR) * HALF_HOUR;
    const start = from + Math.floor((random() * (to - from - length)) / HALF_HOUR) * HALF_HOUR;
    possible.push(toHours(weekday, start, start + length));
    hours += length;
  }
  const preferred = possible.slice(0, 2).map(({ weekday, from }) => ({ weekday, from, to: from + 120 }));
  return { possible, preferred };
}

/** Weekly hours of teachers, as schools agree on them; the next teacher has the next pattern. */
const PATTERNS: readonly Window[][] = [
  [...everyDay(WORKDAYS, 14, 20), [6, 8, 12]],
  [...everyDay([2, 3, 4, 5, 6], 15, 21)],
  [...everyDay(WORKDAYS, 17, 22), [7, 9, 13]],
  [...everyDay(WORKDAYS, 6, 9), ...everyDay([1, 2, 4, 5], 17, 21)],
  [...everyDay([1, 2, 3, 4, 6], 13, 19)],
  [...everyDay(WORKDAYS, 18, 22), [6, 8, 14], [7, 9, 13]],
];

/** Weekly hours of as many teachers as together have at least so many hours. */
export function teachersHours(hours: number): Hours[][] {
  const teachers: Hours[][] = [];
  for (let sum = 0; sum < hours; ) {
    const pattern = PATTERNS[teachers.length % PATTERNS.length] ?? [];
    teachers.push(pattern.map(([weekday, from, to]) => toHours(weekday, from, to)));
    sum += pattern.reduce((all, [, from, to]) => all + to - from, 0);
  }
  return teachers;
}
