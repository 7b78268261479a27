import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { useEffect, useRef, useState } from 'react';
import { untilAnswered } from '../player/until-answered.ts';
import { submit } from './queries.ts';
import type { PretestState } from './state.ts';
import type { PretestStore } from './store.ts';

/** How far a submitted test has come. */
export type Scoring = 'sending' | 'waiting' | 'refused' | PretestResult;

/** Sends a submitted test until the server has scored it; sending it again is harmless. `retry` ends a wait between. */
export function useResult(state: PretestState, store: PretestStore): { scoring: Scoring; retry: () => void } {
  const retryNow = useRef(() => {});
  const [scoring, setScoring] = useState<Scoring>('sending');
  const { isTestSubmitted, sitting } = state;
  useEffect(() => {
    if (!isTestSubmitted) return setScoring('sending');
    const given = new AbortController();
    const { signal } = given;
    const onNoAnswer = () => setScoring('waiting');
    untilAnswered(() => submit(store.read(), signal), { signal, onNoAnswer, retryNow }).then(
      (result) => {
        if (result === null || signal.aborted) return;
        store.scored(sitting);
        setScoring(result);
      },
      () => {
        store.forget(sitting);
        setScoring('refused');
      },
    );
    return () => given.abort();
  }, [isTestSubmitted, sitting, store]);
  return { scoring, retry: () => retryNow.current() };
}
