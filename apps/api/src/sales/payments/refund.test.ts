import { afterEach, describe, expect, it } from 'vitest';
import { aPayingSchool, type Buyer, type Charge, PRICE } from '../../../test/paying-school.ts';
import { shared } from '../../../test/shared.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { confirmTransfer, refundOrder } from './refund-order.ts';
import { type Refunded, retryRefund } from './send-refund.ts';

const school = shared(aPayingSchool);
afterEach(() => school.endFaults());

const call = () => systemCall(school.app.clock.now(), 'test');
const give = (orderId: string, amount?: number) =>
  refundOrder(
    school.app.services,
    { orderId, reason: 'Berhenti', ...(amount === undefined ? {} : { amount }) },
    call(),
  );
const refundsOf = async (buyer: Buyer) =>
  (
    await school.app.pool.query<{ amount: number; path: string; state: string }>(
      'select amount, path, state from refund where order_id = $1 order by created_at, id',
      [buyer.orderId],
    )
  ).rows;

/** Stores a proof of the transfer. */
const prove = (refundId: string) =>
  school.app.pool.query(`update refund set proof_key = 'proofs/' || id || '.pdf' where id = $1`, [refundId]);

async function paid(method: string): Promise<Buyer> {
  const buyer = await school.buys();
  await school.act(buyer.orderId, 'pay', { method });
  if ((await school.statusOf(buyer)) !== 'paid') throw new Error('not paid');
  return buyer;
}

