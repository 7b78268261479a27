import {
  answerPlacement,
  currentPlacement,
  finishPlacement,
  getPlacement,
  type PlacementResult,
  startPlacement,
} from '@fasih/school/assessment/placement/contract';
import type { Reply } from '@fasih/school/basics/contract';
import { userProfile } from '@fasih/school/people/accounts/profile-contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../lib/client.ts';
import type { Who } from '../../lib/session.ts';
import { deviceHeader, deviceKey, ensureDeviceKey, forgetChoice, storedChoice } from './device.ts';
import { forgetAnswer, forgetSitting } from './kept.ts';
import { broughtAnswers, type Given, type Heard, offsetOf, type Running } from './running.ts';

export type Current = Reply<typeof currentPlacement>;
export type Waiting = Current['enrolments'][number];

/** A sitting as this page knows it: running, with when it was asked for, or its result. */
export type Sitting = ({ state: 'running' } & Heard) | { state: 'finished'; result: PlacementResult };

const keys = {
  anyCurrent: ['placement', 'current'] as const,
  current: (who: Who) => [...keys.anyCurrent, who] as const,
  sitting: (id: string) => ['placement', 'sitting', id] as const,
};

function sittingOf(reply: Reply<typeof getPlacement>, askedAt: number): Sitting {
  if (reply.state === 'finished') return { state: 'finished', result: reply };
  return { state: 'running', attempt: reply, askedAt, offset: offsetOf(reply.now, Date.now()) };
}

/** What waits for this person or device. A visitor whose device has no sitting need not ask. */
export function useCurrent(who: Who) {
  return useQuery({
    queryKey: keys.current(who),
    enabled: who !== 'unknown',
    queryFn: async ({ signal }): Promise<Current> => {
      if (who === 'none' && deviceKey() === null) return { enrolments: [], device: null };
      return call(currentPlacement, {}, { signal, atStart: true, headers: deviceHeader() });
    },
  });
}

/** One sitting; asked for again whenever the page is looked at, so that two tabs show the same. */
export function useSitting(id: string) {
  return useQuery<Sitting>({
    queryKey: keys.sitting(id),
    refetchOnWindowFocus: (query) => (query.state.data?.state === 'finished' ? false : 'always'),
    refetchOnReconnect: false,
    staleTime: (query) => (query.state.data?.state === 'finished' ? Number.POSITIVE_INFINITY : 2000),
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<Sitting> => {
      const askedAt = Date.now();
      const options = { signal, headers: deviceHeader() };
      return sittingOf(await call(getPlacement, { params: { attemptId: id } }, options), askedAt);
    },
  });
}

/** Starts a sitting for an enrolment, or an anonymous one for the stored choice; answers its id. */
export function useStart() {
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (enrolmentId: string | null): Promise<string> => {
      if (enrolmentId === null) ensureDeviceKey();
      const { bank: _known, ...choice } = storedChoice();
      const askedAt = Date.now();
      const body = enrolmentId === null ? choice : { enrolmentId, ...choice };
      const reply = await call(startPlacement, { body }, { headers: deviceHeader() });
      queries.setQueryData<Sitting>(keys.sitting(reply.id), sittingOf(reply, askedAt));
      return reply.id;
    },
  });
}

/** Brings one answer to the server and forgets the copy on the device; answers the fresh clock difference. */
export async function saveAnswer(
  attemptId: string,
  position: number,
  given: Given,
): Promise<{ offset: number }> {
  const { now } = await call(
    answerPlacement,
    { params: { attemptId, position }, body: { answer: given.answer, ms: given.ms } },
    { headers: deviceHeader() },
  );
  forgetAnswer(attemptId, position, given);
  return { offset: offsetOf(now, Date.now()) };
}

/** Ends a sitting; answers that did not arrive yet come along. The server scores once, however often it is asked. */
export async function finish(attemptId: string, unsaved: Running['unsaved']): Promise<PlacementResult> {
  const body = { answers: broughtAnswers(unsaved) };
  return call(finishPlacement, { params: { attemptId }, body }, { headers: deviceHeader() });
}

/** Puts a result on the screen. */
export function useFinished() {
  const queries = useQueryClient();
  return useCallback(
    (result: PlacementResult) => {
      const sitting: Sitting = { state: 'finished', result };
      queries.setQueryData<Sitting>(keys.sitting(result.id), sitting);
    },
    [queries],
  );
}

/** Removes what the browser kept for a test that is over, and lets the start page ask anew. */
export function useCleanUp() {
  const queries = useQueryClient();
  return useCallback(
    (attemptId: string) => {
      forgetSitting(attemptId);
      forgetChoice();
      void queries.invalidateQueries({ queryKey: keys.anyCurrent });
    },
    [queries],
  );
}

/**
 * The name for the greeting: the account's, else its username while no name is known, and 'Student' when neither can be
 * had (docs/product/calls-and-texts.md#test-texts).
 */
export function useGreetingName(who: Who): string | undefined {
  const { data, isError } = useQuery({
    queryKey: ['accounts', 'profile', 'username'],
    enabled: who !== 'unknown' && who !== 'none',
    retry: 1,
    queryFn: ({ signal }) => call(userProfile, {}, { signal, atStart: true }),
  });
  if (who === 'none' || isError) return 'Student';
  return data && (data.full_name || data.username);
}
