import type { BookLine } from '@fasih/school/basics/book-lines';
import { effectsOf } from '@fasih/school/ledger/journal/effects';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore, type OldDatabase } from '../../../test/old-database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { checkBooks } from './check-books.ts';
import { postAllEvents } from './post-events.ts';

const log = pino({ level: 'silent' });
const now = new Date('2026-11-21T03:00:00Z');
let old: OldDatabase;
let pool: Pool;

/** A course of 20 meetings for Rp 2.000.000, paid on 10 September, as left by the release before the books. */
async function bought(purchase: {
  charge: string;
  left: Record<string, number>;
  entries: Record<string, number>[];
  held?: number;
}): Promise<string> {
  const { rows } = await pool.query<{ enrolment: string }>(
    `with a as (insert into account (username, display_username, email) values ($1::text, $1::text, $1::text || '@contoh.id') returning id),
      l as (insert into learner (account_id, kind, name) select id, 'child', 'Sekar' from a returning id, account_id),
      o as (insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version,
          terms_version, lang, status, created_at, expires_at, paid_at)
        select account_id, id, 1, 'Kursus Lama', 2000000, 2000000, 1, '1', 'id', 'paid', $2::timestamptz, $2::timestamptz, $2::timestamptz from l
        returning id, learner_id),
      p as (insert into payment_attempt (order_id, number, provider_order_id, amount, created_at, expires_at)
        select id, 1, $1::text, 2000000, $2::timestamptz, $2::timestamptz from o returning id, order_id),
      c as (insert into provider_charge (transaction_id, attempt_id, order_id, status, amount, currency, was_paid, booked,
          bookings, raw, updated_at)
        select $1::text, id, order_id, $3, 2000000, 'IDR', true, $4, 1, '{}', $2::timestamptz + interval '30 days' from p)
     insert into enrolment (order_id, learner_id, package_id, meetings, meetings_per_week, price_paid, policy_version, opened_at)
     select id, learner_id, 1, 20, 2, 2000000, 1, $2::timestamptz from o returning id as enrolment`,
    [purchase.charge, new Date('2026-09-10T03:00:00Z'), 'settlement', JSON.stringify(purchase.left)],
  );
  const enrolment = rows[0]?.enrolment ?? '';
  const event = (kind: string, meetings: number, at: string, source: string) =>
    pool.query(
      'insert into balance_event (enrolment_id, kind, meetings, source, at) values ($1, $2, $3, $4, $5)',
      [enrolment, kind, meetings, `${source}:${purchase.charge}`, at],
    );
  await event('bought', 20, '2026-09-10T03:00:00Z', 'order.paid');
  for (let n = 0; n < (purchase.held ?? 0); n++)
    await event('held', -1, n === 0 ? '2026-09-30T16:59:00Z' : '2026-09-30T17:01:00Z', `held${n}`);
  for (const [step, balances] of purchase.entries.entries()) {
    await pool.query(
      `with e as (insert into ledger_entry (source_kind, source_id, school_day, category, description, posted_at)
         values ($1, $2, $3, 'kursus-lama', 'Kursus Lama', now()) returning id)
       insert into ledger_line (entry_id, position, account_code, debit, credit)
       select e.id, l.ordinality, l.key, greatest(l.value::bigint, 0), greatest(-l.value::bigint, 0)
       from e, jsonb_each_text($4::jsonb) with ordinality as l (key, value, ordinality)`,
      [
        step === 0 ? 'order.paid' : 'payment.returned',
        `${purchase.charge}:${step}`,
        step === 0 ? '2026-09-10' : '2026-10-12',
        JSON.stringify(balances),
      ],
    );
  }
  return enrolment;
}

beforeAll(async () => {
  old = await databaseBefore('0011');
  ({ pool } = old);
  await pool.query(
    `insert into package (id, slug, name, type, price, duration_months, meetings, meetings_per_week, description_id, description_en)
     values (1, 'kursus-lama', 'Kursus Lama', 'conversation', 2000000, 3, 20, 2, '', '')`,
  );
  await pool.query(
    `insert into policy_version (number, "values", valid_from, note) values (1, '{}', now(), '')`,
  );
  const paid = { 'cash.provider': 2_000_000, 'fees.unearned': -2_000_000 };
  await bought({ charge: 'standing', left: paid, entries: [paid], held: 3 });
  await bought({
    charge: 'taken-back',
    left: {},
    entries: [paid, { 'cash.provider': -2_000_000, 'fees.unearned': 2_000_000 }],
    held: 2,
  });
  await bought({
    charge: 'partly-back',
    left: { 'cash.provider': 1_500_000, 'fees.unearned': -1_500_000 },
    entries: [paid, { 'cash.provider': -500_000, 'fees.unearned': 500_000 }],
  });
  const late = await bought({
    charge: 'late',
    left: {},
    entries: [{ 'cash.provider': 2_000_000, unallocated: -2_000_000 }],
  });
  await pool.query('delete from balance_event where enrolment_id = $1', [late]);
  await pool.query('delete from enrolment where id = $1', [late]);
  await migrate(old.url);
});
afterAll(() => old.drop());

describe('a school that existed before its books', () => {
  it('has rows for its entries as the rules make them, and matching sums', async () => {
    const { rows: entries } = await pool.query<{ id: string; category: string; lines: BookLine[] }>(
      `select e.id, e.category, json_agg(json_build_object('account', l.account_code, 'amount', l.debit - l.credit)) as lines
       from ledger_entry e join ledger_line l on l.entry_id = e.id group by e.id order by e.id`,
    );
    const { rows } = await pool.query(
      'select entry_id, basis, type, category, kind, amount from money_row order by entry_id',
    );
    expect(rows).toEqual(
      entries.flatMap(({ id, ...entry }) => effectsOf(entry).map((one) => ({ entry_id: id, ...one }))),
    );
    expect(rows).toHaveLength(5);
    const { rows: days } = await pool.query(
      'select school_day as day, amount, count from money_day order by school_day',
    );
    expect(days).toEqual([
      { day: '2026-09-10', amount: 6_000_000, count: 3 },
      { day: '2026-10-12', amount: -2_500_000, count: 2 },
    ]);
  });

  it('has matching books before anything is posted', async () => {
    expect(await checkBooks({ pool, log }, now)).toEqual({
      owed: 3_500_000,
      unearned: 3_500_000,
      findings: [],
    });
  });

  it('posts its past meetings on their own days, and losses from returned payments', async () => {
    await postAllEvents(pool, now);
    const { rows } = await pool.query<{ told: string }>(
      `select concat_ws(' ', r.school_day, r.type, r.kind, r.amount) as told from money_row r join ledger_entry e on e.id = r.entry_id
       where r.basis = 'earned' order by r.school_day, e.last_event, r.type desc`,
    );
    expect(rows.map(({ told }) => told)).toEqual([
      '2026-09-30 revenue held 100000',
      '2026-09-30 revenue held 100000',
      '2026-10-01 revenue held 100000',
      '2026-10-01 revenue held 100000',
      '2026-10-01 revenue held 100000',
      '2026-10-10 expense lost 200000',
    ]);
    const { owed, findings } = await checkBooks({ pool, log }, now);
    // 17 of 20 meetings of the first, nothing of the reversed one, 1.500.000 of the one partly refunded
    expect([owed, findings]).toEqual([1_700_000 + 1_500_000, []]);
  });
});
