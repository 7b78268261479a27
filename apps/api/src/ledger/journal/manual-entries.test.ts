import { isRefusal } from '@fasih/school/basics/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ALedger, aLedger } from '../../../test/a-ledger.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { checkBooks } from '../../finance/books/check-books.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { addManualEntry } from './add-manual-entry.ts';
import { closeMonth, reopenMonth } from './close-month.ts';
import { postEntries } from './post-entry.ts';
import { restoreManualEntry, voidManualEntry } from './void-manual-entry.ts';

let app: TestApp;
let books: ALedger;
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-21T03:00:00Z' });
  books = await aLedger(app);
});
afterAll(async () => {
  expect((await checkBooks(app.services, app.clock.now())).findings).toEqual([]);
  await app.stop();
});

const rent = { type: 'expense', category: 'other', amount: 1_500_000, date: '2026-11-20' } as const;
const rowsOf = (id: string) => books.rows(`manual_id = '${id}' and basis = 'received'`);
const linesOf = async (id: string) => {
  const { rows } = await app.pool.query<{ told: string }>(
    `select concat_ws(' ', e.source_id, l.account_code, l.debit - l.credit, r.source_id) as told
     from ledger_entry e join ledger_line l on l.entry_id = e.id left join ledger_entry r on r.id = e.reverses
     where e.source_kind = 'manual' and e.source_id like $1 || '%' order by e.source_id, l.position`,
    [id],
  );
  return rows.map(({ told }) => told.replaceAll(id, ''));
};

