import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPayingSchool, type Buyer } from '../../../test/paying-school.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { expireOrders, pollPayments } from './jobs.ts';

const school = shared(aPayingSchool);
beforeEach(() => school.app.clock.set(MONDAY_MORNING));
afterEach(() => school.endFaults());

const pass = (ms: number) => school.app.clock.set(later(school.app.clock.now(), ms));
/** Runs a job in several processes at once, until nothing is due. */
async function run(job: typeof expireOrders, processes = 1): Promise<void> {
  const handled = await Promise.all(Array.from({ length: processes }, () => job.run(school.app.services)));
  if (handled.some((count) => count > 0)) await run(job, processes);
}
const oneOfEach = (buyer: Buyer) =>
  school.count(
    `receipt r join enrolment e using (order_id) join ledger_entry l on l.source_id = r.order_id::text
     join outbox o on o.source = 'order.paid:' || r.order_id where r.order_id = $1`,
    [buyer.orderId],
  );

describe('an abandoned page', () => {
  it('is kept until its end, closed after it, and its voucher is free again', async () => {
    await school.app.pool.query(
      `insert into voucher (code, kind, value, valid_from, max_uses) values ('SATU', 'percent', 10, '2026-01-01', 1)`,
    );
    const buyer = await school.buys({ voucher: 'SATU' });
    pass(23 * HOUR);
    await run(expireOrders);
    await run(pollPayments);
    expect(await school.statusOf(buyer)).toBe('pending');
    const other = await school.buys({ voucher: 'SATU' });
    expect([other.bought.status, other.bought.body.code]).toEqual([409, 'orders.voucherUsedUp']);
    pass(HOUR);
    await run(expireOrders, 3);
    expect(await school.statusOf(buyer)).toBe('expired');
    expect(await school.count("voucher where code = 'SATU' and used = 0")).toBe(1);
    expect((await school.buys({ voucher: 'SATU' }, other)).bought.status).toBe(200);
  });

  it('that was never opened, because the call ended after the provider refused it, ends with the order as well', async () => {
    const buyer = await school.buys();
    await school.app.pool.query(
      `update payment_attempt set state = 'refused', token = null, redirect_url = null where order_id = $1`,
      [buyer.orderId],
    );
    pass(24 * HOUR);
    await run(expireOrders);
    expect(await school.statusOf(buyer)).toBe('expired');
  });

  it('whose payment the bank takes back frees its voucher, and takes it again with the next payment', async () => {
    await school.app.pool.query(
      `insert into voucher (code, kind, value, valid_from, max_uses) values ('LAGI', 'percent', 10, '2026-01-01', 1)`,
    );
    const used = () =>
      school.count(
        "orders join voucher on code = voucher_code and voucher_held where code = 'LAGI' and used = 1",
      );
    const buyer = await school.buys({ voucher: 'LAGI' });
    await school.act(buyer.orderId, 'pay', { method: 'permata_va' });
    expect(await used()).toBe(1);
    await school.act(buyer.orderId, 'reverse');
    expect([await school.statusOf(buyer), await used()]).toEqual(['failed', 0]);
    await school.paysAgain(buyer, 'bank_transfer', 2_430_000);
    expect([await school.statusOf(buyer), await used()]).toEqual(['paid', 1]);
    const other = await school.buys({ voucher: 'LAGI' });
    expect([other.bought.status, other.bought.body.code]).toEqual([409, 'orders.voucherUsedUp']);
  });

  it('is not closed while the provider is unavailable', async () => {
    const buyer = await school.buys();
    pass(24 * HOUR);
    await school.fault({ endpoint: 'status', status: 500, times: 20 });
    await run(expireOrders);
    expect(await school.statusOf(buyer)).toBe('pending');
    await school.endFaults();
    pass(2 * MINUTE);
    await run(expireOrders);
    expect(await school.statusOf(buyer)).toBe('expired');
  });

  it('makes room for a new order: the same call after the end buys again', async () => {
    const buyer = await school.buys();
    pass(25 * HOUR);
    const again = await school.buys({}, buyer);
    expect(again.bought.status).toBe(200);
    expect(again.orderId).not.toBe(buyer.orderId);
    expect(await school.statusOf(buyer)).toBe('expired');
  });
});

describe('a missed notification', () => {
  it('is found by polling, after two minutes of silence', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay', { notify: false });
    pass(MINUTE);
    await run(pollPayments);
    expect(await school.statusOf(buyer)).toBe('pending');
    pass(MINUTE);
    await run(pollPayments);
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await oneOfEach(buyer)).toBe(1);
  });

  it('and the notification, three polling processes and the page together still grant once', async () => {
    const buyer = await school.buys();
    const charge = await school.act(buyer.orderId, 'pay', { notify: false });
    if (!charge) throw new Error('not paid');
    pass(3 * MINUTE);
    await Promise.all([
      run(pollPayments, 3),
      school.sendNotification(school.notification(charge)),
      school.sendNotification(school.notification(charge)),
      school.app.ask('POST', `/orders/${buyer.orderId}/check`, { token: buyer.token }),
    ]);
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await oneOfEach(buyer)).toBe(1);
  });

  it('of a payment in the last minute: the provider is asked before anything is closed', async () => {
    const buyer = await school.buys();
    pass(24 * HOUR - MINUTE);
    await school.act(buyer.orderId, 'pay', { notify: false });
    pass(10 * MINUTE);
    await run(expireOrders);
    expect(await school.statusOf(buyer)).toBe('paid');
  });

  it('is found when the buyer returns to the page, which says so when the provider is unavailable', async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay', { notify: false });
    await school.fault({ endpoint: 'status', status: 500 });
    const away = await school.app.ask('POST', `/orders/${buyer.orderId}/check`, { token: buyer.token });
    expect([away.status, away.body.code]).toEqual([503, 'payments.providerAway']);
    const checked = await school.app.ask('POST', `/orders/${buyer.orderId}/check`, { token: buyer.token });
    expect(checked.body).toMatchObject({ status: 'paid', payment: null });
    expect(checked.body.receiptNumber).toMatch(/^KW\/2026\/\d{6}$/);
  });

  it('an open page is polled less and less often', async () => {
    const buyer = await school.buys();
    const requests: number[] = [];
    const { midtrans } = school.app.services;
    const { status } = midtrans;
    midtrans.status = async (id) => {
      if (id === buyer.providerOrderId)
        requests.push(school.app.clock.now().getTime() - Date.parse(MONDAY_MORNING));
      return status(id);
    };
    for (let minute = 0; minute < 180; minute += 1) {
      pass(MINUTE);
      await run(pollPayments);
    }
    midtrans.status = status;
    const gaps = requests.map((at, place) => Math.round((at - (requests[place - 1] ?? 0)) / MINUTE));
    expect(gaps[0]).toBe(2);
    expect(gaps.at(-1)).toBeGreaterThan(20);
    expect(requests.length).toBeLessThan(25);
  });
});
