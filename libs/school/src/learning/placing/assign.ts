import { Chosen } from './chosen.ts';
import { explained, type Proposal } from './explain.ts';
import { fitOf } from './fit.ts';
import { type Grid, gridOf, type Horizon, horizonOf } from './horizon.ts';
import { type Effort, optionsOf } from './options.ts';
import { compareOptions, weeksFor } from './rank.ts';
import { type Tried, triedOf } from './try-slots.ts';
import {
  type Option,
  type PlacingLearner,
  type PlacingSchool,
  type PlacingTeacher,
  teaches,
} from './types.ts';

/** A waiting learner with a proposal, or without one, and what else could be chosen beside all other proposals. */
export type Placement = {
  enrolmentId: string;
  proposal: Proposal | null;
  others: Proposal[];
};

/** For each of many learners, and up to how many are few. */
const MAX_FEW = 60;
const BRISK: Effort = { options: 4, startsOfDay: 4, maxTries: 12 };
/** For learners who found nothing at first. */
const PATIENT: Effort = { options: 6, startsOfDay: 12, maxTries: 60 };
/** Options of one learner that are compared. */
const MAX_CANDIDATES = 48;
/** Learners who may be moved to make room for one. */
const MAX_CHAIN = 3;
/** Options that are tried while exchanging, for a time limit that does not depend on the machine. */
const MAX_STEPS = 2_000_000;
/** Options that may be chosen in the place of a proposal. */
const OTHERS = 3;

/**
 * Proposes a class for each waiting learner, in the order given: first greedily, those with the least choice first; then
 * by moving up to three others for a learner who found nothing; then by exchanging options as long as that lowers the
 * cost (docs/decisions/030-placing-many.md). Two proposals never share a teacher's or a learner's time.
 */
export function assign(
  learners: readonly PlacingLearner[],
  teachers: readonly PlacingTeacher[],
  school: PlacingSchool,
): Placement[] {
  const grids = new Grids(learners, teachers, school);
  const tried = learners.map((learner) => grids.triedOf(learner));
  const chosen = new Chosen(learners, teachers);
  const choices = tried.map((one, place) => {
    const options = grids.candidatesOf(one, learners.length > MAX_FEW ? BRISK : PATIENT);
    chosen.offer(place, options);
    return options;
  });
  const order = choices
    .map((_, place) => place)
    .sort((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0) || a - b);
  for (const place of order) chosen.takeBest(place);
  for (const place of order) if (chosen.optionOf(place) === null) chosen.makeRoom(place, MAX_CHAIN);
  for (const place of order) {
    const one = tried[place];
    if (!one || chosen.optionOf(place) !== null) continue;
    const isFree = (teacherId: string, start: number) => chosen.isFree(place, { teacherId, start });
    chosen.offer(
      place,
      [...grids.candidatesOf(one, PATIENT, isFree), ...(choices[place] ?? [])].sort(compareOptions),
    );
    if (!chosen.takeBest(place)) chosen.makeRoom(place, MAX_CHAIN);
  }
  const budget = { steps: MAX_STEPS };
  while (budget.steps > 0 && chosen.improve(order, budget));
  return tried.map((one, place) => {
    const option = chosen.optionOf(place);
    const explain = (of: Option) => explained(one, grids.of(of.teacherId, one.learner), of);
    return {
      enrolmentId: one.learner.enrolmentId,
      proposal: option === null ? null : explain(option),
      others: chosen.othersOf(place, OTHERS).map(explain),
    };
  });
}

/** Horizon and grids shared by all learners. */
class Grids {
  readonly #horizon: Horizon;
  readonly #grids = new Map<string, Grid>();
  readonly #teachers: readonly PlacingTeacher[];
  readonly #school: PlacingSchool;

  constructor(
    learners: readonly PlacingLearner[],
    teachers: readonly PlacingTeacher[],
    school: PlacingSchool,
  ) {
    const weeks = Math.max(1, ...learners.map((learner) => weeksFor(learner, school.earliest) + 1));
    this.#horizon = horizonOf(school.earliest, weeks);
    this.#teachers = teachers;
    this.#school = school;
  }

  triedOf(learner: PlacingLearner): Tried {
    const fit = fitOf(learner.wishes, this.#horizon, learner.meetingMinutes);
    return triedOf(learner, this.#horizon, this.#school, fit);
  }

  of(teacherId: string, { meetingMinutes }: PlacingLearner): Grid {
    const key = `${teacherId} ${meetingMinutes}`;
    const kept = this.#grids.get(key);
    if (kept) return kept;
    const teacher = this.#teachers.find((one) => one.teacherId === teacherId);
    if (!teacher) throw new Error('an option of an unknown teacher');
    const grid = gridOf({ ...this.#school, ...teacher, horizon: this.#horizon, meetingMinutes });
    this.#grids.set(key, grid);
    return grid;
  }

  candidatesOf(
    tried: Tried,
    effort: Effort,
    isFree: (teacherId: string, start: number) => boolean = () => true,
  ): Option[] {
    const { learner } = tried;
    const found = this.#teachers
      .filter((teacher) => teaches(teacher, learner))
      .flatMap((teacher) =>
        optionsOf(tried, teacher, this.of(teacher.teacherId, learner), effort, (start) =>
          isFree(teacher.teacherId, start),
        ),
      );
    return found.sort(compareOptions).slice(0, MAX_CANDIDATES);
  }
}
