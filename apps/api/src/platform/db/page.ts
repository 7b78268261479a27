import { type PageQuery, SEARCH_CAP, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type RawBuilder, sql } from 'kysely';
import { firstRowOf, rowsOf } from './built-query.ts';
import { type Aliased, columnList, type Selected, select } from './sql.ts';
import type { Queryable } from './transaction.ts';

export type Page<T> = { data: T[]; total: number; totalIsCapped?: boolean; page: number; pageSize: number };

type PageRequest = Pick<PageQuery, 'page' | 'pageSize'>;
type Fragment = RawBuilder<unknown>;

/** A sorted list as fragments of the `sql` tag. */
type List<Columns> = {
  columns: Columns;
  /** Everything between `from` and `order by`. */
  from: Fragment;
  /** Must end in a unique column. */
  orderBy: Fragment;
  /** Computes `columns` only for the rows on the page, when they or their joins are expensive. */
  limitFirst?: LimitFirst;
};

/**
 * Sorts and limits a subquery of `from` first, then joins `joins` to the rows of the page. `orderBy` applies to both, so
 * it uses only names that the subquery has.
 */
type LimitFirst = {
  /** The alias of `from` that the subquery reads, and its own alias. */
  as: string;
  /** The columns of the subquery; all of `as` by default. */
  columns?: Fragment;
  joins?: Fragment;
};

/**
 * Reads a page of a list and its total, which is exact up to `cap`, in two statements. Refuses pages beyond `cap` rows,
 * because an offset reads every row before it.
 *
 * @param list `pageFrom` replaces `from` in the statement of the page when the count needs fewer joins.
 */
export async function countedPage<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageRequest,
  { pageFrom, cap = TOTAL_CAP, ...list }: List<Columns> & { pageFrom?: Fragment; cap?: number },
): Promise<Page<Selected<Columns>> | Refusal<'common.narrow'>> {
  const refused = refuseBeyond(cap, query);
  if (refused) return refused;
  const [counted, data] = await Promise.all([
    firstRowOf(db, select([countUpTo(list.from, cap).as('total')], sql``)),
    rowsOf(db, pageSql(query, { ...list, from: pageFrom ?? list.from })),
  ]);
  return cappedPage(query, data, counted?.total ?? 0, cap);
}

/**
 * Reads a page of a list, in one statement, when the caller has the total already: from a stored count, or from
 * `countUpTo` in a statement with other figures. Refuses like `countedPage`.
 */
export async function pageWithTotal<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageRequest,
  { total, cap = TOTAL_CAP, ...list }: List<Columns> & { total: number | Promise<number>; cap?: number },
): Promise<Page<Selected<Columns>> | Refusal<'common.narrow'>> {
  const refused = refuseBeyond(cap, query);
  if (refused) return refused;
  const [knownTotal, data] = await Promise.all([total, rowsOf(db, pageSql(query, list))]);
  return cappedPage(query, data, knownTotal, cap);
}

/**
 * Reads a page of a search, where matching is the expensive part: one statement reads up to `cap` + 1 matches for both
 * the total and the page. Refuses like `countedPage`.
 *
 * @param list `matches` is the condition on the search words, which the `where` at the end of `from` leaves out. If more
 * than `cap` rows match, a second statement walks the list in its order and stops after the page, which is fast because
 * that many rows match. Without `matches`, `from` is the whole search and the page is one of its first `cap` + 1 rows.
 */
export async function searchedPage<const Columns extends readonly Aliased[]>(
  db: Queryable,
  query: PageRequest,
  list: List<Columns> & { limitFirst: LimitFirst; matches?: RawBuilder<boolean>; cap?: number },
): Promise<Page<Selected<Columns>> | Refusal<'common.narrow'>> {
  const { matches, from, orderBy, limitFirst, cap = SEARCH_CAP } = list;
  const refused = refuseBeyond(cap, query);
  if (refused) return refused;
  const rows = await rowsOf(
    db,
    searchSql(query, { ...list, from: matches ? sql`${from} and ${matches}` : from, cap }),
  );
  const total = rows[0]?.foundRows ?? 0;
  const data =
    matches && total > cap
      ? await rowsOf(
          db,
          pageSql(
            query,
            { ...list, from: sortedThenFiltered(limitFirst.as, from, orderBy, matches) },
            'sorted',
          ),
        )
      : // Beyond the last match the only row has the total and `isRow` null.
        rows.flatMap(({ foundRows: _, isRow, ...row }) =>
          isRow ? [row as unknown as Selected<Columns>] : [],
        );
  return cappedPage(query, data, total, cap);
}

