import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '../../lib/problem.ts';
import { submit } from './queries.ts';
import type { PretestState } from './state.ts';
import type { PretestStore } from './store.ts';

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** How far a submitted test has come. */
export type Scoring = 'sending' | 'waiting' | 'refused' | PretestResult;

/** Waits, but no longer than until the device says that it is connected again or somebody asks for another try. */
function pause(ms: number, signal: AbortSignal, hurry: { current: () => void }): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, ms);
    hurry.current = end;
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

const isWorthAnotherTry = (fault: unknown) =>
  fault instanceof Problem && (fault.mayPass || fault.status === 429);

/** Sends a submitted test until the server has scored it; sending it again is harmless. `retry` ends a wait between. */
export function useResult(state: PretestState, store: PretestStore): { scoring: Scoring; retry: () => void } {
  const hurry = useRef(() => {});
  const [scoring, setScoring] = useState<Scoring>('sending');
  const { isTestSubmitted, sitting } = state;
  useEffect(() => {
    if (!isTestSubmitted) return setScoring('sending');
    const over = new AbortController();
    const { signal } = over;
    const work = async () => {
      for (let wait = FIRST_PAUSE; !signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
        try {
          const result = await submit(store.read(), signal);
          if (signal.aborted) return;
          store.scored(sitting);
          return setScoring(result);
        } catch (fault) {
          if (signal.aborted) return;
          if (!isWorthAnotherTry(fault)) {
            store.forget(sitting);
            return setScoring('refused');
          }
          setScoring('waiting');
          await pause(wait, signal, hurry);
        }
      }
    };
    void work();
    return () => over.abort();
  }, [isTestSubmitted, sitting, store]);
  return { scoring, retry: () => hurry.current() };
}
