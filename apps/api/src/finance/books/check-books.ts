import { dayIn } from '@fasih/school/basics/instants';
import type { Finding } from '@fasih/school/ledger/journal/findings';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../platform/services.ts';
import { insertTasks } from '../../sales/payments/open-tasks.ts';
import { isTaught, schoolDay } from '../payroll/store-facts.ts';
import { TAX_SOURCE, TAX_VOIDED } from './book-tax.ts';
import { owedLessons } from './owed-lessons.ts';

export type BooksCheck = { owed: number; unearned: number; findings: Finding[] };

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
    await db.query(
      `insert into books_check (day, checked_at, owed, unearned, findings) values ($1, $2, $3, $4, $5)
       on conflict (day) do update set checked_at = excluded.checked_at, owed = excluded.owed,
         unearned = excluded.unearned, findings = excluded.findings`,
      [day, now, owed, unearned, JSON.stringify(findings)],
    );
    if (findings.length === 0) return;
    const task = { kind: 'look', reason: 'payments.booksDifference', source: `books:${day}` } as const;
    await insertTasks(db, [{ ...task, orderId: null, details: { findings } }], now);
  });
  if (findings.length > 0) log.error({ findings, owed, unearned }, 'the books do not agree');
  else log.info({ owed }, 'the books agree');
  return check;
}

/** Runs the check once per school day after two at night, in the first process that gets to it. */
export async function checkBooksOfToday(services: Services): Promise<number> {
  const now = services.clock.now();
  const today = dayIn(now);
  // It is past two when the date two hours ago is the same.
  if (dayIn(new Date(now.getTime() - 2 * 3_600_000)) !== today) return 0;
  const { rows } = await services.pool.query('select from books_check where day = $1', [today]);
  if (rows.length === 0) await checkBooks(services, now);
  return 0;
}

/** Reads everything in one snapshot, unaffected by concurrent bookings. */
function compareBooks(pool: Pool): Promise<BooksCheck> {
  return inTransaction(pool, async (db) => {
    await db.query('set transaction isolation level repeatable read, read only');
    await db.query(
      `set local statement_timeout = '10min'; set local idle_in_transaction_session_timeout = '10min'`,
    );
    const owed = await owedLessons(db);
    const unearned = await one(db, creditOf('fees.unearned'));
    const findings: Finding[] = [];
    const compare = (kind: Finding['kind'], expected: number, found: number) => {
      if (expected !== found) findings.push({ kind, expected, found });
    };
    compare('unearned', owed, unearned);
    compare('payable', await one(db, PAY_OWED), await one(db, creditOf('salaries.payable')));
    compare('withheld', await one(db, TAX_OWED), await one(db, creditOf('tax.payable')));
    compare('unbalanced', 0, await one(db, UNBALANCED));
    compare('balances', 0, await one(db, BALANCES));
    compare('days', 0, await one(db, DAYS));
    compare('earned', await one(db, EARNED_IN_JOURNAL), await one(db, EARNED_IN_ROWS));
    return { owed, unearned, findings };
  });
}

const creditOf = (account: string) =>
  `select sum(credit - debit) from ledger_line where account_code = '${account}'`;

/**
 * SQL: what teachers are owed by meetings, rates and runs alone: the cost of closed meetings, bonuses and deductions
 * of approved runs, less transfers. A meeting that is not posted yet counts with what the books hold of it.
 */
const PAY_OWED = `
  (select coalesce(sum((m.paid_minutes * r.per_hour::bigint * 2 + 60) / 120), 0)
    from meeting m cross join lateral (
      select per_hour from pay_rate where teacher_id = m.teacher_id and valid_from <= ${schoolDay('lower(m.during)')}
      order by valid_from desc limit 1
    ) r
    where ${isTaught} and m.paid_minutes > 0 and m.id not in (select meeting_id from pay_due))
  + (select coalesce(sum(amount), 0) from pay_accrual where meeting_id in (select meeting_id from pay_due))
  + (select coalesce(sum(a.amount), 0) from pay_adjustment a join pay_run r on r.id = a.run_id where r.state = 'approved')
  - (select coalesce(sum(l.amount), 0) from pay_line l join pay_run r on r.id = l.run_id
    where l.counts and r.state = 'paid')`;

/** SQL: tax withheld in approved runs and not yet paid to the state. */
const TAX_OWED = `
  (select coalesce(sum(-a.amount), 0) from pay_adjustment a join pay_run r on r.id = a.run_id
    where a.kind = 'withheld' and r.state in ('approved', 'paid'))
  - (select coalesce(sum(l.credit - l.debit), 0) from ledger_entry e join ledger_line l on l.entry_id = e.id
    where e.source_kind in ('${TAX_SOURCE}', '${TAX_VOIDED}') and l.account_code = 'cash.bank')`;

const UNBALANCED = `select count(*) from (
  select entry_id from ledger_line group by entry_id having sum(debit) <> sum(credit)) x`;

const BALANCES = `select count(*) from account_balance b full join (
  select account_code, sum(debit) as debit, sum(credit) as credit from ledger_line group by account_code) l using (account_code)
  where (b.debit, b.credit) is distinct from (l.debit, l.credit)`;

const DAYS = `select count(*) from money_day d full join (
  select basis, school_day, type, category, sum(amount) as amount, count(*) filter (where not hidden) as count
  from money_row group by basis, school_day, type, category) r using (basis, school_day, type, category)
  where (d.amount, d.count) is distinct from (r.amount, r.count)`;

const EARNED_IN_JOURNAL = `select sum(l.credit - l.debit) from ledger_line l join ledger_account a on a.code = l.account_code
  where a.kind in ('income', 'expense')`;

const EARNED_IN_ROWS = `select sum(case type when 'revenue' then amount else -amount end) from money_row where basis = 'earned'`;

async function one(db: PoolClient, sql: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(`select coalesce((${sql}), 0)::bigint as n`);
  return rows[0]?.n ?? 0;
}
