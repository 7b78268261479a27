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

/** The area that a question of this skill counts for. */
export const areaOf = (skill: Skill): Area => AREA_OF[skill];

/** How many of how many were right in each area that was asked, in a fixed order: for staff, who know how little that says. */
export function areaScores(
  answers: readonly { skill: Skill; correct: boolean }[],
): { area: Area; correct: number; total: number }[] {
  return AREAS.flatMap((area) => {
    const asked = answers.filter((answer) => AREA_OF[answer.skill] === area);
    const correct = asked.filter((answer) => answer.correct).length;
    return asked.length === 0 ? [] : [{ area, correct, total: asked.length }];
  });
}

/**
 * One word for each area that was asked, in a fixed order. No numbers: two to ten questions for an area cannot
 * carry one. An unanswered question counts as not correct. The borders are those of the levels.
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

/** Nobody reads a question and four options in less time than this, in milliseconds. */
export const HASTY_MS = 2000;
/** So many hasty answers mean that the test was clicked through, and the learner is asked to try again. */
export const HASTY_ANSWERS = 8;

/** Whether a sitting was clicked through; `times` are milliseconds spent on each answered question. */
export function tooFast(times: readonly number[]): boolean {
  return times.filter((time) => time < HASTY_MS).length >= HASTY_ANSWERS;
}
