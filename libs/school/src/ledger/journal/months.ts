import { addMonths } from '../../basics/calendar.ts';
import { lastOfMonth } from '../../basics/ranges.ts';

/** The month `YYYY-MM` after this day's. */
const monthAfter = (day: string) => addMonths(`${day.slice(0, 7)}-01`, 1).slice(0, 7);

/** Whether a month `YYYY-MM` may be closed: it is over in school time, and no earlier month with entries is open. */
export function decideClose(
  month: string,
  books: {
    today: string;
    /** The last day of the last closed month. */
    closedThrough: string | null;
    /** The day of the first entry. */
    firstEntry: string | null;
  },
): 'allowed' | 'monthClosed' | 'monthNotOver' | 'monthOutOfOrder' {
  const { today, closedThrough, firstEntry } = books;
  if (closedThrough !== null && lastOfMonth(month) <= closedThrough) return 'monthClosed';
  if (today <= lastOfMonth(month)) return 'monthNotOver';
  const next = closedThrough === null ? (firstEntry ?? today).slice(0, 7) : monthAfter(closedThrough);
  return month === next ? 'allowed' : 'monthOutOfOrder';
}

/** Whether a closed month may be reopened: only the last closed one. */
export function decideReopen(
  month: string,
  closedThrough: string | null,
): 'allowed' | 'monthNotClosed' | 'monthNotLast' {
  if (closedThrough === null || lastOfMonth(month) > closedThrough) return 'monthNotClosed';
  return lastOfMonth(month) === closedThrough ? 'allowed' : 'monthNotLast';
}
