import type { Lang } from '@fasih/messages/texts';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import pg, { type PoolClient } from 'pg';
import { makeTemporary } from '../credentials/temporary-password.ts';
import { takenNames } from './accounts.ts';

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
): Promise<{ id: string } | Refusal> {
  const { rows } = await client.query<{ id: string }>(
    `with opened as (
       insert into account (username, display_username, email, phone, name, role, lang, must_change_password, demo)
       values (lower($1), $1, lower($2), $3, $4, $5, $6, $7, $8) on conflict do nothing returning id
     ), kept as (
       insert into credential (account_id, provider_id, provider_account_id, password)
       select id, 'credential', id::text, $9 from opened
     )
     select id from opened`,
    [
      account.username,
      account.email,
      account.phone,
      account.name,
      account.role,
      account.lang,
      account.mustChangePassword ?? false,
      account.demo ?? false,
      account.passwordHash,
    ],
  );
  const opened = rows[0];
  if (!opened) {
    const taken = await takenNames(client, account.username, account.email);
    return taken.username ? usernameTaken() : emailTaken();
  }
  if (account.mustChangePassword) await makeTemporary(client, opened.id);
  return opened;
}

/** The refusal for a username or address that violates a unique key; null for any other error. */
export function takenOf(cause: unknown): Refusal | null {
  if (!(cause instanceof pg.DatabaseError) || cause.code !== '23505') return null;
  return cause.constraint?.includes('email') ? emailTaken() : usernameTaken();
}

/** 409 with the form field that shows it. */
export const usernameTaken = () =>
  refuse('accounts.usernameTaken', { fields: { username: 'usernameTaken' } });
export const emailTaken = () => refuse('accounts.emailTaken', { fields: { email: 'emailTaken' } });
