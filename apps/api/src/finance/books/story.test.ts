import { describe, expect, it } from 'vitest';
import { aStoryOfMoney } from '../../../test/a-ledger.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const books = shared(() => aStoryOfMoney(app));

describe('three months of money, calculated by hand', () => {
  it('leaves the right balance in each account', async () => {
    expect(await books.balances()).toEqual({
      // 1.650.000 + (2.400.000 − 1.200.000) + 3.900.000 + 2.300.000 + 2.700.000; the bank reversed 3.400.000
      'cash.provider': 11_750_000,
      // 500.000 − 4.500.000 − 750.000 − 250.000
      'cash.bank': -5_000_000,
      // ielts 18 · 195.000, kids 18 · 115.000, adult 2.700.000
      'fees.unearned': -(3_510_000 + 2_070_000 + 2_700_000),
      // special 1.650.000, teen 360.000 + 840.000, ielts 390.000, kids 230.000, toeic 170.000, by hand 500.000
      'revenue.courses': -(1_650_000 + 1_200_000 + 390_000 + 230_000 + 170_000 + 500_000),
      'expense.staff': 4_500_000,
      'expense.marketing': 750_000,
      'expense.maintenance': 250_000,
      'expense.lost': 170_000,
    });
  });

  it('counts each row on the school day of its instant', async () => {
    expect(
      await books.rows(`school_day between '2026-10-31' and '2026-11-01' and manual_id is null`),
    ).toEqual([
      '2026-10-31 received revenue conversation-kids payment 2300000',
      '2026-10-31 earned revenue ielts-regular held 195000',
      '2026-11-01 received revenue general-english-adult payment 2700000',
      '2026-11-01 earned revenue ielts-regular held 195000',
    ]);
  });

  it('earns the rest of an expired course, pays a refund from the debt, and books the bank reversal as a loss', async () => {
    expect(
      await books.rows(`category in ('special-course', 'general-english-teen', 'toeic-regular', 'lost')`),
    ).toEqual([
      '2026-09-03 received revenue special-course payment 1650000',
      '2026-09-10 earned revenue special-course held 165000',
      '2026-09-15 received revenue general-english-teen payment 2400000',
      '2026-09-17 earned revenue special-course held 165000',
      '2026-09-22 earned revenue general-english-teen held 120000',
      '2026-09-29 earned revenue general-english-teen held 120000',
      '2026-10-06 earned revenue general-english-teen held 120000',
      '2026-10-20 earned revenue general-english-teen refunded 840000',
      '2026-10-27 received revenue general-english-teen refund -1200000',
      '2026-11-05 earned revenue special-course expired 1320000',
      '2026-11-10 received revenue toeic-regular payment 3400000',
      '2026-11-16 earned revenue toeic-regular held 170000',
      '2026-11-20 received revenue toeic-regular refund -3400000',
      '2026-11-20 earned expense lost lost 170000',
    ]);
  });

  it('lists manual entries in both bases, also Rp 0, and hides voided ones', async () => {
    expect(await books.rows(`manual_id is not null and basis = 'received'`)).toEqual([
      '2026-10-31 received expense staff manual 4500000',
      '2026-11-05 received expense marketing manual 750000',
      '2026-11-06 received expense marketing manual 999000 (hidden)',
      '2026-11-06 received expense marketing manual -999000 (hidden)',
      '2026-11-12 received expense other manual 0',
      '2026-11-15 received revenue conversation-adult manual 500000',
      '2026-11-30 received expense maintenance manual 250000',
    ]);
    const other = (basis: string) =>
      app.pool
        .query(`select type, category, amount, school_day, hidden from money_row
          where basis = '${basis}' and manual_id is not null order by school_day, id`)
        .then(({ rows }) => rows);
    expect(await other('earned')).toEqual(await other('received'));
  });

  it('keeps the daily sums equal to the rows', async () => {
    const { rows } = await app.pool.query(
      `select basis, school_day, type, category, sum(amount)::bigint as amount, count(*) filter (where not hidden)::int as count
       from money_row group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    );
    const kept = await app.pool.query(
      'select basis, school_day, type, category, amount, count from money_day order by 1, 2, 3, 4',
    );
    expect(kept.rows).toEqual(rows);
  });

  it('keeps account balances equal to the lines', async () => {
    const { rows } = await app.pool.query<{ account_code: string; balance: number }>(
      'select account_code, debit - credit as balance from account_balance where debit <> credit order by 1',
    );
    expect(Object.fromEntries(rows.map((row) => [row.account_code, row.balance]))).toEqual(
      await books.balances(),
    );
  });
});
