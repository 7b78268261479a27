import type { AgeGroup } from '../../basics/age-group.ts';
import { type Level, type LevelLabel, labelOf } from '../../basics/levels.ts';
import { PLACEMENT_QUESTIONS } from './rules.ts';

/** Thresholds in percent for Advanced and Intermediate (docs/product/tests.md#scoring-and-levels). */
export const ADVANCED_PERCENT = 80;
export const INTERMEDIATE_PERCENT = 50;

export type Score = {
  level: Level;
  label: LevelLabel;
  /** Whole percent, rounded down, so that 80 is never shown below Advanced. */
  percent: number;
};

/** Compares in integers, because floating-point division misses exact thresholds. */
export function reaches(correct: number, total: number, percent: number): boolean {
  return correct * 100 >= percent * total;
}

function refuseImpossible(correct: number, total: number): void {
  if (!Number.isInteger(correct) || !Number.isInteger(total) || total < 1 || correct < 0 || correct > total) {
    throw new RangeError(`impossible score: ${correct} of ${total}`);
  }
}

/** The level for a number of right answers. Throws `RangeError` for impossible counts. */
export function levelOf(correct: number, total: number, group: AgeGroup): Score {
  refuseImpossible(correct, total);
  const level: Level = reaches(correct, total, ADVANCED_PERCENT)
    ? 'Advanced'
    : reaches(correct, total, INTERMEDIATE_PERCENT)
      ? 'Intermediate'
      : 'Beginner';
  return { level, label: labelOf(group, level), percent: Math.floor((correct * 100) / total) };
}

export type Confidence = { kind: 'clear' } | { kind: 'borderline'; neighbour: Level };

/** Raw scores out of 20 near a threshold, with the level on its other side. */
const BORDERLINE: ReadonlyMap<number, Level> = new Map([
  [9, 'Intermediate'],
  [10, 'Beginner'],
  [11, 'Beginner'],
  [16, 'Intermediate'],
  [17, 'Intermediate'],
]);

/**
 * Tells if the level is clear or close to its neighbour, so that the teacher's check decides. In simulations
 * raw scores of 9 to 11 were a coin toss, and a third to a half of 16 and 17 truly Advanced. Throws
 * `RangeError` for totals other than 20.
 */
export function confidence(correct: number, total: number): Confidence {
  refuseImpossible(correct, total);
  if (total !== PLACEMENT_QUESTIONS) throw new RangeError(`no borders known for ${total} questions`);
  const neighbour = BORDERLINE.get(correct);
  return neighbour ? { kind: 'borderline', neighbour } : { kind: 'clear' };
}
