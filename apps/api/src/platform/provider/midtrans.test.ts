import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSandbox, startSandbox } from '@fasih/sandbox/server';
import { enabledPayments, expiryFor, itemDetails, providerOrderId } from '@fasih/school/sales/payments/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { KEEP_MS, withDeadline, withinDeadline } from '../deadline.ts';
import {
  createMidtrans,
  type Midtrans,
  MidtransMisconfigured,
  type NewTransaction,
  observationOf,
  providerInstant,
  verifySignature,
} from './midtrans.ts';

const serverKey = 'SB-Mid-server-secret-of-ours';
let sandbox: RunningSandbox;
let dataDir: string;
let midtrans: Midtrans;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'fasih-midtrans-'));
  sandbox = await startSandbox({ serverKey, clientKey: 'c', dataDir, port: 0, host: '127.0.0.1' });
  midtrans = createMidtrans({ serverKey, snapUrl: sandbox.url, apiUrl: sandbox.url, timeoutMs: 1_000 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function transaction(changes: Partial<NewTransaction> = {}): NewTransaction {
  const now = new Date();
  const expiry = expiryFor({ expiresAt: new Date(now.getTime() + 3_600_000) }, now);
  if (expiry === null) throw new Error('An hour is enough for a page.');
  return {
    providerOrderId: providerOrderId(randomUUID(), 1),
    grossAmount: 1_125_000,
    items: itemDetails({
      packageId: '1',
      packageName: 'Kids | General English',
      price: 1_250_000,
      discount: 125_000,
      discountName: 'HEMAT10',
    }),
    payer: { firstName: 'Ibu Sari', email: 'sari@example.com' },
    enabledPayments: enabledPayments(1_125_000),
    expiry,
    finishUrl: 'http://127.0.0.1:3000/redirect',
    ...changes,
  };
}

const control = async (path: string, body: unknown) => {
  const reply = await fetch(`${sandbox.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(await reply.text());
};
const act = (id: string, outcome: string, more = {}) => control(`orders/${id}/act`, { outcome, ...more });

async function opened(): Promise<string> {
  const request = transaction();
  const made = await midtrans.createTransaction(request);
  expect(made.ok).toBe(true);
  return request.providerOrderId;
}

async function found(id: string) {
  const seen = await midtrans.status(id);
  if (!seen.ok || seen.value.state !== 'found') throw new Error(`not found: ${JSON.stringify(seen)}`);
  return seen.value.transaction;
}

describe('the provider client against the sandbox over HTTP', () => {
  test('opens a page with lines, limits and expiry that the provider accepts', async () => {
    const made = await midtrans.createTransaction(transaction());
    expect(made).toMatchObject({
      ok: true,
      value: { token: expect.any(String), redirectUrl: expect.stringContaining('/snap/v4/redirection/') },
    });
  });

  test('a page without a chosen method is "not started", not a failure', async () => {
    expect(await midtrans.status(await opened())).toEqual({ ok: true, value: { state: 'notStarted' } });
    expect(await midtrans.status('never-heard-of')).toEqual({ ok: true, value: { state: 'notStarted' } });
  });

  test('reads a settlement by order id and by transaction id, with Jakarta times', async () => {
    const id = await opened();
    await act(id, 'pay', { method: 'bca_va' });
    const seen = await found(id);
    expect(seen).toMatchObject({
      providerOrderId: id,
      status: 'settlement',
      amount: 1_125_000,
      currency: 'IDR',
      paymentType: 'bank_transfer',
      refundedAmount: 0,
    });
    expect(Math.abs((seen.settlementTime?.getTime() ?? 0) - Date.now())).toBeLessThan(5_000);
    expect(await found(seen.transactionId)).toEqual(seen);
    expect(observationOf(seen, new Date(0))).toMatchObject({
      transactionId: seen.transactionId,
      status: 'settlement',
    });
  });

  test.each([
    ['pending', 'dana', 'pending'],
    ['pay', 'credit_card', 'capture'],
    ['challenge', 'credit_card', 'challenge'],
    ['deny', 'gopay', 'deny'],
    ['expire', 'indomaret', 'expire'],
  ])('reads %s by %s as %s', async (outcome, method, status) => {
    const id = await opened();
    // Valid for Indomaret and others; the status word matters here.
    await act(id, outcome, { method });
    expect((await found(id)).status).toBe(status);
  });

  test("a used order id is refused with the provider's message", async () => {
    const request = transaction();
    await midtrans.createTransaction(request);
    await act(request.providerOrderId, 'pay');
    expect(await midtrans.createTransaction(request)).toEqual({
      ok: false,
      failure: {
        kind: 'refused',
        status: 400,
        messages: ['transaction_details.order_id has been paid and utilized, please use another order ID'],
      },
    });
  });

  test('cancels and expires pending payments, and gets 412 when it is too late', async () => {
    const one = await opened();
    await act(one, 'pending');
    expect(await midtrans.cancel(one)).toMatchObject({ ok: true, value: { status: 'cancel' } });
    const other = await opened();
    await act(other, 'pending');
    expect(await midtrans.expire(other)).toMatchObject({
      ok: true,
      value: { status: 'expire', statusCode: '407' },
    });
    const paid = await opened();
    await act(paid, 'pay');
    for (const late of [await midtrans.cancel(paid), await midtrans.expire(paid)]) {
      expect(late).toMatchObject({ ok: false, failure: { kind: 'refused', status: 412 } });
    }
  });

  test('closes an unused page', async () => {
    const made = await midtrans.createTransaction(transaction());
    const token = made.ok ? made.value.token : '';
    expect(await midtrans.cancelPage(token)).toMatchObject({
      ok: true,
      value: { canceledAt: expect.any(String) },
    });
    expect(await midtrans.cancelPage(token)).toMatchObject({
      ok: false,
      failure: { messages: ['token already canceled'] },
    });
  });

  test('refunds once per key, in parts, up to what was paid', async () => {
    const id = await opened();
    await act(id, 'pay', { method: 'gopay' });
    const half = { key: 'r-1', amount: 500_000, reason: 'Berhenti di tengah kursus' };
    expect(await midtrans.refund(id, half)).toMatchObject({
      ok: true,
      value: { status: 'partial_refund', refundedAmount: 500_000 },
    });
    expect(await midtrans.refund(id, half)).toMatchObject({
      ok: false,
      failure: { kind: 'refused', status: 406 },
    });
    expect(await midtrans.refund(id, { ...half, key: 'r-2', amount: 625_001 })).toMatchObject({
      ok: false,
      failure: { status: 414 },
    });
    expect(await midtrans.refund(id, { ...half, key: 'r-3', amount: 625_000 })).toMatchObject({
      ok: true,
      value: { status: 'refund' },
    });
    await act(id, 'confirm_refund');
    const seen = await found(id);
    expect(seen.refundedAmount).toBe(1_125_000);
    expect(seen.refunds.map(({ key, bankConfirmedAt }) => [key, bankConfirmedAt instanceof Date])).toEqual([
      ['r-1', true],
      ['r-3', true],
    ]);
    const transfer = await opened();
    await act(transfer, 'pay', { method: 'bri_va' });
    expect(await midtrans.refund(transfer, half)).toMatchObject({ ok: false, failure: { status: 412 } });
  });

  test('a lost reply is "unreachable", and the same order id then yields one usable page', async () => {
    await control('faults', { endpoint: 'create', dropReply: true });
    const request = transaction();
    expect(await midtrans.createTransaction(request)).toEqual({
      ok: false,
      failure: { kind: 'unreachable', why: 'network', status: null },
    });
    expect(await midtrans.createTransaction(request)).toMatchObject({ ok: true });
  });

  test('in a call it is cut off earlier, and what must be written after it keeps its time', async () => {
    await control('faults', { endpoint: 'status', timeoutMs: 1_500 });
    const began = performance.now();
    const [seen, left] = await withDeadline(KEEP_MS + 300, async () => [
      await midtrans.status(randomUUID()),
      withinDeadline(5_000),
    ]);
    expect(seen).toMatchObject({ failure: { kind: 'unreachable', why: 'timeout' } });
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(left).toBeGreaterThan(KEEP_MS / 2);
  });

  test('a slow provider is cut off at the timeout', async () => {
    await control('faults', { endpoint: 'status', timeoutMs: 1_500 });
    expect(await midtrans.status('x')).toEqual({
      ok: false,
      failure: { kind: 'unreachable', why: 'timeout', status: null },
    });
  });

  test.each([500, 503, 429])('a %i is unreachable and may be retried', async (status) => {
    await control('faults', { endpoint: 'create', status });
    expect(await midtrans.createTransaction(transaction())).toEqual({
      ok: false,
      failure: { kind: 'unreachable', why: 'serverFault', status },
    });
  });

  test('a wrong key is "unauthorized", and no failure ever shows a key', async () => {
    const stranger = createMidtrans({
      serverKey: 'SB-Mid-server-other',
      snapUrl: sandbox.url,
      apiUrl: sandbox.url,
    });
    const failures = [await stranger.createTransaction(transaction()), await stranger.status('x')];
    expect(failures).toEqual(Array(2).fill({ ok: false, failure: { kind: 'unauthorized' } }));
    const told = createMidtrans({
      serverKey,
      snapUrl: sandbox.url,
      apiUrl: sandbox.url,
      fetch: async () => Response.json({ error_messages: [`bad key ${serverKey}`] }, { status: 400 }),
    });
    expect(JSON.stringify(await told.createTransaction(transaction()))).not.toContain('secret');
  });
});

describe('misleading answers', () => {
  const answering = (body: unknown, status = 200) => {
    const seen: string[] = [];
    const client = createMidtrans({
      serverKey,
      snapUrl: 'http://127.0.0.1:9',
      apiUrl: 'http://127.0.0.1:9',
      fetch: async (url) => {
        seen.push(String(url));
        return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
      },
    });
    return { client, seen };
  };

  test('an error inside HTTP 200 is an error', async () => {
    const { client } = answering({
      status_code: '404',
      status_message: "Transaction doesn't exist.",
      id: 'x',
    });
    expect(await client.status('A-1')).toEqual({ ok: true, value: { state: 'notStarted' } });
    const denied = answering({ status_code: '401', status_message: 'no' });
    expect(await denied.client.status('A-1')).toEqual({ ok: false, failure: { kind: 'unauthorized' } });
    const missing = answering({ status_code: '404', status_message: "Transaction doesn't exist." }, 404);
    expect(await missing.client.status('A-1')).toEqual({ ok: true, value: { state: 'notStarted' } });
  });

  // The documented sample of GET status for a card, shortened; it names no currency.
  const sample = {
    status_code: '200',
    status_message: 'Success, Credit Card transaction is successful',
    transaction_id: '249fc620-6017-4540-af7c-5a1c25788f46',
    masked_card: '48111111-1114',
    order_id: 'example-1424936368',
    payment_type: 'credit_card',
    transaction_time: '2015-02-26 14:39:33',
    transaction_status: 'partial_refund',
    fraud_status: 'accept',
    bank: 'bni',
    gross_amount: '30000.00',
    refund_amount: '12000.00',
    refunds: [
      {
        refund_chargeback_id: 1,
        refund_amount: '5000.00',
        created_at: '2015-02-27 00:14:20',
        refund_key: 'reference1',
      },
      {
        refund_chargeback_id: 2,
        refund_amount: '7000.00',
        created_at: '2015-02-28 01:23:15',
        reason: '',
        refund_key: 'reference2',
        bank_confirmed_at: '2015-02-27 02:30:20',
      },
    ],
    something_new: { deep: true },
  };

  test('the documented sample is parsed, unknown fields included', async () => {
    const { client } = answering(sample);
    expect(await client.status('example-1424936368')).toMatchObject({
      ok: true,
      value: {
        state: 'found',
        transaction: {
          status: 'partial_refund',
          amount: 30_000,
          currency: 'IDR',
          refundedAmount: 12_000,
          transactionTime: new Date('2015-02-26T07:39:33Z'),
          refunds: [
            { key: 'reference1', bankConfirmedAt: null },
            { key: 'reference2', bankConfirmedAt: new Date('2015-02-26T19:30:20Z') },
          ],
        },
      },
    });
  });

  test.each([
    ['another payment', { ...sample, order_id: 'B-1', transaction_id: 'tx' }],
    ['an amount with decimals', { ...sample, gross_amount: '30000.50' }],
    ['an empty list', []],
    ['a page of markup', '<html>'],
  ])('%s is no valid answer', async (_, body) => {
    const { client } = answering(body);
    expect(await client.status('example-1424936368')).toMatchObject({
      ok: false,
      failure: { kind: 'unreachable', why: 'unreadable' },
    });
  });

  test('ids are escaped and cannot leave their place in the path', async () => {
    const { client, seen } = answering(sample);
    await client.status('a/../b?x=1');
    expect(seen).toEqual(['http://127.0.0.1:9/v2/a%2F..%2Fb%3Fx%3D1/status']);
    for (const id of ['', '.', '..']) await client.cancel(id);
    expect(seen).toHaveLength(1);
  });

  test('an impossible time is dropped, a valid one means Jakarta time', () => {
    expect(providerInstant('2026-11-21 08:00:00')).toEqual(new Date('2026-11-21T01:00:00Z'));
    expect(providerInstant('2026-13-41 08:00:00')).toBeNull();
  });
});

describe('an answer of the provider over HTTP', () => {
  const answeringWith = async (answer: (response: ServerResponse) => void) => {
    const server = createServer((_request, response) => answer(response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    return { server, client: createMidtrans({ serverKey, snapUrl: url, apiUrl: url, timeoutMs: 5_000 }) };
  };

  test.each([200, 404, 502])(
    'without an end is broken off after 1 MB and counts as broken (HTTP %i)',
    async (status) => {
      let sent = 0;
      let isClosed = false;
      const { server, client } = await answeringWith((response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.on('close', () => {
          isClosed = true;
        });
        const more = () => {
          while (!isClosed && sent < 200_000_000) {
            sent += 65_536;
            if (!response.write(' '.repeat(65_536))) return;
          }
        };
        response.on('drain', more);
        more();
      });
      expect(await client.status('example-1424936368')).toEqual({
        ok: false,
        failure: { kind: 'unreachable', why: 'unreadable', status },
      });
      await vi.waitFor(() => expect(isClosed).toBe(true), 20_000);
      expect(sent).toBeLessThan(50_000_000);
      server.close();
    },
  );

  test('of just under 1 MB is read', async () => {
    const { server, client } = await answeringWith((response) => {
      const text = JSON.stringify({
        status_code: '404',
        status_message: 'none',
        more: 'x'.repeat(1_000_000),
      });
      response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    });
    expect(await client.status('example-1424936368')).toEqual({ ok: true, value: { state: 'notStarted' } });
    server.close();
  });

  test("about another merchant's payment is unreadable where ours is known", async () => {
    const id = await opened();
    await act(id, 'pay');
    const of = (merchantId: string | undefined) =>
      createMidtrans({ serverKey, merchantId, snapUrl: sandbox.url, apiUrl: sandbox.url }).status(id);
    expect([(await of(undefined)).ok, (await of('G141532850')).ok]).toEqual([true, true]);
    expect(await of('G999999999')).toMatchObject({ ok: false, failure: { why: 'unreadable' } });
  });
});

describe('settings', () => {
  const real = { snapUrl: 'https://app.midtrans.com', apiUrl: 'https://api.midtrans.com' };
  const play = { snapUrl: 'https://app.sandbox.midtrans.com', apiUrl: 'https://api.sandbox.midtrans.com' };

  test.each([
    ['a sandbox key on the production host', { serverKey: 'SB-Mid-server-x', ...real }],
    ['a production key on the sandbox host', { serverKey: 'Mid-server-x', ...play }],
    ['addresses of both', { serverKey: 'Mid-server-x', snapUrl: real.snapUrl, apiUrl: play.apiUrl }],
    [
      'one address of ours beside the production host',
      { serverKey: 'Mid-server-x', snapUrl: real.snapUrl, apiUrl: 'http://127.0.0.1:1' },
    ],
    ['plain http to the provider', { serverKey: 'Mid-server-x', ...real, apiUrl: 'http://api.midtrans.com' }],
    ['no key', { serverKey: '', ...real }],
    ['no address', { serverKey: 'Mid-server-x', snapUrl: 'midtrans', apiUrl: real.apiUrl }],
  ])('%s is refused at start-up, without showing the key', (_, options) => {
    expect(() => createMidtrans(options)).toThrow(MidtransMisconfigured);
    expect(() => createMidtrans(options)).not.toThrow(/Mid-server-x/);
  });

  test('matching settings and other hosts are accepted', () => {
    expect(createMidtrans({ serverKey: 'Mid-server-x', ...real })).toBeDefined();
    expect(createMidtrans({ serverKey: 'SB-Mid-server-x', ...play })).toBeDefined();
    expect(
      createMidtrans({ serverKey: 'anything', snapUrl: 'http://127.0.0.1:1', apiUrl: 'http://127.0.0.1:1' }),
    ).toBeDefined();
  });
});

describe('the signature of a notification', () => {
  const sign = (id: string, code: string, amount: string) =>
    createHash('sha512').update(`${id}${code}${amount}${serverKey}`).digest('hex');
  const note = (id = 'A-1', code = '200', amount = '10000.00') => ({
    order_id: id,
    status_code: code,
    gross_amount: amount,
    signature_key: sign(id, code, amount),
    transaction_status: 'settlement',
  });

  test('of the sandbox is valid', async () => {
    const id = await opened();
    await act(id, 'pay');
    const seen = await fetch(`${sandbox.url}/v2/${id}/status`, {
      headers: { authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}` },
    });
    expect(verifySignature(await seen.json(), serverKey)).toBe(true);
  });

  test('is checked over the raw strings', () => {
    expect(verifySignature(note(), serverKey)).toBe(true);
    expect(verifySignature({ ...note(), gross_amount: '10000' }, serverKey)).toBe(false);
    expect(verifySignature({ ...note(), gross_amount: 10000 }, serverKey)).toBe(false);
    expect(verifySignature(note(), 'another key')).toBe(false);
  });

  test.each([
    ['missing', { signature_key: undefined }],
    ['in capitals', { signature_key: note().signature_key.toUpperCase() }],
    ['truncated', { signature_key: note().signature_key.slice(0, 127) }],
    ['of another order', { order_id: 'A-2' }],
    ['of another code', { status_code: '201' }],
    ['empty', { signature_key: '' }],
  ])('%s is invalid', (_, change) => {
    expect(verifySignature({ ...note(), ...change }, serverKey)).toBe(false);
  });

  test('cannot be shifted between the joined parts', () => {
    const shifted = { ...note('A1', '200'), order_id: 'A', status_code: '1200' };
    expect(shifted.signature_key).toBe(sign('A', '1200', '10000.00'));
    expect(verifySignature(shifted, serverKey)).toBe(false);
    expect(verifySignature(note('A-1', '200', '10000.0'), serverKey)).toBe(false);
    expect(verifySignature(note('A 1'), serverKey)).toBe(false);
    expect(verifySignature(null, serverKey)).toBe(false);
    expect(verifySignature([], serverKey)).toBe(false);
  });
});
