import type { Queryable } from './transaction.ts';

/**
 * How large a part (0 to 1) of a table's rows meets a condition, words and filter together, judged by some 50 of its pages, of a large table by a
 * thousandth: a few milliseconds. For choosing between an index of words, which gathers all rows that fit, and an order that
 * soon comes upon enough of them; the planner's own guess is often wrong by a hundred times.
 *
 * @param condition SQL about a row called `row`, ours and never a person's text; what was typed stands in `values`.
 */
export async function shareOfRows(
  db: Queryable,
  { table, row, condition, values }: { table: string; row: string; condition: string; values: unknown[] },
): Promise<number> {
  const { rows } = await db.query<{ fit: number; seen: number }>(
    `select count(*) filter (where ${condition})::integer as fit, count(*)::integer as seen
     from ${table} ${row} tablesample system ((select greatest(0.1, 5000.0 / greatest(relpages, 50)) from pg_class
       where oid = '${table}'::regclass))`,
    values,
  );
  const { fit = 0, seen = 0 } = rows[0] ?? {};
  return seen === 0 ? 0 : fit / seen;
}
