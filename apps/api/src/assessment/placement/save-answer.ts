import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { ownerOf } from './access.ts';
import { type GivenAnswer, saveRunningAnswer } from './store-writes.ts';

/**
 * Saves one answer while the sitting runs by the server's clock; refuses with `placement.over` from the
 * deadline on.
 */
export async function saveAnswer(
  services: Services,
  call: Call,
  attemptId: string,
  answer: GivenAnswer,
): Promise<{ saved: true; now: string } | Refusal<'placement.notFound' | 'placement.over'>> {
  const owner = ownerOf(call, services.config.appSecret);
  const outcome = isId(attemptId)
    ? await saveRunningAnswer(services.pool, owner, attemptId, answer, call.now)
    : 'notFound';
  return outcome === 'saved' ? { saved: true, now: call.now.toISOString() } : refuse(`placement.${outcome}`);
}
