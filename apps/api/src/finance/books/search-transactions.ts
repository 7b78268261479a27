import { type PageQuery, SEARCH_CAP, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Total } from '@fasih/school/finance/books/profit-loss';
import type { QueryResultRow } from 'pg';
import { shareWithWords } from '../../platform/db/common-words.ts';
import { cappedPage, type Page, sortedFirst } from '../../platform/db/read-page.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** The searchable text of a row; the trigram index uses exactly this expression. */
const WORDS = `(r.description || ' ' || r.payer)`;
/** Up to this many filtered rows are read one by one, which is faster than the trigram index. */
export const NARROW = 30_000;
/** Words in a larger share of the filtered rows are found faster in list order than by the index. */
const COMMON = 0.02;
/** An even larger share, counted without sums. */
const VERY_COMMON = 0.1;

/** Categories and types whose displayed names contain the words, and whether that of manual entries does. */
export type ShownWords = { categories: readonly string[]; types: readonly string[]; manual: boolean };

type PageOf = Pick<PageQuery, 'page' | 'pageSize'>;
type Sums = { type: Total['type']; count: number; amount: number };
/** A page, and the sums of all counted rows; above `cap` they are incomplete. */
type Found<T> = { data: T[]; sums: Sums[]; cap: number };
/**
 * `where` and `orderBy` refer to a row `r` by basis, type, category, school_day, hidden, amount and id; `indexed` is
 * the part of `where` that the trigram index also has, `newest` the fastest order. The pattern is the last of
 * `values` except for the keys of `shown`.
 */
type Search = {
  select: string;
  where: string;
  indexed: string;
  orderBy: string;
  newest: string;
  values: unknown[];
  /** SQL: the row `r` contains the words. */
  holds: string;
};

/**
 * Reads a page of the rows that contain some words, with the sums of all of them, in at most four statements.
 * `filtered` is roughly how many rows the filter passes; up to `narrowest` of them are read one by one, and then sums
 * are exact. Otherwise the sums are null above `TOTAL_CAP` rows, or `SEARCH_CAP` for a common word.
 */
export async function searchRows<T extends QueryResultRow>(
  db: Queryable,
  query: PageOf,
  sql: Omit<Search, 'holds'> & { pattern: string; shown: ShownWords; filtered: () => Promise<number> },
  narrowest: number,
): Promise<(Page<T> & { totals: Total[] | null }) | Refusal<'common.narrow'>> {
  if (query.page * query.pageSize > TOTAL_CAP && query.page > 1) return refuse('common.narrow');
  const values = [...sql.values, sql.pattern];
  const search = { ...sql, values, holds: holdsWords(values, sql.shown) };
  const isNarrow = (await sql.filtered()) <= narrowest;
  const { data, sums, cap } = isNarrow
    ? await findAll<T>(db, query, search, allNarrow(search))
    : await findAmongMany<T>(db, query, search);
  const total = sums.reduce((all, { count }) => all + count, 0);
  return {
    ...cappedPage(query, data, total, cap),
    totals:
      !isNarrow && total > cap ? null : sums.map(({ type, amount }) => ({ type, category: '', amount })),
  };
}

/** The share of the filtered rows that contain the words, the last of `values`. */
export function shareOfWords(
  db: Queryable,
  { filter, values, holds }: { filter: string; values: unknown[]; holds: string },
): Promise<number> {
  return shareWithWords(db, { table: 'money_row', row: 'r', filter, words: holds, values });
}

/**
 * SQL: the row `r` contains the pattern (the last of `values`) in its texts or displayed names; the keys of those are
 * added to `values`.
 */
export function holdsWords(values: unknown[], shown?: ShownWords): string {
  const texts = `${WORDS} ilike $${values.length}`;
  const { categories = [], types = [], manual = false } = shown ?? {};
  const names = [
    ...(categories.length > 0 ? [`r.category = any($${values.push(categories)}::text[])`] : []),
    ...(types.length > 0 ? [`r.type = any($${values.push(types)}::text[])`] : []),
    // Uses the index on manual entries, which are few.
    ...(manual ? ['r.manual_id is not null'] : []),
  ];
  return names.length === 0 ? texts : `(${[texts, ...names].join(' or ')})`;
}

