import { type RawBuilder, sql } from 'kysely';
import type { TableAs } from './sql.ts';

type Named = Pick<TableAs<'account'>, 'name' | 'display_username'>;

/** The display name of an account: its chosen name, else its username as typed. */
export const shownNameOf = ({ name, display_username }: Named): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${name}, ''), ${display_username})`;
