import { randomBytes } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import { DAY, later } from '@fasih/school/basics/instants';
import type { Role } from '@fasih/school/basics/roles';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { cteAs, type RecordOf, recordsAs, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
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

const given = {
  username: 'text',
  email: 'text',
  phone: 'text',
  name: 'text',
  role: 'text',
  lang: 'text',
  identifier: 'text',
  expires_at: 'timestamptz',
} as const;

const insert = statement(({ accounts }: Params<{ accounts: string }>) => {
  const records = sql<RecordOf<typeof given>>`select * from ${recordsAs(accounts, 'r', given)}`;
  const g = cteAs(records, 'given', 'g');
  const made = build
    .insertInto('account')
    .columns([
      'username',
      'display_username',
      'email',
      'phone',
      'name',
      'role',
      'lang',
      'must_change_password',
      'imported',
    ])
    .expression(
      sql`select lower(${g.username}), ${g.username}, ${g.email}, ${g.phone}, ${g.name}, ${g.role}, ${g.lang}, true, true
        from ${g}`,
    )
    .returning(['id', sql<string>`email::text`.as('email')]);
  const m = cteAs(made, 'made', 'm');
  const credentials = build
    .insertInto('credential')
    .columns(['account_id', 'provider_id', 'provider_account_id'])
    .expression(sql`select ${m.id}, 'credential', ${m.id}::text from ${m}`);
  const links = build
    .insertInto('verification')
    .columns(['identifier', 'value', 'expires_at'])
    .expression(
      sql`select ${g.identifier}, 'reset:' || ${m.id}, ${g.expires_at} from ${m} join ${g} on ${g.email} = ${m.email}`,
    );
  return withCtes(
    { given: records, made, credentials, links },
    select([m.id.as('id'), m.email.as('email')], sql`from ${m}`),
  );
});

/**
 * Creates many accounts in the caller's transaction, each with a one-time link instead of a password, so that no
 * password needs hashing. Throws a unique violation when a name or address is taken.
 */
export async function openInvited(
  db: PoolClient,
  accounts: readonly InvitedAccount[],
): Promise<{ id: string; email: string; path: string }[]> {
  const tokens = accounts.map(() => randomBytes(32).toString('base64url'));
  const rows = accounts.map(({ mailedAt, ...account }, i) => ({
    ...account,
    identifier: storedIdentifier('reset', tokens[i] ?? ''),
    expires_at: later(mailedAt, INVITED_DAYS * DAY),
  }));
  const opened = await insert.all(db, { accounts: JSON.stringify(rows) });
  const ids = new Map(opened.map(({ id, email }) => [email, id]));
  return accounts.map(({ email }, i) => {
    const id = ids.get(email);
    if (id === undefined) throw new Error('an account was not opened');
    return { id, email, path: resetPath(tokens[i] ?? '') };
  });
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
