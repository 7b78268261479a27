import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { type Days, namedRange } from '@fasih/school/basics/ranges';
import type { Basis, FinanceDashboard, financeDashboard } from '@fasih/school/finance/books/contract';
import { eachDay, periodDays } from '@fasih/school/finance/books/periods';
import { averageDaily, sumsOf, type Total } from '@fasih/school/finance/books/profit-loss';
import { jsonListSql, jsonRowSql } from '../../platform/db/json-rows.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { waitsFor } from '../payroll/waits-for.ts';
import { newestRows } from './list-transactions.ts';
import { figureOf, resultOf } from './read-totals.ts';

const RECENT = 5;

/** The finance dashboard for the school's current day, in three statements. */
export async function readDashboard(
  db: Queryable,
  { period, basis }: Accepted<typeof financeDashboard>['query'],
  call: SignedInCall,
): Promise<FinanceDashboard> {
  const today = dayIn(call.now);
  const days = periodDays(period, today);
  const average = namedRange('last30Days', today);
  const earliest = days.from < average.from ? days.from : average.from;
  const [{ byDay, holdings, payRunToApprove }, recent] = await Promise.all([
    readSums(db, basis, { from: earliest, to: today }, call),
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
    owedToFamilies: { amount: -(holdings['fees.unearned'] ?? 0), account: 'fees.unearned' },
    cashAtProvider: { amount: holdings['cash.provider'] ?? 0, account: 'cash.provider' },
    cashAtBank: { amount: holdings['cash.bank'] ?? 0, account: 'cash.bank' },
    days: eachDay(days).map((day) => {
      const { revenue, expenses } = sumsOf(byDay.get(day) ?? []);
      return { day, revenue, expenses };
    }),
    recent,
    payRunToApprove,
  };
}

type DayTotal = Total & { day: string };
type Holdings = Partial<Record<'fees.unearned' | 'cash.provider' | 'cash.bank', number>>;

const SUMS = `select
  ${jsonListSql(`select school_day as day, type, '' as category, sum(amount)::bigint as amount from money_day
    where basis = $1 and school_day between $2 and $3 group by school_day, type`)} as totals,
  (select coalesce(json_object_agg(account_code, debit - credit), '{}') from account_balance
    where account_code in ('fees.unearned', 'cash.provider', 'cash.bank')) as holdings,
  ${jsonRowSql(`select r.id, r.from_day as "from", r.to_day as "to", coalesce(${shownName('a')}, '') as "madeBy"
    from pay_run r left join account a on a.id = r.made_by where ${waitsFor('$4::uuid', '$5')}`)} as "payRunToApprove"`;

/** The totals of each day, and the balances of the dashboard's accounts, debit positive. */
async function readSums(
  db: Queryable,
  basis: Basis,
  days: Days,
  call: SignedInCall,
): Promise<{
  byDay: Map<string, Total[]>;
  holdings: Holdings;
  payRunToApprove: FinanceDashboard['payRunToApprove'];
}> {
  const { rows } = await db.query<{
    totals: DayTotal[];
    holdings: Holdings;
    payRunToApprove: FinanceDashboard['payRunToApprove'];
  }>(SUMS, [basis, days.from, days.to, call.person.accountId, call.now]);
  const { totals = [], holdings = {}, payRunToApprove = null } = rows[0] ?? {};
  return { byDay: Map.groupBy(totals, ({ day }) => day), holdings, payRunToApprove };
}
