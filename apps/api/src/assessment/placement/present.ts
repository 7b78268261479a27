import type { PlacementResult, RunningAttempt } from '@fasih/school/assessment/placement/contract';
import { OPTION_LETTERS, type OptionLetter } from '@fasih/school/assessment/placement/draw';
import { GRACE_SECONDS, RETAKE_DAYS } from '@fasih/school/assessment/placement/rules';
import { DAY, later } from '@fasih/school/basics/instants';
import { presentReview } from '../../courses/enrolments/level-review.ts';
import { itemOfQuestion } from './banks.ts';
import type { AttemptRow, QuestionRow } from './store.ts';

/**
 * A running sitting for the browser, with options lettered in the order shown. It must not contain the key, the
 * bank's letters, item id, cell, level or skill, from which the key could be found.
 */
export function presentRunning(
  attempt: Pick<AttemptRow, 'id' | 'bank' | 'started_at' | 'deadline'>,
  questions: readonly Pick<QuestionRow, 'position' | 'item_id' | 'option_order' | 'answer' | 'item'>[],
  now: Date,
): RunningAttempt {
  return {
    state: 'running',
    id: attempt.id,
    bank: attempt.bank,
    startedAt: attempt.started_at.toISOString(),
    deadline: attempt.deadline.toISOString(),
    graceSeconds: GRACE_SECONDS,
    now: now.toISOString(),
    questions: questions.map((question) => {
      const item = itemOfQuestion(question);
      const order = question.option_order.split('') as OptionLetter[];
      return {
        position: question.position,
        text: item.text ?? null,
        question: item.question,
        options: order.map((bankLetter, index) => ({
          letter: letterAt(index),
          text: item.options[bankLetter],
        })),
        answer: question.answer === null ? null : letterAt(question.option_order.indexOf(question.answer)),
      };
    }),
  };
}

function letterAt(index: number): OptionLetter {
  const letter = OPTION_LETTERS[index];
  if (!letter) throw new RangeError(`no option letter for index ${index}`);
  return letter;
}

/** Whether the order is paid or free: the school then promises details of the class by email within 24 hours. */
export function promisesClassInfo(orderStatus: string | null): boolean {
  return orderStatus === 'paid' || orderStatus === 'free';
}

/** The result of a sitting. Throws if it was not scored. */
export function presentResult(attempt: AttemptRow): PlacementResult {
  const { finished_at, finished_by, correct, percent, level, too_fast, areas } = attempt;
  if (!finished_at || !finished_by || correct === null || percent === null || !level || !areas) {
    throw new Error(`the sitting ${attempt.id} has no result`);
  }
  return {
    state: 'finished',
    id: attempt.id,
    bank: attempt.bank,
    finishedAt: finished_at.toISOString(),
    finishedBy: finished_by,
    correct,
    total: attempt.total,
    percent,
    level,
    borderlineWith: attempt.borderline_with,
    tooFast: too_fast === true,
    review: presentReview(attempt.review, attempt.level_now),
    levelNow: attempt.level_now === level ? null : attempt.level_now,
    areas,
    classInfoPromised: promisesClassInfo(attempt.order_status),
    retakeFrom:
      attempt.enrolment_id === null ? null : retakeFrom(finished_at, attempt.retake_allowed_by).toISOString(),
  };
}

/** From when the learner may sit the test again: at once if a staff member allowed it. */
function retakeFrom(finishedAt: Date, allowedBy: string | null): Date {
  return allowedBy ? finishedAt : later(finishedAt, RETAKE_DAYS * DAY);
}
