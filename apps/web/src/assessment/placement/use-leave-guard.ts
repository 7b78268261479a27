import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { confirm } from '../../ui/ask.tsx';

/** What a lost line shows; it must be here before the line is lost. */
export const OFFLINE_PICTURE = '/pictures/empty/offline.svg';

/**
 * Asks before a running test is left: our own dialog inside the app and for the browser's Back, the browser's own for
 * closing, whose text nobody can choose (docs/product/calls-and-texts.md#test-texts).
 */
export function useLeaveGuard(active: boolean): void {
  const t = useTexts('placement').leave;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      (currentLocation.pathname !== nextLocation.pathname ||
        attemptIn(currentLocation.search) !== attemptIn(nextLocation.search)),
  );

  const latest = useRef({ blocker, t });
  useEffect(() => {
    latest.current = { blocker, t };
  });

  // One question for each attempt to leave, however often the texts change meanwhile.
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (!blocked) return;
    const { title, text, stay, go } = latest.current.t;
    const answer = (leave: boolean) => {
      const { blocker: now } = latest.current;
      if (now.state === 'blocked') leave ? now.proceed() : now.reset();
    };
    // When the dialog cannot be loaded, staying loses nothing.
    confirm({ title, text, no: stay, yes: go }).then(answer, () => answer(false));
  }, [blocked]);

  useEffect(() => {
    if (!active) return;
    // Loaded now, so that the question can still be asked when the line is gone.
    void import('../../ui/overlays.tsx').catch(() => undefined);
    new Image().src = OFFLINE_PICTURE;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}

/** The sitting that an address of the placement page names. */
export function attemptIn(search: string): string | null {
  return new URLSearchParams(search).get('attempt');
}
