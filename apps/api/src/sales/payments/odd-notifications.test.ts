import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPayingSchool, type Buyer, type Charge, PRICE } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import type { Midtrans, ProviderTransaction } from '../../platform/provider/midtrans.ts';

const school = shared(() => aPayingSchool({ notifies: false }));
let provider: Midtrans;
beforeAll(async () => {
  provider = { ...school.app.services.midtrans };
});
beforeEach(async () => {
  school.app.clock.set(MONDAY_MORNING);
  await school.app.pool.query('delete from throttle');
});
afterEach(async () => {
  Object.assign(school.app.services.midtrans, provider);
  await school.endFaults();
});

/** An order that was paid; the school does not know yet. */
async function paid(): Promise<{ buyer: Buyer; charge: Charge }> {
  const buyer = await school.buys();
  const charge = await school.act(buyer.orderId, 'pay', { method: 'gopay', notify: false });
  if (!charge) throw new Error('not paid');
  return { buyer, charge };
}
const faultsOf = async ({ orderId }: Buyer) =>
  (
    await school.app.pool.query(`select details ->> 'fault' as fault from payment_task where order_id = $1`, [
      orderId,
    ])
  ).rows.map(({ fault }) => fault);
const verdictsOf = async ({ providerOrderId }: Buyer) =>
  (
    await school.app.pool.query(
      'select verdict from provider_notification where provider_order_id = $1 order by id',
      [providerOrderId],
    )
  ).rows.map(({ verdict }) => verdict);
/** The provider's next answers about a status are changed like this. */
const answering = (change: Partial<ProviderTransaction>) => {
  school.app.services.midtrans.status = async (id) => {
    const seen = await provider.status(id);
    if (seen.ok && seen.value.state === 'found') Object.assign(seen.value.transaction, change);
    return seen;
  };
};

