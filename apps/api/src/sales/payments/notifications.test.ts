import { later } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPayingSchool, type Buyer, type Charge, PRICE } from '../../../test/paying-school.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { removeForged } from './jobs.ts';
import { settleOrder } from './settle-order.ts';

const school = shared(aPayingSchool);
beforeEach(() => school.app.clock.set(MONDAY_MORNING));
afterEach(() => school.endFaults());

const minutes = (count: number) => school.app.clock.set(later(school.app.clock.now(), count * 60_000));
const tasksOf = async (buyer: Buyer) =>
  (
    await school.app.pool.query<{ kind: string; details: { reason: string }; done: boolean }>(
      'select kind, details, done_at is not null as done from payment_task where order_id = $1 order by source',
      [buyer.orderId],
    )
  ).rows.map((row) => `${row.kind} ${row.details.reason}${row.done ? ' done' : ''}`);

/** Counts everything that one paid order creates. */
async function leftBy(buyer: Buyer) {
  const id = [buyer.orderId];
  return {
    enrolments: await school.count("enrolment where order_id = $1 and state = 'active'", id),
    bought: await school.count(
      "balance_event b join enrolment e on e.id = b.enrolment_id where e.order_id = $1 and b.kind = 'bought'",
      id,
    ),
    receipts: await school.count('receipt where order_id = $1 and voided_at is null', id),
    entries: await school.count("ledger_entry where source_kind = 'order.paid' and source_id = $1::text", id),
    mails: await school.count("outbox where source = 'order.paid:' || $1::text", id),
  };
}
const once = { enrolments: 1, bought: 1, receipts: 1, entries: 1, mails: 1 };
const nothing = { enrolments: 0, bought: 0, receipts: 0, entries: 0, mails: 0 };

async function paid(method = 'bca_va'): Promise<{ buyer: Buyer; charge: Charge }> {
  const buyer = await school.buys();
  const charge = await school.act(buyer.orderId, 'pay', { method });
  if (!charge) throw new Error('not paid');
  return { buyer, charge };
}

describe('a notification before the reply to create was stored', () => {
  it('is settled, because the attempt was stored first', async () => {
    await school.fault({ endpoint: 'create', dropReply: true });
    const buyer = await school.buys();
    expect(buyer.bought.status).toBe(503);
    const { rows } = await school.app.pool.query<{ id: string }>(
      'select id from orders where account_id = $1',
      [buyer.accountId],
    );
    const orderId = rows[0]?.id ?? '';
    await school.act(orderId, 'pay');
    expect(await school.statusOf({ ...buyer, orderId })).toBe('paid');
    expect(await leftBy({ ...buyer, orderId })).toEqual(once);
  });
});

describe('signatures', () => {
  it.each<[string, (signed: Record<string, string>) => Record<string, unknown>]>([
    ['wrong', (body) => ({ ...body, signature_key: 'a'.repeat(128) })],
    ['missing', ({ signature_key: _, ...body }) => body],
    ['in capitals', (body) => ({ ...body, signature_key: body.signature_key?.toUpperCase() })],
    ['cut short', (body) => ({ ...body, signature_key: body.signature_key?.slice(0, 64) })],
    ['over another order', (body) => ({ ...body, order_id: `${body.order_id}9` })],
    ['over an amount that is no longer the raw string', (body) => ({ ...body, gross_amount: String(PRICE) })],
  ])('%s: 403, and nothing changes', async (_, spoil) => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pay', { notify: false });
    if (!charge) throw new Error('not paid');
    const answer = await school.sendNotification(spoil(school.notification(charge)));
    expect([answer.status, answer.body.code]).toEqual([403, 'payments.forged']);
    expect(await school.statusOf(buyer)).toBe('pending');
    expect(await leftBy(buyer)).toEqual(nothing);
  });

  it('many from one address are throttled and no longer stored, while signed ones are handled at once', async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pay', { notify: false });
    if (!charge) throw new Error('not paid');
    const signed = school.notification(charge);
    const forged = { ...signed, signature_key: 'b'.repeat(128) };
    let answer = await school.sendNotification(forged);
    for (let n = 0; n < 60 && answer.status === 403; n += 1) answer = await school.sendNotification(forged);
    expect([answer.status, answer.body.code]).toEqual([429, 'common.tooMany']);
    const kept = "provider_notification where verdict = 'forged' and provider_order_id = $1";
    const before = await school.count(kept, [buyer.providerOrderId]);
    await school.sendNotification(forged);
    expect(await school.count(kept, [buyer.providerOrderId])).toBe(before);
    expect((await school.sendNotification(signed)).status).toBe(200);
    expect(await school.statusOf(buyer)).toBe('paid');

    await school.app.pool.query(
      "update provider_notification set received_at = $2::timestamptz - interval '31 days' where provider_order_id = $1",
      [buyer.providerOrderId, school.app.clock.now()],
    );
    await removeForged.run(school.app.services);
    expect(await school.count(kept, [buyer.providerOrderId])).toBe(0);
    expect(
      await school.count('provider_notification where provider_order_id = $1', [buyer.providerOrderId]),
    ).toBe(1);
  });
});

