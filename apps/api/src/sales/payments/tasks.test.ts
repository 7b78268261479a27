import { afterEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aPayingSchool, type Buyer, PRICE } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { checkOrder } from './check-order.ts';

const school = shared(aPayingSchool);
const finance = shared(() => signedInAccount(school.app, 'finance'));
afterEach(() => school.endFaults());

const ask = (method: string, path: string, body?: unknown, who: { token: string } = finance) =>
  school.app.ask(method, path, { token: who.token, ...(body === undefined ? {} : { body }) });
const taskOf = async (buyer: Buyer, state = 'open') =>
  (await ask('GET', `/payments/tasks?state=${state}&pageSize=100`)).body.data.find(
    ({ order }: { order: { id: string } | null }) => order?.id === buyer.orderId,
  );

/** A paid order that received a second payment. */
async function paidTwice(paymentType = 'gopay'): Promise<Buyer> {
  const buyer = await school.buys();
  await school.act(buyer.orderId, 'pay', { method: 'gopay' });
  await school.paysAgain(buyer, paymentType);
  return buyer;
}

describe('a payment that needs review', () => {
  it('that came too late is returned in full in one step, and its task closes by itself', async () => {
    const before = await school.books();
    const buyer = await school.buysLate();
    expect(await school.statusOf(buyer)).toBe('review');
    const task = await taskOf(buyer);
    expect(task).toMatchObject({
      reason: 'latePayment',
      fixes: ['return', 'check'],
      charge: { paymentType: 'gopay', amount: PRICE, held: PRICE },
      order: { payerEmail: buyer.email, total: PRICE },
      returning: null,
    });
    const refusedToClose = await ask('POST', `/payments/tasks/${task.id}/close`, { reason: 'Biarkan' });
    expect([refusedToClose.status, refusedToClose.body.code]).toEqual([409, 'payments.moneyStays']);
    const both = await Promise.all([1, 2].map(() => ask('POST', `/payments/tasks/${task.id}/return`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await taskOf(buyer)).toBeUndefined();
    expect(await taskOf(buyer, 'done')).toMatchObject({
      fixes: [],
      returning: { state: 'sent', amount: PRICE },
    });
    expect(await school.books()).toEqual(before);
    expect(await school.statusOf(buyer)).toBe('refunded');
  });

  it('can be returned by finance while the provider reports the refund, without a deadlock', async () => {
    const buyer = await school.buysLate();
    const task = await taskOf(buyer);
    await school.act(buyer.orderId, 'refund', { notify: false });
    const checked = () => checkOrder(school.app.services, buyer.orderId, school.app.clock.now());
    const held = holdAfter(
      school.app.services.pool,
      /from "payment_task" where "id" = \$1 for update/,
      checked,
    );
    const returned = await ask('POST', `/payments/tasks/${task.id}/return`);
    // A deadlock would be 40P01 and would have repeated one of the two.
    expect(await held.done()).toEqual([]);
    expect([200, 409]).toContain(returned.status);
    expect(await taskOf(buyer)).toBeUndefined();
  });

  it('that came twice by virtual account is returned by transfer, and the course stays', async () => {
    const buyer = await paidTwice('bank_transfer');
    const task = await taskOf(buyer);
    expect(task).toMatchObject({ reason: 'secondPayment', charge: { paymentType: 'bank_transfer' } });
    const { body } = await ask('POST', `/payments/tasks/${task.id}/return`);
    expect(body.returning).toMatchObject({ path: 'transfer', state: 'asked', next: ['addProof'] });
    expect(body.fixes).toEqual(['check']);
    await school.app.pool.query(`update refund set proof_key = 'proofs/x.pdf' where id = $1`, [
      body.returning.refundId,
    ]);
    await ask('POST', `/payments/refunds/${body.returning.refundId}/confirm`);
    expect(await taskOf(buyer)).toBeUndefined();
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await school.count("enrolment where order_id = $1 and state = 'active'", [buyer.orderId])).toBe(1);
  });

  it('whose refund the provider refuses can be transferred instead', async () => {
    const buyer = await school.buysLate();
    const task = await taskOf(buyer);
    await school.fault({ endpoint: 'refund', status: 412 });
    const refused = await ask('POST', `/payments/tasks/${task.id}/return`);
    expect([refused.status, refused.body.code]).toEqual([409, 'payments.refundNotNow']);
    const { returning } = await taskOf(buyer);
    expect(returning).toMatchObject({ state: 'refused', next: ['transferInstead'] });
    const moved = await ask('POST', `/payments/refunds/${returning.refundId}/transfer`);
    expect(moved.body).toMatchObject({ path: 'transfer', next: ['addProof'] });
    expect((await ask('POST', `/payments/refunds/${returning.refundId}/transfer`)).body.code).toBe(
      'payments.refundNotNow',
    );
  });

  it('of the wrong amount is checked again, returned, or closed with a reason once nothing is left', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay', { method: 'gopay', amount: PRICE - 1 });
    const task = await taskOf(buyer);
    expect(task).toMatchObject({ reason: 'wrongAmount', fixes: ['check', 'return', 'close'] });
    expect((await ask('POST', `/payments/tasks/${task.id}/check`)).body.reason).toBe('wrongAmount');
    const closed = await ask('POST', `/payments/tasks/${task.id}/close`, {
      reason: 'Dibicarakan dengan keluarga',
    });
    expect(closed.body).toMatchObject({ doneReason: 'Dibicarakan dengan keluarga', fixes: [] });
    expect((await ask('POST', `/payments/tasks/${task.id}/close`, { reason: 'x' })).body.code).toBe(
      'payments.taskDone',
    );
    const { rows } = await school.app.pool.query(
      `select action, reason from audit_log where target_id = $1 and action in ('paymentTask.closed', 'order.checked') order by id`,
      [buyer.orderId],
    );
    expect(rows).toEqual([
      { action: 'order.checked', reason: null },
      { action: 'paymentTask.closed', reason: 'Dibicarakan dengan keluarga' },
    ]);
  });

  it('is found by the payer’s name, in any case, and by no other name', async () => {
    const [one, other] = [await paidTwice(), await paidTwice()];
    const found = async (q: string) =>
      (await ask('GET', `/payments/tasks?q=${encodeURIComponent(q)}`)).body.data.map(
        ({ order }: { order: { id: string } }) => order.id,
      );
    expect(await found(one.email.toUpperCase())).toEqual([one.orderId]);
    expect(await found(other.email)).toEqual([other.orderId]);
    expect(await found('tidak ada')).toEqual([]);
    await school.app.pool.query(`update account set name = 'Ibu Rahmawati' where email = $1`, [one.email]);
    await school.app.pool.query(
      `update learner set name = 'Bagas Prakoso' where id = (select learner_id from orders where id = $1)`,
      [one.orderId],
    );
    expect([await found('rahmawati'), await found('PRAKOSO')]).toEqual([[one.orderId], [one.orderId]]);
  });

  it('is shown to finance and admins only', async () => {
    for (const role of ['student', 'teacher'] as const) {
      const other = await signedInAccount(school.app, role);
      for (const path of ['/payments/tasks', '/payments/stuck', '/receipts'])
        expect((await ask('GET', path, undefined, other)).status).toBe(403);
    }
    expect((await ask('POST', '/payments/tasks/none/return')).body.code).toBe('payments.taskNotFound');
  });
});

