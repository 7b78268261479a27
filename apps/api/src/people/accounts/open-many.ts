import { randomBytes } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import { DAY, later } from '@fasih/school/basics/instants';
import type { Role } from '@fasih/school/basics/roles';
import type { PoolClient } from 'pg';
import { resetPath } from '../credentials/links.ts';
import { INVITED_DAYS, storedIdentifier } from '../credentials/one-time.ts';

/** An account that its owner activates with a mailed link; it has no usable password before. */
export type InvitedAccount = {
  username: string;
  email: string;
  phone: string | null;
  name: string;
  role: Role;
  lang: Lang;
  /** When the mail with the link is due; the link is valid for seven days from then. Real time. */
  mailedAt: Date;
};

/**
 * Creates many accounts in the caller's transaction, each with a one-time link instead of a password, so that no
 * password needs hashing. Throws a unique violation when a name or address is taken.
 */
export async function openInvited(
  db: PoolClient,
  accounts: readonly InvitedAccount[],
): Promise<{ id: string; email: string; path: string }[]> {
  const tokens = accounts.map(() => randomBytes(32).toString('base64url'));
  const given = accounts.map(({ mailedAt, ...account }, i) => ({
    ...account,
    identifier: storedIdentifier('reset', tokens[i] ?? ''),
    expires_at: later(mailedAt, INVITED_DAYS * DAY),
  }));
  const { rows } = await db.query<{ id: string; email: string }>(
    `with given as (
       select * from jsonb_to_recordset($1) as g (username text, email text, phone text, name text, role text, lang text,
         identifier text, expires_at timestamptz)
     ), made as (
       insert into account (username, display_username, email, phone, name, role, lang, must_change_password, imported)
       select lower(username), username, email, phone, name, role, lang, true, true from given returning id, email::text as email
     ), credentials as (
       insert into credential (account_id, provider_id, provider_account_id) select id, 'credential', id::text from made
     ), links as (
       insert into verification (identifier, value, expires_at)
       select g.identifier, 'reset:' || m.id, g.expires_at from made m join given g on g.email = m.email
     )
     select id, email from made`,
    [JSON.stringify(given)],
  );
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return accounts.map(({ email }, i) => {
    const id = ids.get(email);
    if (id === undefined) throw new Error('an account was not opened');
    return { id, email, path: resetPath(tokens[i] ?? '') };
  });
}

/** Which of these addresses and usernames are taken, in lower case. */
export async function namesInUse(
  db: PoolClient,
  names: { emails: readonly string[]; usernames: readonly string[] },
): Promise<{ emails: Set<string>; usernames: Set<string> }> {
  const { rows } = await db.query<{ email: string | null; username: string | null }>(
    `select lower(email::text) as email, null as username from account where email = any($1::citext[])
     union all select null, lower(username::text) from account where username = any($2::citext[])`,
    [names.emails, names.usernames],
  );
  return {
    emails: new Set(rows.flatMap(({ email }) => email ?? [])),
    usernames: new Set(rows.flatMap(({ username }) => username ?? [])),
  };
}
