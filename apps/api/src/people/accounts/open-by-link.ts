import type { Refusal } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { refuseTaken } from './open-account.ts';
import { type InvitedAccount, openInvited } from './open-many.ts';

/** Creates an account that its owner activates with a mailed link. Refuses a taken username or address with its field. */
export async function openByLink(
  db: PoolClient,
  account: Omit<InvitedAccount, 'mailedAt'>,
): Promise<{ id: string; path: string } | Refusal<'accounts.emailTaken' | 'accounts.usernameTaken'>> {
  const [opened] = (await openInvited(db, [{ ...account, mailedAt: new Date() }])) ?? [];
  return opened ? { id: opened.id, path: opened.path } : refuseTaken(db, account);
}
