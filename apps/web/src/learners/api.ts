import type { Sent } from '@fasih/school/basics/contract';
import {
  addLearner,
  giveConsent,
  listLearners,
  withdrawConsent,
} from '@fasih/school/people/learners/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { meKey } from '../accounts/api.ts';
import { call } from '../lib/client.ts';

export const learnersKey = ['learners'] as const;

/** Offline is an answer too: said at once, instead of waiting in silence until the line is back. */
const networkMode = 'always';

/** The learners of the signed-in account. */
export function useLearners(enabled = true) {
  return useQuery({
    queryKey: learnersKey,
    queryFn: ({ signal }) => call(listLearners, {}, { signal }).then((answer) => answer.data),
    enabled,
    networkMode,
  });
}

/** Adding a learner, giving and withdrawing consent; the kept list is fetched anew after each. */
export function useLearnerCalls() {
  const queries = useQueryClient();
  const settings = {
    networkMode,
    // A name that was typed here may have become the account's.
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: meKey });
      await queries.invalidateQueries({ queryKey: learnersKey });
    },
  } as const;
  return {
    add: useMutation({
      mutationFn: (body: Sent<typeof addLearner>['body']) => call(addLearner, { body }),
      ...settings,
    }),
    consent: useMutation({
      mutationFn: (input: Sent<typeof giveConsent>) => call(giveConsent, input),
      ...settings,
    }),
    withdraw: useMutation({
      mutationFn: (learnerId: string) => call(withdrawConsent, { params: { learnerId } }),
      ...settings,
    }),
  };
}