/**
 * Few matches come from the trigram index and are sorted; frequent words are read in list order until a page is full.
 * The planner sometimes chooses wrongly, because it cannot know how words and filters correlate.
 */
async function findAmongMany<T extends QueryResultRow>(
  db: Queryable,
  query: PageOf,
  sql: Search,
): Promise<Found<T>> {
  const share = await shareOfWords(db, { filter: sql.where, values: sql.values, holds: sql.holds });
  if (share > COMMON) {
    const rows = share > VERY_COMMON ? inOrder(sql, sql.newest) : byWords(sql);
    const [data, sums] = await Promise.all([
      pageInOrder<T>(db, query, sql),
      sumsOfFirst(db, rows, sql.values),
    ]);
    return { data, sums, cap: SEARCH_CAP };
  }
  const found = await findAll<T>(db, query, sql, `${byWords(sql)} limit ${TOTAL_CAP + 1}`);
  const isAll = found.sums.reduce((all, { count }) => all + count, 0) <= TOTAL_CAP;
  return isAll ? found : { ...found, data: await pageInOrder<T>(db, query, sql) };
}

/** SQL: `r`, the rows of a narrow filter that contain the words. */
const allNarrow = ({ where, holds }: Search) =>
  `(select r.* from money_row r where ${where} offset 0) r where ${holds}`;

/** SQL: `r`, matches of the trigram index; `offset 0` keeps the planner from using other indexes before the filter. */
const byWords = ({ where, indexed, holds }: Search) =>
  `(select r.* from money_row r where ${holds} and ${indexed} offset 0) r where ${where}`;

/** SQL: `r`, matches in list order. */
const inOrder = ({ where, holds }: Search, order: string) =>
  sortedFirst('r', `money_row r where ${where}`, order, holds);

/** A page of rows with the sums of all of them, in one statement. */
async function findAll<T extends QueryResultRow>(
  db: Queryable,
  { page, pageSize }: PageOf,
  { select, orderBy, values }: Search,
  rows: string,
): Promise<Found<T>> {
  const answer = await db.query<{ totals: Sums[]; found: T | null }>(
    `with kept as materialized (select r.id, r.type, r.school_day, r.amount from ${rows}),
     cut as (
       select r.id from kept r order by ${orderBy} limit ${pageSize} offset ${(page - 1) * pageSize}
     )
     select (select coalesce(json_agg(t), '[]') from (
         select type, count(*) as count, sum(amount)::bigint as amount from kept group by type) t) as totals,
       to_jsonb(p) - 'place' as found
     from (select) one left join lateral (
       select ${select}, row_number() over (order by ${orderBy}) as place from cut join money_row r using (id)
     ) p on true order by p.place`,
    values,
  );
  const data = answer.rows.flatMap(({ found }) => (found === null ? [] : [found]));
  return { data, sums: answer.rows[0]?.totals ?? [], cap: TOTAL_CAP };
}

/** A page of rows, read in list order until it is full. */
async function pageInOrder<T extends QueryResultRow>(
  db: Queryable,
  { page, pageSize }: PageOf,
  sql: Search,
): Promise<T[]> {
  const { rows } = await db.query<T>(
    `select ${sql.select} from (
       select r.* from ${inOrder(sql, sql.orderBy)} limit ${pageSize} offset ${(page - 1) * pageSize}
     ) r order by ${sql.orderBy}`,
    sql.values,
  );
  return rows;
}

/** The sums of some rows, up to `SEARCH_CAP` + 1. */
async function sumsOfFirst(db: Queryable, rows: string, values: unknown[]): Promise<Sums[]> {
  const { rows: sums } = await db.query<Sums>(
    `select type, count(*) as count, sum(amount)::bigint as amount
     from (select r.type, r.amount from ${rows} limit ${SEARCH_CAP + 1}) r group by type`,
    values,
  );
  return sums;
}