describe('refunds', () => {
  it('in two parts: the order stays paid, then is refunded; the books follow', async () => {
    const before = await school.books();
    const buyer = await paid('gopay');
    expect(await give(buyer.orderId, 1_000_000)).toMatchObject({ outcome: 'sent' });
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await school.count("enrolment where order_id = $1 and state = 'active'", [buyer.orderId])).toBe(1);
    const between = await school.books();
    expect(between['fees.unearned']).toBe((before['fees.unearned'] ?? 0) - PRICE + 1_000_000);
    expect(await give(buyer.orderId, PRICE)).toMatchObject({ refused: true, code: 'payments.refundTooMuch' });
    expect(await give(buyer.orderId)).toMatchObject({ outcome: 'sent' });
    expect(await school.statusOf(buyer)).toBe('refunded');
    expect(await school.count("enrolment where order_id = $1 and state = 'suspended'", [buyer.orderId])).toBe(
      1,
    );
    expect(await school.books()).toEqual(before);
    expect(await give(buyer.orderId)).toMatchObject({ refused: true });
  });

  it('reported twice, without and with the bank’s confirmation, are one refund', async () => {
    const buyer = await paid('gopay');
    await give(buyer.orderId, 500_000);
    await school.notificationsArrive();
    expect(await refundsOf(buyer)).toEqual([{ amount: 500_000, path: 'provider', state: 'sent' }]);
    await school.act(buyer.orderId, 'confirm_refund');
    expect(await refundsOf(buyer)).toEqual([{ amount: 500_000, path: 'provider', state: 'confirmed' }]);
  });

  it('whose answer was lost: the same key again is the same refund', async () => {
    const buyer = await paid('gopay');
    await school.fault({ endpoint: 'refund', dropReply: true });
    const first = (await give(buyer.orderId, 400_000)) as Refunded;
    expect(first.outcome).toBe('asked');
    expect(await give(buyer.orderId, PRICE - 1)).toMatchObject({
      refused: true,
      code: 'payments.refundTooMuch',
    });
    const again = await retryRefund(school.app.services, first.refundId, school.app.clock.now());
    expect(again).toMatchObject({ refundId: first.refundId, outcome: 'sent' });
    expect((await refundsOf(buyer)).map(({ amount }) => amount)).toEqual([400_000]);
    const charge = (await school.pages(buyer.orderId)).transactions[0] as Charge & { refunds: unknown[] };
    expect(charge.refunds).toHaveLength(1);
  });

  it.each([
    [412, 'payments.refundNotNow'],
    [414, 'payments.refundTooMuch'],
  ])('the provider answers %i: %s, and the money does not count as returned', async (status, code) => {
    const buyer = await paid('gopay');
    await school.fault({ endpoint: 'refund', status });
    expect(await give(buyer.orderId, 300_000)).toMatchObject({ refused: true, code });
    expect(await refundsOf(buyer)).toMatchObject([{ state: 'refused' }]);
    expect(await give(buyer.orderId)).toMatchObject({ outcome: 'sent' });
    expect(await school.statusOf(buyer)).toBe('refunded');
  });

  it("made in the provider's dashboard are detected", async () => {
    const buyer = await paid('gopay');
    await school.act(buyer.orderId, 'refund', { amount: 700_000 });
    await school.act(buyer.orderId, 'refund');
    expect(await school.statusOf(buyer)).toBe('refunded');
    expect((await refundsOf(buyer)).map(({ amount }) => amount)).toEqual([700_000, PRICE - 700_000]);
    expect(
      await school.count("outbox where kind = 'orders.reversed' and account_id = $1", [buyer.accountId]),
    ).toBe(1);
  });

  it('of a virtual account are impossible at the provider: a transfer by hand is recorded and counts when it is made', async () => {
    const before = await school.books();
    const buyer = await paid('bca_va');
    const refund = (await give(buyer.orderId)) as Refunded;
    expect(refund.outcome).toBe('transfer');
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await confirmTransfer(school.app.services, refund.refundId, call())).toMatchObject({
      code: 'payments.proofNeeded',
    });
    await prove(refund.refundId);
    await Promise.all([1, 2].map(() => confirmTransfer(school.app.services, refund.refundId, call())));
    expect(await school.statusOf(buyer)).toBe('refunded');
    expect(await refundsOf(buyer)).toEqual([{ amount: PRICE, path: 'transfer', state: 'confirmed' }]);
    expect(await school.books()).toEqual({
      ...before,
      'cash.bank': (before['cash.bank'] ?? 0) - PRICE,
      'cash.provider': (before['cash.provider'] ?? 0) + PRICE,
    });
  });

  it('of a second payment: access stays, the second payment is returned in full, and the order is paid again', async () => {
    const before = await school.books();
    const buyer = await paid('gopay');
    const transactionId = await school.paysAgain(buyer, 'bank_transfer');
    expect(await school.statusOf(buyer)).toBe('review');
    expect(await school.count("enrolment where order_id = $1 and state = 'active'", [buyer.orderId])).toBe(1);
    expect((await school.books()).unallocated).toBe((before.unallocated ?? 0) - PRICE);
    const open = "payment_task where order_id = $1 and kind = 'fullRefund' and done_at is null";
    expect(await school.count(open, [buyer.orderId])).toBe(1);

    const request = {
      orderId: buyer.orderId,
      transactionId,
      reason: 'Dibayar dua kali',
    };
    const refund = (await refundOrder(school.app.services, request, call())) as Refunded;
    expect(refund.outcome).toBe('transfer');
    await prove(refund.refundId);
    await confirmTransfer(school.app.services, refund.refundId, call());
    expect(await school.statusOf(buyer)).toBe('paid');
    expect(await school.count(open, [buyer.orderId])).toBe(0);
    expect((await school.books()).unallocated ?? 0).toBe(before.unallocated ?? 0);
  });

  it('requested twice at the same moment never return more than was paid', async () => {
    const buyer = await paid('gopay');
    const both = await Promise.all([
      give(buyer.orderId),
      give(buyer.orderId),
      give(buyer.orderId, 2_000_000),
    ]);
    expect(both.filter((one) => 'refused' in one).length).toBeGreaterThanOrEqual(1);
    const charge = (await school.pages(buyer.orderId)).transactions[0] as Charge & {
      refunds: { amount: number }[];
    };
    expect(charge.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(PRICE);
  });
});
