import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { aClass, seatIn, type Taught } from '../../../test/a-class.ts';
import { aPayingSchool, type Buyer, PRICE } from '../../../test/paying-school.ts';
import { aChild, aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { closeMeetings } from '../../learning/attendance/jobs.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { given } from '../../platform/db/built-query.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eraseOrders } from '../../sales/orders/erase.ts';
import { readTransactions } from './list-transactions.ts';
import { postAllEvents } from './post-events.ts';
import { holdsWords, shareOfWords } from './search-transactions.ts';

const school = shared(aPayingSchool);
let token: string;
let buyer: Buyer;
let taught: Taught;
beforeAll(async () => {
  token = (await signedInAccount(school.app, 'finance')).token;
  const family = await aFamily(school.app, 'Ibu Sari');
  buyer = await school.buys({ learnerId: await aChild(school.app, family, 'Budi') }, family);
  await school.act(buyer.orderId, 'pay', { method: 'permata_va' });
  taught = await aClass(school.app, { starts: ['2026-11-09T02:00:00Z'] });
  const seat = seatIn(school.app, taught);
  seat.at(4);
  await seat.checkIn();
  await seat.mark();
  await postAllEvents(school.app.pool, school.app.clock.now());
  for (const [n, [type, category, amount, description]] of TYPED.entries()) {
    const body = { key: `rows-of-money-form-${n}`, type, category, amount, description, date: '2026-11-08' };
    expect((await ask('POST', '/entries', body)).status).toBe(201);
  }
});

const TYPED = [
  ['expense', 'marketing', 75_000, 'Spanduk 100% katun'],
  ['expense', 'marketing', 25_000, 'Spanduk kecil'],
  ['expense', 'other', 10_000, 'Kertas_A4'],
  ['revenue', 'special-course', 500_000, 'Kelas tamu'],
] as const;

const ask = (method: string, path: string, body?: unknown) =>
  school.app.ask(method, `/finance${path}`, { token, ...(body === undefined ? {} : { body }) });
async function read(path: string) {
  const answer = await ask('GET', path);
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body;
}
type Row = {
  entryId: string;
  amount: number;
  kind: string;
  description: string;
  payer: string | null;
  date: string;
};
const amounts = ({ data }: { data: Row[] }) => data.map(({ amount }) => amount);

