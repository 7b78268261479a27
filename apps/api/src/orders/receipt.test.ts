import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPayingSchool, type PayingSchool, PRICE } from '../../test/paying-school.ts';
import { readPdf } from '../../test/pdf-text.ts';
import { aChild, aFamily } from '../../test/people.ts';
import type { SignedInCall } from '../http/call.ts';
import { receiptData } from './send-receipt.ts';

let school: PayingSchool;
beforeAll(async () => {
  school = await aPayingSchool();
});
afterAll(() => school.stop());

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

  it('comes as a PDF to the payer', async () => {
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
