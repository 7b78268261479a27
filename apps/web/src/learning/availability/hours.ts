import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';

/** Hours of a weekday in minutes of the school's day; `key` names the row on the screen. */
export type HoursRow = { key: string; weekday: number; from: number; to: number };

let made = 0;
/** Hours as a row of their own. */
export const keyed = (row: Omit<HoursRow, 'key'>): HoursRow => ({ ...row, key: `hours-${++made}` });

/** The times of a day from `first` to `last`, by the half hour unless said, and what is set already, for a list of choices. */
export function choices(first: number, last: number, set: number, every = 30): number[] {
  const found = new Set<number>([set]);
  for (let minute = first; minute <= last; minute += every) found.add(minute);
  return [...found].sort((a, b) => a - b);
}

/** What is wrong with a row among the others of its day; null where nothing is. */
export function faultOf(row: HoursRow, rows: readonly HoursRow[]): 'order' | 'overlap' | null {
  if (row.from >= row.to) return 'order';
  const clashes = rows.some(
    (one) => one.key !== row.key && one.weekday === row.weekday && one.from < row.to && row.from < one.to,
  );
  return clashes ? 'overlap' : null;
}

/** Hours that follow what a day has already: two more after its last, or the morning of an empty day. */
export function nextHours(rows: readonly HoursRow[], weekday: number): { from: number; to: number } {
  const last = Math.max(0, ...rows.filter((one) => one.weekday === weekday).map(({ to }) => to));
  if (last === 0) return { from: 9 * 60, to: 12 * 60 };
  const from = Math.min(last + 60, 23 * 60);
  return { from, to: Math.min(from + 120, DAY_MINUTES) };
}

/** Whether two weeks have the same hours, in whatever order. */
export function sameWeek(a: readonly Omit<HoursRow, 'key'>[], b: readonly Omit<HoursRow, 'key'>[]): boolean {
  const told = (rows: readonly Omit<HoursRow, 'key'>[]) =>
    rows
      .map(({ weekday, from, to }) => `${weekday}/${from}/${to}`)
      .sort()
      .join(' ');
  return told(a) === told(b);
}
