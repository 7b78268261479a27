import { type Expression, sql } from 'kysely';
import { jsonList, scalar, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A day without lessons. Admins enter them because the government decree changes every year. */
export type Holiday = { day: string; id: string; en: string };

/** The holidays in `[from, until)` as a JSON list of `Holiday`. */
export function holidaysIn(from: Expression<string>, until: Expression<string>) {
  const h = tableAs('holiday', 'h');
  return scalar(
    jsonList({ day: h.day, id: h.name_id, en: h.name_en }, h.day),
    sql`from ${h} where ${h.day} >= ${from} and ${h.day} < ${until}`,
  );
}

const selectAmong = statement(({ days }: Params<{ days: readonly string[] }>) =>
  build
    .selectFrom('holiday')
    .where('day', '=', sql<string>`any(${days}::date[])`)
    .select(['day', 'name_id as id', 'name_en as en'])
    .orderBy('day'),
);

/** The holidays among these days, with their names. */
export function holidaysAmong(db: Queryable, days: readonly string[]): Promise<Holiday[]> {
  return selectAmong.all(db, { days });
}
