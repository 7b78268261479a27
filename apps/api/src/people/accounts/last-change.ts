import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Who changed a record last and when, shown with `common.stale`. `by` is null for the school itself. */
export type LastChange = { by: string | null; at: string } | null;

const selectLast = statement(({ kind, id }: Params<{ kind: string; id: string }>) =>
  build
    .selectFrom('audit_entry as u')
    .leftJoin('account as a', 'a.id', 'u.account_id')
    .where('u.target_kind', '=', kind)
    .where('u.target_id', '=', id)
    .select([orNull(shownNameOf(tableAs('account', 'a'))).as('by'), 'u.at'])
    .orderBy('u.id', 'desc')
    .limit(1),
);

/** The latest audit entry of this record, or null. */
export async function lastChange(
  db: Queryable,
  targetKind: string,
  targetId: string | number,
): Promise<LastChange> {
  const row = await selectLast.first(db, { kind: targetKind, id: String(targetId) });
  return row && { by: row.by, at: row.at.toISOString() };
}
