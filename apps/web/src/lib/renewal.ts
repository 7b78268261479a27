import { isUnattended } from './attention.ts';
import { isOld, readStored, store } from './session-store.ts';

export type Renewal = 'renewed' | 'refused' | 'noAnswer';

const TIMEOUT_MS = 20_000;
let underway: Promise<Renewal> | null = null;

/** One tab renews, the others wait and find its token. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('fasih-renew', work) : work();
}

async function askFor(oldToken: string | undefined): Promise<Renewal> {
  const stored = readStored();
  // Another tab was faster, or signed out while we waited.
  if (stored !== null && stored.token !== oldToken && !isOld(stored.token, Date.now())) return 'renewed';
  if (stored === null && oldToken !== undefined) return 'refused';
  try {
    const response = await fetch('/api/auth/renew', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'Accept-Language': document.documentElement.lang,
        ...(isUnattended() && { 'Fasih-Unattended': '1' }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401) return 'refused';
    if (!response.ok) return 'noAnswer';
    const answer = (await response.json()) as { token: string; roles: string[] };
    // Signed out while the answer was under way: it must not sign in again.
    if (readStored() === null && oldToken !== undefined) return 'refused';
    store(answer.token, answer.roles);
    return 'renewed';
  } catch {
    return 'noAnswer';
  }
}

/**
 * Exchanges the session cookie for a new token, once for all callers and tabs. `refused` is only the server's 401; a
 * dead line or a fault of the server is `noAnswer` and signs nobody out (docs/product/accounts.md#sessions).
 */
export function renew(oldToken: string | undefined): Promise<Renewal> {
  underway ??= alone(() => askFor(oldToken)).finally(() => {
    underway = null;
  });
  return underway;
}
