import * as z from 'zod/mini';
import type { Balance } from './balance.ts';

/** Meetings of a course or class: `lost` ones were forfeited or expired. */
export const progressCounts = z.object({ attended: z.number(), lost: z.number(), left: z.number() });
export type ProgressCounts = z.output<typeof progressCounts>;

export type ProgressFacts = Pick<Balance, 'bought' | 'extra' | 'held' | 'forfeited' | 'expired' | 'left'>;

/** Counts attended, lost and remaining meetings. A meeting counts as attended once it is marked. */
export function progressCountsOf({ held, forfeited, expired, left }: ProgressFacts): ProgressCounts {
  return { attended: held, lost: forfeited + expired, left };
}

/**
 * Progress of a course in whole percent, halves up: attended meetings of all bought and extra ones. A lost meeting is
 * not progress.
 */
export function progressPercent({ bought, extra, held }: Pick<Balance, 'bought' | 'extra' | 'held'>): number {
  const all = bought + extra;
  return all === 0 ? 0 : Math.min(100, Math.round((held * 100) / all));
}
