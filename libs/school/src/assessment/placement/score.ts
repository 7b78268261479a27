import type { AgeGroup } from '../../basics/age-group.ts';
import { type Level, type LevelLabel, labelOf } from '../../basics/levels.ts';
import { PLACEMENT_QUESTIONS } from './rules.ts';

/** Percent from which a learner is Advanced, and Intermediate (docs/product/tests.md#scoring-and-levels). */
export const ADVANCED_PERCENT = 80;
export const INTERMEDIATE_PERCENT = 50;

export type Score = {
  level: Level;
  label: LevelLabel;
  /** Whole percent, rounded down, so that a shown 80 never stands beside a level below Advanced. */
  percent: number;
};

/** Compares in whole numbers: `correct / total` in binary fractions misses exact boundaries. */
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

/** Raw scores out of 20 near a border, with the level on its other side. */
const BORDERLINE: ReadonlyMap<number, Level> = new Map([
  [9, 'Intermediate'],
  [10, 'Beginner'],
  [11, 'Beginner'],
  [16, 'Intermediate'],
  [17, 'Intermediate'],
]);

/**
 * Whether the level is clear or close to its neighbour, which the teacher's check then decides.
 * In simulation raw 9 to 11 was a coin toss, and of those with 16 or 17 only a third to a half were truly
 * Advanced; 20 questions allow no better. Known for 20 questions only: throws `RangeError` for other totals.
 */
export function confidence(correct: number, total: number): Confidence {
  refuseImpossible(correct, total);
  if (total !== PLACEMENT_QUESTIONS) throw new RangeError(`no borders known for ${total} questions`);
  const neighbour = BORDERLINE.get(correct);
  return neighbour ? { kind: 'borderline', neighbour } : { kind: 'clear' };
}
