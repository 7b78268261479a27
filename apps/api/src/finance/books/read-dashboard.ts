import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { type Days, namedRange } from '@fasih/school/basics/ranges';
import type { Basis, FinanceDashboard, financeDashboard } from '@fasih/school/finance/books/contract';
import { eachDay, periodDays } from '@fasih/school/finance/books/periods';
import { averageDaily, sumsOf } from '@fasih/school/finance/books/profit-loss';
import { sql } from 'kysely';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { coalesce, jsonRow, jsonRows, orNull, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { waitsFor } from '../payroll/waits-for.ts';
import { newestRows } from './list-transactions.ts';
import { figureOf, resultOf } from './read-totals.ts';
import { presentTasks, waitingPayments, waitingPostings } from './waiting-tasks.ts';

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
  const [{ byDay, holdings, payRunToApprove, payments, postings }, recent] = await Promise.all([
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
    tasks: presentTasks(payments, postings, call.person),
  };
}

type Holdings = Partial<Record<'fees.unearned' | 'cash.provider' | 'cash.bank', number>>;

const d = tableAs('money_day', 'd');
const b = tableAs('account_balance', 'b');
const r = tableAs('pay_run', 'r');
const a = tableAs('account', 'a');

type Query = Days & { basis: Basis; accountId: string; now: Date };

const selectSums = statement(({ basis, from, to, accountId, now }: Params<Query>) =>
  select(
    [
      jsonRows(
        select(
          [
            d.school_day.as('day'),
            d.type.as('type'),
            sql<string>`''`.as('category'),
            sql<number>`sum(${d.amount})::bigint`.as('amount'),
          ],
          sql`from ${d} where ${d.basis} = ${basis} and ${d.school_day} between ${from} and ${to}
            group by ${d.school_day}, ${d.type}`,
        ),
      ).as('totals'),
      sql<Holdings>`(select coalesce(json_object_agg(${b.account_code}, ${b.debit} - ${b.credit}), '{}') from ${b}
        where ${b.account_code} in ('fees.unearned', 'cash.provider', 'cash.bank'))`.as('holdings'),
      jsonRow(
        select(
          [
            r.id.as('id'),
            r.from_day.as('from'),
            r.to_day.as('to'),
            coalesce(orNull(shownNameOf(a)), sql<string>`''`).as('madeBy'),
          ],
          sql`from ${r} left join ${a} on ${a.id} = ${r.made_by} where ${waitsFor(accountId, now)}`,
        ),
      ).as('payRunToApprove'),
      jsonRow(waitingPayments).as('payments'),
      jsonRow(waitingPostings).as('postings'),
    ],
    sql``,
  ),
);

/** The totals of each day, the balances of the dashboard's accounts, debit positive, and what waits. */
async function readSums(db: Queryable, basis: Basis, days: Days, call: SignedInCall) {
  const found = await selectSums.first(db, {
    basis,
    ...days,
    accountId: call.person.accountId,
    now: call.now,
  });
  const { totals = [], holdings = {}, ...rest } = requireRow(found ? [found] : []);
  return { byDay: Map.groupBy(totals, ({ day }) => day), holdings, ...rest };
}
