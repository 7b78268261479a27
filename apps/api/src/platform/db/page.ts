import { type PageQuery, SEARCH_CAP, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type RawBuilder, sql } from 'kysely';
import { firstRowOf, rowsOf } from './built-query.ts';
import { type Aliased, columnList, type Selected, select } from './sql.ts';
import type { Queryable } from './transaction.ts';

export type Page<T> = { data: T[]; total: number; totalIsCapped?: boolean; page: number; pageSize: number };

type PageOf = Pick<PageQuery, 'page' | 'pageSize'>;
type Fragment = RawBuilder<unknown>;

/** A list that the database sorts, as fragments of the `sql` tag. */
type List<Columns> = {
  columns: Columns;
  /** Everything between `from` and `order by`. */
  from: Fragment;
  /** Must end in a unique column. */
  orderBy: Fragment;
  /**
   * With `cut` only these columns of `from` (default: all of alias `as`) are sorted, cut to the page and then called
   * `as`; `columns` and `joins` are computed for the rows on the page alone. `orderBy` holds before and after it.
   */
  cut?: Cut;
};
type Cut = { as: string; columns?: Fragment; joins?: Fragment };

/**
 * A page of a list, and its total, exact up to `cap`: two statements. Further pages are refused, because finding them
 * would read everything before them.
 *
 * @param list `pageFrom` replaces `from` for finding the page when counting needs fewer joins.
 */
export async function countedPage<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageOf,
  { pageFrom, cap = TOTAL_CAP, ...list }: List<Columns> & { pageFrom?: Fragment; cap?: number },
): Promise<Page<Selected<Columns>> | Refusal<'common.narrow'>> {
  const refused = refuseBeyond(cap, query);
  if (refused) return refused;
  const [counted, data] = await Promise.all([
    firstRowOf(db, select([foundUpTo(list.from, cap).as('total')], sql``)),
    rowsOf(db, pageSql(query, { ...list, from: pageFrom ?? list.from })),
  ]);
  return cappedPage(query, data, counted?.total ?? 0, cap);
}

/**
 * A page of a list whose total another statement knows, such as a kept sum or `foundUpTo` beside other figures: one
 * statement. Refuses like `countedPage`.
 */
export async function pageOfKnown<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageOf,
  { total, cap = TOTAL_CAP, ...list }: List<Columns> & { total: number | Promise<number>; cap?: number },
): Promise<Page<Selected<Columns>> | Refusal<'common.narrow'>> {
  const refused = refuseBeyond(cap, query);
  if (refused) return refused;
  const [known, data] = await Promise.all([total, rowsOf(db, pageSql(query, list))]);
  return cappedPage(query, data, known, cap);
}

/**
 * A page of a search, where matching is the expensive part: the matches, at most `cap` + 1, are read once for both the
 * total and the page. Refuses like `countedPage`.
 *
 * @param list `has` is the condition on the words, when `from` ends in a `where` without it: if more than `cap` rows
 * match, a second statement reads the page in the list's order, which is fast for words that match many rows. Without
 * it the page is cut from the first matches.
 */
export async function searchedPage<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageOf,
  list: List<Columns> & { cut: Cut; has?: RawBuilder<boolean>; cap?: number },
): Promise<Page<Selected<Columns>> | Refusal<'common.narrow'>> {
  const { has, from, orderBy, cut, cap = SEARCH_CAP } = list;
  const refused = refuseBeyond(cap, query);
  if (refused) return refused;
  const rows = await rowsOf(
    db,
    searchSql(query, { ...list, from: has ? sql`${from} and ${has}` : from, cap }),
  );
  const total = rows[0]?.foundRows ?? 0;
  const data =
    has && total > cap
      ? await rowsOf(db, pageSql(query, { ...list, from: sortedFirst(cut.as, from, orderBy, has) }, 'sorted'))
      : // A page behind the last match is one row that says only how many there are.
        rows.flatMap(({ foundRows: _, isRow, ...row }) =>
          isRow ? [row as unknown as Selected<Columns>] : [],
        );
  return cappedPage(query, data, total, cap);
}

