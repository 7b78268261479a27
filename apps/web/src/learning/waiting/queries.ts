import {
  answerOffer,
  joinWaitingList,
  leaveWaitingList,
  myWaiting,
} from '@fasih/school/learning/waiting/contract';
import { call } from '../../lib/client.ts';
import { live, queryOf } from '../../lib/query.ts';

/** A family's places, offers and the groups that would fit; an offer may come at any minute. */
export const myWaitingQuery = (learnerId: string | undefined) => ({
  ...queryOf(myWaiting, { query: learnerId === undefined ? {} : { learnerId } }),
  ...live,
  refetchInterval: 60_000,
});

export type WaitingStep =
  | { kind: 'accept' | 'decline' | 'leave'; placeId: string }
  | { kind: 'join'; classId: string; enrolmentId: string };

/** Joins a list, leaves it, or answers an offer. */
export function takeStep(step: WaitingStep): Promise<unknown> {
  if (step.kind === 'join') {
    const { classId, enrolmentId } = step;
    return call(joinWaitingList, { params: { classId }, body: { enrolmentId } });
  }
  const params = { placeId: step.placeId };
  return step.kind === 'leave'
    ? call(leaveWaitingList, { params })
    : call(answerOffer, { params, body: { accept: step.kind === 'accept' } });
}
