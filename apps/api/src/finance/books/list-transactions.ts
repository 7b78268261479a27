import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type {
  Basis,
  listTransactions,
  Transaction,
  TransactionList,
} from '@fasih/school/finance/books/contract';
import { sumsOf, type Total } from '@fasih/school/finance/books/profit-loss';
import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { firstRowOf, given, rowsOf } from '../../platform/db/built-query.ts';
import { countUpTo, pageWithTotal } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import {
  coalesce,
  jsonRows,
  orNull,
  type Selected,
  scalar,
  select,
  type TableAs,
  tableAs,
} from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { holdsWords, NARROW, type ShownWords, searchRows } from './search-transactions.ts';

type Query = Accepted<typeof listTransactions>['query'];

const r = tableAs('money_row', 'r');
const d = tableAs('money_day', 'd');
const e = tableAs('ledger_entry', 'e');
const m = tableAs('manual_entry', 'm');

/** Computed only for the rows on the page. */
const columns = [
  r.id.as('id'),
  // One of them is never null.
  coalesce(r.entry_id, r.manual_id).$notNull().as('entryId'),
  r.school_day.as('date'),
  r.type.as('type'),
  r.category.as('category'),
  r.kind.as('kind'),
  r.description.as('description'),
  sql<string | null>`nullif(${r.payer}, '')`.as('payer'),
  r.amount.as('amount'),
  r.hidden.as('hidden'),
  orNull(scalar(e.meant_for, sql`from ${e} where ${e.id} = ${r.entry_id}`)).as('meantFor'),
  orNull(
    scalar(
      jsonBuildObject({
        voided: sql<boolean>`${m.voided_at} is not null`,
        version: m.version,
        hasReceipt: sql<boolean>`${m.receipt_key} is not null`,
      }),
      sql`from ${m} where ${m.id} = ${r.manual_id}`,
    ),
  ).as('entered'),
] as const;

type MoneyRow = Selected<typeof columns>;

type Filtered = Pick<TableAs<'money_day'>, 'basis' | 'type' | 'category' | 'school_day'>;

/** The part of the filter that the trigram index also has. */
const isIndexed = (row: Filtered, { basis, type }: Query) =>
  allOf([sql<boolean>`${row.basis} = ${basis}`, type && sql<boolean>`${row.type} = ${type}`]);

/** The rows, or the days, that the filter passes. */
const passes = (row: Filtered, query: Query) =>
  allOf([
    isIndexed(row, query),
    query.category && sql<boolean>`${row.category} = ${query.category}`,
    query.from && sql<boolean>`${row.school_day} >= ${query.from}`,
    query.to && sql<boolean>`${row.school_day} <= ${query.to}`,
  ]);

/** The newest first; within a day the last entered first. */
const NEWEST = sql`${r.school_day} desc, ${r.id} desc`;
const SORTS: Record<string, RawBuilder<unknown>> = {
  date: sql`${r.school_day}, ${r.id}`,
  '-date': NEWEST,
  amount: sql`${r.amount}, ${r.id}`,
  '-amount': sql`${r.amount} desc, ${r.id} desc`,
};

/** The number of matching rows, at most `TOTAL_CAP` + 1 when counted, and their sums. */
type Found = { count: number; totals: Total[] };

/**
 * Reads a page of money rows and the sums of all matches; no sums for very common words in a wide filter. Takes two
 * statements, four at most for a search, which also covers the displayed names of category, type and kind.
 * `narrowest` affects how rows are found, never which.
 */
