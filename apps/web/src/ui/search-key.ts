import { useSyncExternalStore } from 'react';

const NAME = 'search-key';
const listeners = new Set<() => void>();
const follow = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

function isOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Whether the key '/' leads to the search of a list, on this device. Who speaks to the computer, or presses keys by
 * mistake, turns it off (WCAG 2.1.4).
 */
export function useSearchKey(): boolean {
  return useSyncExternalStore(follow, isOn, () => true);
}

/** Turns the key on or off on this device. */
export function setSearchKey(on: boolean): void {
  try {
    if (on) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'off');
  } catch {
    // Without storage it stays on.
  }
  for (const tell of listeners) tell();
}
