import { DAY, HOUR, later } from '../../basics/instants.ts';
import type { Policy } from './decision.ts';
import type { Numbered } from './numbering.ts';
import { addDays, instantOf } from './validity.ts';
import { POLICY_VERSION_1 } from './values.ts';

/*
 * The course of all worked examples in docs/product/course-rules-2.md: 20 meetings, Mondays and Wednesdays at 19:00
 * WIB, 2 February to 8 April 2026, last day 2 May, price Rp 2.400.000.
 */
export const rules1: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
export const rules2: Policy = { version: 2, rules: 2, values: POLICY_VERSION_1 };
export const FIRST_DAY = '2026-02-02';
export const LAST_DAY = '2026-05-02';
export const PRICE = 2_400_000;
/** The course with 9 of 20 held and 1 owed held: newer rules leave one meeting more, and a refund. */
export const NINE_HELD = { bought: 20, drawn: 10, owedDrawn: 1, perWeek: 2, lastDay: LAST_DAY };

/** 19:00 WIB of a day, or another hour. */
export const evening = (day: string, hour = 19): Date => instantOf(day, hour * 60);
export const spanOn = (day: string, hour = 19) => {
  const start = evening(day, hour);
  return { start, end: later(start, HOUR) };
};

/** The day of each number, 1 to 20, as first planned. */
export const DAYS: readonly string[] = Array.from({ length: 20 }, (_, at) =>
  addDays(FIRST_DAY, Math.floor(at / 2) * 7 + (at % 2) * 2),
);

/** The meetings as first planned; `id` is the first day, so that it tells a meeting from its number. */
export const firstPlan = (): Numbered[] =>
  DAYS.map((day, at) => ({ id: day, number: at + 1, start: evening(day), waived: false }));

/** Weeks since the first Monday of 1970 in Jakarta; quicker than `weekOf` and independent of it. */
export const weekNumber = (instant: Date): number =>
  Math.floor((instant.getTime() + 7 * HOUR - 4 * DAY) / (7 * DAY));
