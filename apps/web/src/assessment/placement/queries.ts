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
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { FAMILY_READS } from '../../courses/enrolments/queries.ts';
import { call } from '../../lib/client.ts';
import { invalidate, queryOf } from '../../lib/query.ts';
import type { Who } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { deviceHeader, deviceKey, ensureDeviceKey, forgetChoice, storedChoice } from './device.ts';
import { forgetAnswer, forgetSitting, newestAnswer } from './kept.ts';
import { broughtAnswers, type Given, type Heard, offsetOf, type Running, type Saved } from './running.ts';

export type Current = Reply<typeof currentPlacement>;
export type Waiting = Current['enrolments'][number];

/** A sitting as this page knows it: running, with when it was asked for, or its result. */
export type Sitting = ({ state: 'running' } & Heard) | { state: 'finished'; result: PlacementResult };

/**
 * What waits for this person or device. A visitor whose device has no sitting need not ask. Signing in does not end a
 * visitor's visit, so the key says who asks.
 */
export function useCurrent(who: Who) {
  return useQuery({
    queryKey: [...queryOf(currentPlacement, {}).queryKey, who],
    enabled: who !== 'unknown',
    queryFn: async ({ signal }): Promise<Current> => {
      if (who === 'none' && deviceKey() === null) return { enrolments: [], device: null };
      return call(currentPlacement, {}, { signal, atStart: true, headers: deviceHeader() });
    },
  });
}

function sittingOf(reply: Reply<typeof getPlacement>, requestedAt: number): Sitting {
  if (reply.state === 'finished') return { state: 'finished', result: reply };
  return { state: 'running', attempt: reply, requestedAt, offset: offsetOf(reply.now, Date.now()) };
}

const idOf = (sitting: Sitting) => (sitting.state === 'finished' ? sitting.result.id : sitting.attempt.id);

/** One sitting. What is kept is not the reply but what it says together with the clock of this device. */
const sittingQuery = (attemptId: string) => ({
  queryKey: [...queryOf(getPlacement, { params: { attemptId } }).queryKey],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Sitting> => {
    const requestedAt = Date.now();
    const options = { signal, headers: deviceHeader() };
    return sittingOf(await call(getPlacement, { params: { attemptId } }, options), requestedAt);
  },
});

/** One sitting; asked for again whenever the page is looked at, so that two tabs show the same. */
export function useSitting(attemptId: string) {
  return useQuery<Sitting>({
    ...sittingQuery(attemptId),
    refetchOnWindowFocus: (query) => (query.state.data?.state === 'finished' ? false : 'always'),
    refetchOnReconnect: false,
    staleTime: (query) => (query.state.data?.state === 'finished' ? Number.POSITIVE_INFINITY : 2000),
    networkMode: 'always',
  });
}

async function start(enrolmentId: string | null): Promise<Sitting> {
  if (enrolmentId === null) ensureDeviceKey();
  const { bank: _known, ...choice } = storedChoice();
  const requestedAt = Date.now();
  const body = enrolmentId === null ? choice : { enrolmentId, ...choice };
  return sittingOf(await call(startPlacement, { body }, { headers: deviceHeader() }), requestedAt);
}

/** Starts a sitting for an enrolment, or an anonymous one for the stored choice, and shows it. */
export function useStart() {
  const navigate = useNavigate();
  return useAction(start, {
    invalidates: FAMILY_READS,
    updates: (sitting) => sittingQuery(idOf(sitting)),
    onDone: (sitting) => navigate(`/placement-test?attempt=${idOf(sitting)}`),
  });
}

/** Brings one answer, or the newer one of another tab, to the server and forgets the copy on the device; answers what it has then. */
export async function saveAnswer(attemptId: string, position: number, given: Given): Promise<Saved> {
  const newest = newestAnswer(attemptId, position, given);
  const { now } = await call(
    answerPlacement,
    { params: { attemptId, position }, body: { answer: newest.answer, ms: newest.ms } },
    { headers: deviceHeader() },
  );
  forgetAnswer(attemptId, position, newest);
  return { answer: newest.answer, offset: offsetOf(now, Date.now()) };
}

/** Ends a sitting; answers that did not arrive yet come along. The server scores once, however often it is asked. */
export async function finish(attemptId: string, unsaved: Running['unsaved']): Promise<PlacementResult> {
  const newest = Object.entries(unsaved).map(
    ([position, given]) => [position, newestAnswer(attemptId, Number(position), given)] as const,
  );
  const body = { answers: broughtAnswers(Object.fromEntries(newest)) };
  return call(finishPlacement, { params: { attemptId }, body }, { headers: deviceHeader() });
}

/** Puts a result on the screen. */
export function useFinished() {
  const queries = useQueryClient();
  return useCallback(
    (result: PlacementResult) => {
      const sitting: Sitting = { state: 'finished', result };
      queries.setQueryData(sittingQuery(result.id).queryKey, sitting);
    },
    [queries],
  );
}

/** Removes what the browser kept for a test that is over; the start page and the family's pages load again. */
export function useCleanUp() {
  const queries = useQueryClient();
  return useCallback(
    (attemptId: string) => {
      forgetSitting(attemptId);
      forgetChoice();
      void invalidate(queries, [currentPlacement, ...FAMILY_READS]);
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
    ...queryOf(userProfile, {}),
    enabled: who !== 'unknown' && who !== 'none',
    retry: 1,
    queryFn: ({ signal }) => call(userProfile, {}, { signal, atStart: true }),
  });
  if (who === 'none' || isError) return 'Student';
  return data && (data.full_name || data.username);
}