/** The reply of a page; a total above `cap` is reported as `cap` with `totalIsCapped`. */
export function cappedPage<T>({ page, pageSize }: PageOf, data: T[], total: number, cap: number): Page<T> {
  return {
    data,
    total: Math.min(total, cap),
    ...(total > cap ? { totalIsCapped: true } : {}),
    page,
    pageSize,
  };
}

/** The number of matching rows, at most `cap` + 1, as a value of a statement; `from` as in a list. */
export const foundUpTo = (from: Fragment, cap = TOTAL_CAP): RawBuilder<number> =>
  sql<number>`(select count(*) from (select 1 from ${from} limit ${sql.lit(cap + 1)}) capped)`;

/**
 * A `from` of the first matching rows, at most `cap` + 1, so that sorting or searching without an index stays
 * bounded. Who finds more is asked to narrow the search.
 *
 * @param along an order that an index serves, so that the first rows are, say, the latest.
 */
export function firstFound(
  as: string,
  from: Fragment,
  { along, cap = TOTAL_CAP }: { along?: Fragment; cap?: number } = {},
): Fragment {
  return sql`(select ${sql.id(as)}.* from ${from} ${along ? sql`order by ${along}` : sql``}
    limit ${sql.lit(cap + 1)}) ${sql.id(as)}`;
}

/**
 * A `from` of rows in an index order, filtered by `has` afterwards, for words that match many rows. The limit never
 * cuts anything; it keeps the planner from gathering all matches or sorting all rows first.
 */
export function sortedFirst(
  as: string,
  from: Fragment,
  orderBy: Fragment,
  has: RawBuilder<boolean>,
): Fragment {
  return sql`(select ${sql.id(as)}.* from ${from} order by ${orderBy}
    limit (select ${sql.lit(Number.MAX_SAFE_INTEGER)})) ${sql.id(as)} where ${has}`;
}

const refuseBeyond = (cap: number, { page, pageSize }: PageOf) =>
  page * pageSize > cap && page > 1 ? refuse('common.narrow') : null;

const limits = ({ page, pageSize }: PageOf) =>
  sql`limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;

const keysOf = ({ as, columns = sql`${sql.id(as)}.*` }: Cut) => columns;

function pageSql<const Columns extends readonly Aliased[]>(
  query: PageOf,
  { columns, from, orderBy, cut }: List<Columns>,
  isSorted?: 'sorted',
): RawBuilder<Selected<Columns>> {
  const rest = sql`from ${from} ${isSorted ? sql`` : sql`order by ${orderBy}`} ${limits(query)}`;
  if (!cut) return select(columns, rest);
  return select(
    columns,
    sql`from (select ${keysOf(cut)} ${rest}) ${sql.id(cut.as)} ${cut.joins ?? sql``} order by ${orderBy}`,
  );
}

/** `isRow` is null in the only row of a page without rows. */
type SearchRow<Columns extends readonly Aliased[]> = Selected<Columns> & {
  foundRows: number;
  isRow: boolean | null;
};

const searchSql = <const Columns extends readonly Aliased[]>(
  query: PageOf,
  { columns, from, orderBy, cut, cap }: List<Columns> & { cut: Cut; cap: number },
) => sql<SearchRow<Columns>>`
  with found as materialized (select ${keysOf(cut)} from ${from} limit ${sql.lit(cap + 1)})
  select c.n as "foundRows", p.* from (select count(*)::integer as n from found) c left join lateral (
    select true as "isRow", ${columnList(columns)}
    from (select * from found ${sql.id(cut.as)} order by ${orderBy} ${limits(query)}) ${sql.id(cut.as)} ${cut.joins ?? sql``}
    order by ${orderBy}) p on true`;
