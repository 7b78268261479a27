import * as z from 'zod/mini';

/** An existing calendar day `YYYY-MM-DD`; refuses 29 February 2019. */
export const calendarDay = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine((text) => {
    const instant = Date.parse(`${text}T00:00:00Z`);
    return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text;
  }, 'dateShape'),
);
