import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Listener,
  startListener,
  startTestSandbox,
  type TestSandbox,
  testServerKey,
} from './testing.ts';

let merchant: Listener;
let sandbox: TestSandbox;

beforeEach(async () => {
  merchant = await startListener();
  sandbox = await startTestSandbox({ notifyUrl: merchant.url });
});
afterEach(async () => {
  await sandbox.dispose();
  await merchant.close();
});

const order = (order_id: string, gross_amount: unknown = 150_000, more = {}) => ({
  transaction_details: { order_id, gross_amount },
  ...more,
});
const create = (id: string, gross?: unknown, more?: object) =>
  sandbox.call('POST', '/snap/v1/transactions', order(id, gross, more));
const act = (id: string, outcome: string, more = {}) =>
  sandbox.call('POST', `/sandbox/orders/${id}/act`, { outcome, ...more });
const status = (id: string) => sandbox.call('GET', `/v2/${id}/status`);
const moveClock = (offsetMs: number) => sandbox.call('POST', '/sandbox/clock', { offsetMs });
const HOUR_MS = 3_600_000;

describe('opening a payment page', () => {
  test('returns a token and an address with status 201', async () => {
    const reply = await create('A-1', 150_000, {
      item_details: [
        { id: '1', name: 'Kelas', price: 200_000, quantity: 1 },
        { id: 'v', name: 'Voucher', price: -50_000, quantity: 1 },
      ],
    });
    expect(reply.status).toBe(201);
    expect(String(reply.body.token)).toHaveLength(36);
    expect(reply.body.redirect_url).toBe(`${sandbox.url}/snap/v4/redirection/${reply.body.token}`);
  });

  test('a wrong key gets the documented 401', async () => {
    const reply = await sandbox.call('POST', '/snap/v1/transactions', order('A-1'), {
      authorization: `Basic ${btoa('wrong:')}`,
    });
    expect(reply).toEqual({
      status: 401,
      body: {
        error_messages: [
          'Access denied due to unauthorized transaction, please check client or server key',
          'Visit https://snap-docs.midtrans.com/#request-headers for more details',
        ],
      },
    });
    const core = await sandbox.call('GET', '/v2/A-1/status', undefined, { authorization: 'Basic %%%' });
    expect(core).toMatchObject({ status: 401, body: { status_code: '401' } });
  });

  test.each<[string, string, unknown, object]>([
    [
      'a sum that does not match',
      'A-1',
      150_000,
      { item_details: [{ name: 'Kelas', price: 149_999, quantity: 1 }] },
    ],
    ['51 characters', 'a'.repeat(51), 150_000, {}],
    ['illegal characters', 'a/b', 150_000, {}],
    ['a decimal amount', 'A-1', 150_000.5, {}],
    ['an amount in words', 'A-1', '150000', {}],
    ['nothing to pay', 'A-1', 0, {}],
    ['a decimal price', 'A-1', 150_000, { item_details: [{ name: 'Kelas', price: 75_000.5, quantity: 2 }] }],
    [
      'a start time without offset',
      'A-1',
      150_000,
      { expiry: { start_time: '2026-11-21 08:00:00', unit: 'minute', duration: 60 } },
    ],
  ])('%s is refused with 400', async (_, id, amount, more) => {
    const reply = await create(id, amount, more);
    expect(reply.status).toBe(400);
    expect(reply.body.error_messages).toEqual([expect.any(String)]);
  });

  test('a sum mismatch is reported in the documented words', async () => {
    const reply = await create('A-1', 5, { item_details: [{ name: 'Kelas', price: 4, quantity: 1 }] });
    expect(reply.body).toEqual({
      error_messages: ['transaction_details.gross_amount is not equal to the sum of item_details'],
    });
  });

  test('more than 16 kB is refused', async () => {
    expect((await create('A-1', 150_000, { custom_field1: 'x'.repeat(17_000) })).status).toBe(413);
  });

  test('the same order again gives a new token while no method was chosen, and is refused afterwards', async () => {
    const first = await create('A-1');
    const second = await create('A-1');
    expect(second.status).toBe(201);
    expect(second.body.token).not.toBe(first.body.token);
    expect((await fetch(String(first.body.redirect_url))).status).toBe(404);
    expect((await fetch(String(second.body.redirect_url))).status).toBe(200);
    await act('A-1', 'pending');
    const third = await create('A-1');
    expect(third).toEqual({
      status: 400,
      body: {
        error_messages: [
          'transaction_details.order_id has been paid and utilized, please use another order ID',
        ],
      },
    });
  });

  test('an unused page can be cancelled once', async () => {
    const { body } = await create('A-1');
    const cancel = (token: unknown) => sandbox.call('POST', `/snap/v1/transactions/${token}/cancel`);
    expect((await cancel(body.token)).body).toEqual({ canceled_at: expect.stringMatching(/Z$/) });
    expect((await cancel(body.token)).body).toEqual({ error_messages: ['token already canceled'] });
    expect((await cancel('none')).body).toEqual({ error_messages: ['token not found'] });
    expect((await act('A-1', 'pay')).status).toBe(409);
    const busy = await create('A-2');
    await act('A-2', 'pending');
    expect((await cancel(busy.body.token)).body).toEqual({ error_messages: ['Transaction is on progress'] });
  });
});

