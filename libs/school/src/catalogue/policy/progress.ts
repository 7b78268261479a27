import * as z from 'zod/mini';
import type { Balance } from './balance.ts';

/** Meetings of a course or a class: `lost` are forfeited or fell away after its last day. */
export const progressCounts = z.object({ attended: z.number(), lost: z.number(), left: z.number() });
export type ProgressCounts = z.output<typeof progressCounts>;

export type ProgressFacts = Pick<Balance, 'bought' | 'extra' | 'held' | 'forfeited' | 'expired' | 'left'>;

/** What was attended, lost and is left. A meeting counts as attended from the moment it is marked. */
export function progressCountsOf({ held, forfeited, expired, left }: ProgressFacts): ProgressCounts {
  return { attended: held, lost: forfeited + expired, left };
}

/**
 * How far a course is: whole percent, halves up, of all its meetings (bought, and given for a teacher's minutes) that
 * were attended. A lost meeting is not progress.
 */
export function progressPercent({ bought, extra, held }: Pick<Balance, 'bought' | 'extra' | 'held'>): number {
  const all = bought + extra;
  return all === 0 ? 0 : Math.min(100, Math.round((held * 100) / all));
}
