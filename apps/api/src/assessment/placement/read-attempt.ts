import type {
  currentPlacement,
  PlacementResult,
  RunningAttempt,
} from '@fasih/school/assessment/placement/contract';
import type { Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { ownerOf } from './access.ts';
import { bankOfLearner } from './choose-bank.ts';
import { presentResult, presentRunning } from './present.ts';
import { enrolmentsWithSitting, findOwnAttempt, openOrLastOfDevice, questionsOf } from './store.ts';

/** The caller's sitting: its questions until it is scored, then its result. */
export async function readAttempt(
  services: Services,
  call: Call,
  attemptId: string,
): Promise<RunningAttempt | PlacementResult | Refusal<'placement.notFound'>> {
  const owner = ownerOf(call, services.config.appSecret);
  const attempt = isId(attemptId) ? await findOwnAttempt(services.pool, owner, attemptId) : null;
  if (!attempt) return refuse('placement.notFound');
  if (attempt.finished_at) return presentResult(attempt);
  return presentRunning(attempt, await questionsOf(services.pool, attempt.id), call.now);
}

/** The caller's placement tests: one entry per running enrolment, and the device's sitting. */
export async function readCurrent(services: Services, call: Call): Promise<Reply<typeof currentPlacement>> {
  const owner = ownerOf(call, services.config.appSecret);
  const enrolments = owner.accountId ? await enrolmentsWithSitting(services.pool, owner.accountId) : [];
  const device = owner.deviceHash ? await openOrLastOfDevice(services.pool, owner.deviceHash) : null;
  return {
    enrolments: enrolments.map((one) => ({
      enrolmentId: one.enrolment_id,
      learnerId: one.learner_id,
      learnerName: one.learner_name,
      packageName: one.package_name,
      bank: one.attempt_bank ?? bankOfLearner(one, call.now),
      state: one.attempt_id === null ? 'toStart' : one.finished_at ? 'finished' : 'running',
      attemptId: one.attempt_id,
      level: one.level,
    })),
    device: device && { attemptId: device.id, state: device.finished_at ? 'finished' : 'running' },
  };
}
