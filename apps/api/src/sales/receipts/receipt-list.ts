import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { SEARCH_CAP } from '@fasih/school/basics/paging';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listReceipts, ReceiptRow } from '@fasih/school/sales/payments/staff-contract';
import { hasLetters, readPage, sortedFirst } from '../../platform/db/read-page.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type List = Reply<typeof listReceipts>;
type Row = Omit<ReceiptRow, 'issuedAt' | 'voidedAt'> & { issuedAt: Date; voidedAt: Date | null };

const MAX_MISSING = 100;
/** Longer numbers are later: six digits are only the minimum. */
const NEWEST = 'length(r.number) desc, r.number desc';

/** A page of a year's receipts, latest number first, voided ones included, and whether numbers are missing. */
export async function receiptsOfYear(
  db: Queryable,
  query: Accepted<typeof listReceipts>['query'],
  now: Date,
): Promise<List | Refusal<'common.narrow'>> {
  const year = query.year ?? Number(dayIn(now).slice(0, 4));
  const words = query.q?.trim().toLowerCase() ?? '';
  const values: unknown[] = [`KW/${year}/`];
  // As in the indexes `receipt_of_year` and `receipt_words`.
  const ofYear = `receipt r where left(r.number, 8) = $1`;
  const isSearch = words !== '';
  const hasWords = isSearch ? hasLetters(wordsOf, words, (value) => `$${values.push(value)}`) : 'true';
  const checked = checkNumbers(db, year);
  const [page, check] = await Promise.all([
    readPage<Row>(db, query, {
      select: `r.number, r.issued_at as "issuedAt", r.order_id as "orderId", r.payer_name as "payerName",
        (select o.package_name from orders o where o.id = r.order_id) as "packageName", r.amount, r.voided_at as "voidedAt"`,
      from: `${ofYear} and ${hasWords}`,
      orderBy: NEWEST,
      keys: { columns: 'r.*', as: 'r' },
      ...(isSearch
        ? { singlePass: true, cap: SEARCH_CAP, inOrder: sortedFirst('r', ofYear, NEWEST, hasWords) }
        : { total: () => checked.then(({ standing, voided }) => standing + voided) }),
      values,
    }),
    checked,
  ]);
  if (isRefusal(page)) return page;
  return {
    ...page,
    data: page.data.map(({ issuedAt, voidedAt, ...row }) => ({
      ...row,
      issuedAt: issuedAt.toISOString(),
      voidedAt: voidedAt?.toISOString() ?? null,
    })),
    year,
    check,
  };
}

/** As in the index `receipt_words`. */
const wordsOf = `lower(r.number || ' ' || r.payer_name)`;

/**
 * Every number from 1 to the counter must belong to a receipt, valid or void. The database keeps the sums: equal
 * counts mean none is missing, otherwise all are read.
 */
async function checkNumbers(db: Queryable, year: number): Promise<List['check']> {
  const { rows } = await db.query<List['check']>(
    `select s.*, case when s.standing + s.voided = s.last then '{}' else array(${missingNumbers}) end as missing
     from (
       select greatest((select last from receipt_counter where year = $1), ${numberOf(lastOfYear)}, 0) as last,
         coalesce(y.standing, 0) as standing, coalesce(y.voided, 0) as voided, coalesce(y.amount, 0) as amount
       from (select $1::integer as year) asked left join receipt_year y using (year)
     ) s`,
    [year],
  );
  return rows[0] ?? { last: 0, standing: 0, voided: 0, amount: 0, missing: [] };
}

const numberOf = (receipt: string) => `(${receipt})::integer`;
const lastOfYear = `select split_part(r.number, '/', 3) from receipt r where left(r.number, 8) = 'KW/' || $1 || '/'
  order by length(r.number) desc, r.number desc limit 1`;
const missingNumbers = `select n from generate_series(1, s.last) n
  where n not in (select split_part(number, '/', 3)::integer from receipt where left(number, 8) = 'KW/' || $1 || '/')
  order by n limit ${MAX_MISSING}`;