describe('a signed notification with an edited status', () => {
  it("grants nothing: the provider's own status wins", async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pending', { notify: false });
    if (!charge) throw new Error('no charge');
    const answer = await school.sendNotification({
      ...school.notification(charge),
      transaction_status: 'settlement',
    });
    expect(answer.status).toBe(200);
    expect(await school.statusOf(buyer)).toBe('pending');
    expect(await leftBy(buyer)).toEqual(nothing);
  });
});

describe('the order of one family with the payment of another', () => {
  it('is flagged and grants nothing', async () => {
    const other = await paid();
    const buyer = await school.buys();
    const forged = school.notification({ ...other.charge, orderId: buyer.providerOrderId });
    expect((await school.sendNotification(forged)).status).toBe(200);
    expect(await school.statusOf(buyer)).toBe('pending');
    expect(await tasksOf(buyer)).toEqual(['look payments.mismatch']);
    expect(await leftBy(buyer)).toEqual(nothing);
  });
});

describe('another amount or currency', () => {
  it.each([
    ['a rupiah short', { amount: PRICE - 1 }],
    ['too much', { amount: PRICE + 1 }],
    ['foreign money', { currency: 'USD' }],
  ])('%s: flagged, not granted, answered 200', async (_, twist) => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay', twist);
    const sent = await school.sentNotifications(buyer.providerOrderId);
    expect(sent.map((one) => one.answers.map((answer) => answer.status))).toEqual([[200], [200]]);
    expect(await school.statusOf(buyer)).toBe('review');
    expect(await tasksOf(buyer)).toEqual(['look payments.wrongAmount']);
    expect(await leftBy(buyer)).toEqual(nothing);
  });

  it('an amount in the notification that the provider does not confirm is flagged', async () => {
    const { buyer, charge } = await paid();
    expect((await school.sendNotification(school.notification({ ...charge, amount: 1_000 }))).status).toBe(
      200,
    );
    expect(await tasksOf(buyer)).toEqual(['look payments.mismatch']);
    expect(await school.statusOf(buyer)).toBe('paid');
  });
});

