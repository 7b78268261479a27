import { clearStored, isOld, readStored } from '../../lib/session-store.ts';
import { request } from './request.ts';

/**
 * Asks the server once whether a stored sign-in still holds, and removes one that it refuses
 * (docs/product/accounts.md#sessions). A token that is about to end is left to the pages that renew it; without an answer
 * nothing changes.
 */
export async function checkSignIn(): Promise<void> {
  const stored = readStored();
  if (stored === null || isOld(stored.token, Date.now())) return;
  const answer = await request('/user/me').catch(() => null);
  // Somebody may have signed in again meanwhile, here or in another tab.
  if (answer?.status === 401 && readStored()?.token === stored.token) clearStored();
}
