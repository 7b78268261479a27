import type { WeeklyHours } from './plan.ts';

/** Weekly hours in order, with pieces that touch or overlap joined, so that 9-12 and 12-15 are one stretch. */
export function joinHours(hours: readonly WeeklyHours[]): WeeklyHours[] {
  const joined: WeeklyHours[] = [];
  for (const { weekday, from, to } of hours.toSorted((a, b) => a.weekday - b.weekday || a.from - b.from)) {
    const last = joined.at(-1);
    if (last && last.weekday === weekday && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ weekday, from, to });
  }
  return joined;
}
