import type { Queryable } from './transaction.ts';

/**
 * How large a part (0 to 1) of the rows that a filter lets through hold some words, judged by some 50 pages of the table, of
 * a large one by a thousandth: a few milliseconds. For choosing between an index of words, which gathers all rows that
 * fit, and an order that soon comes upon enough of them; the planner's own guess is often wrong by a hundred times. Of a
 * filter so narrow that none of the pages has a row for it, all (1): going through what it leaves costs little. It is the
 * same pages each time, which stay in memory: other ones would come from the disk.
 *
 * @param filter SQL about a row called `row`, as is `words`: ours, never a person's text; what was typed stands in `values`.
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
