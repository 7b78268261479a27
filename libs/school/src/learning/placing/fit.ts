import type { AgeGroup } from '../../basics/age-group.ts';
import { weekTimeAt } from '../../basics/week-minutes.ts';
import type { Hours } from '../../catalogue/policy/offers.ts';
import { joinHours } from '../meetings/join-hours.ts';
import type { Wishes } from '../wishes/wishes.ts';
import type { Horizon } from './horizon.ts';

/** How a weekly time suits a family. */
export const OUTSIDE = 0;
export const POSSIBLE = 1;
export const PREFERRED = 2;

/** Children and teenagers are at school before this minute on weekdays. */
const SCHOOL_ENDS = 14 * 60;
const SATURDAY = 6;

/** Whether the family has painted any hours. Without them no time is inside or outside of its wishes. */
export const hasWishes = ({ possible }: Pick<Wishes, 'possible'>): boolean => possible.length > 0;

/** Whether a child or teenager is usually at school at this weekly time. */
export function isAtSchool(ageGroup: AgeGroup, weekMinute: number): boolean {
  const { weekday, minute } = weekTimeAt(weekMinute);
  return ageGroup !== 'adult' && weekday < SATURDAY && minute < SCHOOL_ENDS;
}

/** How a meeting at this minute of the week suits the family, on this day of the horizon. */
export type Fit = (weekMinute: number, dayAt: number) => typeof OUTSIDE | typeof POSSIBLE | typeof PREFERRED;

const has = (hours: readonly Hours[], weekMinute: number, minutes: number) => {
  const { weekday, minute } = weekTimeAt(weekMinute);
  return hours.some((one) => one.weekday === weekday && one.from <= minute && minute + minutes <= one.to);
};

/** Looks a family's wishes up; in weeks that differ their own hours count instead. */
export function fitOf(wishes: Wishes, { days }: Horizon, minutes: number): Fit {
  const known = new Map<number, ReturnType<Fit>>();
  const periods = days.map((day) => wishes.periods.findIndex(({ from, to }) => from <= day && day <= to));
  return (weekMinute, dayAt) => {
    const period = periods[dayAt] ?? -1;
    const key = (period + 1) * 100_000 + weekMinute;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const possible = period < 0 ? wishes.possible : (wishes.periods[period]?.possible ?? []);
    const fit = !has(joinHours(possible), weekMinute, minutes)
      ? OUTSIDE
      : has(joinHours(wishes.preferred), weekMinute, minutes)
        ? PREFERRED
        : POSSIBLE;
    known.set(key, fit);
    return fit;
  };
}
