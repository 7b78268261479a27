import { randomBytes } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import { DAY, later } from '@fasih/school/basics/instants';
import type { Role } from '@fasih/school/basics/roles';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { resetPath } from '../credentials/links.ts';
import { INVITED_DAYS, storedIdentifier } from '../credentials/one-time.ts';
import { insertAccounts } from './insert-accounts.ts';

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
 * password needs hashing. Null when a name or address is taken; the caller must then roll back.
 */
export async function openInvited(
  db: PoolClient,
  accounts: readonly InvitedAccount[],
): Promise<{ id: string; email: string; path: string }[] | null> {
  const tokens = accounts.map(() => randomBytes(32).toString('base64url'));
  const rows = accounts.map(({ mailedAt, ...account }, i) => ({
    ...account,
    must_change_password: true,
    imported: true,
    demo: false,
    password: null,
    identifier: storedIdentifier('reset', tokens[i] ?? ''),
    expires_at: later(mailedAt, INVITED_DAYS * DAY),
  }));
  const ids = await insertAccounts(db, rows);
  const opened = accounts.flatMap(({ email }, i) => {
    const id = ids.get(email);
    return id === undefined ? [] : [{ id, email, path: resetPath(tokens[i] ?? '') }];
  });
  return opened.length === accounts.length ? opened : null;
}

type Names = { emails: readonly string[]; usernames: readonly string[] };

const a = tableAs('account', 'a');

const selectInUse = statement(({ emails, usernames }: Params<Names>) =>
  select(
    [sql<string | null>`lower(${a.email}::text)`.as('email'), sql<string | null>`null`.as('username')],
    sql`from ${a} where ${a.email} = any(${emails}::citext[])
      union all select null, lower(${a.username}::text) from ${a} where ${a.username} = any(${usernames}::citext[])`,
  ),
);

/** Which of these addresses and usernames are taken, in lower case. */
export async function namesInUse(
  db: PoolClient,
  names: Names,
): Promise<{ emails: Set<string>; usernames: Set<string> }> {
  const rows = await selectInUse.all(db, names);
  return {
    emails: new Set(rows.flatMap(({ email }) => email ?? [])),
    usernames: new Set(rows.flatMap(({ username }) => username ?? [])),
  };
}
