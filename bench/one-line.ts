import type { Target } from './load.ts';
import type { Figure } from './report.ts';

/** What the bare `node:http` server answers with one line. */
export const ONE_LINE: Target = { path: '/hello' };

/** Lines a second of such a server on the machine that the bars of rates were set on: two cores, 20 connections. */
const WHERE_BARS_WERE_SET = 99_400;

/**
 * A rate as a share of the lines that `node:http` sends in the same minutes. Machines of two cores differ by three, so
 * a limit in calls a second holds for another machine only as this share.
 */
export function ofOneLine(name: string, share: number, barPerSecond: number, note: string): Figure {
  return {
    name,
    value: share,
    unit: 'of one line',
    limit: { atLeast: barPerSecond / WHERE_BARS_WERE_SET },
    note,
  };
}
