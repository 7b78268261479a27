import { type PageQuery, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { QueryResultRow } from 'pg';
import { cappedPage, type Page } from './page.ts';
import { literalOf } from './search-words.ts';
import type { Queryable } from './transaction.ts';

// The file goes with the last list that is still text; its successors are `page.ts` and `search-words.ts`.
export { cappedPage, type Page } from './page.ts';
export { anywhere, likePattern } from './search-words.ts';

type PageOf = Pick<PageQuery, 'page' | 'pageSize'>;
type Cut = {
  select: string;
  from: string;
  orderBy: string;
  values: unknown[];
  keys?: { columns: string; as: string; joins?: string };
};

/**
 * Reads one page of a list sorted by the database: two statements, the total exact up to `cap` (`TOTAL_CAP` unless
 * given). Pages beyond the cap are refused, because finding them would read everything before them.
 *
 * @param sql `from` is everything between `from` and `order by`; `orderBy` must end in a unique column. Both are our
 * own SQL; typed text belongs in `values`. With `keys` only these columns are sorted, and `select` and `joins` are
 * computed only for the rows on the page (aliased `as`). `total` replaces counting when it is already known.
 */
export async function readPage<T extends QueryResultRow>(
  db: Queryable,
  query: PageOf,
  sql: Cut & {
    /** Replaces `from` for finding the page when counting needs fewer joins. */
    pageFrom?: string;
    /** Reads the matches once for both the count and the page: for searches, where matching is the expensive part. */
    singlePass?: boolean;
    /**
     * With `once`, when more than `cap` rows match: the presorted source that the page is cut from (`sortedFirst`).
     */
    inOrder?: string;
    cap?: number;
    total?: () => Promise<number>;
  },
): Promise<Page<T> | Refusal<'common.narrow'>> {
  const { page, pageSize } = query;
  const { cap = TOTAL_CAP } = sql;
  if (page * pageSize > cap && page > 1) return refuse('common.narrow');
  if (sql.singlePass && sql.keys) {
    const found = await readOnce<T>(db, query, { ...sql, cap, keys: sql.keys });
    if (!found.totalIsCapped || !sql.inOrder) return found;
    return { ...found, data: await readCut<T>(db, query, { ...sql, from: sql.inOrder, isSorted: true }) };
  }
  const counted = sql.total?.() ?? countUpTo(cap, db, sql);
  const [total, data] = await Promise.all([
    counted,
    readCut<T>(db, query, { ...sql, from: sql.pageFrom ?? sql.from }),
  ]);
  return cappedPage(query, data, total, cap);
}

async function readCut<T extends QueryResultRow>(
  db: Queryable,
  { page, pageSize }: PageOf,
  { select, from, orderBy, values, keys, isSorted = false }: Cut & { isSorted?: boolean },
): Promise<T[]> {
  const order = isSorted ? '' : `order by ${orderBy}`;
  const cut = (columns: string) =>
    `select ${columns} from ${from} ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  const { rows } = await db.query<T>(
    keys
      ? `select ${select} from (${cut(keys.columns)}) ${keys.as} ${keys.joins ?? ''} order by ${orderBy}`
      : cut(select),
    values,
  );
  return rows;
}

async function readOnce<T extends QueryResultRow>(
  db: Queryable,
  query: PageOf,
  sql: Cut & { cap: number; keys: NonNullable<Cut['keys']> },
): Promise<Page<T>> {
  const { keys, orderBy, cap } = sql;
  const limits = `limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;
  const { rows } = await db.query<T & { foundRows: number; isRow: boolean | null }>(
    `with found as materialized (select ${keys.columns} from ${sql.from} limit ${cap + 1})
     select c.n as "foundRows", p.* from (select count(*)::integer as n from found) c left join lateral (
       select true as "isRow", ${sql.select}
       from (select * from found ${keys.as} order by ${orderBy} ${limits}) ${keys.as} ${keys.joins ?? ''}
       order by ${orderBy}) p on true`,
    sql.values,
  );
  const total = rows[0]?.foundRows ?? 0;
  const data = rows.flatMap(({ foundRows: _, isRow, ...row }) => (isRow ? [row as unknown as T] : []));
  return cappedPage(query, data, total, cap);
}

async function countUpTo(
  cap: number,
  db: Queryable,
  sql: { from: string; values: unknown[] },
): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select ${foundUpTo(sql.from, cap)} as total`,
    sql.values,
  );
  return rows[0]?.total ?? 0;
}

/** SQL: the number of matching rows, at most `cap` + 1, for use inside another statement. */
export function foundUpTo(from: string, cap = TOTAL_CAP): string {
  return `(select count(*) from (select 1 from ${from} limit ${cap + 1}) capped)`;
}

/**
 * SQL for `from`: the first matching rows, at most `cap` + 1, so that sorting or searching without an index stays
 * bounded. Who finds more is asked to narrow the search.
 *
 * @param along an order that an index serves, so that the first rows are, say, the latest.
 */
export function firstFound(
  columns: string,
  from: string,
  as: string,
  { along = '', cap = TOTAL_CAP }: { along?: string; cap?: number } = {},
): string {
  return `(select ${columns} from ${from} ${along ? `order by ${along}` : ''} limit ${cap + 1}) ${as}`;
}

/**
 * SQL for `from`: rows in an index order, filtered by `has` afterwards, for words that match many rows. The limit
 * never cuts anything; it keeps the planner from gathering all matches or sorting all rows first.
 */
export function sortedFirst(as: string, from: string, orderBy: string, has: string): string {
  return `(select ${as}.* from ${from} order by ${orderBy} limit (select ${Number.MAX_SAFE_INTEGER})) ${as} where ${has}`;
}

/** SQL: texts that begin with these letters, as a range that a `text_pattern_ops` index serves. */
export function beginsWith(text: string, q: string, given: (value: unknown) => string): string {
  const last = q.codePointAt(q.length - 1) ?? 0;
  const until = q.slice(0, -1) + String.fromCodePoint(last + 1);
  return `${text} ~>=~ ${given(q)} and ${text} ~<~ ${given(until)}`;
}

/**
 * SQL: texts that contain these letters, by the trigram index; fewer than three letters must begin a word. Both sides
 * are lower case.
 */
export function hasLetters(text: string, q: string, given: (value: unknown) => string): string {
  const literal = literalOf(q);
  return `${text} like ${given([...literal].length >= 3 ? `%${literal}%` : `% ${literal}%`)}`;
}
