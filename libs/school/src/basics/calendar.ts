import { DAY, later } from './instants.ts';

/** The same day of the month `months` later, or that month's last day (30 Nov + 3 → 28 Feb). Days are `YYYY-MM-DD`. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** The day `days` later. */
export function addDays(day: string, days: number): string {
  return later(new Date(`${day}T00:00:00Z`), days * DAY)
    .toISOString()
    .slice(0, 10);
}
