import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { entryOfTwo } from '../../ledger/journal/entries.fixtures.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { checkBooks } from './check-books.ts';
import { expectBookedOnce, formsWith } from './forms.fixtures.ts';

let app: TestApp;
let finance: { accountId: string; token: string };
beforeAll(async () => {
  // 23:59 on Wednesday 2 December in Jakarta.
  app = await startTestApp({ now: '2026-12-02T16:59:00Z' });
  finance = await signedInAccount(app, 'finance');
  await postEntries(app.pool, [withheld('a-run-of-this-test', 500_000)], app.clock.now());
});
afterAll(() => app.stop());

const withheld = (sourceId: string, amount: number) =>
  entryOfTwo('salaries.payable', 'tax.payable', amount, {
    sourceKind: 'pay.approved',
    sourceId,
    schoolDay: '2026-12-01',
    category: 'teachers',
  });
const form = formsWith({ date: '2026-12-02', amount: 100_000 });
const pays = (body: unknown, lang: 'id' | 'en' = 'id') =>
  app.ask('POST', '/finance/tax-payments', { token: finance.token, body, lang });
const owed = async () => {
  const { body } = await app.ask('GET', '/finance/accounts', { token: finance.token });
  return body.data.find(({ code }: { code: string }) => code === 'tax.payable').balance;
};

describe('tax withheld from teachers', () => {
  it('is paid to the state from the bank: it is an expense when it is paid, not when it is earned', async () => {
    const answer = await pays(form({ description: 'PPh 21 November' }));
    expect([answer.status, answer.body.bookedOn]).toEqual([201, '2026-12-02']);
    expect(await owed()).toBe(400_000);
    const { body } = await app.ask('GET', `/finance/entries/${answer.body.entryId}`, {
      token: finance.token,
    });
    expect(body).toMatchObject({
      description: 'PPh 21 November',
      source: { kind: 'tax' },
      by: { role: 'finance' },
      effects: [{ basis: 'received', type: 'expense', category: 'teachers', kind: 'pay', amount: 100_000 }],
    });
  });

  it('sent five times at once is booked once; its key with another amount is refused', async () => {
    await expectBookedOnce(pays, form());
    expect(await owed()).toBe(300_000);
  });

  it('is never more than is owed, also when two are sent at once', async () => {
    const answers = await Promise.all([pays(form({ amount: 300_000 })), pays(form({ amount: 300_000 }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await owed()).toBe(0);
    const refused = await pays(form({ amount: 1 }), 'en');
    expect([refused.body.code, refused.body.message]).toEqual([
      'finance.taxTooMuch',
      'Only Rp\u00a00 of withheld tax is still to be paid. Record at most that.',
    ]);
  });

  it('needs a day up to today and whole rupiah above zero', async () => {
    const fields = async (more: Record<string, unknown>) => (await pays(form(more))).body.fields;
    expect(await fields({ date: '2026-12-03' })).toEqual({ date: 'Tanggal ini belum tiba.' });
    expect(await fields({ amount: 0 })).toEqual({ amount: 'Harap isi kolom ini.' });
  });
});

describe('a payment of withheld tax recorded by mistake', () => {
  const entry = async (id: string) =>
    (await app.ask('GET', `/finance/entries/${id}`, { token: finance.token })).body;
  const takesBack = (id: string, reason = 'Salah jumlah', token = finance.token) =>
    app.ask('POST', `/finance/tax-payments/${id}/void`, { token, body: { reason } });

  it('is reversed with a reason: the opposite entry is booked on its day, and the tax is owed and payable again', async () => {
    await postEntries(app.pool, [withheld('another-run-of-this-test', 200_000)], app.clock.now());
    const before = await owed();
    const { body: paid } = await pays(form({ amount: 150_000 }));
    const answers = await Promise.all([takesBack(paid.entryId), takesBack(paid.entryId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.entryId)).size).toBe(1);
    expect(await owed()).toBe(before);
    const back = await entry(answers[0].body.entryId);
    expect(back).toMatchObject({
      date: '2026-12-02',
      source: { kind: 'tax' },
      by: { role: 'finance' },
      effects: [{ basis: 'received', type: 'expense', category: 'teachers', kind: 'pay', amount: -150_000 }],
    });
    expect(back.chain.map(({ entryId }: { entryId: string }) => entryId)).toEqual([
      paid.entryId,
      back.entryId,
    ]);
    const { rows } = await app.pool.query(
      `select target_id as id, reason from audit_log where action = 'finance.taxVoided' and account_id = $1`,
      [finance.accountId],
    );
    expect(rows).toEqual([{ id: paid.entryId, reason: 'Salah jumlah' }]);
    expect((await pays(form({ amount: before }))).status).toBe(201);
    const { findings } = await checkBooks(app.services, app.clock.now());
    expect(
      findings.filter(({ kind }) => kind === 'balances' || kind === 'unbalanced' || kind === 'days'),
    ).toEqual([]);
  });

  it('needs a reason, finance or an admin, and a payment of tax; a reversed payment cannot be sent again with its key', async () => {
    await postEntries(app.pool, [withheld('a-third-run-of-this-test', 100_000)], app.clock.now());
    const sent = form({ amount: 60_000 });
    const { body: paid } = await pays(sent);
    expect((await takesBack(paid.entryId, '  ')).status).toBe(400);
    const teacher = await signedInAccount(app, 'teacher');
    expect((await takesBack(paid.entryId, 'x', teacher.token)).status).toBe(403);
    const { rows } = await app.pool.query(
      `select id from ledger_entry where source_kind = 'pay.approved' limit 1`,
    );
    for (const id of [rows[0].id, '0190a000-0000-7000-8000-000000000000', 'x'])
      expect((await takesBack(id)).body.code).toBe('finance.notFound');
    const { body: back } = await takesBack(paid.entryId);
    expect((await takesBack(back.entryId)).body.code).toBe('finance.notFound');
    expect((await pays(sent)).body.code).toBe('finance.alreadyVoided');
  });
});
