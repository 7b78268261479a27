import type { AgeGroup } from '../../basics/age-group.ts';

export type { AgeGroup } from '../../basics/age-group.ts';

type CalendarDay = { year: number; month: number; day: number };

function calendarDay(text: string): CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = match ? match.slice(1).map(Number) : [];
  if (year === undefined || month === undefined || day === undefined || !exists({ year, month, day })) {
    throw new RangeError(`not a calendar day: ${text}`);
  }
  return { year, month, day };
}

function exists({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Age in full years on a day, both as YYYY-MM-DD; negative before the birth. A leap-day child turns a year older on 1
 * March of common years. Throws `RangeError` for a day that does not exist.
 */
export function ageOn(birthDate: string, on: string): number {
  const birth = calendarDay(birthDate);
  const today = calendarDay(on);
  const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
  return today.year - birth.year - (hadBirthday ? 0 : 1);
}

/** The age group on a day (docs/product/accounts.md#learners); under 6 is `tooYoung` and refused. */
export function ageGroupOf(birthDate: string, on: string): AgeGroup | 'tooYoung' {
  const age = ageOn(birthDate, on);
  if (age < 6) return 'tooYoung';
  if (age <= 12) return 'kids';
  return age <= 17 ? 'teen' : 'adult';
}
