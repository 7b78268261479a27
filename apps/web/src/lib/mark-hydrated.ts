import { useEffect, useLayoutEffect } from 'react';
import { actOnHeldPresses } from './held-presses.ts';

/**
 * Tells the page that React has hydrated what stands before this (`data-alive`): from then on React hears presses itself, and
 * those that the head held act, each once. Belongs after what can be pressed, inside the same `Suspense`.
 */
export function MarkHydrated(): null {
  useLayoutEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  // Only now: a held press on a link does nothing before the layout effects of the whole page, the router's among them.
  useEffect(actOnHeldPresses, []);
  return null;
}
