import { sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** The key of the setting with contact and officer. */
export const SAFEGUARDING = 'safeguarding';

export type Stored = { name?: string; phone?: string; email?: string; officerId?: string };

const g = tableAs('setting', 'g');

/** The stored setting; null before anything is set. */
export const storedSetting = sql<Stored | null>`(select ${g.value} from ${g} where ${g.key} = ${sql.lit(SAFEGUARDING)})`;

/** The account of the safeguarding officer; null before one is named. */
export const officerId = sql<string | null>`(${storedSetting} ->> 'officerId')::uuid`;

const selectIs = statement(({ accountId }: Params<{ accountId: string }>) =>
  select([sql<boolean>`coalesce(${accountId}::uuid = ${officerId}, false)`.as('is')], sql``),
);

/** Whether this account is the safeguarding officer. */
export async function isOfficer(db: Queryable, accountId: string): Promise<boolean> {
  return (await selectIs.first(db, { accountId }))?.is ?? false;
}