describe('stuck payments', () => {
  it('are listed, and asking the provider resolves them', async () => {
    school.app.clock.set(MONDAY_MORNING);
    const silent = await school.buys();
    await school.act(silent.orderId, 'pending', { method: 'bca_va', notify: false });
    const order = await school.buys();
    await school.act(order.orderId, 'pay', { method: 'gopay' });
    await school.fault({ endpoint: 'refund', status: 503 });
    const { rows } = await school.app.pool.query<{ id: string }>(
      `insert into refund (order_id, transaction_id, refund_key, amount, path, state, reason, created_at)
       select order_id, transaction_id, 'kembali-1', 1000, 'provider', 'asked', 'x', $2 from provider_charge where order_id = $1
       returning id`,
      [order.orderId, school.app.clock.now()],
    );
    const found = async () =>
      (await ask('GET', '/payments/stuck?pageSize=100')).body.data.filter(
        ({ orderId }: { orderId: string }) => [silent.orderId, order.orderId].includes(orderId),
      );
    expect(await found()).toEqual([]);
    school.app.clock.set('2026-11-03T02:11:00Z');
    expect(await found()).toMatchObject([
      { kind: 'refundUnanswered', refundId: rows[0]?.id, amount: 1000 },
      { kind: 'pageOpen', orderId: silent.orderId, amount: PRICE, payerEmail: silent.email },
    ]);
    const checked = await ask('POST', `/payments/orders/${silent.orderId}/check`);
    expect([checked.status, checked.body.status]).toEqual([200, 'expired']);
    expect((await found()).map(({ kind }: { kind: string }) => kind)).toEqual(['refundUnanswered']);
    await school.endFaults();
    expect((await ask('POST', `/payments/refunds/${rows[0]?.id}/retry`)).body.state).toBe('sent');
    expect(await found()).toEqual([]);
  });
});

describe('receipts by number', () => {
  it('include voided ones in their place, and report gaps', async () => {
    school.app.clock.set('2027-01-05T02:00:00Z');
    const buyers: Buyer[] = [];
    for (const method of ['gopay', 'permata_va', 'gopay']) {
      const buyer = await school.buys();
      await school.act(buyer.orderId, 'pay', { method });
      buyers.push(buyer);
    }
    await school.act(buyers[1]?.orderId ?? '', 'reverse');
    const { body } = await ask('GET', '/receipts');
    expect(body.year).toBe(2027);
    expect(
      body.data.map(({ number, voidedAt }: { number: string; voidedAt: string | null }) => [
        number,
        voidedAt !== null,
      ]),
    ).toEqual([
      ['KW/2027/000003', false],
      ['KW/2027/000002', true],
      ['KW/2027/000001', false],
    ]);
    expect(body.check).toEqual({ last: 3, standing: 2, voided: 1, amount: 2 * PRICE, missing: [] });
    expect((await ask('GET', '/receipts?q=000002')).body.total).toBe(1);
    await school.app.pool.query("delete from receipt where number = 'KW/2027/000002'");
    await school.app.pool.query('update receipt_counter set last = 5 where year = 2027');
    expect((await ask('GET', '/receipts?year=2027')).body.check).toMatchObject({
      last: 5,
      missing: [2, 4, 5],
    });
    expect((await ask('GET', '/receipts?year=2031')).body).toMatchObject({
      data: [],
      check: { last: 0, missing: [] },
    });
  });
});
