import { type Caller, CHILD, ROLES } from '@fasih/school/basics/roles';

/** The two keys of a sign-in (docs/product/accounts.md#sessions); nothing else of a sign-in is kept in the browser. */
export type Stored = { token: string; role: string };

const listeners = new Set<() => void>();
/** Whether this tab itself was the last to end a sign-in. */
let isEndedHere = false;

/**
 * Keys that belong to the device and not to a person: theme and language, tests taken without an account, and an invitation that was
 * opened here, which only the account of its address accepts.
 */
const OF_THE_DEVICE =
  /^(lang|scheme|logoutDue|guardian\.invitation|placement\.(device|kept|sent)|pretest\..+)$/;

/** What is stored, or null. */
export function readStored(): Stored | null {
  try {
    const token = localStorage.getItem('token');
    return token === null ? null : { token, role: localStorage.getItem('role') ?? 'student' };
  } catch {
    return null;
  }
}

/** Who is signed in, by the stored hint; null for a visitor. Only the server decides what the token allows. */
export function storedRole(): Caller | null {
  const stored = readStored();
  return stored === null
    ? null
    : (([CHILD, ...ROLES] as const).find((role) => role === stored.role) ?? 'student');
}

/** Keeps a token and the role's one plain word. */
export function store(token: string, roles: readonly string[]): void {
  localStorage.setItem('token', token);
  localStorage.setItem('role', roles[0] ?? 'student');
  // The session cookie is this person's now and has replaced the one of the last person.
  localStorage.removeItem('logoutDue');
  isEndedHere = false;
  for (const tell of listeners) tell();
}

/** Removes the sign-in and whatever else the person left in this browser. */
export function clearStored(): void {
  forgetPersonal(localStorage);
  isEndedHere = true;
  for (const tell of listeners) tell();
}

/**
 * Removes the sign-in while the server ends its session. A server that cannot be reached is told at the next start or when the
 * connection is back (`lib/session.ts`).
 */
export async function endStored(ending: Promise<unknown>): Promise<void> {
  clearStored();
  await ending.catch(() => {
    if (readStored() === null) localStorage.setItem('logoutDue', '1');
  });
}

/** Whether somebody signed out in another tab: nobody is signed in, and it was not this tab that ended it. */
export function isEndedElsewhere(): boolean {
  return readStored() === null && !isEndedHere;
}

/** Removes what a person left in a storage; what belongs to the device stays. */
export function forgetPersonal(storage: Storage): void {
  for (const key of Object.keys(storage)) if (!OF_THE_DEVICE.test(key)) storage.removeItem(key);
}

/** Calls back on every sign-in and sign-out, also of other tabs. */
export function onStored(tell: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'token' && event.key !== 'role') return;
    isEndedHere = false;
    tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** When a token `<sessionId>.<expiryEpochSeconds>.<mac>` ends, in milliseconds; 0 for anything unreadable. */
export function endOf(token: string): number {
  const seconds = Number(token.split('.').at(-2));
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
}

/** The session a token belongs to; a renewed token belongs to the same one. */
export function sessionOf(token: string): string {
  return token.split('.')[0] ?? '';
}

/** Whether a token ends within a minute: it is renewed early, so that none expires while a call is under way. */
export function isOld(token: string, now: number): boolean {
  return endOf(token) - now < 60_000;
}
