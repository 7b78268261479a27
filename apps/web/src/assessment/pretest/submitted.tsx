import { lazy, Suspense, useEffect } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { OFFLINE_PICTURE, TestMessage } from '../player/message.tsx';
import type { PretestState } from './state.ts';
import type { PretestStore } from './store.ts';
import { useResult } from './use-result.ts';

const load = () => import('./scored.tsx');
const Scored = lazy(load);

/** Fetches what shows a result while a test runs: the page itself opens without it. */
export function useResultsAhead(isRunning: boolean): void {
  useEffect(() => {
    if (isRunning) void load().catch(() => undefined);
  }, [isRunning]);
}

/** A submitted test: on its way to the server, then its result and the way on. */
export function Submitted({ state, store }: { state: PretestState; store: PretestStore }) {
  const t = useTexts('pretest').none;
  const { scoring, retry } = useResult(state, store);
  const reset = () => store.dispatch({ type: 'reset' });
  const sending = <TestMessage level={2} title={t.sending} />;

  if (typeof scoring === 'object') {
    return (
      <Boundary>
        <Suspense fallback={sending}>
          <Scored state={state} result={scoring} onReset={reset} />
        </Suspense>
      </Boundary>
    );
  }
  return (
    <div role="status">
      {scoring === 'sending' && sending}
      {scoring === 'waiting' && (
        <TestMessage level={2} title={t.submitted} picture={OFFLINE_PICTURE}>
          <p>{t.waiting}</p>
          <Button onClick={retry}>{t.retry}</Button>
        </TestMessage>
      )}
      {scoring === 'refused' && (
        <TestMessage level={2} title={t.submitted}>
          <p>{t.refused}</p>
          <Button onClick={reset}>{t.again}</Button>
        </TestMessage>
      )}
    </div>
  );
}
