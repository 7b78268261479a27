import { MINUTE } from '../../basics/instants.ts';
import { DAY_MINUTES, WEEK_MINUTES, weekTimeAt } from '../../basics/week-minutes.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { endOfDay, lastDayOf } from '../../catalogue/policy/validity.ts';
import { type Fit, hasWishes, isAtSchool, OUTSIDE, PREFERRED } from './fit.ts';
import { FREE, type Grid, type Horizon, minuteAt, SKIPPED, TAKEN } from './horizon.ts';
import type { Option, PlacingLearner, PlacingSchool, PlacingTeacher } from './types.ts';

/** A learner with what is looked up again and again while times are tried. */
export type Tried = {
  learner: PlacingLearner;
  horizon: Horizon;
  school: PlacingSchool;
  fit: Fit;
  hasWishes: boolean;
  /** Nothing is held before this minute of the horizon. */
  from: number;
  /** Times of the learner in minutes of the horizon. */
  busy: readonly { from: number; to: number }[];
  /** Until when a course may be held that begins on a day of the horizon, in minutes. */
  untilOf: (dayAt: number) => number;
};

/** Prepares a learner. The wished first day counts, if it is later than the school's. */
export function triedOf(learner: PlacingLearner, horizon: Horizon, school: PlacingSchool, fit: Fit): Tried {
  const wished = learner.wishes.earliestStart;
  const earliest = minuteAt(horizon, school.earliest);
  const wishedAt =
    wished === null ? 0 : Math.max(0, horizon.days.filter((day) => day < wished).length) * DAY_MINUTES;
  const untils = new Map<number, number>();
  return {
    learner,
    horizon,
    school,
    fit,
    hasWishes: hasWishes(learner.wishes),
    from: Math.max(earliest, wishedAt),
    busy: learner.busy.map(({ start, end }) => ({
      from: minuteAt(horizon, start),
      to: minuteAt(horizon, end),
    })),
    untilOf: (dayAt) => {
      const kept = untils.get(dayAt);
      if (kept !== undefined) return kept;
      const day = horizon.days[dayAt];
      const last =
        day === undefined ? null : (learner.lastDay ?? lastDayOf(day, learner.months, learner.extensionDays));
      const until = last === null ? 0 : minuteAt(horizon, endOfDay(last));
      untils.set(dayAt, until);
      return until;
    },
  };
}

/** State of a start of the grid in a week, the learner's own times included. */
export function stateAt(tried: Tried, grid: Grid, at: number, week: number): number {
  const state = grid.states[at * grid.weeks + week] ?? TAKEN;
  if (state !== FREE || tried.busy.length === 0) return state;
  const from = (grid.starts[at] ?? 0) + week * WEEK_MINUTES;
  const to = from + tried.learner.meetingMinutes;
  return tried.busy.some((one) => one.from < to && from < one.to) ? TAKEN : FREE;
}

/**
 * Plans the whole course at these starts of the teacher's grid, as opening a class does: around holidays and days away,
 * and only where no meeting hits another one and the course ends in time. Null where that is impossible.
 */
export function trySlots(
  tried: Tried,
  teacher: Pick<PlacingTeacher, 'teacherId'>,
  grid: Grid,
  places: readonly number[],
): Option | null {
  const { learner, horizon, school, fit, hasWishes } = tried;
  const { meetings } = learner;
  let [count, outside, preferred, holidays, away] = [0, 0, 0, 0, 0];
  let first = -1;
  let last = -1;
  for (let week = Math.floor(tried.from / WEEK_MINUTES); week < grid.weeks && count < meetings; week += 1) {
    for (const at of places) {
      const start = grid.starts[at] ?? 0;
      const minute = start + week * WEEK_MINUTES;
      if (minute < tried.from || count === meetings) continue;
      const dayAt = week * 7 + Math.floor(start / DAY_MINUTES);
      const state = stateAt(tried, grid, at, week);
      if (state === TAKEN) return null;
      if (state === SKIPPED) {
        if (school.holidays.has(horizon.days[dayAt] ?? '')) holidays += 1;
        else away += 1;
        continue;
      }
      if (first < 0) first = minute;
      last = minute;
      count += 1;
      if (!hasWishes) continue;
      const how = fit(start, dayAt);
      if (how === OUTSIDE) outside += 1;
      if (how === PREFERRED) preferred += 1;
    }
  }
  if (count < meetings || first < 0) return null;
  if (last + learner.meetingMinutes > tried.untilOf(Math.floor(first / DAY_MINUTES))) return null;
  const starts = places.map((at) => grid.starts[at] ?? 0);
  const wished = learner.wishes.teacherIds;
  const found = {
    teacherId: teacher.teacherId,
    slots: starts.map(weekTimeAt),
    first: spanAt(horizon, first, learner.meetingMinutes),
    last: spanAt(horizon, last, learner.meetingMinutes),
    firstDay: horizon.days[Math.floor(first / DAY_MINUTES)] ?? '',
    lastMeetingDay: horizon.days[Math.floor(last / DAY_MINUTES)] ?? '',
    meetings,
    outside,
    preferred,
    atSchool: hasWishes ? 0 : starts.filter((start) => isAtSchool(learner.ageGroup, start)).length,
    isWished: wished.length === 0 || wished.includes(teacher.teacherId),
    holidays,
    away,
  };
  return { ...found, cost: costOf(tried, found, Math.floor((first - tried.from) / WEEK_MINUTES), starts) };
}

const spanAt = ({ base }: Horizon, minute: number, minutes: number): Span => ({
  start: new Date(base + minute * MINUTE),
  end: new Date(base + (minute + minutes) * MINUTE),
});

/** What a proposal misses, as one number, so that options of all teachers can be compared. */
const COST = {
  outside: 1000,
  atSchool: 900,
  teacher: 500,
  notPreferred: 8,
  week: 6,
  near: 3,
  mixed: 2,
} as const;

function costOf(
  { learner, hasWishes }: Tried,
  found: Omit<Option, 'cost'>,
  weeksLater: number,
  starts: readonly number[],
): number {
  const prefers = hasWishes && learner.wishes.preferred.length > 0;
  return (
    COST.outside * found.outside +
    COST.atSchool * found.atSchool +
    (found.isWished ? 0 : COST.teacher) +
    (prefers ? COST.notPreferred * (found.meetings - found.outside - found.preferred) : 0) +
    COST.week * weeksLater +
    COST.near * (2 * starts.length - daysApart(starts)) +
    (starts.every((start) => start % DAY_MINUTES === (starts[0] ?? 0) % DAY_MINUTES) ? 0 : COST.mixed)
  );
}

/** Scores the gaps between the weekly meetings, across Sunday too; a free day in between scores full. */
export function daysApart(starts: readonly number[]): number {
  const days = starts.map((start) => Math.floor(start / DAY_MINUTES));
  return days.reduce((sum, day, n) => {
    const next = days[(n + 1) % days.length] ?? day;
    return sum + Math.min(2, (next - day + 7) % 7);
  }, 0);
}
