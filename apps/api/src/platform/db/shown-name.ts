import { type RawBuilder, sql } from 'kysely';
import { type TableAs, textOf } from './sql.ts';

type Named = Pick<TableAs<'account'>, 'name' | 'display_username'>;

/** The display name of an account: its chosen name, else its username as typed. */
export const shownNameOf = ({ name, display_username }: Named): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${name}, ''), ${display_username})`;

/** SQL text of `shownNameOf`, by the account's alias in the statement. */
export const shownName = (account: string): string =>
  textOf(
    shownNameOf({
      name: sql.ref(`${account}.name`),
      display_username: sql.ref(`${account}.display_username`),
    }),
  );
