import { isRefusal } from '@fasih/school/basics/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ALedger, aLedger } from '../../../test/a-ledger.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { checkBooks } from '../../finance/books/check-books.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addManualEntry } from './add-manual-entry.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { entryOfTwo } from './entries.fixtures.ts';
import { forgetPayerInBooks } from './forget-payer.ts';
import { postEntries } from './post-entry.ts';
import { restoreManualEntry, voidManualEntry } from './void-manual-entry.ts';

let app: TestApp;
let books: ALedger;
beforeAll(async () => {
  app = await startTestApp({ now: '2028-04-10T03:00:00Z' });
  books = await aLedger(app);
  // The first entry of the books.
  await books.enters({ ...rent, date: '2027-12-31' });
});
afterAll(async () => {
  expect((await checkBooks(app.services, app.clock.now())).findings).toEqual([]);
  await app.stop();
});

const rent = { type: 'expense', category: 'other', amount: 1_500_000, date: '2028-04-09' } as const;
const close = (month: string) => inTransaction(app.pool, (db) => closeMonth(db, month, books.call()));
const reopen = (month: string) =>
  inTransaction(app.pool, (db) => reopenMonth(db, { month, reason: 'Koreksi' }, books.call()));
const audited = async (action: string, month: string) =>
  (
    await app.pool.query<{ after: { closedThrough: string | null } }>(
      'select after from audit_log where action = $1 and target_id = $2 order by id',
      [action, month],
    )
  ).rows.map(({ after }) => after.closedThrough);
const closings = async () =>
  (
    await app.pool.query<{ month: string; open: boolean }>(
      `select to_char(month, 'YYYY-MM') as month, reopened_at is not null as open from closed_month order by closed_at, id`,
    )
  ).rows;

describe('closing a month', () => {
  it('is refused for the running month, and for one after an open month with entries; nothing is noted', async () => {
    expect(await close('2028-04')).toMatchObject({ code: 'finance.monthNotOver' });
    expect(await close('2028-01')).toMatchObject({ code: 'finance.monthOutOfOrder' });
    expect(await closings()).toEqual([]);
    expect(await audited('finance.monthClosed', '2028-01')).toEqual([]);
  });

  it('happens once when two people do it at the same instant', async () => {
    const both = await Promise.all([close('2027-12'), close('2027-12')]);
    expect(both.filter(isRefusal)).toMatchObject([{ code: 'finance.monthClosed' }]);
    expect(await closings()).toEqual([{ month: '2027-12', open: false }]);
    expect(await audited('finance.monthClosed', '2027-12')).toEqual(['2027-12-31']);
  });

  it('of December moves late entries to 1 January, of a leap year’s February to 1 March', async () => {
    expect((await books.enters({ ...rent, date: '2027-12-31' })).bookedOn).toBe('2028-01-01');
    await close('2028-01');
    await close('2028-02');
    expect((await books.enters({ ...rent, date: '2028-02-29' })).bookedOn).toBe('2028-03-01');
    expect((await books.enters({ ...rent, date: '2028-03-01' })).bookedOn).toBe('2028-03-01');
  });

  it('while its entries are being voided leaves each reversal in the month or after it, and the sums right', async () => {
    const entries = [];
    for (const day of ['2028-03-02', '2028-03-15', '2028-03-31'])
      entries.push(await books.enters({ ...rent, date: day }));
    await Promise.all([...entries.slice(0, 2).map((entry) => books.voids(entry)), close('2028-03')]);
    await books.voids(entries[2] ?? { id: '', version: 0 });
    for (const { id, date } of entries) {
      const [entered = '', reversed = ''] = await books.rows(`manual_id = '${id}' and basis = 'received'`);
      // Both leave the list where both are in the closed month; otherwise both stay in it.
      const inside = reversed.startsWith(date);
      expect([entered.endsWith('(hidden)'), reversed.endsWith('(hidden)')]).toEqual([inside, inside]);
      if (!inside) expect(reversed).toBe('2028-04-01 received expense other manual -1500000');
    }
    const [, last = ''] = await books.rows(`manual_id = '${entries[2]?.id}' and basis = 'received'`);
    expect(last.slice(0, 10)).toBe('2028-04-01');
  });
});

describe('reopening a month', () => {
  it('is refused for an open one, and for one before the last closed', async () => {
    expect(await reopen('2028-04')).toMatchObject({ code: 'finance.monthNotClosed' });
    expect(await reopen('2028-02')).toMatchObject({ code: 'finance.monthNotLast' });
  });

  it('happens once when two people do it at the same instant; the month before stays closed', async () => {
    const both = await Promise.all([reopen('2028-03'), reopen('2028-03')]);
    expect(both.filter(isRefusal)).toMatchObject([{ code: 'finance.monthNotClosed' }]);
    expect(await audited('finance.monthReopened', '2028-03')).toEqual(['2028-02-29']);
    expect((await books.enters({ ...rent, date: '2028-02-01' })).bookedOn).toBe('2028-03-01');
  });

  it('leaves what was booked elsewhere where it is, and new entries are booked on their own day', async () => {
    await close('2028-03');
    const late = await books.enters({ ...rent, date: '2028-03-31', amount: 77_000 });
    await reopen('2028-03');
    expect(await books.rows(`manual_id = '${late.id}' and basis = 'earned'`)).toEqual([
      '2028-04-01 earned expense other manual 77000',
    ]);
    expect((await books.enters({ ...rent, date: '2028-03-31' })).bookedOn).toBe('2028-03-31');
  });

  it('of the only closed months opens the books completely, and they can be closed again', async () => {
    for (const month of ['2028-02', '2028-01', '2027-12']) expect(await reopen(month)).toBeUndefined();
    expect(await audited('finance.monthReopened', '2027-12')).toEqual([null]);
    expect((await books.enters({ ...rent, date: '2027-12-01' })).bookedOn).toBe('2027-12-01');
    expect(await close('2027-12')).toBeUndefined();
    expect((await closings()).filter(({ month }) => month === '2027-12')).toEqual([
      { month: '2027-12', open: true },
      { month: '2027-12', open: false },
    ]);
  });
});

