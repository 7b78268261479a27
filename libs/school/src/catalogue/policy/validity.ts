import { addDays, addMonths } from '../../basics/calendar.ts';
import { DAY, dayIn, offsetHoursOf, SCHOOL_ZONE, type Zone } from '../../basics/instants.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { because } from './reasons.ts';

export { addDays, addMonths } from '../../basics/calendar.ts';

/**
 * The last day on which a meeting may be held: the package's months from the first planned meeting's day, plus 7 days
 * for each meeting that school or teacher cancelled (docs/product/classes.md#validity-and-expiry).
 */
export function lastDayOf(startsOn: string, months: number, extensionDays: number): string {
  return addDays(addMonths(startsOn, months), extensionDays);
}

/** The end of a school day: the first instant, UTC, that no longer belongs to it. Indonesia has no summer time. */
export function endOfDay(day: string, zone: Zone = SCHOOL_ZONE): Date {
  return instantOf(addDays(day, 1), 0, zone);
}

/** The instant of a minute of a day in a zone, UTC. */
export function instantOf(day: string, minute: number, zone: Zone = SCHOOL_ZONE): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minute - offsetHoursOf(zone) * 60) * 60_000);
}

/** Days from one school day to another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY);
}

/** Monday of the week of an instant, in the school's zone; weeks are counted Monday to Sunday. */
export function weekOf(instant: Date, zone: string = SCHOOL_ZONE): string {
  const day = dayIn(instant, zone);
  return addDays(day, 1 - weekdayOf(day));
}

/** Monday = 1 … Sunday = 7. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

export type ExpireOutcome = 'expired' | 'running' | 'nothingLeft';

/** After the last day the rest is forfeited. */
export function decideExpire(
  policy: Policy,
  enrolment: { lastDay: string; left: number },
  now: Date,
): Decision<ExpireOutcome> {
  const { lastDay, left } = enrolment;
  const inputs = { now: now.toISOString(), lastDay, left };
  if (now < endOfDay(lastDay))
    return decide(policy, 'expire', 'running', inputs, because('expire.running', { lastDay }));
  return left > 0
    ? decide(policy, 'expire', 'expired', inputs, because('expire.rest', { left, lastDay }))
    : decide(policy, 'expire', 'nothingLeft', inputs, because('expire.nothingLeft', {}));
}

/** What is left in plain numbers ('13 left, 7 weeks: 2 a week'): begun weeks until the last day, meetings a week needed. */
export function paceOf(
  left: number,
  lastDay: string,
  now: Date,
): { left: number; weeks: number; perWeek: number } {
  const days = Math.ceil((endOfDay(lastDay).getTime() - now.getTime()) / DAY);
  const weeks = Math.max(0, Math.ceil(days / 7));
  return { left, weeks, perWeek: weeks === 0 ? left : Math.ceil(left / weeks) };
}
