import { DAY_MINUTES, WEEK_MINUTES } from '../../basics/week-minutes.ts';
import { type Fit, fitOf } from './fit.ts';
import { gridOf, horizonOf } from './horizon.ts';
import { isTaken, slotsAWeek } from './options.ts';
import { weeksFor } from './rank.ts';
import { triedOf } from './try-slots.ts';
import { type PlacingLearner, type PlacingSchool, type PlacingTeacher, teaches } from './types.ts';

/** A weekly start, the teachers who are free then for a whole course, and how it suits the wishes; null where there are none. */
export type FreeStart = { weekMinute: number; teacherIds: string[]; fit: ReturnType<Fit> | null };

/** Weekly starts from which a family picks times of its own. Two of them may still miss a common teacher. */
export function freeStarts(
  learner: PlacingLearner,
  teachers: readonly PlacingTeacher[],
  school: PlacingSchool,
): FreeStart[] {
  const horizon = horizonOf(school.earliest, weeksFor(learner, school.earliest) + 1);
  const fit = fitOf(learner.wishes, horizon, learner.meetingMinutes);
  const tried = triedOf(learner, horizon, school, fit);
  const firstWeek = Math.floor(tried.from / WEEK_MINUTES);
  const untilWeek = firstWeek + Math.ceil(learner.meetings / slotsAWeek(tried)) + 1;
  const found = new Map<number, string[]>();
  for (const teacher of teachers.filter((one) => teaches(one, learner))) {
    const grid = gridOf({ ...school, ...teacher, horizon, meetingMinutes: learner.meetingMinutes });
    for (const [at, start] of grid.starts.entries()) {
      if (!teacher.resting?.includes(start) && !isTaken(tried, grid, at, firstWeek, untilWeek))
        found.set(start, [...(found.get(start) ?? []), teacher.teacherId]);
    }
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([weekMinute, teacherIds]) => ({
      weekMinute,
      teacherIds,
      fit: tried.hasWishes ? fit(weekMinute, firstWeek * 7 + Math.floor(weekMinute / DAY_MINUTES)) : null,
    }));
}