describe('a signed notification', () => {
  it('without the id of the payment is settled by the order alone', async () => {
    const { buyer, charge } = await paid();
    const { transaction_id: _, ...bare } = school.notification(charge);
    expect((await school.sendNotification(bare)).body).toEqual({ received: true });
    expect([await school.statusOf(buyer), await verdictsOf(buyer)]).toEqual(['paid', ['settled']]);
  });

  it('of a payment that the provider does not know grants nothing; however often it comes, one task asks for a look', async () => {
    const { buyer, charge } = await paid();
    const unknown = school.notification(charge, { transaction_id: 'bukan-pembayaran' });
    for (let n = 0; n < 3; n += 1) expect((await school.sendNotification(unknown)).status).toBe(200);
    expect([await school.statusOf(buyer), await faultsOf(buyer)]).toEqual(['pending', ['transaction']]);
    expect(await verdictsOf(buyer)).toEqual(['mismatch', 'mismatch', 'mismatch']);
    expect((await school.sendNotification(school.notification(charge))).status).toBe(200);
    expect(await school.statusOf(buyer)).toBe('paid');
  });

  it.each<[string, Partial<ProviderTransaction>, string]>([
    ['another order', { providerOrderId: 'pesanan-lain-1' }, 'order'],
    ['another payment', { transactionId: 'pembayaran-lain' }, 'transaction'],
    ['a rupiah less', { amount: PRICE - 1 }, 'amount'],
    ['foreign money', { currency: 'USD' }, 'currency'],
  ])(
    'whose status turns out to be about %s grants nothing and asks for a look',
    async (_what, change, fault) => {
      const { buyer, charge } = await paid();
      answering(change);
      expect((await school.sendNotification(school.notification(charge))).body).toEqual({ received: true });
      expect([await school.statusOf(buyer), await faultsOf(buyer)]).toEqual(['pending', [fault]]);
      expect(await school.count('enrolment where order_id = $1', [buyer.orderId])).toBe(0);
    },
  );

  describe('of a payment that was denied and then paid after all', () => {
    const denial = { status: 'deny', rawStatus: 'deny', statusCode: '202', settlementTime: null } as const;
    async function paidAfterDenial() {
      const { buyer, charge } = await paid();
      answering(denial);
      await school.sendNotification(school.notification({ ...charge, status: 'deny' }));
      expect([await school.statusOf(buyer), await tasksOf(buyer)]).toEqual(['pending', []]);
      Object.assign(school.app.services.midtrans, provider);
      for (let n = 0; n < 2; n += 1)
        expect((await school.sendNotification(school.notification(charge))).body).toEqual({ received: true });
      return buyer;
    }
    const tasksOf = async ({ orderId }: Buyer, state = 'open') =>
      (await asFinance('GET', `/payments/tasks?state=${state}&pageSize=100`)).body.data.filter(
        (task: { order: { id: string } | null }) => task.order?.id === orderId,
      );
    let finance: { token: string };
    beforeAll(async () => {
      finance = await signedInAccount(school.app, 'finance');
    });
    const asFinance = (method: string, path: string) =>
      school.app.ask(method, path, { token: finance.token });

    it('leaves one task, on the home of finance too; the money counts once the provider says so again', async () => {
      const buyer = await paidAfterDenial();
      const [task, ...others] = await tasksOf(buyer);
      expect(task).toMatchObject({ reason: 'paidAfterDenial', fixes: ['check', 'close'] });
      expect([await school.statusOf(buyer), others]).toEqual(['failed', []]);
      const { payments } = (await asFinance('GET', '/finance/dashboard')).body.tasks;
      expect(payments.items).toContainEqual(
        expect.objectContaining({ id: task.id, reason: 'paidAfterDenial', since: task.createdAt }),
      );
      const checks = await Promise.all(
        [1, 2].map(() => asFinance('POST', `/payments/tasks/${task.id}/check`)),
      );
      expect(checks.map(({ status, body }) => [status, body.outcome])).toEqual([
        [200, 'moneyTaken'],
        [200, 'moneyTaken'],
      ]);
      expect([await school.statusOf(buyer), await tasksOf(buyer)]).toEqual(['paid', []]);
      expect(await school.count("enrolment where order_id = $1 and state = 'active'", [buyer.orderId])).toBe(
        1,
      );
      expect(await school.count('receipt where order_id = $1', [buyer.orderId])).toBe(1);
      expect(
        await school.count(
          `audit_log where target_id = $1 and action = 'paymentTask.closed' and after ->> 'outcome' = 'moneyTaken'`,
          [buyer.orderId],
        ),
      ).toBe(1);
    });

    it('stays refused and is closed where the provider says now that it holds nothing', async () => {
      const buyer = await paidAfterDenial();
      const [task] = await tasksOf(buyer);
      answering(denial);
      const { body } = await asFinance('POST', `/payments/tasks/${task.id}/check`);
      expect([body.outcome, body.fixes, await school.statusOf(buyer)]).toEqual(['noMoney', [], 'failed']);
      expect(await school.count('enrolment where order_id = $1', [buyer.orderId])).toBe(0);
    });

    it('stays a task while the provider does not answer, and goes back where the order was over', async () => {
      const buyer = await paidAfterDenial();
      const [task] = await tasksOf(buyer);
      await school.fault({ endpoint: 'status', status: 500 });
      expect((await asFinance('POST', `/payments/tasks/${task.id}/check`)).status).toBe(503);
      expect(await tasksOf(buyer)).toHaveLength(1);
      await school.endFaults();
      await school.app.pool.query(`update orders set expires_at = $2 where id = $1`, [
        buyer.orderId,
        new Date(new Date(MONDAY_MORNING).getTime() - 60_000),
      ]);
      await asFinance('POST', `/payments/tasks/${task.id}/check`);
      const [late] = await tasksOf(buyer);
      expect([late?.reason, late?.fixes[0], await school.statusOf(buyer)]).toEqual([
        'latePayment',
        'return',
        'review',
      ]);
    });
  });

  it('of a reversal, paid and then denied, leaves none', async () => {
    const { buyer, charge } = await paid();
    await school.sendNotification(school.notification(charge));
    answering({ status: 'deny', rawStatus: 'deny', statusCode: '202' });
    await school.sendNotification(school.notification({ ...charge, status: 'deny' }));
    expect([await school.statusOf(buyer), await faultsOf(buyer)]).toEqual(['failed', []]);
  });

  it('that names another merchant than the provider does grants nothing and asks for a look', async () => {
    const { buyer, charge } = await paid();
    const foreign = school.notification(charge, { merchant_id: 'G999999999' });
    expect((await school.sendNotification(foreign)).status).toBe(200);
    expect([await school.statusOf(buyer), await faultsOf(buyer)]).toEqual(['pending', ['merchant']]);
    const named = school.notification(charge, { merchant_id: 'G141532850' });
    expect((await school.sendNotification(named)).status).toBe(200);
    expect(await school.statusOf(buyer)).toBe('paid');
  });

  it('of a payment that is not over yet changes nothing that was settled before', async () => {
    const { buyer, charge } = await paid();
    await school.sendNotification(school.notification(charge));
    answering({ status: 'pending', rawStatus: 'pending', statusCode: '201' });
    const late = school.notification({ ...charge, status: 'pending' });
    expect((await school.sendNotification(late)).status).toBe(200);
    expect([await school.statusOf(buyer), await faultsOf(buyer)]).toEqual(['paid', []]);
    expect(await school.count('receipt where order_id = $1', [buyer.orderId])).toBe(1);
  });

  it('that cannot be looked up is noted as such, answered 503 and handled when it comes again', async () => {
    const { buyer, charge } = await paid();
    await school.fault({ endpoint: 'status', status: 500 });
    const away = await school.sendNotification(school.notification(charge));
    expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([
      503,
      'payments.providerAway',
      '30',
    ]);
    await school.sendNotification(school.notification(charge));
    expect(await verdictsOf(buyer)).toEqual(['notAsked', 'settled']);
  });
});

describe('a forged notification', () => {
  it.each<[string, (signed: Record<string, string>) => Record<string, unknown>]>([
    ['whose order is no text', (signed) => ({ ...signed, order_id: 7 })],
    ['whose order is longer than any', (signed) => ({ ...signed, order_id: 'x'.repeat(201) })],
    ['without an order', ({ order_id: _, ...signed }) => signed],
    ['whose signature is a list', (signed) => ({ ...signed, signature_key: [signed.signature_key] })],
    ['whose amount is a number', (signed) => ({ ...signed, gross_amount: PRICE })],
  ])('%s is refused with 403, and the provider is not asked', async (_what, spoil) => {
    const { buyer, charge } = await paid();
    let asked = 0;
    school.app.services.midtrans.status = async (id) => {
      asked += 1;
      return provider.status(id);
    };
    const refused = await school.sendNotification(spoil(school.notification(charge)));
    expect([refused.status, refused.body.code, asked]).toEqual([403, 'payments.forged', 0]);
    expect(await school.statusOf(buyer)).toBe('pending');
  });

  it('is kept with its first two thousand characters only', async () => {
    const { buyer, charge } = await paid();
    const long = { ...school.notification(charge), signature_key: 'b'.repeat(128), note: 'x'.repeat(50_000) };
    await school.sendNotification(long);
    const { rows } = await school.app.pool.query(
      'select verdict, length(body::text) as length from provider_notification where provider_order_id = $1',
      [buyer.providerOrderId],
    );
    expect(rows).toEqual([{ verdict: 'forged', length: 2000 }]);
  });
});
