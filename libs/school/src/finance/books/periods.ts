import { addDays, addMonths } from '../../basics/calendar.ts';
import {
  type Days,
  daysEnding,
  lastOfMonth,
  monthsEnding,
  type NamedRange,
  namedRange,
} from '../../basics/ranges.ts';

/** Periods of the dashboard: Last 7 Days, Last 30 Days, Last 3 Months. */
export const PERIODS = ['7d', '30d', '3m'] as const;
export type Period = (typeof PERIODS)[number];

/** Periods of the reports: 49 days, the previous calendar month, 90 days (docs/product/courses-and-money.md#figures). */
export const REPORT_PERIODS = ['7w', 'lastMonth', '3m'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Periods of profit and loss: 7 days, 1 month, 3 months (docs/product/courses-and-money.md#figures). */
export const RANGES = ['weekly', 'monthly', 'quarterly'] as const;
export type Range = (typeof RANGES)[number];

/** Days behind 'Average daily revenue' (docs/product/courses-and-money.md#figures). */
export const AVERAGE_DAYS = 30;

/** The days of a calendar month `YYYY-MM`. */
export function daysOfMonth(month: string): Days {
  return { from: `${month}-01`, to: lastOfMonth(month) };
}

/** The calendar month `YYYY-MM` before this one. */
export function monthBefore(month: string): string {
  return addMonths(`${month}-01`, -1).slice(0, 7);
}

const NAMES: Record<Period, NamedRange> = { '7d': 'last7Days', '30d': 'last30Days', '3m': 'last3Months' };

/** The days of a dashboard period that ends today. */
export function periodDays(period: Period, today: string): Days {
  return namedRange(NAMES[period], today);
}

/** The days of a report period. */
export function reportDays(period: ReportPeriod, today: string): Days {
  if (period === 'lastMonth') return daysOfMonth(monthBefore(today.slice(0, 7)));
  return daysEnding(today, period === '7w' ? 49 : 90);
}

/** The days of a profit and loss period that ends on `to`. */
export function rangeDays(range: Range, to: string): Days {
  if (range === 'weekly') return daysEnding(to, 7);
  return monthsEnding(to, range === 'monthly' ? 1 : 3);
}

/** The period before: it ends the day before this one begins. */
export function rangeBefore(range: Range, days: Days): Days {
  return rangeDays(range, addDays(days.from, -1));
}

/** Every day of a period, in order. */
export function eachDay({ from, to }: Days): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
