import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { Days } from '@fasih/school/basics/ranges';
import type { Basis, MoneyType } from '@fasih/school/finance/books/contract';
import { reportDays } from '@fasih/school/finance/books/periods';
import { byCategory, type CategoryLine } from '@fasih/school/finance/books/profit-loss';
import type { ReportType, reportPreview } from '@fasih/school/finance/books/reports-contract';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { coalesce, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { resultOf } from './read-totals.ts';

type Report = Reply<typeof reportPreview> & { categories: CategoryLine[] };

const d = tableAs('money_day', 'd');

const selectTotals = statement(({ basis, from, to }: Params<{ basis: Basis } & Days>) =>
  select(
    [
      d.type.as('type'),
      d.category.as('category'),
      sql<number>`sum(${d.amount})::bigint`.as('amount'),
      sql<number>`sum(${d.count})::bigint`.as('count'),
    ],
    sql`from ${d} where ${d.basis} = ${basis} and ${d.school_day} between ${from} and ${to}
      group by ${d.type}, ${d.category} having sum(${d.count}) > 0 or sum(${d.amount}) <> 0`,
  ),
);

/** The head of a report: days, result and categories, in one statement. */
export async function readReport(
  db: Queryable,
  query: Accepted<typeof reportPreview>['query'],
  now: Date,
): Promise<Report> {
  const { type, period, basis } = query;
  const days = reportDays(period, dayIn(now));
  const rows = await selectTotals.all(db, { basis, ...days });
  const counted = rows.filter((row) => type === 'summary' || row.type === type);
  return {
    ...query,
    ...days,
    result: resultOf(rows, basis, days),
    rows: counted.reduce((sum, { count }) => sum + count, 0),
    categories: byCategory(rows, []),
  };
}

const BATCH = 1_000;

type Batch = { basis: Basis; type: MoneyType; to: string; afterDay: string; afterId: string };

const m = tableAs('money_row', 'm');

const selectBatch = statement(({ basis, type, to, afterDay, afterId }: Params<Batch>) =>
  select(
    [
      m.id.as('id'),
      m.school_day.as('date'),
      m.category.as('category'),
      m.kind.as('kind'),
      m.description.as('description'),
      // The payer's name, or ''.
      m.payer.as('payer'),
      m.amount.as('amount'),
      // One of them is never null.
      coalesce(m.entry_id, m.manual_id).$notNull().as('entryId'),
    ],
    sql`from ${m} where ${m.basis} = ${basis} and ${m.type} = ${type} and ${m.school_day} <= ${to}
      and (${m.school_day}, ${m.id}) > (${afterDay}, ${afterId}) and not ${m.hidden}
      order by ${m.school_day}, ${m.id} limit ${BATCH}`,
  ),
);

/** One line of a report of revenue or expenses. */
export type ReportRow = RowOf<typeof selectBatch>;

/** The rows of a report, oldest first, in batches: memory use does not grow with their number. */
export async function* reportRows(
  pool: Pool,
  query: { basis: Basis; type: Exclude<ReportType, 'summary'> & MoneyType; days: Days },
): AsyncGenerator<ReportRow[]> {
  let after = { date: query.days.from, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const rows = await selectBatch.all(pool, {
      basis: query.basis,
      type: query.type,
      to: query.days.to,
      afterDay: after.date,
      afterId: after.id,
    });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = last;
  }
}