describe('the list of transactions', () => {
  it('is searched from three letters on, special characters literally', async () => {
    expect(amounts(await read('/transactions?q=spanduk'))).toEqual([25_000, 75_000]);
    expect(amounts(await read('/transactions?q=100%25'))).toEqual([75_000]);
    expect(amounts(await read('/transactions?q=s_A'))).toEqual([10_000]);
    expect((await read('/transactions?q=zz')).total).toBe((await read('/transactions')).total);
    const found = await read('/transactions?q=SPANDUK');
    expect([found.total, found.sums]).toEqual([2, { revenue: 0, expenses: 100_000, net: -100_000 }]);
  });

  it('shows the payer, is searched by their name, and loses it when the account is erased', async () => {
    const found = await read('/transactions?q=ibu%20sar');
    expect(found.data).toMatchObject([{ kind: 'payment', amount: PRICE, payer: 'Ibu Sari' }]);
    expect((await read('/transactions?q=spanduk')).data[0].payer).toBeNull();
    expect((await read('/dashboard?period=3m')).recent.map(({ payer }: Row) => payer)).toContain('Ibu Sari');
    const { pool } = school.app;
    await expect(pool.query(`update money_row set payer = 'Orang lain' where payer <> ''`)).rejects.toThrow(
      'never changed',
    );
    await eraseOrders(pool, { accounts: [buyer.accountId], orders: [], near: '(?!)' });
    expect((await read('/transactions?q=ibu%20sar')).total).toBe(0);
    expect((await read('/transactions?to=2026-11-02')).data).toMatchObject([{ amount: PRICE, payer: null }]);
  });

  it('has the same rows behind a narrow filter, whether a word is rare or common', async () => {
    const base = { basis: 'received', showVoided: 'false', page: 1, pageSize: 20, q: 'spanduk' } as const;
    const queries: Parameters<typeof readTransactions>[1][] = [
      { ...base, sort: '-amount' },
      { ...base, sort: 'date' },
      { ...base, type: 'expense', sort: 'amount' },
      { ...base, category: 'marketing' },
      { ...base, pageSize: 1, page: 2 },
    ];
    const found = (narrowest?: number) =>
      Promise.all(queries.map((query) => readTransactions(school.app.pool, query, 'id', narrowest)));
    const narrow = await found();
    expect(await found(0)).toEqual(narrow);
    // Now most rows contain the word, and the list is read in its own order.
    const { rows } = await school.app.pool.query<{ id: string }>(
      `insert into manual_entry (key, type, category, amount, day, description, created_by, created_at)
       select 'many-rows-of-words-' || n, 'revenue', 'special-course', 0, '2025-01-01', 'Spanduk ' || n, a.id, now()
       from generate_series(1, 12000) n, (select id from account where role = 'finance' limit 1) a returning id`,
    );
    await school.app.pool.query(
      `insert into money_row (manual_id, basis, type, category, kind, amount, school_day, description)
       select id, 'earned', 'revenue', 'special-course', 'manual', 0, '2025-01-01', 'Spanduk' from unnest($1::uuid[]) id`,
      [rows.map(({ id }) => id)],
    );
    await school.app.pool.query('analyze money_row');
    const share = (type: string, pattern: string) =>
      shareOfWords(school.app.pool, { filter: sql`r.type = ${type}`, holds: holdsWords(given(pattern)) });
    expect(await share('revenue', '%spanduk%')).toBeGreaterThan(0.9);
    expect(await share('revenue', '%kertas%')).toBeLessThan(0.01);
    expect(await share('revenue', '%tidak ada%')).toBe(0);
    expect(await found(0)).toEqual(narrow);
    expect(narrow).toMatchObject(queries.map(() => ({ total: 2 })));
    const earned = { ...base, basis: 'earned' } as const;
    expect(await readTransactions(school.app.pool, earned, 'id', 0)).toMatchObject({
      total: 1000,
      totalIsCapped: true,
      sums: null,
    });
    expect(await readTransactions(school.app.pool, earned, 'id')).toMatchObject({
      total: 10_000,
      totalIsCapped: true,
      sums: { revenue: 0, expenses: 100_000, net: -100_000 },
    });
  });

  it('is filtered by type, category and days, sorted and paged', async () => {
    const expenses = await read('/transactions?type=expense&sort=amount');
    expect(amounts(expenses)).toEqual([10_000, 25_000, 75_000]);
    expect(amounts(await read('/transactions?type=expense&sort=-amount&pageSize=2&page=2'))).toEqual([
      10_000,
    ]);
    expect(amounts(await read('/transactions?category=marketing&sort=date'))).toEqual([75_000, 25_000]);
    expect(amounts(await read('/transactions?to=2026-11-02'))).toEqual([PRICE]);
    expect((await read('/transactions?from=2026-11-10')).total).toBe(0);
    for (const wrong of ['sort=category', 'type=asset', 'from=2026-11-31', 'basis=cash', 'page=0']) {
      expect([wrong, (await ask('GET', `/transactions?${wrong}`)).status]).toEqual([wrong, 400]);
    }
    expect((await ask('GET', '/transactions?page=101&pageSize=100')).body.code).toBe('common.narrow');
  });

  it('shows a payment when it arrives and, on the accrual basis, a meeting when it is held', async () => {
    const [payment] = (await read('/transactions?to=2026-11-02')).data;
    expect(payment).toMatchObject({
      kind: 'payment',
      type: 'revenue',
      amount: PRICE,
      manual: false,
      version: null,
    });
    const earned = await read('/transactions?basis=earned&from=2026-11-09');
    expect(earned.data).toMatchObject([
      { kind: 'held', category: 'general-english-kids', date: '2026-11-09' },
    ]);
  });
});

