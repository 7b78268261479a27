import { isId } from '@fasih/school/basics/ids';
import type { Queryable } from '../../platform/db/transaction.ts';

/** SQL: the manual entry with the id `$1`, or whose posting or reversal has that id. */
export const MANUAL_ID = `select id from manual_entry where id = $1::uuid
  union select manual_id from money_row where entry_id = $1::uuid and manual_id is not null limit 1`;

/** The manual entry with this id, or behind the journal entry with this id; null when there is none. */
export async function manualIdOf(db: Queryable, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const { rows } = await db.query<{ id: string }>(MANUAL_ID, [id]);
  return rows[0]?.id ?? null;
}
