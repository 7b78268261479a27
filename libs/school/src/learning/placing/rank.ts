import { DAY, later } from '../../basics/instants.ts';
import { weekMinuteOf } from '../../basics/week-minutes.ts';
import type { Slot } from '../meetings/plan.ts';
import { explained, type Proposal } from './explain.ts';
import { fitOf } from './fit.ts';
import { gridOf, horizonOf } from './horizon.ts';
import { type Effort, optionsOf, THOROUGH } from './options.ts';
import { triedOf, trySlots } from './try-slots.ts';
import {
  type Option,
  type PlacingLearner,
  type PlacingSchool,
  type PlacingTeacher,
  teaches,
} from './types.ts';

/** A teacher with proposals, best first; none where no times fit. */
export type RankedTeacher = { teacher: PlacingTeacher; proposals: Proposal[] };

/** Weeks beyond those that the meetings need, for holidays and days away. */
export const SPARE_WEEKS = 8;
/** Proposals shown to a family. */
export const SHOWN = 3;

/** Weeks that must be looked at for this learner, from the earliest instant on. */
export function weeksFor(
  { meetings, perWeek, wishes }: Pick<PlacingLearner, 'meetings' | 'perWeek' | 'wishes'>,
  earliest: Date,
): number {
  const wished = wishes.earliestStart === null ? 0 : Date.parse(wishes.earliestStart) - earliest.getTime();
  const waits = Math.max(0, Math.ceil(wished / (7 * DAY)));
  return waits + Math.ceil(meetings / Math.max(2, perWeek)) + SPARE_WEEKS;
}

/** The first instant after the horizon of this learner. */
export const horizonEnd = (learner: Parameters<typeof weeksFor>[0], earliest: Date): Date =>
  later(earliest, (weeksFor(learner, earliest) + 1) * 7 * DAY);

/**
 * Teachers for a learner's class, best first, each with up to three weekly times at which the whole course can be held.
 * The better an option keeps the wishes, the earlier; among equals the teacher with the fewest meetings in 28 days.
 */
export function rankTeachers(
  learner: PlacingLearner,
  teachers: readonly PlacingTeacher[],
  school: PlacingSchool,
  effort: Effort = THOROUGH,
): RankedTeacher[] {
  const horizon = horizonOf(school.earliest, weeksFor(learner, school.earliest) + 1);
  const fit = fitOf(learner.wishes, horizon, learner.meetingMinutes);
  const tried = triedOf(learner, horizon, school, fit);
  return teachers
    .filter((teacher) => teaches(teacher, learner))
    .map((teacher) => {
      const grid = gridOf({ ...school, ...teacher, horizon, meetingMinutes: learner.meetingMinutes });
      const isFree = (start: number) => !teacher.resting?.includes(start);
      const options = optionsOf(tried, teacher, grid, effort, isFree).sort(compareOptions);
      return { teacher, proposals: options.map((option) => explained(tried, grid, option)) };
    })
    .sort(
      (a, b) =>
        (a.proposals[0]?.cost ?? Number.POSITIVE_INFINITY) -
          (b.proposals[0]?.cost ?? Number.POSITIVE_INFINITY) ||
        a.teacher.load - b.teacher.load ||
        a.teacher.name.localeCompare(b.teacher.name) ||
        a.teacher.teacherId.localeCompare(b.teacher.teacherId),
    )
    .toSorted((a, b) => Number(a.proposals.length === 0) - Number(b.proposals.length === 0));
}

/** The better option first; then the earlier one. */
export const compareOptions = (a: Option, b: Option): number =>
  a.cost - b.cost || a.first.start.getTime() - b.first.start.getTime();

/**
 * The best proposals of all teachers: first each teacher's best with other times than those before, then whatever is
 * left, so that a family has a real choice.
 */
export function bestOf(ranked: readonly RankedTeacher[], count: number = SHOWN): Proposal[] {
  const all = ranked
    .flatMap(({ teacher, proposals }) => proposals.map((proposal) => ({ proposal, load: teacher.load })))
    .sort((a, b) => compareOptions(a.proposal, b.proposal) || a.load - b.load)
    .map(({ proposal }) => proposal);
  const chosen: Proposal[] = [];
  const differs = [
    (one: Proposal) =>
      !chosen.some((other) => other.teacherId === one.teacherId || sameTimes(other, one)) &&
      (one.isWished || !all.some(({ isWished }) => isWished)),
    (one: Proposal) => !chosen.some((other) => sameTimes(other, one)),
    () => true,
  ];
  for (const isGood of differs) {
    for (const one of all) {
      if (chosen.length < count && !chosen.includes(one) && isGood(one)) chosen.push(one);
    }
  }
  return chosen.sort(compareOptions);
}

/** Whether two have the same weekly times; both have them in the order of the week. */
export const sameTimes = (a: Pick<Option, 'slots'>, b: Pick<Option, 'slots'>): boolean =>
  a.slots.length === b.slots.length &&
  a.slots.every(({ weekday, minute }, n) => b.slots[n]?.weekday === weekday && b.slots[n]?.minute === minute);

/** Exactly these weekly times with this teacher, or null where the course cannot be held at them. */
export function proposalFor(
  learner: PlacingLearner,
  teacher: PlacingTeacher,
  school: PlacingSchool,
  slots: readonly Slot[],
): Proposal | null {
  if (!teaches(teacher, learner)) return null;
  const horizon = horizonOf(school.earliest, weeksFor(learner, school.earliest) + 1);
  const fit = fitOf(learner.wishes, horizon, learner.meetingMinutes);
  const tried = triedOf(learner, horizon, school, fit);
  const grid = gridOf({ ...school, ...teacher, horizon, meetingMinutes: learner.meetingMinutes });
  const starts = slots.map(weekMinuteOf).sort((a, b) => a - b);
  const places = starts.map((start) => grid.starts.indexOf(start));
  if (places.includes(-1) || new Set(slots.map(({ weekday }) => weekday)).size < slots.length) return null;
  const option = trySlots(tried, teacher, grid, places);
  return option && explained(tried, grid, option);
}
