import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileForm } from '../../../test/file-form.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { formsWith } from './forms.fixtures.ts';

let app: TestApp;
let finance: { token: string };
let admin: { token: string };
beforeAll(async () => {
  // 23:59 on Monday 2 November in Jakarta.
  app = await startTestApp({ now: '2026-11-02T16:59:00Z' });
  finance = await signedInAccount(app, 'finance');
  admin = await signedInAccount(app, 'admin');
});
afterAll(() => app.stop());

const form = formsWith({
  type: 'expense',
  date: '2026-11-02',
  amount: 150_000,
  category: 'marketing',
});
const add = (body: unknown, lang: 'id' | 'en' = 'id') =>
  app.ask('POST', '/finance/entries', { token: finance.token, body, lang });
const post = (path: string, body: unknown, who = finance) =>
  app.ask('POST', `/finance/entries/${path}`, { token: who.token, body });
async function added(more: Record<string, unknown> = {}) {
  const answer = await add(form(more));
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body;
}
async function list(query = '') {
  const answer = await app.ask('GET', `/finance/transactions${query}`, { token: finance.token });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body;
}
const detail = async (id: string) =>
  (await app.ask('GET', `/finance/entries/${id}`, { token: finance.token })).body;

describe('the forms for revenue and expenses', () => {
  it.each([
    [
      'no date',
      { date: undefined },
      { date: 'Harap isi kolom ini.' },
      { date: 'Please fill in this field.' },
    ],
    [
      'a day that does not exist',
      { date: '2026-11-31' },
      { date: 'Tulis tanggal yang benar.' },
      { date: 'Write a valid date.' },
    ],
    [
      'tomorrow',
      { date: '2026-11-03' },
      { date: 'Tanggal ini belum tiba.' },
      { date: 'This date has not come yet.' },
    ],
    [
      'no amount',
      { amount: undefined },
      { amount: 'Harap isi kolom ini.' },
      { amount: 'Please fill in this field.' },
    ],
    [
      'a negative amount',
      { amount: -1 },
      { amount: 'Jumlah tidak boleh kurang dari 0.' },
      { amount: 'The amount cannot be less than 0.' },
    ],
    [
      'cents',
      { amount: 1.5 },
      { amount: 'Tulis rupiah bulat, tanpa sen.' },
      { amount: 'Write whole rupiah, without cents.' },
    ],
    [
      'more than a hundred milliard',
      { amount: 100_000_000_001 },
      { amount: 'Jumlah ini terlalu besar.' },
      { amount: 'This amount is too large.' },
    ],
    [
      'a category of the other form',
      { category: 'ielts-regular' },
      { category: 'Pilih kategori dari daftar.' },
      { category: 'Choose a category from the list.' },
    ],
    [
      'a category that only the books know',
      { category: 'provider' },
      { category: 'Pilih kategori dari daftar.' },
      { category: 'Choose a category from the list.' },
    ],
    [
      'a long story',
      { description: 'x'.repeat(501) },
      { description: 'Terlalu panjang.' },
      { description: 'This is too long.' },
    ],
  ])('refuse %s next to the field, in both languages', async (_, wrong, id, en) => {
    const answer = await add(form(wrong));
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([400, 'common.invalid', id]);
    const inEnglish = await add(form(wrong), 'en');
    expect(Object.keys(inEnglish.body.fields)).toEqual(Object.keys(en));
    expect(inEnglish.body.fields).toEqual(en);
  });

  it('accept today until midnight of the school, and tomorrow one minute later', async () => {
    expect((await add(form({ date: '2026-11-03' }))).status).toBe(400);
    app.clock.set('2026-11-02T17:01:00Z');
    expect((await add(form({ date: '2026-11-03' }))).status).toBe(201);
    app.clock.set('2026-11-02T16:59:00Z');
  });

  it('book an entry at once: against the bank, in both bases, with who and when', async () => {
    const revenue = await added({ type: 'revenue', category: 'toeflitp-express', amount: 900_000 });
    expect(revenue).toMatchObject({ bookedOn: '2026-11-02', description: '', voided: false, version: 1 });
    const opened = await detail(revenue.id);
    expect(opened.lines.map(({ account, debit, credit }: Line) => [account, debit, credit])).toEqual([
      ['cash.bank', 900_000, 0],
      ['revenue.courses', 0, 900_000],
    ]);
    expect(opened.lines[0].name).toEqual({ id: 'Kas di bank', en: 'Cash at bank' });
    expect(
      opened.effects.map(({ basis, amount }: { basis: string; amount: number }) => [basis, amount]),
    ).toEqual([
      ['received', 900_000],
      ['earned', 900_000],
    ]);
    expect(opened).toMatchObject({
      source: { kind: 'manual' },
      by: { role: 'finance' },
      manual: { id: revenue.id },
      bookedAt: '2026-11-02T16:59:00.000Z',
    });
    expect((await detail(opened.entryId)).manual.id).toBe(revenue.id);
  });

  it('submitted twice at the same instant, or again after a lost reply, create one entry', async () => {
    const filled = form({ description: 'Klik ganda' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(filled)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await list('?q=klik%20ganda')).total).toBe(1);
    const other = await add({ ...filled, amount: 1 });
    expect([other.status, other.body.code]).toEqual([409, 'finance.keyUsed']);
  });

  it('accept Rp 0, which is listed and moves no account', async () => {
    const nothing = await added({ amount: 0, description: 'Sumbangan buku' });
    const { data } = await list('?q=sumbangan');
    expect(data).toMatchObject([{ amount: 0, entryId: nothing.id, manual: true, version: 1 }]);
    expect(await detail(nothing.id)).toMatchObject({
      entryId: null,
      lines: [],
      chain: [],
      by: { role: 'finance' },
      manual: { amount: 0 },
    });
  });
});

