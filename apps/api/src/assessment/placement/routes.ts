import {
  answerPlacement,
  currentPlacement,
  finishPlacement,
  getPlacement,
  startPlacement,
} from '@fasih/school/assessment/placement/contract';
import type { Api } from '../../platform/http/api.ts';
import { finishAttempt } from './finish-attempt.ts';
import { readAttempt, readCurrent } from './read-attempt.ts';
import { saveAnswer } from './save-answer.ts';
import { startAttempt } from './start-attempt.ts';

/** Routes for the placement test, used by the learner's family or an anonymous device. */
export function placementRoutes(api: Api): void {
  const { services } = api;
  api.route(currentPlacement, (_input, call) => readCurrent(services, call));
  api.route(startPlacement, ({ body }, call) => startAttempt(services, call, body), {
    auditNotNeeded: 'the sitting keeps who, when, bank and seed; going on with an open one changes nothing',
  });
  api.route(getPlacement, ({ params }, call) => readAttempt(services, call, params.attemptId));
  api.route(
    answerPlacement,
    ({ params, body }, call) =>
      saveAnswer(services, call, params.attemptId, { position: params.position, ...body }),
    { auditNotNeeded: 'a high-rate write of a learner; the row of the question keeps answer and time' },
  );
  api.route(
    finishPlacement,
    ({ params, body }, call) => finishAttempt(services, call, params.attemptId, body.answers),
    { auditNotNeeded: 'scoring writes an audit entry; a repeated finish changes nothing' },
  );
}
