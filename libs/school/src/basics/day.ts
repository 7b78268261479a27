import * as z from 'zod/mini';

/** Whether a text is an existing day `YYYY-MM-DD`; the calendar of the database begins with the year 1. */
export function isCalendarDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(instant) &&
    new Date(instant).toISOString().slice(0, 10) === text &&
    !text.startsWith('0000')
  );
}

/** An existing calendar day `YYYY-MM-DD`; refuses 29 February 2019. */
export const calendarDay = z
  .string('required')
  .check(z.minLength(1, 'required'), z.refine(isCalendarDay, 'dateShape'));
