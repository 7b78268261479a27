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
 * Ends a sitting and scores it once; whoever comes second, also at the same instant, gets the same result.
 *
 * `brought` are answers that the phone kept because the line was down. While the test runs, and within the grace
 * after the deadline, they take the place of what was stored for the same question, because the phone heard them
 * later than the server did. The server cannot know when they were really given: somebody who forges the call gains
 * up to the grace (2 minutes) of working time, which is the price of not losing an honest learner's answers on a bad
 * line (docs/decisions/004-offline-answers.md). After the grace they are ignored, and only what was stored counts.
 */
export async function finishAttempt(
  services: Services,
  call: Call,
  attemptId: string,
  brought: readonly GivenAnswer[],
): Promise<PlacementResult | Refusal> {
  const owner = ownerOf(call, services.config.appSecret);
  if (!isId(attemptId)) return refuse('placement.notFound');
  return inTransaction(services.pool, async (db) => {
    const attempt = await lockOwnAttempt(db, owner, attemptId);
    if (!attempt) return refuse('placement.notFound');
    if (attempt.finished_at) {
      // Read anew: what was waited for has changed the enrolment too, which the lock's row does not show.
      return presentResult((await findOwnAttempt(db, owner, attemptId)) ?? attempt);
    }
    const state = attemptState({ startedAt: attempt.started_at, finishedAt: null, now: call.now });
    if (state !== 'over' && brought.length > 0) {
      const answeredAt = state === 'running' ? call.now : attempt.deadline;
      await replaceAnswers(db, attempt, lastOfEach(brought), answeredAt);
    }
    return scoreAttempt(db, call, attempt, state === 'running' ? 'person' : 'time');
  });
}

/** Of two answers to one question in the same call the later one was meant. */
function lastOfEach(brought: readonly GivenAnswer[]): GivenAnswer[] {
  return [...new Map(brought.map((answer) => [answer.position, answer])).values()];
}
