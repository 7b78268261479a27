import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listReceipts, ReceiptRow } from '@fasih/school/payments/staff-contract';
import { readPage } from '../db/read-page.ts';
import type { Queryable } from '../db/transaction.ts';

type List = Reply<typeof listReceipts>;
type Row = Omit<ReceiptRow, 'issuedAt' | 'voidedAt'> & { issuedAt: Date; voidedAt: Date | null };

const MOST_MISSING = 100;

/** Receipts of a year, the latest number first, voided ones among them, and whether their numbers have gaps. */
export async function receiptsOfYear(
  db: Queryable,
  query: Accepted<typeof listReceipts>['query'],
  now: Date,
): Promise<List | Refusal> {
  const year = query.year ?? Number(dayIn(now).slice(0, 4));
  const [page, check] = await Promise.all([
    readPage<Row>(db, query, {
      select: `r.number, r.issued_at as "issuedAt", r.order_id as "orderId", r.payer_name as "payerName",
        o.package_name as "packageName", r.amount, r.voided_at as "voidedAt"`,
      from: `receipt r join orders o on o.id = r.order_id
        where r.number like $1 and ($2 = '' or position($2 in lower(r.number || ' ' || r.payer_name)) > 0)`,
      // Longer numbers come later: the six digits are only the least.
      orderBy: 'length(r.number) desc, r.number desc',
      values: [`KW/${year}/%`, query.q?.trim().toLowerCase() ?? ''],
    }),
    checkNumbers(db, year),
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

/** Every number from 1 to the counter belongs to a receipt, standing or void. */
async function checkNumbers(db: Queryable, year: number): Promise<List['check']> {
  const { rows } = await db.query<List['check']>(
    `with counted as (
       select coalesce((select last from receipt_counter where year = $1), 0) as last
     ), given as (
       select split_part(number, '/', 3)::integer as n, amount, voided_at from receipt where number like 'KW/' || $1 || '/%'
     ), last as (
       select greatest((select last from counted), (select coalesce(max(n), 0) from given)) as last
     )
     select (select last from last) as last,
       (select count(*)::integer from given where voided_at is null) as standing,
       (select count(*)::integer from given where voided_at is not null) as voided,
       (select coalesce(sum(amount), 0)::bigint from given where voided_at is null) as amount,
       coalesce((select json_agg(n order by n) from (
         select n from generate_series(1, (select last from last)) n where n not in (select n from given)
         order by n limit ${MOST_MISSING}) m), '[]') as missing`,
    [year],
  );
  return rows[0] ?? { last: 0, standing: 0, voided: 0, amount: 0, missing: [] };
}
