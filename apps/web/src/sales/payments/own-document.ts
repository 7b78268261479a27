import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Whether the shown document was loaded at this very address, and not reached from another page of the app. */
function loadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry === undefined) return true;
  return new URL(entry.name, window.location.href).pathname === window.location.pathname;
}

/**
 * Keeps a page a document of its own, because only its own security policy admits the payment provider: arriving from
 * inside the app loads it again, and leaving it loads the next page in full.
 */
export function useOwnDocument(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!loadedHere()) window.location.replace(window.location.href);
  }, []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    window.location.assign(`${pathname}${search}${hash}`);
  }, [blocker]);
}
