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

/** Computed only for the rows on the page. */
const columns = `r.id, coalesce(r.entry_id, r.manual_id) as "entryId", r.school_day as date, r.type, r.category, r.kind,
  r.description, nullif(r.payer, '') as payer, r.amount, r.hidden,
  (select e.meant_for from ledger_entry e where e.id = r.entry_id) as "meantFor",
  (select json_build_object('voided', m.voided_at is not null, 'version', m.version, 'hasReceipt', m.receipt_key is not null)
    from manual_entry m where m.id = r.manual_id) as entered`;

type MoneyRow = Pick<
  Transaction,
  'id' | 'entryId' | 'date' | 'meantFor' | 'type' | 'category' | 'kind' | 'description' | 'payer' | 'amount'
> & { hidden: boolean; entered: { voided: boolean; version: number; hasReceipt: boolean } | null };

/** A null disables its condition: the planner sees the values. */
const indexed = `r.basis = $1 and ($2::text is null or r.type = $2)`;
const where = `${indexed}
  and ($3::text is null or r.category = $3) and ($4::date is null or r.school_day >= $4)
  and ($5::date is null or r.school_day <= $5) and ($6 or not r.hidden)`;
const from = `money_row r where ${where}`;

/** The newest first; within a day the last entered first. */
const NEWEST = 'r.school_day desc, r.id desc';
const SORTS: Record<string, string> = {
  date: 'r.school_day, r.id',
  '-date': NEWEST,
  amount: 'r.amount, r.id',
  '-amount': 'r.amount desc, r.id desc',
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

type Sum = { type: MoneyType; count: number; amount: number };

const KEPT = `select r.type, sum(r.count)::bigint as count, sum(r.amount)::bigint as amount from money_day r
  where r.basis = $1 and ($2::text is null or r.type = $2) and ($3::text is null or r.category = $3)
    and ($4::date is null or r.school_day >= $4) and ($5::date is null or r.school_day <= $5)
  group by r.type`;

/** Without a search the stored daily sums suffice: hidden pairs are not counted and add up to zero. */
async function keptSums(db: Queryable, values: unknown[]): Promise<Found> {
  const { rows } = await db.query<Sum>(KEPT, values);
  return { count: rows.reduce((sum, { count }) => sum + count, 0), totals: totalsOf(rows) };
}

/** The same sums with the number of rows including hidden pairs, in list order. */
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

/** A row as the API returns it; a manual entry has its version, which voiding needs. */
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
