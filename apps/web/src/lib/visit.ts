import { type Caller, CHILD } from '@fasih/school/basics/roles';
import { useSyncExternalStore } from 'react';
import {
  forgetPersonal,
  isEndedElsewhere,
  onStored,
  readStored,
  sessionOf,
  storedRole,
} from './session-store.ts';
import { followTyping, hasTypedText } from './typed-text.ts';

/**
 * A visit is the time in which one person uses this tab. It ends when they sign out, here or in another tab, and when
 * somebody else signs in; everything that was loaded in it is thrown away then, and answers that come later reach nobody.
 * Typed text outlives a sign-out in another tab: the visit is held, covered, until it is known who signs in next.
 */
type Visit = {
  number: number;
  session: string | null;
  account: string | null;
  role: Caller | null;
  isHeld: boolean;
};

let present: Visit | undefined;
/** Under way while another tab's sign-in is checked for being the same person's. */
let checking: Promise<void> | undefined;
const listeners = new Set<() => void>();
const heldListeners = new Set<() => void>();

/** Names the account of a token. Set while the app runs in a browser. */
let identify: ((token: string) => Promise<string>) | undefined;

function storedSession(): string | null {
  const stored = readStored();
  return stored === null ? null : sessionOf(stored.token);
}

function current(): Visit {
  present ??= { number: 0, session: storedSession(), account: null, role: storedRole(), isHeld: false };
  return present;
}

function begin(session: string | null): void {
  present = { number: current().number + 1, session, account: null, role: storedRole(), isHeld: false };
  forgetPersonal(sessionStorage);
  for (const tell of listeners) tell();
}

/** The number of the present visit; what belongs to an earlier one is over. */
export function visitNow(): number {
  look();
  return current().number;
}

/** Calls back when a visit has ended and another begins. */
export function onVisit(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The number of the present visit, followed; as a `key` it replaces everything that belongs to the person. */
export function useVisit(): number {
  return useSyncExternalStore(
    onVisit,
    () => current().number,
    () => 0,
  );
}

/** Whose data is on the screen, once the server has said so. */
export function rememberAccount(id: string): void {
  current().account = id;
}

/** Null when no page has asked who is signed in. */
export function shownAccount(): string | null {
  return current().account;
}

/** The same person has signed in again: the visit goes on with the new session. */
export function goOnWith(token: string): void {
  current().session = sessionOf(token);
  setHeld(false);
}

function setHeld(isHeld: boolean): void {
  if (current().isHeld === isHeld) return;
  current().isHeld = isHeld;
  for (const tell of heldListeners) tell();
}

/** The role whose page stays although nobody is signed in, because of what was typed there; else null. */
export function heldRole(): Caller | null {
  const { session, account, role, isHeld } = current();
  // Whose text it is must be known to the one who signs in again; a child cannot sign in.
  const mayHold = session !== null && account !== null && role !== CHILD && isEndedElsewhere();
  return mayHold && (isHeld || hasTypedText()) ? role : null;
}

/** Whether the page is held for the person who signed out in another tab. */
export function isHeldNow(): boolean {
  look();
  return current().isHeld;
}

const onHeld = (tell: () => void) => {
  heldListeners.add(tell);
  return () => heldListeners.delete(tell);
};

/** The same, followed. */
export function useHeld(): boolean {
  return useSyncExternalStore(
    onHeld,
    () => current().isHeld,
    () => false,
  );
}

/** Resolves when it is known whether the stored sign-in is still the same person's. */
export async function visitSettled(): Promise<void> {
  look();
  await checking;
}

/** Compares the stored sign-in with the one this tab shows. */
function look(): void {
  const { session, account } = current();
  const stored = readStored();
  const next = storedSession();
  if (stored !== null) current().role = storedRole();
  if (next === session) setHeld(false);
  if (next === session || checking !== undefined) return;
  // A visitor who signs in has nothing on the screen that is not public.
  if (session === null) current().session = next;
  else if (heldRole() !== null) setHeld(true);
  else if (stored === null || account === null || identify === undefined) begin(next);
  else checking = check(stored.token, account, identify);
}

async function check(token: string, account: string, ask: (token: string) => Promise<string>): Promise<void> {
  const same = await ask(token).then(
    (id) => id === account,
    () => false,
  );
  checking = undefined;
  const stored = readStored();
  if (same && stored !== null && sessionOf(stored.token) === sessionOf(token)) goOnWith(token);
  else begin(storedSession());
}

/**
 * Follows sign-ins and sign-outs of all tabs. A page that the browser puts aside to come back to it is covered until it is
 * known that the same person looks at it: nothing tells it meanwhile of a sign-out.
 *
 * @param ask names the account of a token; another tab's sign-in by the same person keeps this tab's page.
 */
export function followVisits(ask: (token: string) => Promise<string>): void {
  identify = ask;
  const page = document.documentElement;
  followTyping();
  onStored(look);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', (event) => {
    if (event.persisted && current().session !== null) page.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', async (event) => {
    if (!event.persisted) return;
    await visitSettled();
    // After React has taken away what belonged to an ended visit.
    setTimeout(() => {
      page.style.visibility = '';
    });
  });
}
