import * as z from 'zod/mini';
import { DAY_MINUTES } from './week-minutes.ts';

/** A minute of the school's day; 1440 is its end. */
export const minuteOfDay = z.number('required').check(z.int(), z.minimum(0), z.maximum(DAY_MINUTES));

/** `from` must come before `to`; the error is reported at `to`. */
export const inOrder = z.refine<{ from: number; to: number }>(({ from, to }) => from < to, {
  error: 'endBeforeStart',
  path: ['to'],
});

/** Hours of one weekday (Monday = 1) in minutes `[from, to)` of the school's day. */
const weeklyHours = z
  .object({
    weekday: z.number('required').check(z.int(), z.minimum(1), z.maximum(7)),
    from: minuteOfDay,
    to: minuteOfDay,
  })
  .check(inOrder);

/** A whole week of hours. */
export const weekOfHours = z.array(weeklyHours).check(z.maxLength(70, 'tooLong'));
