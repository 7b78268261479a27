import { addMonths } from '../../catalogue/policy/validity.ts';

/** The way of a family through the school, in its order. Each step counts what happened in a month. */
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

/** Most months that are shown at once. */
export const MAX_MONTHS = 24;
/** How many are shown unless somebody asks for others. */
const USUAL_MONTHS = 6;

/** The months `YYYY-MM` from one to another, both included; none where they are in the wrong order. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  // A guard against a hundred years, not a rule: the contract refuses more than `MAX_MONTHS`.
  for (let at = from; at <= to && months.length < 1200; at = addMonths(`${at}-01`, 1).slice(0, 7))
    months.push(at);
  return months;
}

/** The months that are meant when neither, one or both ends are named; `today` is the school's day. */
export function monthsAsked(
  asked: { from?: string | undefined; to?: string | undefined },
  today: string,
): string[] {
  const back = (month: string, n: number) => addMonths(`${month}-01`, n).slice(0, 7);
  const to = asked.to ?? (asked.from === undefined ? today.slice(0, 7) : back(asked.from, USUAL_MONTHS - 1));
  return monthsBetween(asked.from ?? back(to, 1 - USUAL_MONTHS), to);
}
