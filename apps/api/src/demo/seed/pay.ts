import { dayIn } from '@fasih/school/basics/instants';
import { addDays, addMonths, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import { bookApproval, bookTransfers } from '../../finance/payroll/book-run.ts';
import { planRun } from '../../finance/payroll/plan-run.ts';
import { insertDraft, insertLines, markApproved, markPaid, nextNumber } from '../../finance/payroll/store.ts';

/** Number of past months that are paid; the current one is not. */
const MONTHS_BACK = 4;
/** Rupiah per hour, assigned to the teachers in turn. */
const RATES = [85_000, 90_000, 95_000, 80_000, 110_000, 90_000];
/** Nine o'clock in minutes of the school day. */
const NINE = 9 * 60;

/**
 * Seeds a pay rate per teacher and a pay run per past month, created by finance, approved by the admin and
 * transferred two days later if that day has come.
 */
export async function seedPay(db: PoolClient, now: Date): Promise<void> {
  const { rows } = await db.query<{ id: string; username: string; role: string }>(
    `select id, username::text, role from account where role = 'teacher' or username in ('finance', 'admin') order by username`,
  );
  const idOf = (username: string) => rows.find((one) => one.username === username)?.id;
  const [finance, admin] = [idOf('finance'), idOf('admin')];
  if (!finance || !admin) throw new Error('the demo has no finance account or no admin');
  const today = dayIn(now);
  const thisMonth = `${today.slice(0, 7)}-01`;
  const first = addMonths(thisMonth, -MONTHS_BACK);
  const teachers = rows.filter(({ role }) => role === 'teacher');
  for (const [index, { id }] of teachers.entries()) {
    await db.query(
      `insert into pay_rate (teacher_id, per_hour, valid_from, set_by, set_at) values ($1, $2, $3, $4, $5)`,
      [id, RATES[index % RATES.length], first, finance, instantOf(first, NINE)],
    );
  }
  for (let back = MONTHS_BACK; back > 0; back -= 1) {
    const from = addMonths(thisMonth, -back);
    const after = addMonths(from, 1);
    await payMonth(db, { from, to: addDays(after, -1), madeOn: after, finance, admin }, now);
  }
}

type Month = { from: string; to: string; madeOn: string; finance: string; admin: string };

async function payMonth(
  db: PoolClient,
  { from, to, madeOn, finance, admin }: Month,
  now: Date,
): Promise<void> {
  const at = (minute: number) => new Date(Math.min(instantOf(madeOn, minute).getTime(), now.getTime()));
  const { lines } = await planRun(db, from, to);
  if (lines.length === 0) return;
  const id = await insertDraft(db, { from, to, by: finance, now: at(NINE) });
  if (id === null) throw new Error('the demo school has a draft pay run already');
  await insertLines(db, id, lines);
  const approvedAt = at(NINE + 45);
  const number = await nextNumber(db, Number(madeOn.slice(0, 4)));
  await markApproved(db, id, {
    accountId: admin,
    number,
    reason: null,
    selfApproved: false,
    now: approvedAt,
  });
  const run = { id, from, to };
  await bookApproval(db, run, { number, day: dayIn(approvedAt) }, approvedAt);
  const paidOn = addDays(madeOn, 2);
  if (paidOn > dayIn(now)) return;
  const paidAt = new Date(Math.min(instantOf(paidOn, NINE + 60).getTime(), now.getTime()));
  await markPaid(db, id, { accountId: finance, paidOn, now: paidAt });
  await bookTransfers(db, run, { number, day: paidOn }, paidAt);
}
