import { type PageQuery, SEARCH_CAP, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Total } from '@fasih/school/finance/books/profit-loss';
import { type RawBuilder, sql } from 'kysely';
import { rowsOf } from '../../platform/db/built-query.ts';
import { shareMatching } from '../../platform/db/common-words.ts';
import { cappedPage, type Page, sortedThenFiltered } from '../../platform/db/page.ts';
import { type Aliased, columnList, type Selected, select, tableAs } from '../../platform/db/sql.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const r = tableAs('money_row', 'r');

/** The searchable text of a row; the trigram index uses exactly this expression. */
const words = sql`(${r.description} || ' ' || ${r.payer})`;
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
 * the part of `where` that the trigram index also has, `newest` the fastest order.
 */
type Search<Columns> = {
  columns: Columns;
  where: RawBuilder<boolean>;
  indexed: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
  newest: RawBuilder<unknown>;
  /** The row `r` contains the words. */
  holds: RawBuilder<boolean>;
};

/**
 * Reads a page of the rows that contain some words, with the sums of all of them, in at most four statements.
 * `filtered` is roughly how many rows the filter passes; up to `narrowest` of them are read one by one, and then sums
 * are exact. Otherwise the sums are null above `TOTAL_CAP` rows, or `SEARCH_CAP` for a common word.
 */
export async function searchRows<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageOf,
  search: Search<Columns> & { filtered: () => Promise<number> },
  narrowest: number,
): Promise<(Page<Selected<Columns>> & { totals: Total[] | null }) | Refusal<'common.narrow'>> {
  if (query.page * query.pageSize > TOTAL_CAP && query.page > 1) return refuse('common.narrow');
  const isNarrow = (await search.filtered()) <= narrowest;
  const { data, sums, cap } = isNarrow
    ? await findAll(db, query, search, allNarrow(search))
    : await findAmongMany(db, query, search);
  const total = sums.reduce((all, { count }) => all + count, 0);
  return {
    ...cappedPage(query, data, total, cap),
    totals:
      !isNarrow && total > cap ? null : sums.map(({ type, amount }) => ({ type, category: '', amount })),
  };
}

/** The share of the filtered rows `r` that contain the words. */
export function shareOfWords(
  db: Queryable,
  { filter, holds }: { filter: RawBuilder<boolean>; holds: RawBuilder<boolean> },
): Promise<number> {
  return shareMatching(db, { table: 'money_row', as: 'r', filter, words: holds });
}

/** The row `r` contains the pattern in its texts, or one of the displayed names. */
export function holdsWords(pattern: RawBuilder<string>, shown?: ShownWords): RawBuilder<boolean> {
  const { categories = [], types = [], manual = false } = shown ?? {};
  const conditions = [
    sql`${words} ilike ${pattern}`,
    ...(categories.length > 0 ? [sql`${r.category} = any(${categories}::text[])`] : []),
    ...(types.length > 0 ? [sql`${r.type} = any(${types}::text[])`] : []),
    // Uses the index on manual entries, which are few.
    ...(manual ? [sql`${r.manual_id} is not null`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Few matches come from the trigram index and are sorted; frequent words are read in list order until a page is full.
 * The planner sometimes chooses wrongly, because it cannot know how words and filters correlate.
 */
async function findAmongMany<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageOf,
  search: Search<Columns>,
): Promise<Found<Selected<Columns>>> {
  const share = await shareOfWords(db, { filter: search.where, holds: search.holds });
  if (share > COMMON) {
    const rows = share > VERY_COMMON ? inOrder(search, search.newest) : byWords(search);
    const [data, sums] = await Promise.all([pageInOrder(db, query, search), sumsOfFirst(db, rows)]);
    return { data, sums, cap: SEARCH_CAP };
  }
  const found = await findAll(db, query, search, sql`${byWords(search)} limit ${sql.lit(TOTAL_CAP + 1)}`);
  const isAll = found.sums.reduce((all, { count }) => all + count, 0) <= TOTAL_CAP;
  return isAll ? found : { ...found, data: await pageInOrder(db, query, search) };
}

type Filtered = Pick<Search<unknown>, 'where' | 'indexed' | 'holds'>;

/** `r`, the rows of a narrow filter that contain the words. */
const allNarrow = ({ where, holds }: Filtered) =>
  sql`(select r.* from ${r} where ${where} offset 0) r where ${holds}`;

/** `r`, matches of the trigram index; `offset 0` keeps the planner from using other indexes before the filter. */
const byWords = ({ where, indexed, holds }: Filtered) =>
  sql`(select r.* from ${r} where ${holds} and ${indexed} offset 0) r where ${where}`;

/** `r`, matches in list order. */
const inOrder = ({ where, holds }: Filtered, order: RawBuilder<unknown>) =>
  sortedThenFiltered('r', sql`${r} where ${where}`, order, holds);

const limits = ({ page, pageSize }: PageOf) =>
  sql`limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;

/** A page of rows with the sums of all of them, in one statement. */
async function findAll<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageOf,
  { columns, orderBy }: Search<Columns>,
  rows: RawBuilder<unknown>,
): Promise<Found<Selected<Columns>>> {
  const answer = await rowsOf(
    db,
    sql<{ totals: Sums[]; found: Selected<Columns> | null }>`
     with kept as materialized (select r.id, r.type, r.school_day, r.amount from ${rows}),
     cut as (select r.id from kept r order by ${orderBy} ${limits(query)})
     select (select coalesce(json_agg(t), '[]') from (
         select type, count(*) as count, sum(amount)::bigint as amount from kept group by type) t) as totals,
       to_jsonb(p) - 'place' as found
     from (select) one left join lateral (
       select ${columnList(columns)}, row_number() over (order by ${orderBy}) as place
       from cut join ${r} using (id)
     ) p on true order by p.place`,
  );
  const data = answer.flatMap(({ found }) => (found === null ? [] : [found]));
  return { data, sums: answer[0]?.totals ?? [], cap: TOTAL_CAP };
}

/** A page of rows, read in list order until it is full. */
function pageInOrder<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageOf,
  search: Search<Columns>,
): Promise<Selected<Columns>[]> {
  const { columns, orderBy } = search;
  return rowsOf(
    db,
    select(
      columns,
      sql`from (select r.* from ${inOrder(search, orderBy)} ${limits(query)}) r order by ${orderBy}`,
    ),
  );
}

/** The sums of some rows, up to `SEARCH_CAP` + 1. */
function sumsOfFirst(db: Queryable, rows: RawBuilder<unknown>): Promise<Sums[]> {
  return rowsOf(
    db,
    select(
      [
        r.type.as('type'),
        sql<number>`count(*)`.as('count'),
        sql<number>`sum(${r.amount})::bigint`.as('amount'),
      ],
      sql`from (select r.type, r.amount from ${rows} limit ${sql.lit(SEARCH_CAP + 1)}) r group by ${r.type}`,
    ),
  );
}
