import { seededRandom, shuffled } from '../../basics/random.ts';

/** The two categories, in the order of the chooser (docs/product/tests.md#pretest). */
export const PRETEST_CATEGORIES = ['kids', 'teen'] as const;
export type PretestCategory = (typeof PRETEST_CATEGORIES)[number];

/** Working time and length of both categories. */
export const PRETEST_SECONDS = 600;
export const PRETEST_QUESTIONS = 15;

/** Seconds left at which the timer turns amber, then red (docs/product/tests.md#pretest-state). */
export const AMBER_SECONDS = 300;
export const RED_SECONDS = 60;

const FIRST_ID: Record<PretestCategory, number> = { teen: 1, kids: 16 };

/** The ids of a category's questions: 1-15 teen, 16-30 kids. */
export function questionIds(category: PretestCategory): number[] {
  return Array.from({ length: PRETEST_QUESTIONS }, (_, i) => FIRST_ID[category] + i);
}

/** Packages offered after a pretest, by their URL values (docs/product/tests.md#pretest-scoring). */
export const CARD_VALUES = [
  'general-english-kids',
  'general-english-teen',
  'general-english-adult',
  'conversation-kids',
  'conversation-teen',
  'conversation-adult',
  'test-preparation',
  'special-course',
] as const;
export type CardValue = (typeof CARD_VALUES)[number];

/** A question with its key, which only the server has. */
export type Keyed = { id: number; options: readonly string[]; correctAnswer: string };
/** A marked question; `chosen` is null if unanswered. */
export type Marked = { id: number; chosen: string | null; correct: boolean };

/**
 * Marks all questions of the key by exact match (docs/product/tests.md#pretest-scoring). Answers to other
 * questions and unknown options count as unanswered.
 */
export function markAnswers(key: readonly Keyed[], answers: Readonly<Record<string, string>>): Marked[] {
  return key.map(({ id, options, correctAnswer }) => {
    const given = Object.hasOwn(answers, id) ? answers[id] : undefined;
    const chosen = given !== undefined && options.includes(given) ? given : null;
    return { id, chosen, correct: chosen === correctAnswer };
  });
}

/** Percent of right answers, to two decimals. */
export function percentOf(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct * 10_000) / total) / 100;
}

/**
 * A question's options in the order of one sitting: stable over tabs and reloads, different between sittings.
 */
export function shownOptions(options: readonly string[], sitting: string, questionId: number): string[] {
  return shuffled(options, seededRandom(`${sitting}:${questionId}`));
}

/** `mm:ss` of whole seconds. */
export function clockFace(seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