describe('the same notification ten times at once', () => {
  it('creates one enrolment, one receipt number, one entry and one mail', async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pay', { notify: false });
    if (!charge) throw new Error('not paid');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => school.sendNotification(school.notification(charge))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await leftBy(buyer)).toEqual(once);
    const kept = await school.count('provider_notification where provider_order_id = $1', [
      buyer.providerOrderId,
    ]);
    expect(kept).toBe(10);
  });

  it('a settlement that fails half-way leaves nothing behind, not even a number, and succeeds when repeated', async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pay', { notify: false });
    if (!charge) throw new Error('not paid');
    await school.app.pool.query(
      `create function break_books() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
       create trigger breaks before insert on ledger_line for each statement execute function break_books()`,
    );
    expect((await school.sendNotification(school.notification(charge))).status).toBe(503);
    await school.app.pool.query('drop trigger breaks on ledger_line; drop function break_books()');
    expect([await school.statusOf(buyer), await leftBy(buyer)]).toEqual(['pending', nothing]);
    expect((await school.sendNotification(school.notification(charge))).status).toBe(200);
    expect(await leftBy(buyer)).toEqual(once);
  });

  it('leaves no gaps in the numbers when many pay at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => school.buys()));
    const charges = await Promise.all(
      buyers.map((buyer) => school.act(buyer.orderId, 'pay', { notify: false })),
    );
    await Promise.all(
      charges.map((charge) => charge && school.sendNotification(school.notification(charge))),
    );
    const { rows } = await school.app.pool.query<{ number: string }>(
      'select number from receipt order by number',
    );
    const numbers = rows.map(({ number }) => Number(number.slice(-6)));
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, place) => place + 1));
    expect(rows[0]?.number).toBe('KW/2026/000001');
  });
});

describe('notifications out of order, and repeated', () => {
  it('a pending status after the settlement is ignored', async () => {
    const { buyer, charge } = await paid();
    expect(
      (await school.sendNotification(school.notification({ ...charge, status: 'pending' }))).status,
    ).toBe(200);
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await leftBy(buyer)).toEqual(once);
  });

  it('a card is granted at capture, once, and its settlement a day later only adds the date', async () => {
    const { buyer } = await paid('credit_card');
    expect(await leftBy(buyer)).toEqual(once);
    const settledAt = async () =>
      (
        await school.app.pool.query<{ settled_at: Date | null }>(
          'select settled_at from provider_charge where order_id = $1',
          [buyer.orderId],
        )
      ).rows[0]?.settled_at;
    expect(await settledAt()).toBeNull();
    minutes(60 * 13);
    await school.act(buyer.orderId, 'settle');
    expect(await settledAt()).toEqual(school.app.clock.now());
    expect(await leftBy(buyer)).toEqual(once);
  });
});

describe('denied attempts', () => {
  it('leave the order payable; the settlement that follows pays it', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'deny', { method: 'credit_card' });
    expect(await school.statusOf(buyer)).toBe('pending');
    await school.act(buyer.orderId, 'deny', { method: 'credit_card' });
    const order = await school.app.ask('GET', `/orders/${buyer.orderId}`, { token: buyer.token });
    expect(order.body.payment).not.toBeNull();
    await school.act(buyer.orderId, 'pay', { method: 'gopay' });
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await leftBy(buyer)).toEqual(once);
  });
});

describe('a challenged card', () => {
  it('is under review without access; an approval grants access', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'challenge', { method: 'credit_card' });
    expect([await school.statusOf(buyer), await leftBy(buyer)]).toEqual(['review', nothing]);
    expect(await tasksOf(buyer)).toEqual(['look payments.challenge']);
    await school.act(buyer.orderId, 'approve');
    expect([await school.statusOf(buyer), await leftBy(buyer)]).toEqual(['paid', once]);
    expect(await tasksOf(buyer)).toEqual(['look payments.challenge done']);
  });

  it.each(['deny', 'cancel'])('a later %s grants nothing', async (outcome) => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'challenge', { method: 'credit_card' });
    await school.act(buyer.orderId, outcome);
    expect(['pending', 'failed']).toContain(await school.statusOf(buyer));
    expect(await leftBy(buyer)).toEqual(nothing);
  });
});

