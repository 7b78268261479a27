import { DAY_MINUTES, WEEK_MINUTES } from '../../basics/week-minutes.ts';
import { isAtSchool, OUTSIDE, PREFERRED } from './fit.ts';
import { type Grid, TAKEN } from './horizon.ts';
import { daysApart, stateAt, type Tried, trySlots } from './try-slots.ts';
import type { Option, PlacingTeacher } from './types.ts';

/** How hard it is looked. */
export type Effort = {
  /** Options of each teacher. */
  options: number;
  /** Starts of a weekday that are combined with other days. */
  startsOfDay: number;
  /** Combinations that are planned as a whole. */
  maxTries: number;
};

/** For one learner. */
export const THOROUGH: Effort = { options: 3, startsOfDay: 8, maxTries: 60 };

/** The cost of a start outside the wishes. */
const TIER = 100;
/** Options on the same days within an hour of each other are no real choice. */
const CLOSE = 60;

type Start = { at: number; start: number; weekday: number; cost: number };

/**
 * A teacher's best weekly times for a learner: other days first, for a real choice, then other hours of the same days.
 * `isFree` leaves out starts that are promised to somebody else.
 */
export function optionsOf(
  tried: Tried,
  teacher: PlacingTeacher,
  grid: Grid,
  effort: Effort,
  isFree: (start: number) => boolean = () => true,
): Option[] {
  const combinations = combinationsOf(tried, startsOf(tried, grid, effort, isFree));
  const found: { option: Option; starts: readonly number[] }[] = [];
  let tries = 0;
  // All that keeps the wishes comes before what does not.
  for (const [from, to] of tiersOf(combinations)) {
    for (const again of [false, true]) {
      for (let n = from; n < to; n += 1) {
        if (found.length === effort.options || tries === effort.maxTries) break;
        const places = combinations[n] ?? [];
        const starts = places.map(({ start }) => start);
        const repeats = found.some((one) =>
          again ? isClose(one.starts, starts) : isSameDays(one.starts, starts),
        );
        if (repeats) continue;
        tries += 1;
        const option = trySlots(
          tried,
          teacher,
          grid,
          places.map(({ at }) => at),
        );
        if (option) found.push({ option, starts });
      }
    }
  }
  return found.map(({ option }) => option);
}

/** Places in the sorted combinations between which equally many times lie outside the wishes. */
function tiersOf(combinations: readonly Start[][]): [from: number, to: number][] {
  const tierOf = (of: readonly Start[]) => Math.floor(costOfStarts(of) / TIER);
  const borders = combinations.flatMap((of, n) =>
    n > 0 && tierOf(of) !== tierOf(combinations[n - 1] ?? []) ? [n] : [],
  );
  return [0, ...borders].map((from, n) => [from, borders[n] ?? combinations.length]);
}

const costOfStarts = (of: readonly Start[]) => of.reduce((sum, { cost }) => sum + cost, 0);

/** A class has two or three meetings a week. */
export const slotsAWeek = ({ learner }: Tried): number => Math.min(3, Math.max(2, learner.perWeek));

const isSameDays = (a: readonly number[], b: readonly number[]) =>
  a.every((start, n) => Math.floor(start / DAY_MINUTES) === Math.floor((b[n] ?? 0) / DAY_MINUTES));
const isClose = (a: readonly number[], b: readonly number[]) =>
  a.every((start, n) => Math.abs(start - (b[n] ?? 0)) < CLOSE);

/** The best starts of each weekday that are not taken in the weeks that any plan needs. */
function startsOf(tried: Tried, grid: Grid, effort: Effort, isFree: (start: number) => boolean): Start[][] {
  const slots = slotsAWeek(tried);
  const firstWeek = Math.floor(tried.from / WEEK_MINUTES);
  // Every plan spans at least this many whole weeks after its first one.
  const untilWeek = Math.min(grid.weeks, firstWeek + Math.floor(tried.learner.meetings / slots));
  const days: Start[][] = [[], [], [], [], [], [], []];
  for (let at = 0; at < grid.starts.length; at += 1) {
    const start = grid.starts[at] ?? 0;
    if (!isFree(start) || isTaken(tried, grid, at, firstWeek, untilWeek)) continue;
    const weekday = Math.floor(start / DAY_MINUTES);
    days[weekday]?.push({ at, start, weekday, cost: costOfStart(tried, start, firstWeek) });
  }
  const perDay = slots === 3 ? Math.ceil(effort.startsOfDay / 2) : effort.startsOfDay;
  return days.map((of) => of.sort((a, b) => a.cost - b.cost || a.start - b.start).slice(0, perDay));
}

/** Whether a start is taken in one of these weeks. */
export function isTaken(tried: Tried, grid: Grid, at: number, firstWeek: number, untilWeek: number): boolean {
  for (let week = firstWeek; week < untilWeek; week += 1) {
    const isAhead = (grid.starts[at] ?? 0) + week * WEEK_MINUTES >= tried.from;
    if (isAhead && stateAt(tried, grid, at, week) === TAKEN) return true;
  }
  return false;
}

/** How a start suits, as digits of one number: outside the wishes, at school, not preferred. */
function costOfStart(tried: Tried, start: number, week: number): number {
  if (!tried.hasWishes) return isAtSchool(tried.learner.ageGroup, start) ? TIER : 0;
  // A week that differs does not decide about a whole course: the fit of most weeks is looked up at the end.
  const days = [week + 1, week + 5, week + 9].map((at) => at * 7 + Math.floor(start / DAY_MINUTES));
  const fits = days.map((day) => tried.fit(start, day));
  const outside = fits.filter((one) => one === OUTSIDE).length;
  return TIER * outside + fits.filter((one) => one !== PREFERRED).length;
}

/** Starts on different weekdays, the best first. */
function combinationsOf(tried: Tried, days: readonly Start[][]): Start[][] {
  const count = slotsAWeek(tried);
  const today = Math.floor((tried.from % WEEK_MINUTES) / DAY_MINUTES);
  const found: Start[][] = [];
  const add = (from: number, chosen: Start[]) => {
    if (chosen.length === count) {
      found.push([...chosen]);
      return;
    }
    for (let day = from; day <= days.length - (count - chosen.length); day += 1) {
      for (const start of days[day] ?? []) {
        chosen.push(start);
        add(day + 1, chosen);
        chosen.pop();
      }
    }
  };
  add(0, []);
  // Sorted as numbers of a typed array, because there are thousands: rank, then place.
  const ranks = Float64Array.from(found, (of, n) => rankOf(of, today) * found.length + n).sort();
  return Array.from(ranks, (rank) => found[rank % found.length] ?? []);
}

function rankOf(of: readonly Start[], today: number): number {
  const cost = costOfStarts(of);
  const starts = of.map(({ start }) => start);
  const [first = 0] = starts;
  const mixed = starts.every((start) => start % DAY_MINUTES === first % DAY_MINUTES) ? 0 : 1;
  const near = 2 * starts.length - daysApart(starts);
  const ahead = Math.min(...of.map(({ weekday }) => (weekday - today + 7) % 7));
  return (((cost * 8 + near) * 2 + mixed) * 7 + ahead) * DAY_MINUTES + (first % DAY_MINUTES);
}
