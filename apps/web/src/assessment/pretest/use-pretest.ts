import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router';
import { useEverySecond } from '../player/use-every-second.ts';
import { EMPTY, type PretestState } from './state.ts';
import { createPretest, type PretestStore } from './store.ts';

const before = () => EMPTY;

const opened = { at: Date.now(), since: performance.now() };

/** Whole epoch milliseconds that never run backwards: a device whose clock is set back neither wins time nor loses its test. */
const now = () => Math.max(Date.now(), Math.round(opened.at + performance.now() - opened.since));

/** `null` on the server, and where a browser has none or forbids it. */
function open(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[name];
  } catch {
    return null;
  }
}

/** Whether this document has shown the pretest before. */
let shown = false;

/** Is the pretest the first thing this document shows, and was it opened by a link, not loaded again or come back to? */
function openedByLink(): boolean {
  if (shown || typeof window === 'undefined') return false;
  shown = true;
  const [opening] = performance.getEntriesByType('navigation');
  return (opening as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

/** 128 random bits in hex: names one sitting, and nobody. */
export function newSitting(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Tells the test its time. */
function useClock(store: PretestStore, { isTestActive, deadline }: PretestState): void {
  const look = useCallback(() => {
    store.dispatch({ type: 'tick' });
    return deadline - now();
  }, [store, deadline]);
  useEverySecond(isTestActive, look);
}

/** Follows other tabs, and counts time on a question only while this page is seen. */
function useOtherTabs(store: PretestStore): void {
  useEffect(() => {
    const look = () => {
      store.sync();
      store.dispatch({ type: 'look', visible: !document.hidden });
    };
    look();
    window.addEventListener('storage', store.sync);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', store.sync);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store]);
}

/** The pretest of this page: what the server renders is the chooser, what the device kept comes with hydration. */
export function usePretest(): { state: PretestState; store: PretestStore } {
  const byLink = useNavigationType() !== 'POP';
  const [store] = useState(() =>
    createPretest({
      shelf: open('localStorage'),
      tab: open('sessionStorage'),
      now,
      afresh: openedByLink() || byLink,
    }),
  );
  const state = useSyncExternalStore(
    useCallback((tell) => store.subscribe(tell), [store]),
    store.read,
    before,
  );
  useOtherTabs(store);
  useClock(store, state);
  return { state, store };
}