describe('reading the status', () => {
  test('before a method was chosen the transaction does not exist', async () => {
    await create('A-1');
    expect(await status('A-1')).toMatchObject({
      status: 404,
      body: { status_code: '404', status_message: "Transaction doesn't exist.", id: expect.any(String) },
    });
  });

  test.each([
    ['pending', 'bca_va', '201', 'pending'],
    ['pending', 'dana', '200', 'PENDING'],
    ['pay', 'gopay', '200', 'settlement'],
    ['pay', 'credit_card', '200', 'capture'],
    ['deny', 'credit_card', '202', 'deny'],
    ['expire', 'bca_va', '407', 'expire'],
  ])('%s by %s reads %s %s', async (outcome, method, code, word) => {
    await create('A-1');
    const { body } = await act('A-1', outcome, { method });
    const id = (body.transaction as { id: string }).id;
    for (const name of ['A-1', id]) {
      expect(await status(name)).toMatchObject({
        status: 200,
        body: {
          status_code: code,
          transaction_status: word,
          order_id: 'A-1',
          transaction_id: id,
          gross_amount: '150000.00',
        },
      });
    }
  });

  test.each([
    [
      'bca_va',
      {
        payment_type: 'bank_transfer',
        va_numbers: [{ bank: 'bca', va_number: expect.stringMatching(/^\d{15}$/) }],
        payment_amounts: [],
      },
    ],
    ['bni_va', { payment_amounts: [{ amount: '150000.00', paid_at: expect.any(String) }] }],
    ['permata_va', { payment_type: 'bank_transfer', permata_va_number: expect.any(String) }],
    [
      'echannel',
      { payment_type: 'echannel', biller_code: '70012', bill_key: expect.stringMatching(/^\d{12}$/) },
    ],
    ['other_qris', { payment_type: 'qris', issuer: 'gopay', acquirer: 'gopay', transaction_type: 'on-us' }],
    [
      'alfamart',
      { payment_type: 'cstore', store: 'alfamart', payment_code: expect.any(String), fraud_status: 'accept' },
    ],
    ['credit_card', { payment_type: 'credit_card', masked_card: '48111111-1114', bank: 'bni', eci: '05' }],
  ])('%s has its own fields', async (method, fields) => {
    await create('A-1');
    await act('A-1', 'pay', { method });
    expect((await status('A-1')).body).toMatchObject(fields);
  });

  test('Indomaret has no fraud status', async () => {
    await create('A-1');
    await act('A-1', 'pay', { method: 'indomaret' });
    const { body } = await status('A-1');
    expect(body).toMatchObject({ payment_type: 'cstore', store: 'indomaret' });
    expect(body).not.toHaveProperty('fraud_status');
  });

  test('an amount above the method’s limit is refused', async () => {
    await create('A-1', 10_000_001);
    expect((await act('A-1', 'pay', { method: 'other_qris' })).status).toBe(409);
    expect((await act('A-1', 'pay', { method: 'bca_va' })).status).toBe(200);
  });
});

