import { YEAR_2026 } from './years/2026.ts';
import { YEAR_2027 } from './years/2027.ts';
import type { HolidayYear, OfficialDay } from './years/year.ts';

/** A new year is a new file, listed here. */
const YEARS: readonly HolidayYear[] = [YEAR_2026, YEAR_2027];

/** The file of a year, or null. */
export const holidayYear = (year: number): HolidayYear | null =>
  YEARS.find((one) => one.year === year) ?? null;

/** The days of a year's file that are still to come and that the school does not have yet. */
export const missingDays = (
  { days }: HolidayYear,
  known: readonly { day: string }[],
  today: string,
): OfficialDay[] => {
  const have = new Set(known.map(({ day }) => day));
  return days.filter(({ day }) => day > today && !have.has(day));
};
