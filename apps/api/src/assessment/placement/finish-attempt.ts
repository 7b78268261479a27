import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import { attemptState } from '@fasih/school/assessment/placement/rules';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { ownerOf } from './access.ts';
import { presentResult } from './present.ts';
import { scoreAttempt } from './score-attempt.ts';
import { findOwnAttempt, lockOwnAttempt } from './store.ts';
import { type GivenAnswer, replaceAnswers } from './store-writes.ts';

/**
 * Ends a sitting and scores it once; repeated and simultaneous calls get the same result. `offlineAnswers`
 * replace stored ones until the grace period ends, afterwards they are ignored; the risk of forged times is
 * accepted (docs/decisions/004-offline-answers.md).
 */
export async function finishAttempt(
  services: Services,
  call: Call,
  attemptId: string,
  offlineAnswers: readonly GivenAnswer[],
): Promise<PlacementResult | Refusal<'placement.notFound'>> {
  const owner = ownerOf(call, services.config.appSecret);
  if (!isId(attemptId)) return refuse('placement.notFound');
  return inTransaction(services.pool, async (db) => {
    const attempt = await lockOwnAttempt(db, owner, attemptId);
    if (!attempt) return refuse('placement.notFound');
    if (attempt.finished_at) {
      // Read again, because the concurrent finish also changed the enrolment.
      return presentResult((await findOwnAttempt(db, owner, attemptId)) ?? attempt);
    }
    const state = attemptState({ startedAt: attempt.started_at, finishedAt: null, now: call.now });
    if (state !== 'over' && offlineAnswers.length > 0) {
      const answeredAt = state === 'running' ? call.now : attempt.deadline;
      await replaceAnswers(db, attempt, lastOfEach(offlineAnswers), answeredAt);
    }
    return scoreAttempt(db, call, attempt, state === 'running' ? 'person' : 'time');
  });
}

/** The last answer to each question. */
function lastOfEach(offlineAnswers: readonly GivenAnswer[]): GivenAnswer[] {
  return [...new Map(offlineAnswers.map((answer) => [answer.position, answer])).values()];
}
