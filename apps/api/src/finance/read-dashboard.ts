import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { Basis, FinanceDashboard, financeDashboard } from '@fasih/school/finance/contract';
import { AVERAGE_DAYS, type Days, daysEnding, eachDay, periodDays } from '@fasih/school/finance/periods';
import { averageDaily, sumsOf, type Total } from '@fasih/school/finance/profit-loss';
import type { Queryable } from '../db/transaction.ts';
import { newestRows } from './list-transactions.ts';
import { figureOf, resultOf } from './read-totals.ts';

const RECENT = 5;

/** Finance's home on the school's today, in three statements. */
export async function readDashboard(
  db: Queryable,
  { period, basis }: Accepted<typeof financeDashboard>['query'],
  now: Date,
): Promise<FinanceDashboard> {
  const today = dayIn(now);
  const days = periodDays(period, today);
  const average = daysEnding(today, AVERAGE_DAYS);
  const earliest = days.from < average.from ? days.from : average.from;
  const [byDay, holdings, recent] = await Promise.all([
    dayTotals(db, basis, { from: earliest, to: today }),
    readHoldings(db),
    newestRows(db, basis, RECENT),
  ]);
  const within = (range: Days) => [...byDay].flatMap(([day, totals]) => (day >= range.from ? totals : []));
  const last30 = sumsOf(within(average)).revenue;
  return {
    period,
    basis,
    today,
    ...days,
    result: resultOf(within(days), basis, days),
    averageDailyRevenue: figureOf(averageDaily(last30), basis, average, { type: 'revenue' }),
    owedToFamilies: { amount: -(holdings.get('fees.unearned') ?? 0), account: 'fees.unearned' },
    cashAtProvider: { amount: holdings.get('cash.provider') ?? 0, account: 'cash.provider' },
    cashAtBank: { amount: holdings.get('cash.bank') ?? 0, account: 'cash.bank' },
    days: eachDay(days).map((day) => {
      const { revenue, expenses } = sumsOf(byDay.get(day) ?? []);
      return { day, revenue, expenses };
    }),
    recent,
  };
}

async function dayTotals(db: Queryable, basis: Basis, days: Days): Promise<Map<string, Total[]>> {
  const { rows } = await db.query<Total & { day: string }>(
    `select school_day as day, type, '' as category, sum(amount)::bigint as amount from money_day
     where basis = $1 and school_day between $2 and $3 group by school_day, type`,
    [basis, days.from, days.to],
  );
  const byDay = new Map<string, Total[]>();
  for (const { day, ...total } of rows) byDay.set(day, [...(byDay.get(day) ?? []), total]);
  return byDay;
}

/** What the accounts of the dashboard hold, debit positive. */
async function readHoldings(db: Queryable): Promise<Map<string, number>> {
  const { rows } = await db.query<{ code: string; held: number }>(
    `select account_code as code, debit - credit as held from account_balance
     where account_code in ('fees.unearned', 'cash.provider', 'cash.bank')`,
  );
  return new Map(rows.map(({ code, held }) => [code, held]));
}
