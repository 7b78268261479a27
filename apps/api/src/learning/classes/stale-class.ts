import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { readClass } from './read-classes.ts';

/** Refuses an outdated version with the current class and who changed it last. */
export async function refuseStale(
  db: Queryable,
  classId: string,
  now: Date,
): Promise<Refusal<'common.stale'>> {
  const current = await readClass(db, classId, now);
  const { rows } = await db.query<{ by: string | null; at: Date }>(
    `select ${shownName('a')} as by, e.at
     from audit_entry e left join account a on a.id = e.account_id
     where e.target_kind = 'class' and e.target_id = $1 order by e.at desc limit 1`,
    [classId],
  );
  const last = rows[0];
  const changed = last ? { by: last.by, at: last.at.toISOString() } : null;
  return refuse('common.stale', { current: { ...current, changed } });
}