describe('adding money by hand', () => {
  it('books it against the bank, and counts it in both bases', async () => {
    const cost = await books.enters({ ...rent, category: 'marketing' });
    expect(await linesOf(cost.id)).toEqual([':1 expense.marketing 1500000', ':1 cash.bank -1500000']);
    const income = await books.enters({ ...rent, type: 'revenue', category: 'ielts-regular' });
    expect(await linesOf(income.id)).toEqual([':1 cash.bank 1500000', ':1 revenue.courses -1500000']);
    expect(income).toMatchObject({ date: '2026-11-20', bookedOn: '2026-11-20', voided: false, version: 1 });
  });

  it('creates one entry however often the form is sent with its key, also at the same instant', async () => {
    const entry = { ...rent, key: 'double-click-double-click', description: 'Sewa' };
    const made = await Promise.all([1, 2, 3].map(() => books.enters(entry)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(made[0]?.id ?? '')).toHaveLength(1);
  });

  it('refuses a key used for something else, and a future day', async () => {
    const add = (entry: object) =>
      inTransaction(app.pool, (db) =>
        addManualEntry(
          db,
          { ...rent, description: '', key: 'used-key-used-key-used', ...entry },
          books.call(),
        ),
      );
    expect(isRefusal(await add({}))).toBe(false);
    expect(await add({ amount: 2 })).toMatchObject({ code: 'finance.keyUsed' });
    expect(await add({ key: 'tomorrow-tomorrow-tomo', date: '2026-11-22' })).toMatchObject({
      code: 'common.invalid',
      fields: { date: 'dateFuture' },
    });
  });

  it('follows the school’s day: at 23:59 tomorrow is in the future, at 00:01 it is today', async () => {
    const add = (key: string) =>
      inTransaction(app.pool, (db) =>
        addManualEntry(db, { ...rent, description: '', key, date: '2026-12-01' }, books.call()),
      );
    app.clock.set('2026-11-30T16:59:00Z');
    expect(isRefusal(await add('one-minute-before-midnight'))).toBe(true);
    app.clock.set('2026-11-30T17:01:00Z');
    expect(isRefusal(await add('one-minute-after-midnight'))).toBe(false);
    app.clock.set('2026-11-21T03:00:00Z');
  });

  it('lists Rp 0 without a journal entry', async () => {
    const gift = await books.enters({ ...rent, amount: 0, description: 'Bingkisan' });
    expect(await linesOf(gift.id)).toEqual([]);
    expect(await rowsOf(gift.id)).toEqual(['2026-11-20 received expense other manual 0']);
    const gone = await books.voids(gift);
    expect(await rowsOf(gift.id)).toEqual(['2026-11-20 received expense other manual 0 (hidden)']);
    await books.restores(gone);
    expect(await rowsOf(gift.id)).toEqual(['2026-11-20 received expense other manual 0']);
  });
});

describe('voiding an entry and restoring it', () => {
  it('books the opposite, removes both from the list, and books it again', async () => {
    const entry = await books.enters(rent);
    const gone = await books.voids(entry);
    expect(gone).toMatchObject({ voided: true, version: 2 });
    const back = await books.restores(gone);
    expect(back).toMatchObject({ voided: false, version: 3 });
    expect(await linesOf(entry.id)).toEqual([
      ':1 expense.other 1500000',
      ':1 cash.bank -1500000',
      ':2 expense.other -1500000 :1',
      ':2 cash.bank 1500000 :1',
      ':3 expense.other 1500000',
      ':3 cash.bank -1500000',
    ]);
    expect(await rowsOf(entry.id)).toEqual([
      '2026-11-20 received expense other manual 1500000 (hidden)',
      '2026-11-20 received expense other manual -1500000 (hidden)',
      '2026-11-20 received expense other manual 1500000',
    ]);
    const again = await books.voids(back);
    expect((await rowsOf(entry.id)).every((row) => row.endsWith('(hidden)'))).toBe(true);
    expect(again.version).toBe(4);
  });

  it('happens once when two people void it at the same instant', async () => {
    const entry = await books.enters(rent);
    const both = await Promise.all(
      [1, 2].map(() =>
        inTransaction(app.pool, (db) => voidManualEntry(db, { ...entry, reason: 'Dobel' }, books.call())),
      ),
    );
    expect(both.filter(isRefusal)).toMatchObject([{ code: 'finance.alreadyVoided' }]);
    expect(await rowsOf(entry.id)).toHaveLength(2);
  });

  it('is refused for a missing entry, one that is not voided, or one changed meanwhile', async () => {
    const entry = await books.enters(rent);
    const undo = (version: number, id = entry.id) =>
      inTransaction(app.pool, (db) => restoreManualEntry(db, { id, version }, books.call()));
    const remove = (version: number, id = entry.id) =>
      inTransaction(app.pool, (db) => voidManualEntry(db, { id, version, reason: 'x' }, books.call()));
    expect(await undo(1)).toMatchObject({ code: 'finance.notVoided' });
    expect(await remove(9)).toMatchObject({ code: 'common.stale', current: { id: entry.id, version: 1 } });
    expect(await remove(1, 'none')).toMatchObject({ code: 'finance.notFound' });
    await books.voids(entry);
    expect(await undo(1)).toMatchObject({ code: 'common.stale', current: { voided: true, version: 2 } });
  });

  it('is audited with who, when and why', async () => {
    const entry = await books.enters(rent);
    await books.voids(entry, 'Nota ganda');
    const { rows } = await app.pool.query(
      'select action, account_id, reason from audit_log where target_id = $1 order by id',
      [entry.id],
    );
    expect(rows).toEqual([
      { action: 'finance.entryAdded', account_id: books.finance.accountId, reason: null },
      { action: 'finance.entryVoided', account_id: books.finance.accountId, reason: 'Nota ganda' },
    ]);
  });
});

describe('entries and closed months', () => {
  it('an entry for a closed month is booked on the first open day, and keeps the day that was typed', async () => {
    const before = await books.enters({ ...rent, date: '2026-10-31' });
    await inTransaction(app.pool, (db) => closeMonth(db, '2026-10', books.call()));
    const late = await books.enters({ ...rent, date: '2026-10-31' });
    expect(late).toMatchObject({ date: '2026-10-31', bookedOn: '2026-11-01' });
    const nothing = await books.enters({ ...rent, date: '2026-10-31', amount: 0 });
    expect(nothing.bookedOn).toBe('2026-11-01');

    // An entry in the closed month stays listed there, and its reversal is listed in the open one.
    const gone = await books.voids(before);
    expect(await rowsOf(before.id)).toEqual([
      '2026-10-31 received expense other manual 1500000',
      '2026-11-01 received expense other manual -1500000',
    ]);
    const { rows } = await app.pool.query(
      `select meant_for from ledger_entry where source_kind = 'manual' and source_id = $1`,
      [`${before.id}:2`],
    );
    expect(rows).toEqual([{ meant_for: '2026-10-31' }]);
    await books.restores(gone);
    expect((await rowsOf(before.id)).at(-1)).toBe('2026-11-01 received expense other manual 1500000');

    // The late entry is on an open day: it and its reversal leave the list.
    await books.voids(late);
    expect(
      (await rowsOf(late.id)).every((row) => row.startsWith('2026-11-01') && row.endsWith('(hidden)')),
    ).toBe(true);
    await inTransaction(app.pool, (db) => reopenMonth(db, { month: '2026-10', reason: 'Uji' }, books.call()));
  });
});

describe('the journal', () => {
  const post = (lines: { account: string; amount: number }[], sourceId: string) =>
    inTransaction(app.pool, (db) =>
      postEntries(
        db,
        [
          {
            sourceKind: 'test',
            sourceId,
            schoolDay: '2026-11-20',
            category: null,
            description: '',
            lines,
            reverses: null,
          },
        ],
        app.clock.now(),
      ),
    );

  it('refuses an unbalanced entry, and one without lines', async () => {
    await expect(post([{ account: 'cash.bank', amount: 5 }], 'lopsided')).rejects.toThrow(
      'out of balance by 5',
    );
    await expect(post([], 'empty')).rejects.toThrow('has no lines');
  });

  it('skips a source that is already booked', async () => {
    const lines = [
      { account: 'cash.bank', amount: 5 },
      { account: 'cash.provider', amount: -5 },
    ];
    expect(await post(lines, 'once')).toHaveLength(1);
    expect(await post(lines, 'once')).toHaveLength(0);
  });

  it.each([
    'update ledger_entry set description = description',
    'delete from ledger_line',
    'update money_row set amount = amount + 1',
    'delete from money_row',
  ])('never changes: %s', async (sql) => {
    await expect(app.pool.query(sql)).rejects.toThrow('never changed');
  });
});