/** Builds the reply of a list; a total above `cap` is reported as `cap` with `totalIsCapped`. */
export function cappedPage<T>(
  { page, pageSize }: PageRequest,
  data: T[],
  total: number,
  cap: number,
): Page<T> {
  return {
    data,
    total: Math.min(total, cap),
    ...(total > cap ? { totalIsCapped: true } : {}),
    page,
    pageSize,
  };
}

/** SQL value: the number of rows of `from`, counted to at most `cap` + 1. */
export const countUpTo = (from: Fragment, cap = TOTAL_CAP): RawBuilder<number> =>
  sql<number>`(select count(*) from (select 1 from ${from} limit ${sql.lit(cap + 1)}) capped)`;

/**
 * Limits `from` to its first `cap` + 1 rows, so that sorting or searching without an index stays bounded; a longer list
 * is reported as capped.
 *
 * @param indexOrder an order that an index serves and that decides which rows are the first, e.g. the latest.
 */
export function firstMatches(
  as: string,
  from: Fragment,
  { indexOrder, cap = TOTAL_CAP }: { indexOrder?: Fragment; cap?: number } = {},
): Fragment {
  return sql`(select ${sql.id(as)}.* from ${from} ${indexOrder ? sql`order by ${indexOrder}` : sql``}
    limit ${sql.lit(cap + 1)}) ${sql.id(as)}`;
}

/**
 * Sorts `from` by an index and filters it by `matches` afterwards, for words that match many rows. The limit is never
 * reached; it keeps the planner from collecting all matches, or sorting all rows, before the first one is returned.
 */
export function sortedThenFiltered(
  as: string,
  from: Fragment,
  orderBy: Fragment,
  matches: RawBuilder<boolean>,
): Fragment {
  return sql`(select ${sql.id(as)}.* from ${from} order by ${orderBy}
    limit (select ${sql.lit(Number.MAX_SAFE_INTEGER)})) ${sql.id(as)} where ${matches}`;
}

const refuseBeyond = (cap: number, { page, pageSize }: PageRequest) =>
  page * pageSize > cap && page > 1 ? refuse('common.narrow') : null;

const limits = ({ page, pageSize }: PageRequest) =>
  sql`limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;

const limitedColumns = ({ as, columns = sql`${sql.id(as)}.*` }: LimitFirst) => columns;

function pageSql<const Columns extends readonly Aliased[]>(
  query: PageRequest,
  { columns, from, orderBy, limitFirst }: List<Columns>,
  isSorted?: 'sorted',
): RawBuilder<Selected<Columns>> {
  const rest = sql`from ${from} ${isSorted ? sql`` : sql`order by ${orderBy}`} ${limits(query)}`;
  if (!limitFirst) return select(columns, rest);
  return select(
    columns,
    sql`from (select ${limitedColumns(limitFirst)} ${rest}) ${sql.id(limitFirst.as)} ${limitFirst.joins ?? sql``}
      order by ${orderBy}`,
  );
}

/** A page without rows has one row, for the total, whose `isRow` is null. */
type SearchRow<Columns extends readonly Aliased[]> = Selected<Columns> & {
  foundRows: number;
  isRow: boolean | null;
};

const searchSql = <const Columns extends readonly Aliased[]>(
  query: PageRequest,
  { columns, from, orderBy, limitFirst, cap }: List<Columns> & { limitFirst: LimitFirst; cap: number },
) => sql<SearchRow<Columns>>`
  with found as materialized (select ${limitedColumns(limitFirst)} from ${from} limit ${sql.lit(cap + 1)})
  select c.n as "foundRows", p.* from (select count(*)::integer as n from found) c left join lateral (
    select true as "isRow", ${columnList(columns)}
    from (select * from found ${sql.id(limitFirst.as)} order by ${orderBy} ${limits(query)}) ${sql.id(limitFirst.as)}
    ${limitFirst.joins ?? sql``}
    order by ${orderBy}) p on true`;
