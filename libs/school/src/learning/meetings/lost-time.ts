import * as z from 'zod/mini';

/** What took a meeting its time; `ownPause` is a pause that the family asked for, `paused` one of the whole class. */
const LOST_TIME_KINDS = ['cancelled', 'excused', 'ownPause', 'paused', 'stopped'] as const;

/** How a meeting without a time lost the one that it had (docs/product/classes.md#cancelling). */
export const lostTime = z.object({
  kind: z.enum(LOST_TIME_KINDS),
  /** The start that it had. */
  startsAt: z.string(),
  /** What school or teacher wrote to the family about a cancelled meeting; empty without words. */
  reason: z.string(),
});
export type LostTime = z.output<typeof lostTime>;
