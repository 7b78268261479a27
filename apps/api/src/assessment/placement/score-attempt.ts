import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import { areaReport, tooFast } from '@fasih/school/assessment/placement/report';
import { confidence, levelOf } from '@fasih/school/assessment/placement/score';
import type { PoolClient } from 'pg';
import { giveLevel } from '../../courses/enrolments/give-level.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { itemOfQuestion } from './banks.ts';
import { presentResult, promisesClassInfo } from './present.ts';
import { type AttemptRow, type QuestionRow, questionsOf } from './store.ts';
import { closeAttempt } from './store-writes.ts';

/**
 * Scores an open sitting that the caller has locked. Result, level, audit entry and mail are written in the
 * caller's transaction, so none exists without the others.
 */
export async function scoreAttempt(
  db: PoolClient,
  call: Call,
  attempt: AttemptRow,
  finishedBy: PlacementResult['finishedBy'],
): Promise<PlacementResult> {
  const scored = evaluate(attempt, await questionsOf(db, attempt.id));
  await closeAttempt(db, attempt.id, { ...scored, finishedAt: call.now, finishedBy });
  if (attempt.enrolment_id) await giveLevel(db, attempt.enrolment_id, scored.level, call.now);
  await writeAudit(db, call, {
    action: 'placement.finished',
    targetKind: 'placement_attempt',
    targetId: attempt.id,
    after: { finishedBy, correct: scored.correct, level: scored.level, enrolmentId: attempt.enrolment_id },
  });
  if (attempt.email && attempt.lang && attempt.learner_name) {
    await enqueueMail(db, {
      kind: 'placement.result',
      accountId: attempt.account_id,
      to: attempt.email,
      lang: attempt.lang,
      source: `placement.result:${attempt.id}`,
      params: {
        learnerName: attempt.learner_name,
        level: scored.level,
        percent: scored.percent,
        areas: scored.areas,
        borderlineWith: scored.borderlineWith,
        classInfoPromised: promisesClassInfo(attempt.order_status),
      },
    });
  }
  return presentResult({
    ...attempt,
    finished_at: call.now,
    finished_by: finishedBy,
    correct: scored.correct,
    percent: scored.percent,
    level: scored.level,
    borderline_with: scored.borderlineWith,
    too_fast: scored.tooFast,
    areas: scored.areas,
    level_now: attempt.enrolment_id === null ? null : scored.level,
    review:
      attempt.enrolment_id === null
        ? null
        : { state: 'proposed', courseState: 'active', decided: null, look: attempt.review?.look ?? null },
  });
}

function evaluate(attempt: AttemptRow, questions: readonly QuestionRow[]) {
  const answers = questions.map((question) => {
    const item = itemOfQuestion(question);
    return { skill: item.skill, correct: question.answer === item.correct_answer, ms: question.ms };
  });
  const correct = answers.filter((answer) => answer.correct).length;
  const { label, level, percent } = levelOf(correct, attempt.total, attempt.bank);
  const certainty = confidence(correct, attempt.total);
  return {
    correct,
    percent,
    level: label,
    borderlineWith: certainty.kind === 'clear' ? null : label.replace(level, certainty.neighbour),
    tooFast: tooFast(answers.flatMap(({ ms }) => (ms === null ? [] : [ms]))),
    areas: areaReport(answers),
  };
}