describe('a settlement that the bank reverses', () => {
  it('withdraws access, voids the receipt and posts the opposite entry', async () => {
    const before = await school.books();
    const { buyer } = await paid('permata_va');
    expect(await leftBy(buyer)).toEqual(once);
    minutes(4);
    await school.act(buyer.orderId, 'reverse');
    expect(await school.statusOf(buyer)).toBe('failed');
    expect(await leftBy(buyer)).toEqual({ ...once, enrolments: 0, receipts: 0 });
    expect(await school.books()).toEqual(before);
    const reversing = 'ledger_entry r join ledger_entry e on e.id = r.reverses where e.source_id = $1::text';
    expect(await school.count(reversing, [buyer.orderId])).toBe(1);
    expect(
      await school.count("outbox where kind = 'orders.reversed' and account_id = $1", [buyer.accountId]),
    ).toBe(1);
  });
});

describe('an order that is paid again after the bank reversed its payment', () => {
  it('has a new receipt, and the payer gets it by mail as the first time', async () => {
    const { buyer } = await paid('permata_va');
    minutes(4);
    await school.act(buyer.orderId, 'reverse');
    await school.paysAgain(buyer, 'bank_transfer');
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await leftBy(buyer)).toMatchObject({ enrolments: 1, receipts: 1 });
    const { rows } = await school.app.pool.query<{ number: string }>(
      `select params ->> 'receiptNumber' as number from outbox where kind = 'orders.paid' and account_id = $1 order by id`,
      [buyer.accountId],
    );
    const { rows: receipts } = await school.app.pool.query<{ number: string }>(
      'select number from receipt where order_id = $1 order by number',
      [buyer.orderId],
    );
    expect(rows).toEqual(receipts);
    expect(receipts).toHaveLength(2);
  });
});

describe('money after the end of the order', () => {
  it('is booked as unallocated with a task to return it, and grants nothing', async () => {
    const before = await school.books();
    const buyer = await school.buys();
    const cancelled = await school.app.ask('POST', `/orders/${buyer.orderId}/cancel`, { token: buyer.token });
    expect(cancelled.body).toMatchObject({ status: 'expired', payment: null });
    // The provider's page was cancelled, so the late payment is simulated here.
    minutes(5);
    const seen = {
      providerOrderId: buyer.providerOrderId,
      transactionId: `late-${buyer.orderId}`,
      status: 'settlement' as const,
      statusCode: '200',
      rawStatus: 'settlement',
      fraudStatus: 'accept',
      amount: PRICE,
      currency: 'IDR',
      paymentType: 'bank_transfer',
      transactionTime: school.app.clock.now(),
      settlementTime: school.app.clock.now(),
      expiryTime: null,
      refundedAmount: 0,
      refunds: [],
    };
    await Promise.all(
      [1, 2, 3].map(() => settleOrder(school.app.pool, buyer.orderId, [seen], school.app.clock.now())),
    );
    expect(await school.statusOf(buyer)).toBe('review');
    expect(await tasksOf(buyer)).toEqual(['fullRefund payments.latePayment']);
    expect(await leftBy(buyer)).toEqual(nothing);
    expect((await school.books()).unallocated ?? 0).toBe((before.unallocated ?? 0) - PRICE);
  });
});

describe('cancelling races a payment', () => {
  it('reads the status again, and the payment wins', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay', { notify: false });
    const answer = await school.app.ask('POST', `/orders/${buyer.orderId}/cancel`, { token: buyer.token });
    expect([answer.status, answer.body.code]).toEqual([409, 'orders.beingPaid']);
    expect([await school.statusOf(buyer), await leftBy(buyer)]).toEqual(['paid', once]);
  });

  it('also when the provider answers 412 in between', async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pending', { notify: false });
    const { midtrans } = school.app.services;
    const { cancel } = midtrans;
    midtrans.cancel = async (id) => {
      await school.act(buyer.orderId, 'pay', { notify: false });
      return cancel(id);
    };
    const answer = await school.app.ask('POST', `/orders/${buyer.orderId}/cancel`, { token: buyer.token });
    midtrans.cancel = cancel;
    expect(charge?.status).toBe('pending');
    expect([answer.status, answer.body.code]).toEqual([409, 'orders.beingPaid']);
    expect(await leftBy(buyer)).toEqual(once);
  });
});

