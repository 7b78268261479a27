import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { Days } from '@fasih/school/basics/ranges';
import type { Basis, MoneyType, ReportType, reportPreview } from '@fasih/school/finance/books/contract';
import { reportDays } from '@fasih/school/finance/books/periods';
import { byCategory, type CategoryLine, type Total } from '@fasih/school/finance/books/profit-loss';
import type { Pool } from 'pg';
import type { Queryable } from '../../platform/db/transaction.ts';
import { resultOf } from './read-totals.ts';

type Report = Reply<typeof reportPreview> & { categories: CategoryLine[] };

/** The head of a report: days, result and categories, in one statement. */
export async function readReport(
  db: Queryable,
  query: Accepted<typeof reportPreview>['query'],
  now: Date,
): Promise<Report> {
  const { type, period, basis } = query;
  const days = reportDays(period, dayIn(now));
  const { rows } = await db.query<Total & { count: number }>(
    `select type, category, sum(amount)::bigint as amount, sum(count)::bigint as count from money_day
     where basis = $1 and school_day between $2 and $3 group by type, category
     having sum(count) > 0 or sum(amount) <> 0`,
    [basis, days.from, days.to],
  );
  const counted = rows.filter((row) => type === 'summary' || row.type === type);
  return {
    ...query,
    ...days,
    result: resultOf(rows, basis, days),
    rows: counted.reduce((sum, { count }) => sum + count, 0),
    categories: byCategory(rows, []),
  };
}

/** One line of a report of revenue or expenses. */
export type ReportRow = {
  id: string;
  date: string;
  category: string;
  kind: string;
  description: string;
  /** The payer's name, or ''. */
  payer: string;
  amount: number;
  entryId: string;
};

const BATCH = 1_000;

/** The rows of a report, oldest first, in batches: memory use does not grow with their number. */
export async function* reportRows(
  pool: Pool,
  query: { basis: Basis; type: Exclude<ReportType, 'summary'> & MoneyType; days: Days },
): AsyncGenerator<ReportRow[]> {
  let after = { date: query.days.from, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await pool.query<ReportRow>(
      `select id, school_day as date, category, kind, description, payer, amount, coalesce(entry_id, manual_id) as "entryId"
       from money_row where basis = $1 and type = $2 and school_day <= $3 and (school_day, id) > ($4, $5) and not hidden
       order by school_day, id limit ${BATCH}`,
      [query.basis, query.type, query.days.to, after.date, after.id],
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = last;
  }
}