describe('an entry', () => {
  it('of a payment links to the order, its learner and its receipt, and cannot be voided', async () => {
    const [payment] = (await read('/transactions?to=2026-11-02')).data;
    const entry = await read(`/entries/${payment.entryId}`);
    expect(entry).toMatchObject({
      entryId: payment.entryId,
      by: null,
      manual: null,
      source: { kind: 'order', id: buyer.orderId, learnerName: 'Budi', receiptNumber: 'KW/2026/000001' },
    });
    expect(entry.lines).toEqual([
      expect.objectContaining({ account: 'cash.provider', debit: PRICE, credit: 0 }),
      expect.objectContaining({ account: 'fees.unearned', debit: 0, credit: PRICE }),
    ]);
    const refused = await ask('POST', `/entries/${payment.entryId}/void`, { reason: 'x', version: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'finance.notManual']);
  });

  it('of a meeting links to the meeting, its class, teacher and learner', async () => {
    const [held] = (await read('/transactions?basis=earned&from=2026-11-09')).data;
    expect((await read(`/entries/${held.entryId}`)).source).toMatchObject({
      kind: 'meeting',
      id: taught.meetings[0]?.id,
      learnerName: 'Sekar',
      classId: taught.classId,
      className: 'Kelas Melati',
      startsAt: '2026-11-09T02:00:00.000Z',
    });
  });

  it('of a refunded course links to the request, one of teacher pay to its run', async () => {
    const { pool, clock } = school.app;
    const family = taught.families[0];
    const enrolmentId = family?.places[0]?.enrolmentId;
    const { rows: requests } = await pool.query<{ id: string }>(
      `insert into refund_request (enrolment_id, asked_by, asked_at, quote, amount, state)
       values ($1, $2, $3, '{}', 100000, 'approved') returning id`,
      [enrolmentId, family?.accountId, clock.now()],
    );
    const { rows: events } = await pool.query<{ number: number }>(
      `insert into balance_event (enrolment_id, kind, amount, source, at) values ($1, 'refunded', 100000, 'test', $2)
       returning number`,
      [enrolmentId, clock.now()],
    );
    const { rows: runs } = await pool.query<{ id: string }>(
      `insert into pay_run (from_day, to_day, made_at) values ('2026-10-01', '2026-10-31', $1) returning id`,
      [clock.now()],
    );
    const lines = (debit: string, credit: string) => [
      { account: debit, amount: 100_000 },
      { account: credit, amount: -100_000 },
    ];
    const entry = { schoolDay: '2026-11-09', category: null, description: '', reverses: null };
    const posted = await inTransaction(pool, (db) =>
      postEntries(
        db,
        [
          {
            ...entry,
            sourceKind: 'balance',
            sourceId: String(events[0]?.number),
            lines: lines('fees.unearned', 'refunds.payable'),
          },
          {
            ...entry,
            sourceKind: 'pay.approved',
            sourceId: runs[0]?.id ?? '',
            lines: lines('expense.teachers', 'salaries.payable'),
          },
        ],
        clock.now(),
      ),
    );
    const sources = await Promise.all(
      posted.map(async ({ id }) => {
        const { source } = await read(`/entries/${id}`);
        return [source.kind, source.id, source.learnerName];
      }),
    );
    expect(sources).toEqual([
      ['refund', requests[0]?.id, 'Sekar'],
      ['payRun', runs[0]?.id, null],
    ]);
  });

  it('that does not exist is not found', async () => {
    for (const id of ['0190a000-0000-7000-8000-000000000000', 'nonsense']) {
      expect((await ask('GET', `/entries/${id}`)).body.code).toBe('finance.notFound');
    }
  });

  it('of a returned payment names the entry that reversed it', async () => {
    await school.act(buyer.orderId, 'reverse');
    const list = await read('/transactions?q=General&basis=received');
    const back = list.data.find(({ amount }: Row) => amount < 0);
    const entry = await read(`/entries/${back.entryId}`);
    expect(entry.source).toMatchObject({ kind: 'order', id: buyer.orderId });
    expect(entry.chain).toHaveLength(2);
    expect(entry.chain[1].reverses).toBe(entry.chain[0].entryId);
    expect(list.sums.revenue).toBe(0);
  });
});