type Line = { account: string; debit: number; credit: number };

describe('voiding an entry', () => {
  it('books the opposite, removes both from the list, and keeps the audit trail; undo restores it', async () => {
    const before = await list();
    const entry = await added({ description: 'Brosur salah cetak' });
    const gone = await post(`${entry.id}/void`, { reason: 'Tercatat dua kali', version: entry.version });
    expect([gone.status, gone.body.voided, gone.body.version]).toEqual([200, true, 2]);
    const after = await list();
    expect([after.total, after.sums]).toEqual([before.total, before.sums]);
    expect((await list('?q=brosur')).data).toEqual([]);
    const shown = await list('?q=brosur&showVoided=true');
    expect(
      shown.data.map(({ amount, voided }: { amount: number; voided: boolean }) => [amount, voided]),
    ).toEqual([
      [-150_000, true],
      [150_000, true],
    ]);
    const opposite = await detail(shown.data[0].entryId);
    expect(opposite.chain.map(({ reverses }: { reverses: string | null }) => reverses)).toEqual([
      null,
      opposite.chain[0].entryId,
    ]);
    expect(opposite.history).toMatchObject([
      { action: 'finance.entryAdded', by: { role: 'finance' }, reason: null },
      { action: 'finance.entryVoided', by: { role: 'finance' }, reason: 'Tercatat dua kali' },
    ]);

    const back = await post(`${entry.id}/restore`, { version: 2 });
    expect([back.status, back.body.voided, back.body.version]).toEqual([200, false, 3]);
    const again = await list('?q=brosur');
    expect([again.total, again.sums]).toEqual([1, { revenue: 0, expenses: 150_000, net: -150_000 }]);
    expect((await detail(entry.id)).chain).toHaveLength(3);
    const { rows } = await app.pool.query(
      'select debit, credit from account_balance b order by account_code',
    );
    expect(rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
  });

  it('needs a reason, the current version, and a manual entry', async () => {
    const entry = await added();
    const answerOf = async (path: string, body: unknown) => {
      const { status, body: answer } = await post(path, body);
      return [status, answer.code];
    };
    expect(await answerOf(`${entry.id}/void`, { reason: ' ', version: 1 })).toEqual([400, 'common.invalid']);
    expect(await answerOf(`${entry.id}/restore`, { version: 1 })).toEqual([409, 'finance.notVoided']);
    expect(await answerOf('0190a000-0000-7000-8000-000000000000/void', { reason: 'x', version: 1 })).toEqual([
      404,
      'finance.notFound',
    ]);
    const stale = await post(`${entry.id}/void`, { reason: 'x', version: 7 });
    expect([stale.status, stale.body.code, stale.body.current]).toEqual([
      409,
      'common.stale',
      expect.objectContaining({ id: entry.id, version: 1 }),
    ]);
  });

  it('by two people at the same instant happens once', async () => {
    const entry = await added({ description: 'Dua orang' });
    const answers = await Promise.all(
      [finance, admin, finance, admin].map((who) =>
        post(`${entry.id}/void`, { reason: 'Salah', version: 1 }, who),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
      'finance.alreadyVoided',
      'finance.alreadyVoided',
      'finance.alreadyVoided',
    ]);
    expect((await list('?q=dua%20orang&showVoided=true')).total).toBe(2);
  });
});

describe('the photo of a receipt', () => {
  const upload = (id: string, bytes: Uint8Array, name = 'nota.png', field = 'file') =>
    app.ask('PUT', `/finance/entries/${id}/receipt`, {
      token: finance.token,
      body: fileForm(bytes, { name, field, type: 'image/png' }),
    });
  const picture = (width: number) =>
    sharp({ create: { width, height: 20, channels: 3, background: '#0B6A66' } })
      .withExif({ IFD0: { Copyright: 'rahasia' } })
      .jpeg()
      .toBuffer();

  it('is stored without camera metadata, shown, replaced and removed, with audit entries', async () => {
    const entry = await added({ description: 'Nota percetakan' });
    expect((await upload(entry.id, await picture(30))).body).toMatchObject({ hasReceipt: true, version: 2 });
    const url = `/api/finance/entries/${entry.id}/receipt`;
    const headers = { authorization: `Bearer ${finance.token}` };
    const sent = await app.fastify.inject({ url, headers });
    expect([sent.statusCode, sent.headers['content-type'], sent.headers['x-content-type-options']]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    expect(sent.headers['content-disposition']).toContain('attachment; filename="2026-11-02 150000.jpg"');
    expect(sent.rawPayload.includes('rahasia')).toBe(false);
    expect((await sharp(sent.rawPayload).metadata()).width).toBe(30);
    expect((await list('?q=percetakan')).data[0].hasReceipt).toBe(true);

    await upload(entry.id, await picture(40));
    expect((await sharp((await app.fastify.inject({ url, headers })).rawPayload).metadata()).width).toBe(40);
    const removed = await app.ask('DELETE', `/finance/entries/${entry.id}/receipt`, { token: finance.token });
    expect([removed.status, removed.body.hasReceipt]).toEqual([200, false]);
    expect((await app.fastify.inject({ url, headers })).statusCode).toBe(404);
    expect((await detail(entry.id)).history.map(({ action }: { action: string }) => action)).toEqual([
      'finance.entryAdded',
      'finance.receiptAttached',
      'finance.receiptAttached',
      'finance.receiptRemoved',
    ]);
  });

  it('must be a picture by its content, small enough, and belong to an expense', async () => {
    const entry = await added();
    const answerOf = async (answer: ReturnType<typeof upload>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect(await answerOf(upload(entry.id, Buffer.from('<svg onload="alert(1)"/>')))).toEqual([
      415,
      'finance.wrongFile',
    ]);
    expect(await answerOf(upload(entry.id, Buffer.from('%PDF-1.7\n%âã')))).toEqual([
      415,
      'finance.wrongFile',
    ]);
    expect(await answerOf(upload(entry.id, Buffer.alloc(5 * 1024 * 1024 + 1)))).toEqual([
      413,
      'finance.fileTooLarge',
    ]);
    expect(await answerOf(upload(entry.id, await picture(9), 'a.png', 'other'))).toEqual([
      400,
      'finance.noFile',
    ]);
    const revenue = await added({ type: 'revenue', category: 'special-course' });
    expect(await answerOf(upload(revenue.id, await picture(9)))).toEqual([409, 'finance.receiptOfExpense']);
    expect(
      await answerOf(app.ask('DELETE', `/finance/entries/${revenue.id}/receipt`, { token: finance.token })),
    ).toEqual([409, 'finance.receiptOfExpense']);
    expect((await detail(entry.id)).manual).toMatchObject({ hasReceipt: false, version: 1 });
  });
});
