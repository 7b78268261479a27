import { type PageQuery, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Total } from '@fasih/school/finance/profit-loss';
import type { QueryResultRow } from 'pg';
import type { Page } from '../db/read-page.ts';
import type { Queryable } from '../db/transaction.ts';

/** What stands on the screen of a row; the index of words is made of exactly this expression. */
const WORDS = `(r.description || ' ' || r.payer)`;
/** The same as no index has it, so that rows are gone through in the list's own order. */
export const WORDS_UNINDEXED = `concat_ws(' ', r.description, r.payer)`;

/** Rows of a hundred that hold the words, from which on the list's own order comes to a page of them sooner than the index. */
const COMMON_PERCENT = 2;

/**
 * Whether a pattern of LIKE fits so many rows that gathering them all would take long, judged by some 50 pages of the
 * table, of a large one by a thousandth. It decides how rows are found, never which.
 */
export async function isCommon(db: Queryable, pattern: string): Promise<boolean> {
  const { rows } = await db.query<{ common: boolean }>(
    `select count(*) filter (where ${WORDS} ilike $1) * 100 > count(*) * ${COMMON_PERCENT} as common
     from money_row r tablesample system ((select greatest(0.1, 5000.0 / greatest(relpages, 50)) from pg_class
       where oid = 'money_row'::regclass))`,
    [pattern],
  );
  return rows[0]?.common ?? false;
}

/**
 * A page of the rows that hold words few rows have, with the exact sums of all of them, in one statement: the index of words
 * finds them all, and only then they are filtered, sorted and cut. The planner would now and then go through millions of
 * rows in the order of the list instead, because it cannot know how words and filters go together.
 *
 * @param sql `where` and `orderBy` name a row `r` by its basis, type, category, school_day, hidden, amount and id; the
 * pattern is `values`' last.
 */
export async function findRareWords<T extends QueryResultRow>(
  db: Queryable,
  { page, pageSize }: Pick<PageQuery, 'page' | 'pageSize'>,
  sql: { select: string; where: string; orderBy: string; values: unknown[] },
): Promise<(Page<T> & { totals: Total[] }) | Refusal> {
  if (page * pageSize > TOTAL_CAP && page > 1) return refuse('common.narrow');
  type Sums = { type: Total['type']; count: number; amount: number };
  const { rows } = await db.query<{ totals: Sums[]; found: T | null }>(
    `with hits as materialized (
       select r.id, r.basis, r.type, r.category, r.school_day, r.hidden, r.amount from money_row r
       where ${WORDS} ilike $${sql.values.length}
     ), kept as materialized (
       select r.id, r.type, r.school_day, r.amount from hits r where ${sql.where}
     ), cut as (
       select r.id from kept r order by ${sql.orderBy} limit ${pageSize} offset ${(page - 1) * pageSize}
     )
     select (select coalesce(json_agg(t), '[]') from (
         select type, count(*) as count, sum(amount)::bigint as amount from kept group by type) t) as totals,
       to_jsonb(p) - 'place' as found
     from (select) one left join lateral (
       select ${sql.select}, row_number() over (order by ${sql.orderBy}) as place from cut join money_row r using (id)
     ) p on true order by p.place`,
    sql.values,
  );
  const sums = rows[0]?.totals ?? [];
  const total = sums.reduce((all, { count }) => all + count, 0);
  return {
    data: rows.flatMap(({ found }) => (found === null ? [] : [found])),
    total: Math.min(total, TOTAL_CAP),
    ...(total > TOTAL_CAP ? { totalIsCapped: true } : {}),
    page,
    pageSize,
    totals: sums.map(({ type, amount }) => ({ type, category: '', amount })),
  };
}
