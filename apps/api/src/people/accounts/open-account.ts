import type { Lang } from '@fasih/messages/texts';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import type { PoolClient } from 'pg';
import { makeTemporary } from '../credentials/temporary-password.ts';
import { takenNames } from './accounts.ts';
import { insertAccounts } from './insert-accounts.ts';

export type NewAccount = {
  username: string;
  email: string;
  /** E.164, or null when none was given (staff). */
  phone: string | null;
  name: string;
  role: Role;
  lang: Lang;
  /** From `hashPassword`; a seed computes it once for all its accounts. */
  passwordHash: string;
  /** Somebody else chose the password: it signs in once, within 24 hours, to set a new one. */
  mustChangePassword?: boolean;
  /** A demo login: exempt from the staff password rules, never seen in production. */
  demo?: boolean;
};

/**
 * Creates an account of any role in the caller's transaction; callers decide who may create which role. Refuses a
 * taken username or address with its field; unique keys decide between two at the same instant.
 */
export async function openAccount(
  client: PoolClient,
  account: NewAccount,
): Promise<{ id: string } | Refusal<'accounts.emailTaken' | 'accounts.usernameTaken'>> {
  const { mustChangePassword = false, demo = false, passwordHash, ...rest } = account;
  const email = account.email.toLowerCase();
  const row = { ...rest, email, must_change_password: mustChangePassword, demo, password: passwordHash };
  const ids = await insertAccounts(client, [{ ...row, imported: false, identifier: null, expires_at: null }]);
  const id = ids.get(email);
  if (id === undefined) return refuseTaken(client, account);
  if (mustChangePassword) await makeTemporary(client, id);
  return { id };
}

/** The refusal for an account of which the username or the address is taken. */
export async function refuseTaken(
  db: PoolClient,
  { username, email }: { username: string; email: string },
): Promise<Refusal<'accounts.emailTaken' | 'accounts.usernameTaken'>> {
  return (await takenNames(db, username, email)).username ? usernameTaken() : emailTaken();
}

/** 409 with the form field that shows it. */
export const usernameTaken = () =>
  refuse('accounts.usernameTaken', { fields: { username: 'usernameTaken' } });
export const emailTaken = () => refuse('accounts.emailTaken', { fields: { email: 'emailTaken' } });
