import { addMonths } from '../../catalogue/policy/validity.ts';

/** Steps of a family's way through the school in order, counted per month. */
export const FUNNEL_STEPS = [
  'pretest',
  'register',
  'order',
  'paid',
  'placed',
  'class',
  'finished',
  'again',
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** `part` in whole percent of `whole`, halves up; null where there is nothing that it is a part of. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : Math.round((part * 100) / whole);

/** Each step's total in percent of the step before it, as the table of the steps says it. */
export const sharesOfSteps = (funnel: readonly { total: number | null }[]): (number | null)[] =>
  funnel.map(({ total }, i) => shareOf(total, funnel[i - 1]?.total ?? null));

/** Most months shown at once. */
export const MAX_MONTHS = 24;
/** Months shown by default. */
const DEFAULT_MONTHS = 6;

/** The months `YYYY-MM` in a range, both ends included; empty if reversed. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  // Only guards against endless loops; the contract limits the range to `MAX_MONTHS`.
  for (let at = from; at <= to && months.length < 1200; at = addMonths(`${at}-01`, 1).slice(0, 7))
    months.push(at);
  return months;
}

/** The requested months; missing ends default to `DEFAULT_MONTHS` ending with `today` (school day). */
export function monthsRequested(
  range: { from?: string | undefined; to?: string | undefined },
  today: string,
): string[] {
  const back = (month: string, n: number) => addMonths(`${month}-01`, n).slice(0, 7);
  const to =
    range.to ?? (range.from === undefined ? today.slice(0, 7) : back(range.from, DEFAULT_MONTHS - 1));
  return monthsBetween(range.from ?? back(to, 1 - DEFAULT_MONTHS), to);
}

/** As many months as a range has, right before it; both ends included. */
export function monthsBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const n = monthsBetween(from, to).length;
  const back = (month: string) => addMonths(`${month}-01`, -n).slice(0, 7);
  return { from: back(from), to: back(to) };
}
