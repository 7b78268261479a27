import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdAfter, loseNextCommit } from '../../../test/barrier.ts';
import { aPayingSchool, type Buyer, PRICE } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';

const school = shared(aPayingSchool);
const finance = shared(() => signedInAccount(school.app, 'finance'));
beforeEach(() => school.app.clock.set(MONDAY_MORNING));
afterEach(() => school.endFaults());

const ask = (method: string, path: string, body?: unknown, who: { token: string } = finance) =>
  school.app.ask(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
/** Uploads a proof; the declared type and the name are those of a PDF, whatever the bytes are. */
const prove = (refundId: string, bytes: Uint8Array | null = PDF, who = finance) => {
  const form = new FormData();
  if (bytes) form.set('file', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), 'bukti.pdf');
  else form.set('note', 'tanpa berkas');
  return ask('POST', `/payments/refunds/${refundId}/proof`, form, who);
};
const rowOf = async (refundId: string) =>
  (await school.app.pool.query('select state, proof_key from refund where id = $1', [refundId])).rows[0];
const files = () => readdirSync(join(school.app.dataDir, 'files', 'proofs')).sort();
const isKept = async (key: string) => {
  const kept = await school.app.services.files.open(key);
  kept?.stream.destroy();
  return kept !== null;
};

/** An order that was paid after its end, and the task to return the money. */
async function paidLate(method: string): Promise<{ buyer: Buyer; taskId: string }> {
  const buyer = await school.buys();
  await school.app.pool.query(`update orders set expires_at = $2 where id = $1`, [
    buyer.orderId,
    new Date('2026-11-02T01:30:00Z'),
  ]);
  await school.act(buyer.orderId, 'pay', { method });
  const { rows } = await school.app.pool.query('select id from payment_task where order_id = $1', [
    buyer.orderId,
  ]);
  return { buyer, taskId: rows[0].id };
}
/** Money that finance returns by bank transfer. */
async function byTransfer(): Promise<string> {
  const { taskId } = await paidLate('bca_va');
  return (await ask('POST', `/payments/tasks/${taskId}/return`)).body.returning.refundId;
}
/** Money that the provider returns; it refuses with this status, or does not answer. */
async function byProvider(status: number): Promise<{ refundId: string; taskId: string }> {
  const { buyer, taskId } = await paidLate('gopay');
  await school.fault({ endpoint: 'refund', status });
  await ask('POST', `/payments/tasks/${taskId}/return`);
  const { rows } = await school.app.pool.query('select id from refund where order_id = $1', [buyer.orderId]);
  return { refundId: rows[0].id, taskId };
}

describe('the proof of a transfer', () => {
  it.each<[string, Uint8Array | null, number, string]>([
    ['no file at all', null, 400, 'payments.noFile'],
    ['an empty file', new Uint8Array(), 400, 'payments.noFile'],
    ['a text', Buffer.from('sudah ditransfer'), 415, 'payments.proofType'],
    ['a page of the web', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'payments.proofType'],
    [
      'a picture that runs scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'payments.proofType',
    ],
    ['a program', Buffer.from('4d5a900003000000', 'hex'), 415, 'payments.proofType'],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex'), 415, 'payments.proofType'],
    ['more than 10 MB', Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]), 413, 'payments.proofTooLarge'],
  ])('is not %s, and the transfer cannot be confirmed with it', async (_what, bytes, status, code) => {
    const refundId = await byTransfer();
    const refused = await prove(refundId, bytes);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await rowOf(refundId)).toEqual({ state: 'asked', proof_key: null });
    const confirmed = await ask('POST', `/payments/refunds/${refundId}/confirm`);
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'payments.proofNeeded']);
    expect((await ask('GET', `/payments/refunds/${refundId}/proof`)).body.code).toBe(
      'payments.refundNotFound',
    );
  });

  it('may be as large as 10 MB, and a newer one replaces it until the transfer is confirmed', async () => {
    const refundId = await byTransfer();
    const largest = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length)]);
    expect((await prove(refundId, largest)).status).toBe(201);
    const { proof_key: first } = await rowOf(refundId);
    expect(await isKept(first)).toBe(true);
    expect((await prove(refundId)).body.next).toEqual(['confirm', 'addProof']);
    const { proof_key: second } = await rowOf(refundId);
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
    expect((await ask('POST', `/payments/refunds/${refundId}/confirm`)).body.state).toBe('confirmed');
    const late = await prove(refundId);
    expect([late.status, late.body.code]).toEqual([409, 'payments.refundNotNow']);
    expect([await rowOf(refundId), await isKept(second)]).toEqual([
      { state: 'confirmed', proof_key: second },
      true,
    ]);
    const file = await ask('GET', `/payments/refunds/${refundId}/proof`);
    expect([file.status, file.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining(`bukti-transfer-${refundId}.pdf`),
    ]);
  });

  it('that is saved although the answer is lost can still be opened', async () => {
    const refundId = await byTransfer();
    loseNextCommit(school.app.services.pool);
    expect((await prove(refundId)).status).toBe(500);
    const { proof_key: key } = await rowOf(refundId);
    expect([typeof key, await isKept(key)]).toEqual(['string', true]);
    expect((await ask('POST', `/payments/refunds/${refundId}/confirm`)).body.state).toBe('confirmed');
  });

  it('that arrives while a colleague confirms with another one is not kept', async () => {
    const refundId = await byTransfer();
    await prove(refundId);
    const { proof_key: confirmedWith } = await rowOf(refundId);
    const kept = files();
    const held = holdAfter(school.app.services.pool, /^BEGIN$/, () =>
      ask('POST', `/payments/refunds/${refundId}/confirm`),
    );
    expect((await prove(refundId)).body.code).toBe('payments.refundNotNow');
    expect(await held.done()).toEqual([]);
    expect(await rowOf(refundId)).toEqual({ state: 'confirmed', proof_key: confirmedWith });
    expect(files()).toEqual(kept);
  });

  it('is for no refund that the provider pays back, and leaves no file behind', async () => {
    const { refundId } = await byProvider(503);
    const kept = files();
    expect((await prove(refundId)).body.code).toBe('payments.refundNotNow');
    expect(files()).toEqual(kept);
    expect(await rowOf(refundId)).toEqual({ state: 'asked', proof_key: null });
  });
});

