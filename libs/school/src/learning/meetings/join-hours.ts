import type { WeeklyHours } from './plan.ts';

/** Sorts weekly hours and joins those that touch or overlap, so that 9-12 and 12-15 become 9-15. */
export function joinHours(hours: readonly WeeklyHours[]): WeeklyHours[] {
  const joined: WeeklyHours[] = [];
  for (const { weekday, from, to } of hours.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)) {
    const last = joined.at(-1);
    if (last && last.weekday === weekday && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ weekday, from, to });
  }
  return joined;
}
