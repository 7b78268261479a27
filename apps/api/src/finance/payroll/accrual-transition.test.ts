import { dayIn } from '@fasih/school/basics/instants';
import { payFor } from '@fasih/school/finance/payroll/rules';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore, type OldDatabase } from '../../../test/old-database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { checkBooks } from '../books/check-books.ts';
import { accrueAllPay } from './accrue-pay.ts';

const log = pino({ level: 'silent' });
let old: OldDatabase;
let pool: Pool;

/** A school of the previous release: October paid by a run, two of its meetings changed since, November in no run. */
const SCHOOL = `
  insert into account (id, username, display_username, email, role) values
    ('00000000-0000-4000-8000-000000000001', 'rina', 'rina', 'rina@contoh.id', 'teacher'),
    ('00000000-0000-4000-8000-000000000002', 'lina', 'lina', 'lina@contoh.id', 'finance');
  insert into teacher (account_id) values ('00000000-0000-4000-8000-000000000001');
  insert into pay_rate (teacher_id, per_hour, valid_from, set_at) values
    ('00000000-0000-4000-8000-000000000001', 90000, '2026-10-01', now());
  insert into school_class (id, name, package_type, age_group, teacher_id, meetings, starts_on, created_at) values
    ('00000000-0000-4000-8000-000000000003', 'Kelas', 'conversation', 'kids', '00000000-0000-4000-8000-000000000001', 10,
      '2026-09-01', now());
  insert into meeting (id, class_id, number, teacher_id, during, state, paid_minutes, closed_at)
  select ('00000000-0000-4000-8000-0000000001' || lpad(n::text, 2, '0'))::uuid, '00000000-0000-4000-8000-000000000003', n,
    '00000000-0000-4000-8000-000000000001', tstzrange(start, start + interval '1 hour'), state, minutes,
    start + interval '1 hour'
  from (values
    (1, timestamptz '2026-09-30 16:30Z', 'held', 60), (2, '2026-10-05 03:00Z', 'held', 60), (3, '2026-10-12 03:00Z', 'missed', 60),
    (4, '2026-10-31 16:30Z', 'held', 45), (5, '2026-11-02 03:00Z', 'held', 60), (6, '2026-11-09 03:00Z', 'missed', 53),
    (7, '2026-11-16 03:00Z', 'held', 0)
  ) m (n, start, state, minutes);
  insert into pay_run (id, number, from_day, to_day, state, made_at, approved_at, approved_by) values
    ('00000000-0000-4000-8000-000000000004', 'GJ/2026/0001', '2026-10-01', '2026-10-31', 'approved', now(), now(),
      '00000000-0000-4000-8000-000000000002');
  insert into pay_line (run_id, teacher_id, meeting_id, kind, outcome, substitute, starts_at, day, minutes, late_minutes, per_hour, amount)
  select '00000000-0000-4000-8000-000000000004', teacher_id, id, 'meeting', 'held', false, lower(during),
    (lower(during) at time zone 'Asia/Jakarta')::date, 60, 0, 90000, 90000
  from meeting where number in (2, 3, 4);
  insert into pay_adjustment (run_id, teacher_id, amount, reason, added_at) values
    ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001', 50000, 'THR', now()),
    ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001', -20000, 'Uang muka', now());
  with e as (insert into ledger_entry (source_kind, source_id, school_day, category, posted_at)
    values ('pay.approved', '00000000-0000-4000-8000-000000000004', '2026-11-01', 'teachers', now()) returning id)
  insert into ledger_line (entry_id, position, account_code, debit, credit)
  select id, 1, 'expense.teachers', 300000, 0 from e union all select id, 2, 'salaries.payable', 0, 300000 from e;
  insert into money_row (entry_id, basis, type, category, kind, amount, school_day)
  select id, 'earned', 'expense', 'teachers', 'pay', 300000, school_day from ledger_entry;
  update books set closed_through = '2026-10-31'`;

beforeAll(async () => {
  old = await databaseBefore('0041');
  ({ pool } = old);
  await pool.query(SCHOOL);
  // Two processes start at once.
  await Promise.all([migrate(old.url), migrate(old.url)]);
  await migrate(old.url);
});
afterAll(() => old.drop());

const entries = async () =>
  (
    await pool.query(
      `select e.source_kind as kind, e.school_day as day, l.account_code as account, l.debit - l.credit as amount
       from ledger_entry e join ledger_line l on l.entry_id = e.id order by e.posted_at, e.id, l.position`,
    )
  ).rows;

describe('a school whose meetings became a cost only when a run was approved', () => {
  // The one of 30 September has no rate. Of the paid ones, number 4 lost 15 minutes; 5 and 6 are in no run.
  const total = payFor(45, 90_000) - 90_000 + payFor(60, 90_000) + payFor(53, 90_000);

  it('gets one entry on the day of migration for all meetings in no booked run; booked runs and closed months stay', async () => {
    const today = dayIn(new Date());
    expect(await entries()).toEqual([
      { kind: 'pay.approved', day: '2026-11-01', account: 'expense.teachers', amount: 300_000 },
      { kind: 'pay.approved', day: '2026-11-01', account: 'salaries.payable', amount: -300_000 },
      { kind: 'pay.transition', day: today, account: 'expense.teachers', amount: total },
      { kind: 'pay.transition', day: today, account: 'salaries.payable', amount: -total },
    ]);
    const { rows } = await pool.query(
      `select basis, type, category, kind, amount from money_row where school_day = $1 and amount = $2`,
      [today, total],
    );
    expect(rows).toEqual([
      { basis: 'earned', type: 'expense', category: 'teachers', kind: 'pay', amount: total },
    ]);
    const { findings } = await checkBooks({ pool, log }, new Date());
    expect(findings).toEqual([]);
  });

  it('has nothing left to post, and from then on books only changes', async () => {
    await accrueAllPay(pool, new Date());
    expect(await entries()).toHaveLength(4);
    await pool.query('update meeting set paid_minutes = 40 where number in (2, 5)');
    await accrueAllPay(pool, new Date());
    // October is closed, so its correction counts on the first open day.
    expect((await entries()).slice(4).map(({ day, account, amount }) => [day, account, amount])).toEqual([
      ['2026-11-01', 'expense.teachers', -30_000],
      ['2026-11-01', 'salaries.payable', 30_000],
      ['2026-11-02', 'expense.teachers', -30_000],
      ['2026-11-02', 'salaries.payable', 30_000],
    ]);
    expect((await checkBooks({ pool, log }, new Date())).findings).toEqual([]);
  });

  it('has its deductions as corrections', async () => {
    const { rows } = await pool.query('select kind, amount from pay_adjustment order by amount');
    expect(rows).toEqual([
      { kind: 'correction', amount: -20_000 },
      { kind: 'bonus', amount: 50_000 },
    ]);
  });
});