describe('manual entries at the same instant', () => {
  it('with one key and different content are entered once; the other is refused', async () => {
    const add = (amount: number) =>
      inTransaction(app.pool, (db) =>
        addManualEntry(db, { ...rent, amount, description: '', key: 'one-key-two-people' }, books.call()),
      );
    const both = await Promise.all([add(1), add(2)]);
    expect(both.filter(isRefusal)).toMatchObject([{ code: 'finance.keyUsed' }]);
  });

  it('restored by two people are booked again once', async () => {
    const voided = await books.voids(await books.enters(rent));
    const restore = () =>
      inTransaction(app.pool, (db) => restoreManualEntry(db, { id: voided.id, version: 2 }, books.call()));
    expect((await Promise.all([restore(), restore()])).filter(isRefusal)).toMatchObject([
      { code: 'finance.notVoided' },
    ]);
    expect(await books.rows(`manual_id = '${voided.id}' and basis = 'earned' and not hidden`)).toHaveLength(
      1,
    );
  });

  it('with an unknown or malformed id are not found', async () => {
    for (const id of ['', 'x', '00000000-0000-7000-8000-000000000000']) {
      const both = await inTransaction(app.pool, async (db) => [
        await voidManualEntry(db, { id, version: 1, reason: 'x' }, books.call()),
        await restoreManualEntry(db, { id, version: 1 }, books.call()),
      ]);
      expect(both).toMatchObject([{ code: 'finance.notFound' }, { code: 'finance.notFound' }]);
    }
  });

  it('of the largest amount add up to the rupiah', async () => {
    const most = { ...rent, category: 'staff', amount: 100_000_000_000 };
    const staff = (await books.balances())['expense.staff'] ?? 0;
    for (let n = 0; n < 3; n += 1) await books.enters(most);
    expect((await books.balances())['expense.staff']).toBe(staff + 300_000_000_000);
  });
});

describe('a booking', () => {
  const entryOf = (sourceId: string, amount: number) =>
    entryOfTwo('expense.marketing', 'cash.bank', amount, {
      sourceKind: 'test',
      sourceId,
      schoolDay: '2028-04-02',
      category: 'marketing',
    });
  const book = (...entries: Parameters<typeof postEntries>[1][number][]) =>
    inTransaction(app.pool, (db) => postEntries(db, entries, app.clock.now()));
  const amounts = async (ids: string[]) =>
    (
      await app.pool.query<{ amount: number }>(
        `select amount from money_row where entry_id = any($1) and basis = 'earned' order by amount`,
        [ids],
      )
    ).rows.map(({ amount }) => amount);

  it('that names one source twice is booked once, with its first amount', async () => {
    const made = await book(entryOf('twice', 5), entryOf('twice', 7), entryOf('other', 9));
    expect(made.map(({ sourceId }) => sourceId)).toEqual(['twice', 'other']);
    expect(await amounts(made.map(({ id }) => id))).toEqual([5, 9]);
  });

  it('of several processes at the same instant is booked once, and the others learn nothing of it', async () => {
    const made = await Promise.all([1, 2, 3].map(() => book(entryOf('race', 11))));
    expect(made.map((rows) => rows.length).sort()).toEqual([0, 0, 1]);
    expect(await amounts(made.flat().map(({ id }) => id))).toEqual([11]);
  });
});

it('erasing a family removes its name from the books, and nothing else changes', async () => {
  const [gone, stays] = [
    await books.buys('ielts-regular', '2028-04-03T03:00:00Z'),
    await books.buys('ielts-regular', '2028-04-03T04:00:00Z'),
  ];
  const named = await app.pool.query<{ payer_id: string; order_id: string }>(
    `select account_id as payer_id, id as order_id from orders where id = any($1)`,
    [[gone.orderId, stays.orderId]],
  );
  const payerOf = (orderId: string) =>
    named.rows.find(({ order_id }) => order_id === orderId)?.payer_id ?? '';
  const rowsOf = async (orderId: string) =>
    (
      await app.pool.query<{ named: boolean; amount: number }>(
        `select payer <> '' as named, amount from money_row where payer_id = $1 order by id`,
        [payerOf(orderId)],
      )
    ).rows;
  const before = await rowsOf(gone.orderId);
  expect(before.length).toBeGreaterThan(0);
  expect(before.every((row) => row.named)).toBe(true);
  await forgetPayerInBooks(app.pool, payerOf(gone.orderId));
  expect(await rowsOf(gone.orderId)).toEqual(before.map((row) => ({ ...row, named: false })));
  expect((await rowsOf(stays.orderId)).every((row) => row.named)).toBe(true);
});