export async function readTransactions(
  db: Queryable,
  query: Query,
  lang: Lang,
  narrowest = NARROW,
): Promise<TransactionList | Refusal<'common.narrow'>> {
  const words = query.q?.trim() ?? '';
  const showVoided = query.showVoided === 'true';
  const where = allOf([passes(r, query), !showVoided && sql<boolean>`not ${r.hidden}`]);
  const orderBy = SORTS[query.sort ?? '-date'] ?? NEWEST;
  if ([...words].length >= SEARCH_LETTERS) {
    const found = await searchRows(
      db,
      query,
      {
        columns,
        where,
        indexed: isIndexed(r, query),
        orderBy,
        newest: NEWEST,
        holds: holdsWords(given(likePattern(words)), shownWords(words, lang, query)),
        filtered: async () => (await keptSums(db, query)).count,
      },
      narrowest,
    );
    if (isRefusal(found)) return found;
    const { totals, ...page } = found;
    return {
      ...page,
      data: page.data.map(presentTransaction),
      basis: query.basis,
      sums: totals && sumsOf(totals),
    };
  }
  const from = sql`${r} where ${where}`;
  const kept = showVoided ? withHidden(db, query, from) : keptSums(db, query);
  const [found, { totals }] = await Promise.all([
    pageWithTotal(db, query, {
      columns,
      from,
      orderBy,
      limitFirst: { as: 'r' },
      total: kept.then(({ count }) => count),
    }),
    kept,
  ]);
  if (isRefusal(found)) return found;
  return {
    ...found,
    data: found.data.map(presentTransaction),
    basis: query.basis,
    sums: sumsOf(totals),
  };
}

/** Names in the reader's language that contain the words, skipping those the filter excludes. */
function shownWords(words: string, lang: Lang, { type, category }: Query): ShownWords {
  const { categories, types, kinds } = textsIn(lang).finance;
  const wanted = words.toLowerCase();
  const keysOf = (names: Record<string, string>, only: string | undefined) =>
    Object.keys(names).filter(
      (key) => (only === undefined || key === only) && names[key]?.toLowerCase().includes(wanted),
    );
  return {
    categories: keysOf(categories, category),
    types: keysOf(types, type),
    manual: kinds.manual.toLowerCase().includes(wanted),
  };
}

const selectKept = (query: Query) =>
  select(
    [
      d.type.as('type'),
      sql<number>`sum(${d.count})::bigint`.as('count'),
      sql<number>`sum(${d.amount})::bigint`.as('amount'),
    ],
    sql`from ${d} where ${passes(d, query)} group by ${d.type}`,
  );

/** Without a search the stored daily sums suffice: hidden pairs are not counted and add up to zero. */
async function keptSums(db: Queryable, query: Query): Promise<Found> {
  const rows = await rowsOf(db, selectKept(query));
  return { count: rows.reduce((sum, { count }) => sum + count, 0), totals: totalsOf(rows) };
}

/** The same sums with the number of rows including hidden pairs, in list order. */
async function withHidden(db: Queryable, query: Query, from: RawBuilder<unknown>): Promise<Found> {
  const row = await firstRowOf(
    db,
    select(
      [jsonRows(selectKept(query)).as('sums'), countUpTo(sql`${from} order by ${NEWEST}`).as('count')],
      sql``,
    ),
  );
  return { count: row?.count ?? 0, totals: totalsOf(row?.sums ?? []) };
}

const totalsOf = (sums: readonly Pick<Total, 'type' | 'amount'>[]): Total[] =>
  sums.map(({ type, amount }) => ({ type, category: '', amount }));

const selectNewest = statement(({ basis, limit }: Params<{ basis: Basis; limit: number }>) =>
  select(
    columns,
    sql`from ${r} where ${r.basis} = ${basis} and not ${r.hidden} order by ${NEWEST} limit ${limit}`,
  ),
);

/** The newest rows of a basis, for the dashboard. */
export async function newestRows(db: Queryable, basis: Basis, limit: number): Promise<Transaction[]> {
  return (await selectNewest.all(db, { basis, limit })).map(presentTransaction);
}

/** A row as the API returns it; a manual entry has its version, which voiding needs. */
function presentTransaction({ hidden, entered, ...row }: MoneyRow): Transaction {
  return {
    ...row,
    voided: hidden || entered?.voided === true,
    manual: entered !== null,
    hasReceipt: entered?.hasReceipt ?? false,
    version: entered?.version ?? null,
  };
}
