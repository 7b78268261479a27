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

/** Weekly hours of teachers, as schools agree on them. */
const PATTERNS: readonly Window[][] = [
  [...everyDay(WORKDAYS, 14, 20), [6, 8, 12]],
  [...everyDay([2, 3, 4, 5, 6], 15, 21)],
  [...everyDay(WORKDAYS, 17, 22), [7, 9, 13]],
  [...everyDay(WORKDAYS, 6, 9), ...everyDay([1, 2, 4, 5], 17, 21)],
  [...everyDay([1, 2, 3, 4], 14, 19), [6, 8, 14]],
  [...everyDay(WORKDAYS, 18, 22), [6, 8, 14], [7, 9, 13]],
  [...everyDay(WORKDAYS, 14, 19)],
];

const cellsOf = (hours: readonly Hours[]): string[] =>
  hours.flatMap(({ weekday, from, to }) =>
    Array.from({ length: (to - from) / 30 }, (_, n) => `${weekday} ${from + n * 30}`),
  );
const windowsOf = (windows: readonly Window[]) =>
  windows.map(([weekday, from, to]) => toHours(weekday, from, to));

/** The hours of a week at which families want lessons, each family's spread over all that it has painted. */
export function demandOf(
  families: readonly { week: Painted | null; age: 'child' | 'adult' }[],
  perWeek: number,
): Map<string, number> {
  const demand = new Map<string, number>();
  for (const { week, age } of families) {
    const usual = windowsOf(age === 'child' ? AFTER_SCHOOL : AFTER_WORK);
    const cells = cellsOf(week?.possible ?? usual);
    for (const cell of cells) demand.set(cell, (demand.get(cell) ?? 0) + perWeek / cells.length);
  }
  return demand;
}

/**
 * Weekly hours of as many teachers as together have so many times the hours that are wanted. The next teacher has the
 * pattern that covers most of what is still missing, as a school hires.
 */
export function teachersHours(demand: ReadonlyMap<string, number>, times: number): Hours[][] {
  const missing = new Map([...demand].map(([cell, hours]) => [cell, hours * times]));
  let left = [...missing.values()].reduce((sum, hours) => sum + hours, 0);
  const covers = (pattern: readonly string[]) =>
    pattern.reduce((sum, cell) => sum + Math.max(0, Math.min(HALF_HOUR, missing.get(cell) ?? 0)), 0) /
    pattern.length;
  const teachers: Hours[][] = [];
  while (left > 0) {
    const patterns = PATTERNS.map(windowsOf).map((hours) => ({ hours, cells: cellsOf(hours) }));
    const best = patterns.reduce((one, other) => (covers(other.cells) > covers(one.cells) ? other : one));
    for (const cell of best.cells) missing.set(cell, (missing.get(cell) ?? 0) - HALF_HOUR);
    left -= best.cells.length * HALF_HOUR;
    teachers.push(best.hours);
  }
  return teachers;
}
