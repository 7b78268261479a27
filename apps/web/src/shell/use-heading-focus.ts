import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** How long the heading of a page that loads is waited for, in ms. */
const WAIT_MS = 10_000;

/**
 * After a link led to another page, the focus goes to its heading: keyboards go on there, and screen readers say where they are. Where
 * the new page has put the focus itself, or a tab of it has kept it, it stays. So it is where only the part of the address after ? is another
 * and what had the focus is gone, as for one record of a list.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search, stop: () => {} });
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      shown.current.stop();
    };
  }, []);
  useEffect(() => {
    const page = main.current;
    const before = shown.current;
    const isGone = focused.current instanceof Node && !focused.current.isConnected;
    const isOther = before.pathname !== pathname || (before.search !== search && isGone);
    if (page === null || !isOther) {
      // A page that writes its search into the address while it loads goes on to be followed.
      shown.current = { ...before, search };
      return;
    }
    before.stop();
    shown.current = { pathname, search, stop: followHeading(page) };
  }, [main, pathname, search]);
}

/** Focuses the heading of a page as soon as it is there, and again where loading replaces it, until the person does something. */
function followHeading(page: HTMLElement): () => void {
  const stop = new AbortController();
  const look = () => {
    // Keys belong to the dialog, which gives the focus back when it closes.
    if (document.querySelector('dialog[open]') !== null) return;
    const { activeElement } = document;
    if (activeElement !== page && page.contains(activeElement)) return;
    const heading = page.querySelector('h1');
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => stop.abort(), WAIT_MS);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  const { signal } = stop;
  for (const sign of ['pointerdown', 'keydown'] as const)
    window.addEventListener(sign, () => stop.abort(), { signal, capture: true });
  observer.observe(page, { childList: true, subtree: true });
  look();
  return () => stop.abort();
}
