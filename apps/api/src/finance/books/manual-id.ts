import { isId } from '@fasih/school/basics/ids';
import { type Expression, sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const m = tableAs('manual_entry', 'm');
const r = tableAs('money_row', 'r');

/** The manual entry with this id, or whose posting or reversal has this id. */
export const selectManualId = (id: Expression<string>) =>
  select(
    [m.id.as('id')],
    sql`from ${m} where ${m.id} = ${id}::uuid
      union select ${r.manual_id} from ${r} where ${r.entry_id} = ${id}::uuid and ${r.manual_id} is not null limit 1`,
  );

const selectOne = statement(({ id }: Params<{ id: string }>) => selectManualId(id));

/** The manual entry with this id, or behind the journal entry with this id; null when there is none. */
export async function manualIdOf(db: Queryable, id: string): Promise<string | null> {
  return isId(id) ? ((await selectOne.first(db, { id }))?.id ?? null) : null;
}
