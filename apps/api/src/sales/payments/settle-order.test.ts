import type { ProviderStatus } from '@fasih/school/sales/payments/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPayingSchool, PRICE } from '../../../test/paying-school.ts';
import { shared } from '../../../test/shared.ts';
import type { ProviderTransaction } from '../../platform/provider/midtrans.ts';
import { settleOrder } from './settle-order.ts';

const school = shared(() => aPayingSchool({ notifies: false }));

/** Histories of one charge that the provider may report. */
const histories: ProviderStatus[][] = [
  ['pending', 'settlement'],
  ['pending', 'capture', 'settlement'],
  ['pending', 'settlement', 'deny'],
  ['pending', 'settlement', 'refund'],
  ['pending', 'settlement', 'partial_refund'],
  ['pending', 'deny'],
  ['pending', 'expire'],
  ['challenge', 'capture'],
];

/** Up to three charges on a page, each status reported up to three times, in any order. */
const story = fc.array(fc.constantFrom(...histories), { minLength: 1, maxLength: 3 }).chain((charges) => {
  const news = charges.flatMap((history, charge) => history.map((status) => ({ charge, status })));
  return fc
    .array(fc.constantFrom(...news), { maxLength: 4 })
    .chain((twice) => fc.shuffledSubarray([...news, ...twice], { minLength: news.length + twice.length }))
    .map((told) => ({ charges, told }));
});

function reading(providerOrderId: string, charge: number, status: ProviderStatus): ProviderTransaction {
  const refunded = status === 'refund' ? PRICE : status === 'partial_refund' ? 500_000 : 0;
  const at = new Date(school.app.clock.now().getTime() + charge * 60_000);
  return {
    providerOrderId,
    transactionId: `${providerOrderId}-tx${charge}`,
    status,
    statusCode: '200',
    rawStatus: status,
    fraudStatus: 'accept',
    amount: PRICE,
    currency: 'IDR',
    paymentType: 'gopay',
    transactionTime: at,
    settlementTime: ['settlement', 'deny', 'refund', 'partial_refund'].includes(status) ? at : null,
    expiryTime: null,
    refundedAmount: refunded,
    refunds: refunded ? [{ key: 'r', amount: refunded, createdAt: at, bankConfirmedAt: null }] : [],
  };
}

async function outcome(orderId: string) {
  const { rows } = await school.app.pool.query<{
    status: string;
    granted: boolean;
    active: number;
    receipts: number;
    mails: number;
  }>(
    `select status, granted_key is not null as granted,
       (select count(*)::int from enrolment where order_id = o.id and state = 'active') as active,
       (select count(*)::int from receipt where order_id = o.id and voided_at is null) as receipts,
       (select count(*)::int from outbox where source = 'order.paid:' || o.id) as mails
     from orders o where id = $1`,
    [orderId],
  );
  const { rows: books } = await school.app.pool.query<{ account: string; balance: number }>(
    `select l.account_code as account, sum(l.debit - l.credit)::bigint as balance
     from ledger_line l join ledger_entry e on e.id = l.entry_id
     where e.source_id = $1::text or e.source_id like $1::text || '%' group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [orderId],
  );
  const { rows: held } = await school.app.pool.query<{ held: number }>(
    `select coalesce(sum(amount - refunded), 0)::bigint as held from provider_charge
     where order_id = $1 and status in ('capture', 'settlement', 'partial_refund', 'refund')`,
    [orderId],
  );
  const row = rows[0];
  if (!row) throw new Error('no order');
  return {
    ...row,
    books: Object.fromEntries(books.map((one) => [one.account, one.balance])),
    held: held[0]?.held ?? 0,
  };
}

describe('an order whose charges are reported in any order, twice and concurrently', () => {
  it('ends in the same state, with at most one grant and books that hold exactly the money received', async () => {
    await fc.assert(
      fc.asyncProperty(story, fc.boolean(), async ({ charges, told }, atOnce) => {
        const buyer = await school.buys();
        const tell = ({ charge, status }: { charge: number; status: ProviderStatus }) =>
          settleOrder(
            school.app.pool,
            buyer.orderId,
            [reading(buyer.providerOrderId, charge, status)],
            school.app.clock.now(),
          );
        if (atOnce) await Promise.all(told.map(tell));
        else for (const news of told) await tell(news);
        const end = await outcome(buyer.orderId);

        const straight = await school.buys();
        const last = charges.flatMap((history, charge) =>
          history.map((status) => reading(straight.providerOrderId, charge, status)),
        );
        await settleOrder(school.app.pool, straight.orderId, last, school.app.clock.now());
        expect(end.status).toBe((await outcome(straight.orderId)).status);

        expect(end.active).toBe(end.granted ? 1 : 0);
        expect(end.receipts).toBe(end.granted ? 1 : 0);
        expect(end.mails).toBeLessThanOrEqual(1);
        expect(end.books['cash.provider'] ?? 0).toBe(end.held);
        expect(Object.values(end.books).reduce((sum, one) => sum + one, 0)).toBe(0);
        expect((end.books['fees.unearned'] ?? 0) < 0).toBe(end.granted);
      }),
      { numRuns: 40 },
    );
    const { rows } = await school.app.pool.query<{ number: string }>(
      'select number from receipt order by number',
    );
    expect(rows.map(({ number }) => Number(number.slice(-6)))).toEqual(rows.map((_, place) => place + 1));
  });
});
