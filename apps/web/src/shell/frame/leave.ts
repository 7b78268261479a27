import { endStored, storedRole } from '../../lib/session-store.ts';
import { request } from './request.ts';

/**
 * Signing out from the bar: asks in the words of the role (`dialog[data-leaving]`), then ends the session with `signOut` and
 * goes on with `go`. Answers how to stop.
 */
export function followLeave(signOut: () => Promise<void>, go: (address: string) => void): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[data-leave]') === null) return;
      const role = storedRole();
      if (role !== null) questionFor(role)?.showModal();
    },
    on,
  );
  // `close` does not bubble, but it passes here on its way down.
  document.addEventListener(
    'close',
    async ({ target }) => {
      if (!(target instanceof HTMLDialogElement) || !('leaving' in target.dataset)) return;
      const answer = target.returnValue;
      target.returnValue = '';
      if (answer !== 'yes') return;
      await signOut();
      go('/login');
    },
    { ...on, capture: true },
  );
  return () => stop.abort();
}

function questionFor(role: string): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`dialog[data-leaving="${role}"]`);
}

/** Signs out on a page without React; the browser forgets the session even when the server cannot be reached. */
export function signOutHere(): Promise<void> {
  return endStored(request('/auth/logout', { method: 'POST', keepalive: true }));
}
