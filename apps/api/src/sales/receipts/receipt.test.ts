import { problemText, textsIn } from '@fasih/messages/texts';
import { formatRupiahPlain } from '@fasih/school/basics/rupiah';
import { describe, expect, it } from 'vitest';
import { aPayingSchool, type Buyer, PRICE } from '../../../test/paying-school.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { aChild, aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { receiptData } from './send-receipt.ts';

const school = shared(aPayingSchool);

const callOf = ({ accountId }: { accountId: string }, lang: 'id' | 'en' = 'id') =>
  ({ person: { accountId }, lang }) as SignedInCall;
const download = (buyer: Buyer, lang: 'id' | 'en' = 'id', headers: Record<string, string> = {}) =>
  school.app.fastify.inject({
    url: `/api/orders/${buyer.orderId}/receipt.pdf`,
    headers: { authorization: `Bearer ${buyer.token}`, 'accept-language': lang, ...headers },
  });
async function paid(name = 'Ibu Sari', method = 'gopay'): Promise<Buyer> {
  const buyer = await school.buys({}, await aFamily(school.app, name));
  await school.act(buyer.orderId, 'pay', { method });
  return buyer;
}

describe('a receipt', () => {
  it('names the payer, the number, the amount in words and the discount, and no learner', async () => {
    await school.app.pool.query(
      `insert into voucher (code, kind, value, valid_from) values ('HEMAT10', 'percent', 10, '2026-01-01')`,
    );
    const family = await aFamily(school.app, 'Ibu Sari');
    const learnerId = await aChild(school.app, family, 'Budi Rahasia');
    const buyer = await school.buys({ learnerId, voucher: 'HEMAT10' }, family);
    await school.act(buyer.orderId, 'pay', { method: 'permata_va' });
    const call = { person: { accountId: family.accountId }, lang: 'id' } as SignedInCall;
    const data = await receiptData(school.app.pool, buyer.orderId, call);
    expect(data).toMatchObject({
      number: 'KW/2026/000001',
      payerName: 'Ibu Sari',
      amount: PRICE * 0.9,
      price: PRICE,
      discount: PRICE * 0.1,
      voucher: 'HEMAT10',
      method: 'bank_transfer',
      returned: 0,
      voidedAt: null,
      paidAt: school.app.clock.now(),
      amountInWords: {
        id: 'Dua juta empat ratus tiga puluh ribu rupiah',
        en: 'Two million four hundred thirty thousand rupiah',
      },
    });
    expect(JSON.stringify(data)).not.toContain('Budi');

    await school.act(buyer.orderId, 'reverse');
    const voided = await receiptData(school.app.pool, buyer.orderId, call);
    expect(voided).toMatchObject({ number: 'KW/2026/000001', voidedAt: school.app.clock.now() });
  });

  it('is sent to the payer as a PDF', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay');
    const answer = await school.app.fastify.inject({
      url: `/api/orders/${buyer.orderId}/receipt.pdf`,
      headers: { authorization: `Bearer ${buyer.token}` },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toBe('inline; filename="KW-2026-000002.pdf"');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const { tagged, loose, structure, language } = await readPdf(answer.rawPayload);
    expect([tagged, loose, language]).toEqual([true, 0, 'id']);
    const parts = structure[0]?.[0]?.parts ?? [];
    expect(parts.find(({ role }) => role === 'H1')?.text).toBe('Kuitansi / Receipt');
    const rows = parts.filter(({ role }) => role === 'Table').flatMap((table) => table.parts);
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows) expect(row.parts.map(({ role }) => role)).toEqual(['TH', 'TD']);
  });
});