describe('changing the status', () => {
  const core = (word: string, body?: unknown) => sandbox.call('POST', `/v2/A-1/${word}`, body);

  test('a pending payment is cancelled or expired once', async () => {
    await create('A-1');
    await act('A-1', 'pending');
    expect((await core('expire')).body).toMatchObject({ status_code: '407', transaction_status: 'expire' });
    const late = await core('cancel');
    expect(late).toMatchObject({
      status: 200,
      body: { status_code: '412', status_message: 'Merchant cannot modify the status of the transaction' },
    });
  });

  test('a settled transfer is neither cancelled nor refunded', async () => {
    await create('A-1');
    await act('A-1', 'pay');
    expect((await core('cancel')).body.status_code).toBe('412');
    expect((await core('refund', { refund_key: 'r1' })).body.status_code).toBe('412');
  });

  test('a challenged card needs approval, a refused one is denied', async () => {
    await create('A-1');
    await act('A-1', 'challenge', { method: 'credit_card' });
    expect((await status('A-1')).body).toMatchObject({
      status_code: '201',
      transaction_status: 'capture',
      fraud_status: 'challenge',
    });
    expect((await core('approve')).body).toMatchObject({ status_code: '200', fraud_status: 'accept' });
    expect((await core('deny')).body.status_code).toBe('412');
  });

  test('refunds add up, respect their key and limit, and are notified twice', async () => {
    await create('A-1');
    await act('A-1', 'pay', { method: 'gopay' });
    expect((await core('refund', { refund_key: 'r1', amount: 50_000, reason: 'half' })).body).toMatchObject({
      status_code: '200',
      transaction_status: 'partial_refund',
      refund_amount: '50000.00',
      refund_chargeback_id: 1,
      refund_key: 'r1',
    });
    expect((await core('refund', { refund_key: 'r1', amount: 50_000 })).body).toMatchObject({
      status_code: '406',
      status_message: 'Duplicate refund ID',
    });
    expect((await core('refund', { refund_key: 'r2', amount: 100_001 })).body).toMatchObject({
      status_code: '414',
    });
    expect((await core('refund', { refund_key: 'r3' })).body).toMatchObject({
      transaction_status: 'refund',
      refund_amount: '100000.00',
    });
    await sandbox.idle();
    const before = merchant.heard.length;
    await moveClock(25 * HOUR_MS);
    await sandbox.idle();
    expect(merchant.heard.length).toBe(before + 1);
    expect(merchant.heard.at(-1)).toMatchObject({
      refund_amount: '150000.00',
      refunds: [
        { refund_key: 'r1', bank_confirmed_at: expect.any(String) },
        { refund_key: 'r3', bank_confirmed_at: expect.any(String) },
      ],
    });
    expect(merchant.heard.at(-2)).toMatchObject({ refunds: [{ refund_key: 'r1' }, { refund_key: 'r3' }] });
    expect(JSON.stringify(merchant.heard.at(-2))).not.toContain('bank_confirmed_at');
  });

  test('a denied charge leaves the page open for another', async () => {
    await create('A-1');
    await act('A-1', 'deny', { method: 'credit_card' });
    await act('A-1', 'deny', { method: 'credit_card' });
    await act('A-1', 'pay', { method: 'gopay' });
    expect((await status('A-1')).body).toMatchObject({
      transaction_status: 'settlement',
      payment_type: 'gopay',
    });
    const { body } = await sandbox.call('GET', '/sandbox/orders/A-1');
    expect(body.transactions).toHaveLength(3);
  });

  test('the bank can reverse settlements of Permata, Mandiri and Indomaret only', async () => {
    await create('A-1');
    await act('A-1', 'pay', { method: 'permata_va' });
    expect((await act('A-1', 'reverse')).status).toBe(200);
    expect((await status('A-1')).body).toMatchObject({
      transaction_status: 'deny',
      settlement_time: expect.any(String),
    });
    await create('B-1');
    await act('B-1', 'pay', { method: 'bca_va' });
    expect((await act('B-1', 'reverse')).status).toBe(409);
  });

  test('time expires a pending payment and settles a captured card', async () => {
    await create('A-1');
    await act('A-1', 'pending');
    await create('B-1');
    await act('B-1', 'pay', { method: 'credit_card' });
    await create('C-1');
    await act('C-1', 'challenge', { method: 'credit_card' });
    await moveClock(24 * HOUR_MS + 1);
    expect((await status('A-1')).body.transaction_status).toBe('expire');
    expect((await status('B-1')).body).toMatchObject({
      transaction_status: 'settlement',
      settlement_time: expect.any(String),
    });
    expect((await status('C-1')).body.transaction_status).toBe('cancel');
  });

  test('the requested expiry applies to page and method', async () => {
    const start = new Date(Date.now() + 7 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
    const expiry = { start_time: `${start} +0700`, unit: 'minute', duration: 30 };
    await create('A-1', 150_000, { expiry });
    await create('A-2', 150_000, { expiry });
    await act('A-1', 'pending', { method: 'bca_va' });
    expect((await status('A-1')).body.expiry_time).toBe(
      new Date(Date.parse(`${start.replace(' ', 'T')}Z`) + 30 * 60_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' '),
    );
    await moveClock(31 * 60_000);
    expect((await status('A-1')).body.transaction_status).toBe('expire');
    expect((await act('A-2', 'pay')).status).toBe(409);
  });
});

describe('notifications', () => {
  test('are signed over the strings as sent and use Jakarta times without an offset', async () => {
    await create('A-1', 150_000, { custom_field1: 'kelas' });
    await act('A-1', 'pay', { method: 'bca_va' });
    await sandbox.idle();
    expect(merchant.heard.map((news) => news.transaction_status).sort()).toEqual(['pending', 'settlement']);
    for (const news of merchant.heard) {
      const raw = `${news.order_id}${news.status_code}${news.gross_amount}${testServerKey}`;
      expect(news.signature_key).toBe(createHash('sha512').update(raw).digest('hex'));
      expect(news).toMatchObject({
        gross_amount: '150000.00',
        currency: 'IDR',
        custom_field1: 'kelas',
        status_message: 'midtrans payment notification',
      });
      expect(news.transaction_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(
        Math.abs(Date.parse(`${String(news.transaction_time).replace(' ', 'T')}+07:00`) - Date.now()),
      ).toBeLessThan(5_000);
    }
  });

  test('go where the request says', async () => {
    const other = await startListener();
    const send = (id: string, header: string) =>
      sandbox.call('POST', '/snap/v1/transactions', order(id), { [header]: other.url });
    await send('A-1', 'x-override-notification');
    await act('A-1', 'pending');
    await sandbox.idle();
    expect([merchant.heard.length, other.heard.length]).toEqual([0, 1]);
    await send('B-1', 'x-append-notification');
    await act('B-1', 'pending');
    await sandbox.idle();
    expect([merchant.heard.length, other.heard.length]).toEqual([1, 2]);
    await other.close();
  });

  test.each([
    [200, 1],
    [302, 1],
    [500, 2],
    [404, 3],
    [400, 3],
    [503, 5],
    [418, 6],
  ])('answered with %i are sent %i times in all', async (answer, sendings) => {
    merchant.answerWith(answer);
    await create('A-1');
    await act('A-1', 'pending', { method: 'credit_card' });
    // Left pending, it would expire later and send another notification.
    await act('A-1', 'deny', { notify: false });
    for (let hours = 1; hours <= 8; hours += 1) {
      await sandbox.idle();
      // Beyond the delay of the next retry.
      await moveClock(hours * 5 * HOUR_MS);
    }
    await sandbox.idle();
    expect(merchant.heard).toHaveLength(sendings);
  });

  test('a permanent redirect is followed', async () => {
    const other = await startListener();
    merchant.answerWith(307, { location: other.url });
    await create('A-1');
    await act('A-1', 'pending');
    await sandbox.idle();
    expect(other.heard).toHaveLength(1);
    await other.close();
  });

  test('can be lost, and can be sent again', async () => {
    await create('A-1');
    await act('A-1', 'pay', { notify: false });
    await sandbox.idle();
    // Choosing the method and paying sent no notification.
    expect(merchant.heard).toHaveLength(0);
    await create('B-1');
    await act('B-1', 'pending');
    await sandbox.idle();
    const { body } = await sandbox.call('GET', '/sandbox/notifications?orderId=B-1');
    const [sent] = body.notifications as { id: string; answers: { status: number }[] }[];
    expect(sent?.answers).toMatchObject([{ status: 200 }]);
    await sandbox.call('POST', `/sandbox/notifications/${sent?.id}/resend`);
    await sandbox.idle();
    expect(merchant.heard).toHaveLength(2);
    expect(merchant.heard[1]).toEqual(merchant.heard[0]);
  });
});

describe('controls and journal', () => {
  test('faults spoil only the requested number of calls', async () => {
    const spoil = (fault: object) => sandbox.call('POST', '/sandbox/faults', fault);
    await spoil({ endpoint: 'create', status: 500, times: 1 });
    expect((await create('A-1')).status).toBe(500);
    expect((await create('A-1')).status).toBe(201);
    await spoil({ endpoint: 'create', dropReply: true });
    await expect(create('B-1')).rejects.toThrow();
    const { body } = await sandbox.call('GET', '/sandbox/orders/B-1');
    expect(body.pages).toHaveLength(1);
    await spoil({ endpoint: 'status', timeoutMs: 300 });
    const begun = Date.now();
    await status('A-1');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(290);
  });

  test('strangers have no access', async () => {
    const reply = await sandbox.call('GET', '/sandbox/transactions', undefined, {
      'x-forwarded-for': '10.0.0.1',
    });
    expect(reply.status).toBe(403);
  });

  test('a restart, even after half a line, knows everything that was answered', async () => {
    const { body } = await create('A-1');
    await act('A-1', 'pay', { method: 'other_qris' });
    await moveClock(HOUR_MS);
    const before = await status('A-1');
    await sandbox.close();
    appendFileSync(join(sandbox.dataDir, 'sandbox', 'journal.jsonl'), '{"put":"transaction","val');
    const again = await startTestSandbox({ dataDir: sandbox.dataDir, notifyUrl: merchant.url });
    expect(await again.call('GET', '/v2/A-1/status')).toEqual(before);
    expect((await again.call('GET', '/sandbox/clock')).body.offsetMs).toBe(HOUR_MS);
    expect((await fetch(`${again.url}/snap/v4/redirection/${body.token}`)).status).toBe(200);
    await again.close();
    sandbox = await startTestSandbox({ dataDir: sandbox.dataDir });
    expect((await sandbox.call('GET', '/v2/A-1/status')).body.transaction_status).toBe('settlement');
  });
});
