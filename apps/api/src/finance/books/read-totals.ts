import type { Days } from '@fasih/school/basics/ranges';
import type { Basis, Figure, MoneyType } from '@fasih/school/finance/books/contract';
import { marginOf, sumsOf, type Total } from '@fasih/school/finance/books/profit-loss';
import { sql } from 'kysely';
import { select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const d = tableAs('money_day', 'd');

const selectTotals = statement(
  ({ basis, first, last }: Params<{ basis: Basis; first: readonly string[]; last: readonly string[] }>) =>
    select(
      [
        sql<number>`r.n::integer`.as('range'),
        d.type.as('type'),
        d.category.as('category'),
        sql<number>`sum(${d.amount})::bigint`.as('amount'),
      ],
      sql`from unnest(${first}::date[], ${last}::date[]) with ordinality as r(first, last, n)
        join ${d} on ${d.basis} = ${basis} and ${d.school_day} between r.first and r.last
      group by r.n, ${d.type}, ${d.category} having sum(${d.count}) > 0 or sum(${d.amount}) <> 0
      order by r.n, ${d.type}, ${d.category}`,
    ),
);

/** Totals of several day ranges by type and category, in one statement over stored daily sums. */
export async function totalsOf(db: Queryable, basis: Basis, ranges: readonly Days[]): Promise<Total[][]> {
  const first = ranges.map(({ from }) => from);
  const rows = await selectTotals.all(db, { basis, first, last: ranges.map(({ to }) => to) });
  return ranges.map((_, index) => rows.filter(({ range }) => range === index + 1));
}

/** A number with the filter of the rows that it sums. */
export function figureOf(
  amount: number,
  basis: Basis,
  days: Days,
  filter: { type?: MoneyType; category?: string } = {},
): Figure {
  const { from, to } = days;
  return {
    amount,
    filter: { basis, from, to, type: filter.type ?? null, category: filter.category ?? null },
  };
}

/** Revenue, expenses, net and margin of some days, each with its rows. */
export function resultOf(totals: readonly Total[], basis: Basis, days: Days) {
  const { revenue, expenses, net } = sumsOf(totals);
  return {
    revenue: figureOf(revenue, basis, days, { type: 'revenue' }),
    expenses: figureOf(expenses, basis, days, { type: 'expense' }),
    net: figureOf(net, basis, days),
    margin: marginOf(revenue, expenses),
  };
}
