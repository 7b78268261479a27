import { type PageQuery, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Total } from '@fasih/school/finance/profit-loss';
import type { QueryResultRow } from 'pg';
import { shareWithWords } from '../db/common-words.ts';
import type { Page } from '../db/read-page.ts';
import type { Queryable } from '../db/transaction.ts';

/** What stands on the screen of a row; the index of words is made of exactly this expression. */
const WORDS = `(r.description || ' ' || r.payer)`;
/** So many rows that the filter lets through are looked at one by one: that is sooner than asking the index of words. */
export const NARROW = 30_000;
/** Words in a larger part of the filtered rows are found sooner by going through the list's own order than by the index. */
const COMMON = 0.02;

type PageOf = Pick<PageQuery, 'page' | 'pageSize'>;
type Sums = { type: Total['type']; count: number; amount: number };
type Found<T> = { data: T[]; sums: Sums[] };
/**
 * `where` and `orderBy` name a row `r` by its basis, type, category, school_day, hidden, amount and id; `newest` is the order
 * that finds rows soonest; the pattern is the last of `values`.
 */
type Search = { select: string; where: string; orderBy: string; newest: string; values: unknown[] };

/**
 * A page of the rows that hold some words, with the sums of all of them, in four statements at most; `filtered` tells about
 * how many rows the filter lets through, `narrowest` is the most that are looked at one by one. Of words that more
 * than `TOTAL_CAP` rows have the sums are null where adding them up would take long.
 */
export async function searchRows<T extends QueryResultRow>(
  db: Queryable,
  query: PageOf,
  sql: Search & { pattern: string; filtered: () => Promise<number> },
  narrowest: number,
): Promise<(Page<T> & { totals: Total[] | null }) | Refusal> {
  const { page, pageSize } = query;
  if (page * pageSize > TOTAL_CAP && page > 1) return refuse('common.narrow');
  const values = [...sql.values, sql.pattern];
  const narrow = (await sql.filtered()) <= narrowest;
  const common = !narrow && (await areMany(db, { filter: sql.where, values }));
  const { data, sums } = common
    ? await findCommonWords<T>(db, query, { ...sql, values })
    : await findAll<T>(db, query, { ...sql, values }, narrow);
  const total = sums.reduce((all, { count }) => all + count, 0);
  return {
    data,
    total: Math.min(total, TOTAL_CAP),
    ...(total > TOTAL_CAP ? { totalIsCapped: true } : {}),
    page,
    pageSize,
    totals:
      common && total > TOTAL_CAP ? null : sums.map(({ type, amount }) => ({ type, category: '', amount })),
  };
}

/** Whether so many of the filtered rows hold the words, the last of `values`, that the list soon comes upon enough of them. */
export async function areMany(
  db: Queryable,
  { filter, values }: { filter: string; values: unknown[] },
): Promise<boolean> {
  const words = `${WORDS} ilike $${values.length}`;
  return (await shareWithWords(db, { table: 'money_row', row: 'r', filter, words, values })) > COMMON;
}

/**
 * A page of the rows with the exact sums of all of them, in one statement. Of words that few rows have the index of words
 * finds them all, and only then they are filtered, sorted and cut; behind a narrow filter it is the other way round. The
 * planner would now and then go through millions of rows in the order of the list instead, because it cannot know how
 * words and filters go together.
 */
async function findAll<T extends QueryResultRow>(
  db: Queryable,
  { page, pageSize }: PageOf,
  sql: Search,
  narrow: boolean,
): Promise<Found<T>> {
  const holdsWords = `${WORDS} ilike $${sql.values.length}`;
  const filtered = `(select r.* from money_row r where ${sql.where} offset 0) r`;
  const { rows } = await db.query<{ totals: Sums[]; found: T | null }>(
    `with hits as materialized (
       select r.id, r.basis, r.type, r.category, r.school_day, r.hidden, r.amount
       from ${narrow ? filtered : 'money_row r'} where ${holdsWords}
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
  const data = rows.flatMap(({ found }) => (found === null ? [] : [found]));
  return { data, sums: rows[0]?.totals ?? [] };
}

/**
 * A page of the rows of a word that very many rows have, and their sums up to one more than `TOTAL_CAP`: they are gone
 * through in the order of the list until enough are found. The fences (`offset 0`) keep the planner from gathering all of
 * them first; below a plain `limit` the order stays as it is.
 */
async function findCommonWords<T extends QueryResultRow>(
  db: Queryable,
  { page, pageSize }: PageOf,
  { select, where, orderBy, newest, values }: Search,
): Promise<Found<T>> {
  const fenced = (order: string) =>
    `(select r.* from money_row r where ${where} order by ${order} offset 0) r where ${WORDS} ilike $${values.length}`;
  const [found, counted] = await Promise.all([
    db.query<T>(
      `select ${select} from (
         select r.* from ${fenced(orderBy)} limit ${pageSize} offset ${(page - 1) * pageSize}
       ) r order by ${orderBy}`,
      values,
    ),
    db.query<Sums>(
      `select type, count(*) as count, sum(amount)::bigint as amount
       from (select r.type, r.amount from ${fenced(newest)} limit ${TOTAL_CAP + 1}) r group by type`,
      values,
    ),
  ]);
  return { data: found.rows, sums: counted.rows };
}
