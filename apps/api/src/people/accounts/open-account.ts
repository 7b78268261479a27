import type { Lang } from '@fasih/messages/texts';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Role } from '@fasih/school/basics/roles';
import { sql } from 'kysely';
import pg, { type PoolClient } from 'pg';
import { cteAs, select, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
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

type NewRow = Omit<NewAccount, 'mustChangePassword' | 'demo'> & { mustChange: boolean; demo: boolean };

const insert = statement((account: Params<NewRow>) => {
  const opened = build
    .insertInto('account')
    .values({
      username: sql<string>`lower(${account.username})`,
      display_username: account.username,
      email: sql<string>`lower(${account.email})`,
      phone: account.phone,
      name: account.name,
      role: account.role,
      lang: account.lang,
      must_change_password: account.mustChange,
      demo: account.demo,
    })
    .onConflict((on) => on.doNothing())
    .returning('id');
  const o = cteAs(opened, 'opened', 'o');
  const kept = build
    .insertInto('credential')
    .columns(['account_id', 'provider_id', 'provider_account_id', 'password'])
    .expression(sql`select ${o.id}, 'credential', ${o.id}::text, ${account.passwordHash} from ${o}`);
  return withCtes({ opened, kept }, select([o.id.as('id')], sql`from ${o}`));
});

/**
 * Creates an account of any role in the caller's transaction; callers decide who may create which role. Refuses a
 * taken username or address with its field; unique keys decide between two at the same instant.
 */
export async function openAccount(
  client: PoolClient,
  account: NewAccount,
): Promise<{ id: string } | Refusal<'accounts.emailTaken' | 'accounts.usernameTaken'>> {
  const { mustChangePassword = false, demo = false } = account;
  const opened = await insert.first(client, { ...account, mustChange: mustChangePassword, demo });
  if (!opened) {
    const taken = await takenNames(client, account.username, account.email);
    return taken.username ? usernameTaken() : emailTaken();
  }
  if (mustChangePassword) await makeTemporary(client, opened.id);
  return opened;
}

/** The refusal for a username or address that violates a unique key; null for any other error. */
export function takenOf(cause: unknown): Refusal<'accounts.emailTaken' | 'accounts.usernameTaken'> | null {
  if (!(cause instanceof pg.DatabaseError) || cause.code !== '23505') return null;
  return cause.constraint?.includes('email') ? emailTaken() : usernameTaken();
}

/** 409 with the form field that shows it. */
export const usernameTaken = () =>
  refuse('accounts.usernameTaken', { fields: { username: 'usernameTaken' } });
export const emailTaken = () => refuse('accounts.emailTaken', { fields: { email: 'emailTaken' } });
