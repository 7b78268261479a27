import { type RawBuilder, sql } from 'kysely';
import { firstRowOf } from './built-query.ts';
import type { DB } from './schema.ts';
import { select, tableAs } from './sql.ts';
import type { Queryable } from './transaction.ts';

/**
 * Estimates which share (0 to 1) of the filtered rows contains the words, from about 50 pages of the table (a
 * thousandth of a large one). Used to choose between the trigram index and the list's own order, because the
 * planner's estimate is often off by a factor of a hundred. Returns 1 when no sampled row passes the filter: reading
 * what it leaves is cheap.
 *
 * @param search `row`, `filter` and `words` are our own SQL, never a person's text; typed text belongs in `values`.
 */
export async function shareWithWords(
  db: Queryable,
  search: { table: string; row: string; filter: string; words: string; values: unknown[] },
): Promise<number> {
  const { table, row, filter, words, values } = search;
  const { rows } = await db.query<{ fit: number; seen: number }>(
    `select count(*) filter (where ${words})::integer as fit, count(*)::integer as seen
     from ${table} ${row} tablesample system ((select greatest(0.1, 5000.0 / greatest(relpages, 50)) from pg_class
       where oid = '${table}'::regclass)) repeatable (1) where ${filter}`,
    values,
  );
  const { fit = 0, seen = 0 } = rows[0] ?? {};
  return seen === 0 ? 1 : fit / seen;
}

/**
 * Like `shareWithWords`, for fragments.
 *
 * @param search `filter` and `words` name the columns of `table` by the alias `as`.
 */
export async function shareMatching(
  db: Queryable,
  search: { table: keyof DB; as: string; filter: RawBuilder<boolean>; words: RawBuilder<boolean> },
): Promise<number> {
  const { table, as, filter, words } = search;
  const found = await firstRowOf(
    db,
    select(
      [
        sql<number>`count(*) filter (where ${words})::integer`.as('fit'),
        sql<number>`count(*)::integer`.as('seen'),
      ],
      sql`from ${tableAs(table, as)} tablesample system ((select greatest(0.1, 5000.0 / greatest(relpages, 50))
        from pg_class where oid = ${table}::regclass)) repeatable (1) where ${filter}`,
    ),
  );
  return found && found.seen > 0 ? found.fit / found.seen : 1;
}