describe('months', () => {
  it('are closed in order, then accept nothing, and are reopened with a reason', async () => {
    const close = (month: string) => ask('POST', `/months/${month}/close`);
    expect((await close('2026-11')).body.code).toBe('finance.monthNotOver');
    school.app.clock.set('2026-12-02T03:00:00Z');
    expect((await close('2026-12')).body.code).toBe('finance.monthNotOver');
    expect((await close('2026-10')).body.code).toBe('finance.monthOutOfOrder');
    expect((await close('2026-13')).status).toBe(400);
    expect((await close('2026-11')).body.code).toBe('finance.meetingsOpen');
    while ((await closeMeetings.run(school.app.services)) > 0);
    expect((await close('2026-11')).body).toEqual({ ok: true });
    expect((await close('2026-11')).body.code).toBe('finance.monthClosed');
    const [running, closed] = (await read('/months')).data;
    expect(running).toMatchObject({ month: '2026-12', state: 'running', mayClose: false, mayReopen: false });
    expect(closed).toMatchObject({
      month: '2026-11',
      state: 'closed',
      closedAt: '2026-12-02T03:00:00.000Z',
      closedBy: expect.any(String),
      mayClose: false,
      mayReopen: true,
    });

    const late = await ask('POST', '/entries', {
      key: 'a-late-form-of-november',
      type: 'expense',
      date: '2026-11-20',
      amount: 40_000,
      category: 'staff',
      description: 'Lembur November',
    });
    expect(late.body).toMatchObject({ date: '2026-11-20', bookedOn: '2026-12-01' });
    expect((await read('/transactions?q=lembur')).data).toMatchObject([
      { date: '2026-12-01', meantFor: '2026-11-20' },
    ]);
    expect(await read(`/entries/${late.body.id}`)).toMatchObject({
      date: '2026-12-01',
      meantFor: '2026-11-20',
    });
    expect((await read('/months')).data[1].result).toEqual(closed.result);

    const open = (reason: string) => ask('POST', '/months/2026-11/reopen', { reason });
    expect((await open('')).status).toBe(400);
    expect((await open('Nota tertinggal')).body).toEqual({ ok: true });
    expect((await open('Nota tertinggal')).body.code).toBe('finance.monthNotClosed');
    expect((await read('/months')).data[1]).toMatchObject({ state: 'open', mayClose: true, closedBy: null });
  });
});

describe('the number of statements', () => {
  async function counted(path: string): Promise<number> {
    return (await sentWhile(() => read(path))).statements.length;
  }

  it('stays low and does not grow with the data, sign-in included', async () => {
    const [row] = (await read('/transactions?q=kelas%20tamu')).data;
    expect(await counted('/dashboard?period=7d')).toBe(3);
    expect(await counted('/dashboard?period=3m')).toBe(3);
    expect(await counted('/transactions?pageSize=1')).toBe(3);
    expect(await counted('/transactions?pageSize=100&showVoided=true')).toBe(3);
    expect(await counted('/transactions?q=kelas&sort=amount')).toBe(3);
    expect(await counted('/profit-loss?range=weekly')).toBe(2);
    expect(await counted('/profit-loss?range=quarterly')).toBe(2);
    expect(await counted('/reports')).toBe(2);
    expect(await counted('/months')).toBe(3);
    expect(await counted('/accounts')).toBe(2);
    expect(await counted('/accounts/cash.bank/lines')).toBe(3);
    expect(await counted(`/entries/${row.entryId}`)).toBeLessThanOrEqual(3);
  });
});

describe('an entry without a description', () => {
  it('is found by the words its row shows, in the reader’s language', async () => {
    const body = {
      key: 'rows-of-money-without-words',
      type: 'expense',
      category: 'maintenance',
      amount: 33_000,
      date: '2026-11-08',
    };
    expect((await ask('POST', '/entries', body)).status).toBe(201);
    const found = async (q: string, lang: 'id' | 'en') => {
      const path = `/finance/transactions?q=${encodeURIComponent(q)}&pageSize=100`;
      return amounts((await school.app.ask('GET', path, { token, lang })).body);
    };
    expect(await found('pemeliharaan dan', 'id')).toEqual([33_000]);
    expect(await found('system maintenance', 'en')).toEqual([33_000]);
    expect(await found('system maintenance', 'id')).toEqual([]);
    expect(await found('catatan tangan', 'id')).toContain(33_000);
    const expenses = await found('pengeluaran', 'id');
    expect(expenses).toContain(33_000);
    expect(expenses).not.toContain(PRICE);
    const { body: revenue } = await school.app.ask(
      'GET',
      '/finance/transactions?q=pengeluaran&type=revenue',
      { token, lang: 'id' },
    );
    expect(revenue.total).toBe(0);
  });
});
