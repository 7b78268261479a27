import type { Refusal } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { takenOf } from './open-account.ts';
import { type InvitedAccount, openInvited } from './open-many.ts';

/**
 * Creates an account that its owner activates with a mailed link. Refuses a taken username or address with its field,
 * after which the caller's transaction cannot be used.
 */
export async function openByLink(
  db: PoolClient,
  account: Omit<InvitedAccount, 'mailedAt'>,
): Promise<{ id: string; path: string } | Refusal<'accounts.emailTaken' | 'accounts.usernameTaken'>> {
  try {
    const [opened] = await openInvited(db, [{ ...account, mailedAt: new Date() }]);
    if (!opened) throw new Error('an account was not opened');
    return { id: opened.id, path: opened.path };
  } catch (error) {
    const taken = takenOf(error);
    if (taken) return taken;
    throw error;
  }
}
