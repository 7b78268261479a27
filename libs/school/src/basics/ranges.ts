import { addDays, addMonths } from './calendar.ts';

/** School days `YYYY-MM-DD`, both included. */
export type Days = { from: string; to: string };

/** Ranges with a name on screens, in exports and in mails. Each includes the school day it ends on. */
export type NamedRange = 'today' | 'last7Days' | 'last30Days' | 'last3Months';

/** The days of a named range that ends on `to`; every screen uses this definition. */
export function namedRange(name: NamedRange, to: string): Days {
  if (name === 'today') return { from: to, to };
  if (name === 'last7Days') return daysEnding(to, 7);
  if (name === 'last30Days') return daysEnding(to, 30);
  return monthsEnding(to, 3);
}

/** The given number of days, the last one `to`. */
export function daysEnding(to: string, days: number): Days {
  return { from: addDays(to, 1 - days), to };
}

/**
 * The given number of months ending on `to`. One that ends with its month consists of whole calendar months; any
 * other begins the day after the same day of the month before (21 November → 22 October).
 */
export function monthsEnding(to: string, months: number): Days {
  if (to === lastOfMonth(to.slice(0, 7))) return { from: `${addMonths(to, 1 - months).slice(0, 7)}-01`, to };
  return { from: addDays(addMonths(to, -months), 1), to };
}

/** The last day `YYYY-MM-DD` of a month `YYYY-MM`. */
export function lastOfMonth(month: string): string {
  return addDays(addMonths(`${month}-01`, 1), -1);
}
