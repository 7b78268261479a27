import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type {
  listTransactions,
  MoneyType,
  Transaction,
  TransactionList,
} from '@fasih/school/finance/books/contract';
import { sumsOf, type Total } from '@fasih/school/finance/books/profit-loss';
import { jsonListSql } from '../../platform/db/json-rows.ts';
import { foundUpTo, likePattern, readPage } from '../../platform/db/read-page.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { NARROW, type ShownWords, searchRows } from './search-transactions.ts';

type Query = Accepted<typeof listTransactions>['query'];

/** Asked of the page's own rows, after it is cut. */
const columns = `r.id, coalesce(r.entry_id, r.manual_id) as "entryId", r.school_day as date, r.type, r.category, r.kind,
  r.description, nullif(r.payer, '') as payer, r.amount, r.hidden,
  (select e.meant_for from ledger_entry e where e.id = r.entry_id) as "meantFor",
  (select json_build_object('voided', m.voided_at is not null, 'version', m.version, 'hasReceipt', m.receipt_key is not null)
    from manual_entry m where m.id = r.manual_id) as entered`;

type MoneyRow = Pick<
  Transaction,
  'id' | 'entryId' | 'date' | 'meantFor' | 'type' | 'category' | 'kind' | 'description' | 'payer' | 'amount'
> & { hidden: boolean; entered: { voided: boolean; version: number; hasReceipt: boolean } | null };

/** A null leaves its condition out: the planner sees the values. */
const indexed = `r.basis = $1 and ($2::text is null or r.type = $2)`;
const where = `${indexed}
  and ($3::text is null or r.category = $3) and ($4::date is null or r.school_day >= $4)
  and ($5::date is null or r.school_day <= $5) and ($6 or not r.hidden)`;
const from = `money_row r where ${where}`;

/** The newest first; within a day what was entered last. */
const NEWEST = 'r.school_day desc, r.id desc';
const SORTS: Record<string, string> = {
  date: 'r.school_day, r.id',
  '-date': NEWEST,
  amount: 'r.amount, r.id',
  '-amount': 'r.amount desc, r.id desc',
};

/** How many rows were found, at most one more than `TOTAL_CAP` where they were counted, and their sums. */
type Found = { count: number; totals: Total[] };

/**
 * A page of money rows and the sums of all that were found; of words that very many rows of a wide filter have, no
 * sums. Two statements, four at most where words are searched. Words are also those that a row shows in the reader's
 * language: category, type and what happened. `narrowest` decides how rows are found, never which.
 */
export async function readTransactions(
  db: Queryable,
  query: Query,
  lang: Lang,
  narrowest = NARROW,
): Promise<TransactionList | Refusal> {
  const words = query.q?.trim() ?? '';
  const pattern = [...words].length >= SEARCH_LETTERS ? likePattern(words) : null;
  const showVoided = query.showVoided === 'true';
  const values = [
    query.basis,
    query.type ?? null,
    query.category ?? null,
    query.from ?? null,
    query.to ?? null,
    showVoided,
  ];
  const orderBy = SORTS[query.sort ?? '-date'] ?? NEWEST;
  if (pattern !== null) {
    const filtered = async () => (await keptSums(db, values.slice(0, 5))).count;
    const shown = shownWords(words, lang, query);
    const sql = {
      select: columns,
      where,
      indexed,
      orderBy,
      newest: NEWEST,
      values,
      shown,
      pattern,
      filtered,
    };
    const found = await searchRows<MoneyRow>(db, query, sql, narrowest);
    if (isRefusal(found)) return found;
    const { totals, ...page } = found;
    return {
      ...page,
      data: page.data.map(presentTransaction),
      basis: query.basis,
      sums: totals && sumsOf(totals),
    };
  }
  const kept = showVoided ? withHidden(db, values) : keptSums(db, values.slice(0, 5));
  const [found, { totals }] = await Promise.all([
    readPage<MoneyRow>(db, query, {
      select: columns,
      from,
      orderBy,
      values,
      keys: { columns: 'r.*', as: 'r' },
      total: () => kept.then(({ count }) => count),
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

/** Which rows show the words by a name in the reader's language; what the filter leaves out need not be looked for. */
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

type Sum = { type: MoneyType; count: number; amount: number };

const KEPT = `select r.type, sum(r.count)::bigint as count, sum(r.amount)::bigint as amount from money_day r
  where r.basis = $1 and ($2::text is null or r.type = $2) and ($3::text is null or r.category = $3)
    and ($4::date is null or r.school_day >= $4) and ($5::date is null or r.school_day <= $5)
  group by r.type`;

/** Without words, what the days keep: pairs that are hidden are not counted and add up to nothing. */
async function keptSums(db: Queryable, values: unknown[]): Promise<Found> {
  const { rows } = await db.query<Sum>(KEPT, values);
  return { count: rows.reduce((sum, { count }) => sum + count, 0), totals: totalsOf(rows) };
}

/** The same sums, and how many rows there are with hidden pairs, in the order of the list. */
async function withHidden(db: Queryable, values: unknown[]): Promise<Found> {
  const { rows } = await db.query<{ sums: Sum[]; count: number }>(
    `select ${jsonListSql(KEPT)} as sums, ${foundUpTo(`${from} order by ${NEWEST}`)} as count`,
    values,
  );
  const { sums = [], count = 0 } = rows[0] ?? {};
  return { count, totals: totalsOf(sums) };
}

const totalsOf = (sums: readonly Sum[]): Total[] =>
  sums.map(({ type, amount }) => ({ type, category: '', amount }));

/** The newest rows of a basis, for the dashboard. */
export async function newestRows(db: Queryable, basis: string, limit: number): Promise<Transaction[]> {
  const { rows } = await db.query<MoneyRow>(
    `select ${columns} from money_row r where r.basis = $1 and not r.hidden order by ${NEWEST} limit $2`,
    [basis, limit],
  );
  return rows.map(presentTransaction);
}

/** A row as it is sent; one that a person entered tells its version, by which it can be deleted. */
function presentTransaction({ hidden, entered, ...row }: MoneyRow): Transaction {
  return {
    ...row,
    type: row.type satisfies MoneyType,
    voided: hidden || entered?.voided === true,
    manual: entered !== null,
    hasReceipt: entered?.hasReceipt ?? false,
    version: entered?.version ?? null,
  };
}