describe('a receipt after money was returned', () => {
  it('shows the sum returned by provider and transfer, while the amount received stays', async () => {
    const buyer = await paid();
    await school.app.pool.query(
      'update provider_charge set refunded = 300000, returned_by_hand = 200000 where order_id = $1',
      [buyer.orderId],
    );
    const data = await receiptData(school.app.pool, buyer.orderId, callOf(buyer));
    expect(data).toMatchObject({
      amount: PRICE,
      returned: 500_000,
      method: 'gopay',
      voidedAt: null,
      discount: 0,
    });
    for (const lang of ['id', 'en'] as const) {
      const { text, language } = await readPdf((await download(buyer, lang)).rawPayload);
      const words = textsIn(lang).receipt;
      expect(language).toBe(lang);
      for (const part of [
        words.returned,
        formatRupiahPlain(500_000),
        formatRupiahPlain(PRICE),
        words.methods.gopay,
        data?.amountInWords[lang] ?? 'no words',
      ])
        expect(text).toContain(part);
      expect(text).not.toContain(words.voided);
    }
  });

  it('is marked void across the page, with the day in both languages', async () => {
    const buyer = await paid('Ibu Sari', 'permata_va');
    await school.act(buyer.orderId, 'reverse');
    const { text } = await readPdf((await download(buyer, 'en')).rawPayload);
    expect(text).toContain(textsIn('en').receipt.voided);
    expect(text).toContain(textsIn('en').receipt.voidedOn({ date: '2 November 2026' }));
    expect(text).toContain(textsIn('id').receipt.voidedOn({ date: '2 November 2026' }));
  });

  it('keeps a letter readable whose accented form was printed first', async () => {
    for (const name of ['Ýmir Jón', 'Yuni Yulia']) {
      const buyer = await paid(name);
      expect((await readPdf((await download(buyer)).rawPayload)).text).toContain(name);
    }
  });

  it.each([
    'Łukasz Şahin Öztürk-Žižek',
    'Đặng Nguyễn Văn Ơn',
    'Raden Ajeng Siti Nurhaliza Kusumaningrum Purnamasari Hadiningrat',
  ])('prints the name %s whole and in the font of the page', async (name) => {
    const buyer = await paid(name);
    const { text, fonts } = await readPdf((await download(buyer)).rawPayload);
    expect(text).toContain(name);
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
  });

  it('names the payer as on the day of issue, and the school as today', async () => {
    const buyer = await paid('Ibu Lama');
    await school.app.pool.query(`update account set name = 'Ibu Baru' where id = $1`, [buyer.accountId]);
    await school.app.pool.query(
      `insert into setting (key, value) values ('school', '{"name": "Kursus Melati"}')
       on conflict (key) do update set value = setting.value || excluded.value`,
    );
    expect(await receiptData(school.app.pool, buyer.orderId, callOf(buyer))).toMatchObject({
      payerName: 'Ibu Lama',
      school: { name: 'Kursus Melati', email: expect.stringContaining('@') },
    });
  });
});

describe('an order without a receipt', () => {
  it('says so while it is unpaid or free, in the reader’s language', async () => {
    await school.app.pool.query(
      `insert into voucher (code, kind, value, valid_from) values ('CUMA100', 'percent', 100, '2026-01-01')`,
    );
    for (const buyer of [await school.buys(), await school.buys({ voucher: 'CUMA100' })]) {
      expect(await receiptData(school.app.pool, buyer.orderId, callOf(buyer))).toBeNull();
      for (const lang of ['id', 'en'] as const) {
        const answer = await download(buyer, lang);
        expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
          404,
          'orders.noReceipt',
          problemText(lang, 'orders.noReceipt'),
        ]);
      }
    }
  });

  it('is not found when it is missing, another family’s, or no order at all', async () => {
    const buyer = await paid();
    const stranger = await aFamily(school.app);
    for (const [orderId, who] of [
      [buyer.orderId, stranger],
      ['latest', buyer],
      ["' or true --", buyer],
      ['0190a000-0000-7000-8000-000000000000', buyer],
    ] as const)
      expect(await receiptData(school.app.pool, orderId, callOf(who))).toBeUndefined();
  });
});

describe('a receipt that is opened again', () => {
  it('is not sent again while it is unchanged, and is sent anew after a change', async () => {
    const buyer = await paid();
    const first = await download(buyer);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await download(buyer, 'id', { 'if-none-match': `W/${etag}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await download(buyer, 'en', { 'if-none-match': etag })).statusCode).toBe(200);
    await school.app.pool.query('update provider_charge set refunded = 1 where order_id = $1', [
      buyer.orderId,
    ]);
    const changed = await download(buyer, 'id', { 'if-none-match': etag });
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
  });
});
