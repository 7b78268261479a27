import { type RawBuilder, sql } from 'kysely';
import type { TableAs } from './sql.ts';

type Named = Pick<TableAs<'account'>, 'name' | 'display_username'>;

/**
 * What a search finds an account by, in lower case: its name, username and address. The index of teachers has this very
 * expression.
 */
export const wordsOfAccount = ({
  name,
  display_username,
  email,
}: Pick<TableAs<'account'>, 'name' | 'display_username' | 'email'>): RawBuilder<string> =>
  sql<string>`lower(${name} || ' ' || ${display_username} || ' ' || ${email}::text)`;

/** The display name of an account: its chosen name, else its username as typed. */
export const shownNameOf = ({ name, display_username }: Named): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${name}, ''), ${display_username})`;
