import { clearStored, endOf, readStored } from '../../lib/session-store.ts';

/**
 * Asks the server once whether a stored sign-in still holds, and removes one that it refuses
 * (docs/product/accounts.md#sessions). A token that has expired is left to the pages that can renew it; without an answer
 * nothing changes.
 */
export async function checkSignIn(): Promise<void> {
  const stored = readStored();
  if (stored === null || endOf(stored.token) <= Date.now()) return;
  const answer = await fetch('/api/user/me', { headers: { Authorization: `Bearer ${stored.token}` } }).catch(
    () => null,
  );
  // Somebody may have signed in anew meanwhile, here or in another tab.
  if (answer?.status === 401 && readStored()?.token === stored.token) clearStored();
}
