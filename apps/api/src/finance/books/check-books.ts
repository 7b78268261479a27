import { dayIn } from '@fasih/school/basics/instants';
import type { Finding } from '@fasih/school/ledger/journal/findings';
import { type RawBuilder, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { raiseLimits } from '../../platform/db/pool.ts';
import { select, startOf, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { insertTasks } from '../../sales/payments/open-tasks.ts';
import { isTaught, schoolDay } from '../payroll/store-facts.ts';
import { TAX_SOURCE, TAX_VOIDED } from './book-tax.ts';
import { owedLessons } from './owed-lessons.ts';

const ledgerAccount = tableAs('ledger_account', 'ledger_account');
const accrual = tableAs('pay_accrual', 'accrual');
const payDue = tableAs('pay_due', 'pay_due');
const entry = tableAs('ledger_entry', 'entry');
const adjustment = tableAs('pay_adjustment', 'adjustment');
const line = tableAs('ledger_line', 'line');
const m = tableAs('meeting', 'm');
const payLine = tableAs('pay_line', 'pay_line');
const payRun = tableAs('pay_run', 'pay_run');
const rate = tableAs('pay_rate', 'rate');
const moneyRow = tableAs('money_row', 'money_row');

export type BooksCheck = { owed: number; unearned: number; findings: Finding[] };

type Check = { day: string; now: Date; owed: number; unearned: number; findings: string };

const saveCheck = statement(({ day, now, owed, unearned, findings }: Params<Check>) =>
  build
    .insertInto('books_check')
    .values({ day, checked_at: now, owed, unearned, findings })
    .onConflict((on) =>
      on.column('day').doUpdateSet((eb) => ({
        checked_at: eb.ref('excluded.checked_at'),
        owed: eb.ref('excluded.owed'),
        unearned: eb.ref('excluded.unearned'),
        findings: eb.ref('excluded.findings').$castTo<string>(),
      })),
    ),
);

/**
 * Compares the books with their sources in one snapshot: what families have left, what teachers and the state are
 * owed, debits with credits, and every stored sum with its parts. Saves the result of the school day; a difference
 * becomes a task for finance and a log line.
 */
export async function checkBooks(
  { pool, log }: Pick<Services, 'pool' | 'log'>,
  now: Date,
): Promise<BooksCheck> {
  const check = await compareBooks(pool);
  const { owed, unearned, findings } = check;
  const day = dayIn(now);
  await inTransaction(pool, async (db) => {
    await saveCheck.run(db, { day, now, owed, unearned, findings: JSON.stringify(findings) });
    if (findings.length === 0) return;
    const task = { kind: 'look', reason: 'payments.booksDifference', source: `books:${day}` } as const;
    await insertTasks(db, [{ ...task, orderId: null, details: { findings } }], now);
  });
  if (findings.length > 0) log.error({ findings, owed, unearned }, 'the books do not agree');
  else log.info({ owed }, 'the books agree');
  return check;
}

const selectCheck = statement(({ day }: Params<{ day: string }>) =>
  build.selectFrom('books_check').where('day', '=', day).select('day'),
);

/** Runs the check once per school day after two at night, in the first process that gets to it. */
export async function checkBooksOfToday(services: Services): Promise<number> {
  const now = services.clock.now();
  const today = dayIn(now);
  // It is past two when the date two hours ago is the same.
  if (dayIn(new Date(now.getTime() - 2 * 3_600_000)) !== today) return 0;
  if (!(await selectCheck.first(services.pool, { day: today }))) await checkBooks(services, now);
  return 0;
}

/** Reads everything in one snapshot, unaffected by concurrent bookings. */
export function compareBooks(pool: Pool): Promise<BooksCheck> {
  return inTransaction(pool, async (db) => {
    await db.query('set transaction isolation level repeatable read, read only');
    await raiseLimits(db, { statement: 600, idle: 600 });
    const owed = await owedLessons(db);
    const unearned = await one(db, UNEARNED);
    const findings: Finding[] = [];
    const compare = (kind: Finding['kind'], expected: number, found: number) => {
      if (expected !== found) findings.push({ kind, expected, found });
    };
    compare('unearned', owed, unearned);
    compare('payable', await one(db, PAY_OWED), await one(db, PAYABLE));
    compare('withheld', await one(db, TAX_OWED), await one(db, WITHHELD));
    compare('unbalanced', 0, await one(db, UNBALANCED));
    compare('balances', 0, await one(db, BALANCES));
    compare('days', 0, await one(db, DAYS));
    compare('earned', await one(db, EARNED_IN_JOURNAL), await one(db, EARNED_IN_ROWS));
    return { owed, unearned, findings };
  });
}

/** A statement that answers one number, 0 where there is none. */
const numberOf = (value: RawBuilder<unknown>) =>
  statement(() => select([sql<number>`coalesce((${value}), 0)::bigint`.as('n')], sql``));

const creditOf = (account: string) =>
  numberOf(
    sql`select sum(${line.credit} - ${line.debit}) from ${line} where ${line.account_code} = ${account}`,
  );

const UNEARNED = creditOf('fees.unearned');
const PAYABLE = creditOf('salaries.payable');
const WITHHELD = creditOf('tax.payable');

/**
 * What teachers are owed by meetings, rates and runs alone: the cost of closed meetings, bonuses and deductions
 * of approved runs, less transfers. A meeting that is not posted yet counts with what the books hold of it.
 */
const PAY_OWED = numberOf(sql`
  (select coalesce(sum((${m.paid_minutes} * ${rate.per_hour}::bigint * 2 + 60) / 120), 0)
    from ${m} cross join lateral (
      select ${rate.per_hour} from ${rate} where ${rate.teacher_id} = ${m.teacher_id}
        and ${rate.valid_from} <= ${schoolDay(startOf(m.during))} order by ${rate.valid_from} desc limit 1
    ) rate
    where ${isTaught} and ${m.paid_minutes} > 0 and ${m.id} not in (select ${payDue.meeting_id} from ${payDue}))
  + (select coalesce(sum(${accrual.amount}), 0) from ${accrual} where ${accrual.meeting_id} in (select ${payDue.meeting_id}
    from ${payDue}))
  + (select coalesce(sum(${adjustment.amount}), 0) from ${adjustment} join ${payRun} on ${payRun.id} = ${adjustment.run_id}
    where ${payRun.state} = 'approved')
  - (select coalesce(sum(${payLine.amount}), 0) from ${payLine} join ${payRun} on ${payRun.id} = ${payLine.run_id}
    where ${payLine.counts} and ${payRun.state} = 'paid')`);

/** Tax withheld in approved runs and not yet paid to the state. */
const TAX_OWED = numberOf(sql`
  (select coalesce(sum(-${adjustment.amount}), 0) from ${adjustment} join ${payRun} on ${payRun.id} = ${adjustment.run_id}
    where ${adjustment.kind} = 'withheld' and ${payRun.state} in ('approved', 'paid'))
  - (select coalesce(sum(${line.credit} - ${line.debit}), 0) from ${entry} join ${line} on ${line.entry_id} = ${entry.id}
    where ${entry.source_kind} in (${TAX_SOURCE}, ${TAX_VOIDED}) and ${line.account_code} = 'cash.bank')`);

const UNBALANCED = numberOf(sql`select count(*) from (
  select ${line.entry_id} from ${line} group by ${line.entry_id} having sum(${line.debit}) <> sum(${line.credit})) x`);

const BALANCES = numberOf(sql`select count(*) from account_balance b full join (
  select ${line.account_code}, sum(${line.debit}) as debit, sum(${line.credit}) as credit from ${line} group by ${line.account_code}) x
    using (account_code)
  where (b.debit, b.credit) is distinct from (x.debit, x.credit)`);

const DAYS = numberOf(sql`select count(*) from money_day d full join (
  select ${moneyRow.basis}, ${moneyRow.school_day}, ${moneyRow.type}, ${moneyRow.category}, sum(${moneyRow.amount}) as amount,
    count(*) filter (where not ${moneyRow.hidden}) as count
  from ${moneyRow} group by ${moneyRow.basis}, ${moneyRow.school_day}, ${moneyRow.type}, ${moneyRow.category}) x
    using (basis, school_day, type, category)
  where (d.amount, d.count) is distinct from (x.amount, x.count)`);

const EARNED_IN_JOURNAL = numberOf(sql`select sum(${line.credit} - ${line.debit}) from ${line}
  join ${ledgerAccount} on ${ledgerAccount.code} = ${line.account_code} where ${ledgerAccount.kind} in ('income', 'expense')`);

const EARNED_IN_ROWS =
  numberOf(sql`select sum(case ${moneyRow.type} when 'revenue' then ${moneyRow.amount} else -${moneyRow.amount} end)
  from ${moneyRow} where ${moneyRow.basis} = 'earned'`);

const one = async (db: PoolClient, value: typeof UNEARNED) => (await value.first(db, {}))?.n ?? 0;
