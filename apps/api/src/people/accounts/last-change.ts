import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Who changed a record last and when, shown with `common.stale`. `by` is null for the school itself. */
export type LastChange = { by: string | null; at: string } | null;

/** The latest audit entry of this record, or null. */
export async function lastChange(
  db: Queryable,
  targetKind: string,
  targetId: string | number,
): Promise<LastChange> {
  const { rows } = await db.query<{ by: string | null; at: Date }>(
    `select ${shownName('a')} as by, u.at
     from audit_entry u left join account a on a.id = u.account_id
     where u.target_kind = $1 and u.target_id = $2 order by u.id desc limit 1`,
    [targetKind, String(targetId)],
  );
  const row = rows[0];
  return row ? { by: row.by, at: row.at.toISOString() } : null;
}
