import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Holds back everything that leaves a running test (docs/product/tests.md#pretest-state): links and the browser's Back
 * wait for `stay` or `go`; for closing and reloading the browser asks in its own words.
 */
export function useLeaveGuard(active: boolean): { asking: boolean; stay: () => void; go: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);

  // The time ran out while the question stood there: the result is more important than leaving.
  const outdated = !active && blocker.state === 'blocked';
  useEffect(() => {
    if (outdated && blocker.state === 'blocked') blocker.reset();
  }, [outdated, blocker]);

  return {
    asking: active && blocker.state === 'blocked',
    stay: () => blocker.state === 'blocked' && blocker.reset(),
    go: () => blocker.state === 'blocked' && blocker.proceed(),
  };
}
