import { speakingChecks } from '@fasih/content/speaking-check/speaking-check';
import { areaOf, areaScores } from '@fasih/school/assessment/placement/report';
import { readLabel } from '@fasih/school/basics/levels';
import { allowedLevels, isLevelOverdue, levelDue } from '@fasih/school/catalogue/policy/level';
import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { itemOfQuestion } from '../../assessment/placement/banks.ts';
import { dateOf } from '../../platform/db/json-rows.ts';
import type { LevelPage, LevelRow } from './store.ts';

/** A learner's level for staff. */
export function presentLevel(page: LevelPage, now: Date): LevelDetail {
  const group = page.level === null ? page.ageGroup : (readLabel(page.level)?.group ?? page.ageGroup);
  const ends = page.ends.map((end) => dateOf(end));
  const dueAt =
    page.waitsSince === null || page.courseState !== 'active' ? null : levelDue(page.waitsSince, ends);
  return {
    enrolmentId: page.enrolmentId,
    learner: { id: page.learnerId, name: page.learnerName },
    courseName: page.packageName,
    packageType: page.packageType,
    courseState: page.courseState,
    classId: page.classId,
    className: page.className,
    ageGroup: group,
    level: page.level,
    state: page.state,
    version: page.version,
    dueAt: dueAt?.toISOString() ?? null,
    overdue: isLevelOverdue(dueAt, now),
    allowed: page.level === null ? [] : allowedLevels(page.level),
    proposal: page.sitting && presentSitting(page.sitting),
    check: group && speakingChecks[group],
    look: page.look && { text: page.look.text, askedAt: iso(page.look.askedAt) },
    history: page.history.map((one) => ({ ...one, at: iso(one.at) })),
    groupLevel: groupLevelOf(page),
  };
}

/** The group's level if it differs from the learner's, so that staff can move the learner. */
function groupLevelOf({ capacity, classLevel, level }: LevelRow): string | null {
  return capacity !== null && capacity > 1 && classLevel !== level ? classLevel : null;
}

/** Test result by area, with the topic of each missed question but no question, option or key. */
function presentSitting(sitting: NonNullable<LevelPage['sitting']>): LevelDetail['proposal'] {
  const answers = sitting.questions.map((question) => {
    const item = itemOfQuestion({ item_id: question.item_id, item: question.item });
    return { item, skill: item.skill, correct: question.answer === item.correct_answer };
  });
  const missed = Map.groupBy(
    answers.filter(({ correct }) => !correct),
    ({ item }) => `${item.skill}:${item.cefr}:${item.point.en}`,
  );
  const { questions: _questions, ...result } = sitting;
  return {
    ...result,
    tooFast: sitting.tooFast === true,
    finishedAt: iso(sitting.finishedAt),
    areas: areaScores(answers),
    missed: [...missed.values()].flatMap((same) => {
      const [one] = same;
      if (!one) return [];
      const { cefr, point, skill } = one.item;
      return [{ area: areaOf(skill), point, cefr, count: same.length }];
    }),
  };
}

/** Converts an instant in PostgreSQL's JSON format to the API's. */
const iso = (text: string) => new Date(text).toISOString();