describe('chargebacks and unknown statuses', () => {
  it.each(['chargeback', 'partial_chargeback'])(
    '%s: access is suspended and staff are notified',
    async (outcome) => {
      const { buyer } = await paid('credit_card');
      minutes(60 * 13);
      await school.act(buyer.orderId, 'settle');
      await school.act(buyer.orderId, outcome);
      expect(await school.statusOf(buyer)).toBe('review');
      expect(await tasksOf(buyer)).toEqual(['look payments.chargeback']);
      expect(await leftBy(buyer)).toEqual({ ...once, enrolments: 0, receipts: 0 });
    },
  );

  it('PENDING in capitals is a pending payment', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pending', { method: 'dana' });
    expect(await school.statusOf(buyer)).toBe('pending');
    expect(await tasksOf(buyer)).toEqual([]);
  });

  it('an unknown status and unknown fields are stored, answered 200 and reviewed by staff', async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pending', { notify: false });
    if (!charge) throw new Error('no charge');
    const { midtrans } = school.app.services;
    const { status } = midtrans;
    midtrans.status = async (id) => {
      const seen = await status(id);
      if (!seen.ok || seen.value.state !== 'found') return seen;
      const transaction = { ...seen.value.transaction, status: 'unknown' as const, rawStatus: 'teleported' };
      return { ok: true, value: { state: 'found', transaction } };
    };
    const answer = await school.sendNotification({
      ...school.notification(charge),
      transaction_status: 'teleported',
      shiny: { new: 1 },
    });
    midtrans.status = status;
    expect(answer.status).toBe(200);
    expect(await school.statusOf(buyer)).toBe('review');
    expect(await tasksOf(buyer)).toEqual(['look payments.unknownStatus']);
    expect(await school.count("provider_notification where body like '%teleported%'")).toBe(1);
  });
});

describe('the notification endpoint', () => {
  it('answers 404 for an order that is not ours, without a stack trace', async () => {
    const charge = { id: 'x', orderId: 'nobody-1', status: 'settlement', amount: 1_000 };
    const answer = await school.sendNotification(school.notification(charge));
    expect([answer.status, answer.body.code]).toEqual([404, 'orders.notFound']);
    expect(JSON.stringify(answer.body)).not.toContain('.ts');
  });

  it('refuses malformed JSON, a megabyte and other content types with 4xx', async () => {
    const post = (payload: string, type = 'application/json') =>
      school.app.ask('POST', '/payments/notifications', { body: payload, headers: { 'content-type': type } });
    expect((await post('{"order_id":')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post(JSON.stringify({ order_id: 'x'.repeat(1_000_000) }))).status).toBe(413);
    expect((await post('order_id=1', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('order_id=1', 'text/plain')).status).toBe(415);
  });

  it('needs no sign-in and no header of ours, also from a page of another site', async () => {
    const { charge } = await paid();
    const answer = await school.app.ask('POST', '/payments/notifications', {
      body: school.notification(charge),
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    });
    expect([answer.status, answer.headers.location]).toEqual([200, undefined]);
  });

  it('answers 503 while the database is unavailable, so that the provider retries', async () => {
    const { charge } = await paid();
    const { pool } = school.app.services;
    const { query } = pool;
    Object.assign(pool, {
      query: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
    });
    const answer = await school.sendNotification(school.notification(charge));
    Object.assign(pool, { query });
    expect(answer.status).toBe(503);
  });

  it('answers 503 and does not wait for a slow provider', async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pay', { notify: false });
    if (!charge) throw new Error('not paid');
    await school.fault({ endpoint: 'status', timeoutMs: 8_000 });
    // Waiting longer would have returned the paid status.
    const answer = await school.sendNotification(school.notification(charge));
    expect([answer.status, await school.statusOf(buyer)]).toEqual([503, 'pending']);
    expect((await school.sendNotification(school.notification(charge))).status).toBe(200);
    expect(await leftBy(buyer)).toEqual(once);
  });
});
