import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import { coalesce, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const f = tableAs('calendar_feed', 'f');
const a = tableAs('account', 'a');
const p = tableAs('message_preference', 'p');

const selectOwner = statement(({ secret }: Params<{ secret: string }>) =>
  select(
    [
      a.id.as('accountId'),
      a.lang.as('lang'),
      a.role.as('role'),
      coalesce(p.zone, sql.lit(SCHOOL_ZONE)).as('zone'),
    ],
    sql`from ${f} join ${a} on ${a.id} = ${f.account_id} left join ${p} on ${p.account_id} = ${a.id}
      where ${f.secret_hash} = sha256(convert_to(${secret}, 'UTF8')) and ${a.active}`,
  ),
);

export type CalendarOwner = RowOf<typeof selectOwner>;

/** The account of a secret calendar address, or null; inactive accounts have none. */
export function ownerOf(db: Queryable, secret: string): Promise<CalendarOwner | null> {
  return selectOwner.first(db, { secret });
}
