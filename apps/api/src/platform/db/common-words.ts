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
