import {
  answerOffer,
  joinWaitingList,
  leaveWaitingList,
  myWaiting,
} from '@fasih/school/learning/waiting/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** A family's places, offers and the groups that would fit; an offer may come at any minute. */
export function useMyWaiting(learnerId: string | undefined) {
  return useQuery({
    queryKey: ['waiting', 'mine', learnerId ?? ''],
    queryFn: ({ signal }) =>
      call(myWaiting, { query: learnerId === undefined ? {} : { learnerId } }, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}

export type WaitingStep =
  | { kind: 'accept' | 'decline' | 'leave'; placeId: string }
  | { kind: 'join'; classId: string; enrolmentId: string };

/** Joins a list, leaves it, or answers an offer; home and lists are asked again either way. */
export function useWaitingStep() {
  const queries = useQueryClient();
  const send = (step: WaitingStep): Promise<unknown> => {
    if (step.kind === 'join')
      return call(joinWaitingList, {
        params: { classId: step.classId },
        body: { enrolmentId: step.enrolmentId },
      });
    const params = { placeId: step.placeId };
    return step.kind === 'leave'
      ? call(leaveWaitingList, { params })
      : call(answerOffer, { params, body: { accept: step.kind === 'accept' } });
  };
  return async (step: WaitingStep) => {
    try {
      await send(step);
    } finally {
      await Promise.all(
        ['waiting', 'dashboards', 'notifications'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      );
    }
  };
}
