import { useEffect, useLayoutEffect } from 'react';
import { actOnHeldPresses } from './held-presses.ts';

/**
 * Stands after what can be pressed, inside the same `Suspense`. When React has taken that over, presses are its own
 * (`data-alive`), and those that were held act, each once.
 */
export function TakenOver(): null {
  useLayoutEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  // After the layout effects of the whole page: before them the router goes nowhere.
  useEffect(actOnHeldPresses, []);
  return null;
}
