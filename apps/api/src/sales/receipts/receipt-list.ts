import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listReceipts } from '@fasih/school/sales/payments/staff-contract';
import { type Expression, sql } from 'kysely';
import { pageWithTotal, searchedPage } from '../../platform/db/page.ts';
import { hasLetters } from '../../platform/db/search-words.ts';
import { select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type List = Reply<typeof listReceipts>;
const MAX_MISSING = 100;

const r = tableAs('receipt', 'r');
const o = tableAs('orders', 'o');
const y = tableAs('receipt_year', 'y');
const counter = tableAs('receipt_counter', 'counter');

/** Longer numbers are later: six digits are only the minimum. */
const newestFirst = sql`length(${r.number}) desc, ${r.number} desc`;

const columns = [
  r.number.as('number'),
  r.issued_at.as('issuedAt'),
  r.order_id.as('orderId'),
  r.payer_name.as('payerName'),
  sql<string>`(select ${o.package_name} from ${o} where ${o.id} = ${r.order_id})`.as('packageName'),
  r.amount.as('amount'),
  r.voided_at.as('voidedAt'),
] as const;

/** As in the index `receipt_words`. */
const words = sql<string>`lower(${r.number} || ' ' || ${r.payer_name})`;

/** A page of a year's receipts, latest number first, voided ones included, and whether numbers are missing. */
export async function receiptsOfYear(
  db: Queryable,
  query: Accepted<typeof listReceipts>['query'],
  now: Date,
): Promise<List | Refusal<'common.narrow'>> {
  const year = query.year ?? Number(dayIn(now).slice(0, 4));
  const q = query.q?.trim().toLowerCase() ?? '';
  const checked = checkNumbers(db, year);
  const list = {
    columns,
    // As in the indexes `receipt_of_year` and `receipt_words`.
    from: sql`${r} where left(${r.number}, 8) = ${`KW/${year}/`}`,
    orderBy: newestFirst,
    limitFirst: { as: 'r' },
  };
  const [page, check] = await Promise.all([
    q === ''
      ? pageWithTotal(db, query, {
          ...list,
          total: checked.then(({ standing, voided }) => standing + voided),
        })
      : searchedPage(db, query, { ...list, matches: hasLetters(words, q) }),
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

const ofYear = (year: Expression<number>) => sql<boolean>`left(${r.number}, 8) = 'KW/' || ${year} || '/'`;

const selectCheck = statement(({ year }: Params<{ year: number }>) => {
  const lastOfYear = sql`select split_part(${r.number}, '/', 3) from ${r} where ${ofYear(year)}
    order by ${newestFirst} limit 1`;
  const sums = subqueryAs(
    select(
      [
        sql<number>`greatest((select ${counter.last} from ${counter} where ${counter.year} = ${year}),
          (${lastOfYear})::integer, 0)`.as('last'),
        sql<number>`coalesce(${y.standing}, 0)`.as('standing'),
        sql<number>`coalesce(${y.voided}, 0)`.as('voided'),
        sql<number>`coalesce(${y.amount}, 0)`.as('amount'),
      ],
      sql`from (select ${year}::integer as year) requested left join ${y} using (year)`,
    ),
    's',
  );
  const missing = sql`select n from generate_series(1, ${sums.last}) n
    where n not in (select split_part(${r.number}, '/', 3)::integer from ${r} where ${ofYear(year)})
    order by n limit ${sql.lit(MAX_MISSING)}`;
  return select(
    [
      sums.last.as('last'),
      sums.standing.as('standing'),
      sums.voided.as('voided'),
      sums.amount.as('amount'),
      sql<number[]>`case when ${sums.standing} + ${sums.voided} = ${sums.last} then '{}'
        else array(${missing}) end`.as('missing'),
    ],
    sql`from ${sums}`,
  );
});

/**
 * Every number from 1 to the counter must belong to a receipt, valid or void. The database keeps the sums: equal
 * counts mean none is missing, otherwise all are read.
 */
async function checkNumbers(db: Queryable, year: number): Promise<List['check']> {
  return (
    (await selectCheck.first(db, { year })) ?? { last: 0, standing: 0, voided: 0, amount: 0, missing: [] }
  );
}
