import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { cteAs, type RecordOf, recordsAs, select, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';

const given = {
  username: 'text',
  email: 'text',
  phone: 'text',
  name: 'text',
  role: 'text',
  lang: 'text',
  must_change_password: 'boolean',
  imported: 'boolean',
  demo: 'boolean',
  password: 'text',
  identifier: 'text',
  expires_at: 'timestamptz',
} as const;

type Nullable = 'phone' | 'password' | 'identifier' | 'expires_at';
type Given = RecordOf<typeof given>;
/** `password` is a hash, null until the owner sets one; `identifier` and `expires_at` are of a link to do so. */
export type AccountToInsert = Omit<Given, Nullable> & { [Name in Nullable]: Given[Name] | null };

const insert = statement(({ accounts }: Params<{ accounts: string }>) => {
  const records = sql<Given>`select * from ${recordsAs(accounts, 'r', given)}`;
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
      'demo',
    ])
    .expression(
      sql`select lower(${g.username}), ${g.username}, ${g.email}, ${g.phone}, ${g.name}, ${g.role}, ${g.lang},
          ${g.must_change_password}, ${g.imported}, ${g.demo}
        from ${g}`,
    )
    .onConflict((on) => on.doNothing())
    .returning(['id', sql<string>`email::text`.as('email')]);
  const m = cteAs(made, 'made', 'm');
  const both = sql`${m} join ${g} on ${g.email} = ${m.email}`;
  const credentials = build
    .insertInto('credential')
    .columns(['account_id', 'provider_id', 'provider_account_id', 'password'])
    .expression(sql`select ${m.id}, 'credential', ${m.id}::text, ${g.password} from ${both}`);
  const links = build
    .insertInto('verification')
    .columns(['identifier', 'value', 'expires_at'])
    .expression(
      sql`select ${g.identifier}, 'reset:' || ${m.id}, ${g.expires_at} from ${both} where ${g.identifier} is not null`,
    );
  return withCtes(
    { given: records, made, credentials, links },
    select([m.id.as('id'), m.email.as('email')], sql`from ${m}`),
  );
});

/**
 * Inserts accounts with their credentials and links in the caller's transaction, and returns their ids by address. An
 * account whose username or address is taken is left out; unique keys decide between two at the same instant.
 */
export async function insertAccounts(
  db: PoolClient,
  accounts: readonly AccountToInsert[],
): Promise<Map<string, string>> {
  const rows = await insert.all(db, { accounts: JSON.stringify(accounts) });
  return new Map(rows.map(({ id, email }) => [email, id]));
}