describe('money that goes back', () => {
  it('more than the provider still holds is refused by name, and becomes a transfer once', async () => {
    const { refundId } = await byProvider(503);
    expect((await ask('POST', `/payments/refunds/${refundId}/transfer`)).body.code).toBe(
      'payments.refundNotNow',
    );
    await school.fault({ endpoint: 'refund', status: 414 });
    const refused = await ask('POST', `/payments/refunds/${refundId}/retry`);
    expect([refused.status, refused.body.code]).toEqual([409, 'payments.refundTooMuch']);
    expect((await ask('POST', `/payments/refunds/${refundId}/retry`)).body.code).toBe(
      'payments.refundNotNow',
    );
    const both = await Promise.all([1, 2].map(() => ask('POST', `/payments/refunds/${refundId}/transfer`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('payments.refundNotNow');
    const { rows } = await school.app.pool.query(
      `select action from audit_log where action = 'refund.toTransfer' and after ->> 'refundId' = $1`,
      [refundId],
    );
    expect(rows).toHaveLength(1);
  });

  it('does not become a transfer where the provider paid it back meanwhile', async () => {
    const { refundId, taskId } = await byProvider(412);
    const { rows } = await school.app.pool.query('select order_id from refund where id = $1', [refundId]);
    await school.act(rows[0].order_id, 'refund');
    const moved = await ask('POST', `/payments/refunds/${refundId}/transfer`);
    expect([moved.status, moved.body.code]).toEqual([409, 'payments.refundNotNow']);
    const done = await ask('POST', `/payments/tasks/${taskId}/return`);
    expect([done.status, done.body.code]).toEqual([409, 'payments.taskDone']);
  });

  it('is confirmed once in the books, however many confirm it at once', async () => {
    const before = await school.books();
    const refundId = await byTransfer();
    await prove(refundId);
    const all = await Promise.all([1, 2, 3].map(() => ask('POST', `/payments/refunds/${refundId}/confirm`)));
    expect(all.map(({ status, body }) => [status, body.state])).toEqual(Array(3).fill([200, 'confirmed']));
    const books = await school.books();
    expect([(books['cash.provider'] ?? 0) - (before['cash.provider'] ?? 0), books['cash.bank']]).toEqual([
      PRICE,
      (before['cash.bank'] ?? 0) - PRICE,
    ]);
  });

  it('cannot be followed while the provider does not answer: 503 says when to come back', async () => {
    const { buyer, taskId } = await paidLate('gopay');
    for (const path of [`/payments/tasks/${taskId}/check`, `/payments/orders/${buyer.orderId}/check`]) {
      await school.fault({ endpoint: 'status', status: 503 });
      const away = await ask('POST', path);
      expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([
        503,
        'payments.providerAway',
        '30',
      ]);
      expect((await ask('POST', path)).status).toBe(200);
    }
  });

  it.each<[string, (id: string) => string, string]>([
    ['POST', (id) => `/payments/tasks/${id}/return`, 'payments.taskNotFound'],
    ['POST', (id) => `/payments/tasks/${id}/check`, 'payments.taskNotFound'],
    ['POST', (id) => `/payments/tasks/${id}/close`, 'payments.taskNotFound'],
    ['POST', (id) => `/payments/orders/${id}/check`, 'orders.notFound'],
    ['POST', (id) => `/payments/refunds/${id}/retry`, 'payments.refundNotFound'],
    ['POST', (id) => `/payments/refunds/${id}/transfer`, 'payments.refundNotFound'],
    ['POST', (id) => `/payments/refunds/${id}/confirm`, 'payments.refundNotFound'],
    ['GET', (id) => `/payments/refunds/${id}/proof`, 'payments.refundNotFound'],
  ])('%s %o: 404 for nobody’s, 403 for a family and a teacher', async (method, path, code) => {
    const body = path('').endsWith('close') ? { reason: 'Selesai' } : undefined;
    for (const id of [randomUUID(), 'bukan-id']) {
      const missing = await ask(method, path(id), body);
      expect([id, missing.status, missing.body.code]).toEqual([id, 404, code]);
    }
    for (const role of ['student', 'teacher'] as const) {
      const other = await signedInAccount(school.app, role);
      expect([role, (await ask(method, path(randomUUID()), body, other)).status]).toEqual([role, 403]);
    }
  });
});
