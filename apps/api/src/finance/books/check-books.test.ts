import { describe, expect, it } from 'vitest';
import { aStoryOfMoney } from '../../../test/a-ledger.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { checkBooks, checkBooksOfToday } from './check-books.ts';

const app = shared(startTestApp);
const books = shared(() => aStoryOfMoney(app));

const storedChecks = async () =>
  (await app.pool.query('select day, owed, unearned, findings from books_check order by day')).rows;
const tasks = async () =>
  (await app.pool.query(`select source, details from payment_task where source like 'payments.books%'`)).rows;

describe('the nightly check of the books', () => {
  it('finds that the liability equals what families have left, and creates no task', async () => {
    const { owed, unearned, findings } = await checkBooks(app.services, app.clock.now());
    expect({ owed, unearned, findings }).toEqual({ owed: 8_280_000, unearned: 8_280_000, findings: [] });
    expect(await storedChecks()).toEqual([{ day: '2026-11-30', owed, unearned, findings: [] }]);
    expect(await tasks()).toEqual([]);
  });

  it('finds no difference while events wait to be posted', async () => {
    const course = await books.buys('ielts-express', '2026-11-20T03:00:00Z');
    await books.event(course, 'held', '2026-11-21T03:00:00Z');
    await books.money(course, '2026-11-22T03:00:00Z', { status: 'chargeback' });
    expect((await checkBooks(app.services, app.clock.now())).findings).toEqual([]);
    await books.posts();
    expect((await checkBooks(app.services, app.clock.now())).findings).toEqual([]);
  });

  it('runs once per school day, not before 02:00', async () => {
    await app.pool.query('delete from books_check');
    app.clock.set('2026-11-30T18:59:59Z');
    await checkBooksOfToday(app.services);
    expect(await storedChecks()).toEqual([]);
    app.clock.set('2026-11-30T19:00:00Z');
    await checkBooksOfToday(app.services);
    await checkBooksOfToday(app.services);
    expect((await storedChecks()).map(({ day }) => day)).toEqual(['2026-12-01']);
  });

  it('creates one task for finance that lists every kind of difference', async () => {
    // A balanced entry that changes the liability, and revenue without a money row.
    await app.pool.query(
      `with e as (insert into ledger_entry (source_kind, source_id, school_day, posted_at)
         values ('wrong', '1', '2026-11-30', now()) returning id)
       insert into ledger_line (entry_id, position, account_code, debit, credit)
       select id, 1, 'cash.bank', 500, 0 from e union all select id, 2, 'fees.unearned', 0, 400 from e
       union all select id, 3, 'revenue.courses', 0, 100 from e`,
    );
    // The sum of a day.
    await app.pool.query(
      `update money_day set amount = amount + 1 where (basis, school_day, category) = ('earned', '2026-11-02', 'conversation-kids')`,
    );
    // Salaries and tax payable that no pay run explains.
    await app.pool.query(
      `with e as (insert into ledger_entry (source_kind, source_id, school_day, posted_at)
         values ('wrong', '3', '2026-11-30', now()) returning id)
       insert into ledger_line (entry_id, position, account_code, debit, credit)
       select id, 1, 'salaries.payable', 0, 30 from e union all select id, 2, 'tax.payable', 20, 0 from e
       union all select id, 3, 'cash.bank', 10, 0 from e`,
    );
    // The stored balance of an account.
    await app.pool.query(`update account_balance set debit = debit + 1 where account_code = 'cash.bank'`);
    // An unbalanced entry, which the trigger would refuse.
    await app.pool.query('alter table ledger_line disable trigger ledger_line_balanced');
    await app.pool.query(
      `with e as (insert into ledger_entry (source_kind, source_id, school_day, posted_at)
         values ('wrong', '2', '2026-11-30', now()) returning id)
       insert into ledger_line (entry_id, position, account_code, debit, credit) select id, 1, 'cash.provider', 7, 0 from e`,
    );
    const { findings, owed, unearned } = await checkBooks(app.services, app.clock.now());
    expect(unearned - owed).toBe(400);
    const earned = findings.find(({ kind }) => kind === 'earned');
    expect((earned?.expected ?? 0) - (earned?.found ?? 0)).toBe(100);
    expect(findings.filter(({ kind }) => kind !== 'earned')).toEqual([
      { kind: 'unearned', expected: owed, found: unearned },
      { kind: 'payable', expected: 0, found: 30 },
      { kind: 'withheld', expected: 0, found: -20 },
      { kind: 'unbalanced', expected: 0, found: 1 },
      { kind: 'balances', expected: 0, found: 1 },
      { kind: 'days', expected: 0, found: 1 },
    ]);
    expect(await tasks()).toEqual([
      {
        source: 'payments.booksDifference:books:2026-12-01',
        details: { reason: 'payments.booksDifference', findings },
      },
    ]);
  });
});
