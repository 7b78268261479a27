import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { orNull, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { readClass } from './read-classes.ts';

const selectLastChange = statement(({ classId }: Params<{ classId: string }>) =>
  build
    .selectFrom('audit_entry as e')
    .leftJoin('account as a', 'a.id', 'e.account_id')
    .where('e.target_kind', '=', 'class')
    .where('e.target_id', '=', classId)
    .select(['e.at', orNull(shownNameOf(tableAs('account', 'a'))).as('by')])
    .orderBy('e.at', 'desc')
    .limit(sql.lit(1)),
);

/** Refuses an outdated version with the current class and who changed it last. */
export async function refuseStale(
  db: Queryable,
  classId: string,
  now: Date,
): Promise<Refusal<'common.stale'>> {
  const current = await readClass(db, classId, now);
  const last = await selectLastChange.first(db, { classId });
  const changed = last ? { by: last.by, at: last.at.toISOString() } : null;
  return refuse('common.stale', { current: { ...current, changed } });
}
