import { type Caller, CHILD } from '@fasih/school/basics/roles';
import { useSyncExternalStore } from 'react';
import { send } from './client.ts';
import { Problem } from './problem.ts';
import { renew } from './renewal.ts';
import { clearStored, endStored, isOld, onStored, readStored, storedRole } from './session-store.ts';
import { followVisits, heldRole } from './visit.ts';

/** `unknown` while the page is still as the server sent it; then a role, a child's own device, or `none`. */
export type Who = 'unknown' | 'none' | Caller;

/**
 * Who is signed in, by the stored hint, or whose page is held; follows other tabs. Only the server decides what the token allows.
 */
export function useWho(): Who {
  return useSyncExternalStore<Who>(
    onStored,
    () => storedRole() ?? heldRole() ?? 'none',
    () => 'unknown',
  );
}

/** Start-up states that a person should know about. */
export type StartState = 'checking' | 'ready' | 'noAnswer';
let start: StartState = 'checking';
const startListeners = new Set<() => void>();

function setStart(next: StartState): void {
  start = next;
  for (const tell of startListeners) tell();
}

/** How the check of a stored sign-in at start-up went. */
export function useStart(): StartState {
  return useSyncExternalStore(
    (tell) => {
      startListeners.add(tell);
      return () => startListeners.delete(tell);
    },
    () => start,
    () => 'checking',
  );
}

/**
 * Looks once whether a stored sign-in is still good. Refused: signed out quietly. No
 * answer or a fault of the server: still signed in, with a notice and a retry (docs/product/accounts.md#sessions).
 */
export async function startSession(): Promise<void> {
  const stored = readStored();
  if (stored === null) {
    setStart('ready');
    return;
  }
  setStart('checking');
  if (isOld(stored.token, Date.now())) {
    const renewed = await renew(stored.token);
    if (renewed === 'refused') clearStored();
    setStart(renewed === 'noAnswer' ? 'noAnswer' : 'ready');
    return;
  }
  // A child's device may not ask for the account; its own page says its state.
  if (stored.role === CHILD) {
    setStart('ready');
    return;
  }
  try {
    await send({ method: 'GET', path: '/user/me' }, {}, { atStart: true });
    setStart('ready');
  } catch (fault) {
    const refused = fault instanceof Problem && fault.status === 401;
    if (refused) clearStored();
    setStart(refused || !(fault instanceof Problem && fault.mayPass) ? 'ready' : 'noAnswer');
  }
}

let byChoice = false;

/** True after this tab's own sign-out: then nothing is waiting to be returned to. */
export function leftByChoice(): boolean {
  return byChoice && readStored() === null;
}

const LOGOUT = { method: 'POST', path: '/auth/logout' };

/**
 * Ends the session here and in every tab; the browser forgets it even when the server cannot be reached, and the server
 * learns of it even when the page is closed at once, or as soon as the connection is back.
 */
export async function signOut(): Promise<void> {
  const answer = send(LOGOUT, {}, { keepalive: true });
  byChoice = true;
  const ending = endStored(answer);
  const stop = onStored(() => {
    if (readStored() === null) return;
    byChoice = false;
    stop();
  });
  await ending;
}

/** Says a sign-out that the server has not heard of yet. The cookie names the session; a new sign-in has replaced it. */
async function endDueSession(): Promise<void> {
  try {
    if (localStorage.getItem('logoutDue') === null || readStored() !== null) return;
    await send(LOGOUT);
    localStorage.removeItem('logoutDue');
  } catch {
    // Still no answer: the next start or the next line says it.
  }
}

/** Follows the sign-ins of this browser; once, when the app starts. */
export function followSession(): void {
  followVisits(async (token) => {
    const me = await send({ method: 'GET', path: '/user/me' }, {}, { token });
    return (me as { id: string }).id;
  });
  window.addEventListener('online', endDueSession);
  void endDueSession();
}
