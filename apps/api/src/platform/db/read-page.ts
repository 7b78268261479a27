import { type PageQuery, TOTAL_CAP } from '@fasih/school/basics/paging';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { QueryResultRow } from 'pg';
import type { Queryable } from './transaction.ts';

export type Page<T> = { data: T[]; total: number; totalIsCapped?: boolean; page: number; pageSize: number };

type PageOf = Pick<PageQuery, 'page' | 'pageSize'>;
type Cut = {
  select: string;
  from: string;
  orderBy: string;
  values: unknown[];
  keys?: { columns: string; as: string; joins?: string };
};

/** A page of so many found; a total above `cap` stays there and says so. */
export function cappedPage<T>({ page, pageSize }: PageOf, data: T[], total: number, cap: number): Page<T> {
  return {
    data,
    total: Math.min(total, cap),
    ...(total > cap ? { totalIsCapped: true } : {}),
    page,
    pageSize,
  };
}

/**
 * One page of a list that the database sorts and cuts: two statements, the total exact to 10,000. Pages beyond that are
 * refused, because finding them would read everything before them.
 *
 * @param sql `from` is everything between `from` and `order by`; `orderBy` must end in a unique column. Both are ours,
 * never a person's text; what a person typed stands in `values`. With `keys` only these columns are sorted and cut, and
 * `select` is asked of the page's own rows, called `as`, with what `joins` adds: what is dear is not asked of rows that are
 * skipped.
 * `total` takes the place of counting where it is known otherwise; `cap` is how far a total is exact, `TOTAL_CAP` unless
 * given.
 */
export async function readPage<T extends QueryResultRow>(
  db: Queryable,
  query: PageOf,
  sql: Cut & {
    /** For finding the page, where counting goes by less. */
    pageFrom?: string;
    /** What is found is read once, for the count and for the page: for searches, whose finding is the dear part. */
    once?: boolean;
    /** With `once`, where more than `cap` are found: what the page is cut from instead, sorted already (`sortedFirst`). */
    inOrder?: string;
    cap?: number;
    total?: () => Promise<number>;
  },
): Promise<Page<T> | Refusal> {
  const { page, pageSize } = query;
  const { cap = TOTAL_CAP } = sql;
  if (page * pageSize > cap && page > 1) return refuse('common.narrow');
  if (sql.once && sql.keys) {
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

/** SQL: how many rows are found, at most one more than totals count; for a statement that answers something else too. */
export function foundUpTo(from: string, cap = TOTAL_CAP): string {
  return `(select count(*) from (select 1 from ${from} limit ${cap + 1}) capped)`;
}

const literalOf = (q: string) => q.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** What somebody typed into a search box as a pattern of LIKE, its own signs taken literally. */
export function likePattern(q: string): string {
  const literal = literalOf(q);
  // From three letters the trigram index finds them anywhere; shorter ones match beginnings.
  return literal.length >= 3 ? `%${literal}%` : `${literal}%`;
}

/** The same where the letters may stand anywhere, however few they are. */
export function anywhere(q: string): string {
  return `%${literalOf(q)}%`;
}

/**
 * SQL for `from`: the first rows that are found, as many as totals count (`cap`). What sorts or searches without an index of its
 * own sorts these at most; who finds more is asked to narrow it.
 *
 * @param along an order that an index serves, so that the first are not any but, say, the latest.
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
 * SQL for `from`: rows in an order that an index serves, and only then what `has` them, for words that many rows have: the
 * list's own order soon comes upon a page of them. The limit, which ends nothing, is a fence: the planner must neither
 * gather all rows with these words nor, as it does not know how many are wanted, sort all rows first.
 */
export function sortedFirst(as: string, from: string, orderBy: string, has: string): string {
  return `(select ${as}.* from ${from} order by ${orderBy} limit (select ${Number.MAX_SAFE_INTEGER})) ${as} where ${has}`;
}

/** SQL: texts that begin with these letters, as the range that an index of `text_pattern_ops` serves. */
export function beginsWith(text: string, q: string, given: (value: unknown) => string): string {
  const last = q.codePointAt(q.length - 1) ?? 0;
  const until = q.slice(0, -1) + String.fromCodePoint(last + 1);
  return `${text} ~>=~ ${given(q)} and ${text} ~<~ ${given(until)}`;
}

/**
 * SQL: texts in which these letters stand, by the trigram index; fewer than three, which are in nearly every text, must
 * begin a word after a space. Texts and letters are both small.
 */
export function hasLetters(text: string, q: string, given: (value: unknown) => string): string {
  const literal = literalOf(q);
  return `${text} like ${given([...literal].length >= 3 ? `%${literal}%` : `% ${literal}%`)}`;
}
