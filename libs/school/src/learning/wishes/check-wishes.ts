import { addDays, daysBetween } from '../../catalogue/policy/validity.ts';
import { joinHours } from '../meetings/join-hours.ts';
import { liesWithin, PAINT_STEP } from './painted.ts';
import type { Wishes } from './wishes.ts';

/** How many periods with other hours the wishes of one course may have. */
export const MAX_PERIODS = 6;
const MAX_PERIOD_DAYS = 92;

/** What is wrong with wishes by field, as keys of the `fields` texts. */
export type WishFaults = Record<string, string>;

/** What the server knows about the course. */
export type WishFacts = {
  today: string;
  /** Whether a goal is required, as for a Special Course. */
  needsGoal: boolean;
  /** Teachers whom this family may choose. */
  teacherIds: readonly string[];
};

/**
 * What is wrong with wishes (docs/product/classes.md#wishes). `before` are the stored ones: a past day or a former teacher in them
 * may stay, so that an old wish does not prevent a new one.
 */
export function faultsOfWishes(wishes: Wishes, before: Wishes, facts: WishFacts): WishFaults {
  const { today, needsGoal, teacherIds } = facts;
  const faults: WishFaults = {};
  const { possible, preferred, earliestStart } = wishes;
  if (possible.some(isUneven)) faults.possible = 'halfHours';
  if (preferred.some(isUneven)) faults.preferred = 'halfHours';
  else if (!liesWithin(preferred, possible)) faults.preferred = 'preferredOutside';
  if (earliestStart !== null && earliestStart < today && earliestStart !== before.earliestStart)
    faults.earliestStart = 'datePast';
  if (wishes.teacherIds.some((id) => !teacherIds.includes(id) && !before.teacherIds.includes(id)))
    faults.teacherIds = 'teacherUnknown';
  if (needsGoal && !wishes.goal) faults.goal = 'required';
  return { ...faults, ...faultsOfPeriods(wishes, before, today) };
}

const isUneven = ({ from, to }: { from: number; to: number }) =>
  from % PAINT_STEP !== 0 || to % PAINT_STEP !== 0;

function faultsOfPeriods(wishes: Wishes, before: Wishes, today: string): WishFaults {
  const faults: WishFaults = {};
  wishes.periods.forEach(({ from, to, possible }, n) => {
    const earlier = wishes.periods[n - 1];
    const wasStored = before.periods.some((one) => one.from === from && one.to === to);
    if (possible.some(isUneven)) faults[`periods.${n}.possible`] = 'halfHours';
    if (earlier !== undefined && from <= earlier.to)
      faults[`periods.${n}.from`] = from < earlier.from ? 'periodsOrder' : 'periodsOverlap';
    if (to < from) faults[`periods.${n}.to`] = 'lastBeforeFirst';
    else if (daysBetween(from, addDays(to, 1)) > MAX_PERIOD_DAYS) faults[`periods.${n}.to`] = 'periodTooLong';
    else if (to < today && !wasStored) faults[`periods.${n}.to`] = 'datePast';
  });
  return faults;
}

/** Wishes as they are stored: hours joined, an empty goal as none, each teacher once. */
export function tidyWishes(wishes: Wishes): Wishes {
  return {
    possible: joinHours(wishes.possible),
    preferred: joinHours(wishes.preferred),
    earliestStart: wishes.earliestStart,
    periods: wishes.periods.map(({ from, to, possible }) => ({ from, to, possible: joinHours(possible) })),
    teacherIds: [...new Set(wishes.teacherIds)],
    goal: wishes.goal || null,
  };
}
