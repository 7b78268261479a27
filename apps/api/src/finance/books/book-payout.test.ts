import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { entryOfTwo } from '../../ledger/journal/entries.fixtures.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { expectBookedOnce, formsWith } from './forms.fixtures.ts';

let app: TestApp;
let finance: { token: string };
beforeAll(async () => {
  // 23:59 on Monday 2 November in Jakarta.
  app = await startTestApp({ now: '2026-11-02T16:59:00Z' });
  finance = await signedInAccount(app, 'finance');
  await postEntries(
    app.pool,
    [
      entryOfTwo('cash.provider', 'fees.unearned', 2_000_000, {
        sourceKind: 'order.paid',
        sourceId: 'a-payment-of-this-test',
        schoolDay: '2026-11-01',
        category: 'ielts-regular',
      }),
    ],
    new Date('2026-11-01T03:00:00Z'),
  );
});
afterAll(() => app.stop());

const form = formsWith({ date: '2026-11-02', way: 'toBank', amount: 500_000 });
const book = (body: unknown, lang: 'id' | 'en' = 'id') =>
  app.ask('POST', '/finance/payouts', { token: finance.token, body, lang });
const home = async () => (await app.ask('GET', '/finance/dashboard', { token: finance.token })).body;
const cash = async () => {
  const { cashAtProvider, cashAtBank, result } = await home();
  return [cashAtProvider.amount, cashAtBank.amount, result.revenue.amount, result.expenses.amount];
};

describe('a payout of the payment provider', () => {
  it('moves money from the provider to the bank and back; it is neither revenue nor an expense', async () => {
    const answer = await book(form({ description: 'Pencairan Senin' }));
    expect([answer.status, answer.body.bookedOn]).toEqual([201, '2026-11-02']);
    expect(await cash()).toEqual([1_500_000, 500_000, 2_000_000, 0]);
    const { body } = await app.ask('GET', `/finance/entries/${answer.body.entryId}`, {
      token: finance.token,
    });
    expect([body.source.kind, body.description]).toEqual(['payout', 'Pencairan Senin']);
    expect((await book(form({ way: 'toProvider' }))).status).toBe(201);
    expect(await cash()).toEqual([2_000_000, 0, 2_000_000, 0]);
  });

  it('sent five times at once is booked once; its key with another amount is refused', async () => {
    await expectBookedOnce(book, form({ amount: 100_000 }));
    expect((await cash())[1]).toBe(100_000);
  });

  it('is never more than the provider holds, also when two are sent at once', async () => {
    const most = (await cash())[0];
    const answers = await Promise.all([book(form({ amount: most })), book(form({ amount: most }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await cash())[0]).toBe(0);
    const refused = await book(form({ amount: 1 }), 'en');
    expect([refused.body.code, refused.body.message]).toEqual([
      'finance.payoutTooMuch',
      'The payment provider holds only Rp\u00a00. Record at most that.',
    ]);
  });

  it('needs a day up to today and whole rupiah above zero, with an error next to the field', async () => {
    const fields = async (more: Record<string, unknown>) => (await book(form(more))).body.fields;
    expect(await fields({ date: '2026-11-03' })).toEqual({ date: 'Tanggal ini belum tiba.' });
    expect(await fields({ amount: 0 })).toEqual({ amount: 'Harap isi kolom ini.' });
    expect(await fields({ amount: 1.5 })).toEqual({ amount: 'Tulis rupiah bulat, tanpa sen.' });
  });
});
