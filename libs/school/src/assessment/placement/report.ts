import { ADVANCED_PERCENT, INTERMEDIATE_PERCENT, reaches } from './score.ts';

/** G grammar, V vocabulary, F everyday phrases, R reading. */
export type Skill = 'G' | 'V' | 'F' | 'R';

export const AREAS = ['grammar', 'vocabulary', 'phrases', 'reading'] as const;
export type Area = (typeof AREAS)[number];
export type AreaWord = 'strong' | 'growing' | 'startHere';

const AREA_OF: Record<Skill, Area> = {
  G: 'grammar',
  V: 'vocabulary',
  F: 'phrases',
  R: 'reading',
};

/** The area of a skill. */
export const areaOf = (skill: Skill): Area => AREA_OF[skill];

/**
 * Right and asked questions per area in a fixed order, for staff, who know how little so few questions tell.
 */
export function areaScores(
  answers: readonly { skill: Skill; correct: boolean }[],
): { area: Area; correct: number; total: number }[] {
  return AREAS.flatMap((area) => {
    const questions = answers.filter((answer) => AREA_OF[answer.skill] === area);
    const correct = questions.filter((answer) => answer.correct).length;
    return questions.length === 0 ? [] : [{ area, correct, total: questions.length }];
  });
}

/**
 * One word for each tested area in a fixed order, without numbers, because two to ten questions cannot
 * support one. Unanswered questions count as wrong; the thresholds are those of the levels.
 */
export function areaReport(
  answers: readonly { skill: Skill; correct: boolean }[],
): { area: Area; word: AreaWord }[] {
  return areaScores(answers).map(({ area, correct, total }) => ({ area, word: areaWord(correct, total) }));
}

function areaWord(correct: number, total: number): AreaWord {
  if (reaches(correct, total, ADVANCED_PERCENT)) return 'strong';
  return reaches(correct, total, INTERMEDIATE_PERCENT) ? 'growing' : 'startHere';
}

/** Milliseconds in which nobody can read a question and four options. */
export const HASTY_MS = 2000;
/** From this many hasty answers on, the learner is asked to try again. */
export const HASTY_ANSWERS = 8;

/** True if a sitting was clicked through; `times` are milliseconds per answered question. */
export function tooFast(times: readonly number[]): boolean {
  return times.filter((time) => time < HASTY_MS).length >= HASTY_ANSWERS;
}
