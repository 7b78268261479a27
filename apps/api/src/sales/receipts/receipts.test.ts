import { beforeEach, describe, expect, it } from 'vitest';
import { placedFamily } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { eraseOrders } from '../orders/erase.ts';
import { orderOf } from '../orders/read-orders.ts';
import { reassignOrders } from '../orders/reassign.ts';
import { issueReceipt, voidReceipt } from './receipts.ts';

const app = shared(startTestApp);
beforeEach(() => app.clock.set(MONDAY_MORNING));

const bought = async (count = 1) => {
  const family = await placedFamily(
    app,
    Array.from({ length: count }, () => ({ package: 'conversation-kids' })),
  );
  return { ...family, orders: family.places.map(({ orderId }) => orderId) };
};
const issue = (orderId: string | undefined, at = MONDAY_MORNING, payerName = 'Ibu Sari') =>
  inTransaction(app.pool, (db) =>
    issueReceipt(db, { orderId: orderId ?? '', amount: 2_300_000, payerName, now: new Date(at) }),
  );
const receiptsOf = async (orderId: string | undefined) =>
  (
    await app.pool.query(
      `select number, payer_name as payer, amount, voided_at as voided from receipt where order_id = $1 order by number`,
      [orderId],
    )
  ).rows;

describe('the number of a receipt', () => {
  it('is counted per year in Jakarta time and restarts at midnight there', async () => {
    const { orders } = await bought(3);
    const numbers = [
      await issue(orders[0], '2030-12-31T16:59:59.999Z'),
      await issue(orders[1], '2030-12-31T17:00:00.000Z'),
      await issue(orders[2], '2030-12-31T16:59:59.999Z'),
    ];
    expect(numbers).toEqual(['KW/2030/000001', 'KW/2031/000001', 'KW/2030/000002']);
  });

  it('grows longer after 999,999 and is never cut', async () => {
    await app.pool.query('insert into receipt_counter (year, last) values (2032, 999998)');
    const { orders } = await bought(2);
    expect(await issue(orders[0], '2032-05-05T05:00:00Z')).toBe('KW/2032/999999');
    expect(await issue(orders[1], '2032-05-05T05:00:00Z')).toBe('KW/2032/1000000');
  });

  it('is rolled back when its transaction fails, so that auditors find no gap', async () => {
    const { orders } = await bought(2);
    const failed = inTransaction(app.pool, async (db) => {
      await issueReceipt(db, {
        orderId: orders[0] ?? '',
        amount: 1,
        payerName: 'x',
        now: new Date('2033-01-05T00:00:00Z'),
      });
      throw new Error('the booking failed');
    });
    await expect(failed).rejects.toThrow('the booking failed');
    expect(await issue(orders[1], '2033-01-05T00:00:00Z')).toBe('KW/2033/000001');
    expect(await receiptsOf(orders[0])).toEqual([]);
  });

  it('differs for each of ten that are issued at once', async () => {
    const { orders } = await bought(10);
    const numbers = await Promise.all(orders.map((id) => issue(id, '2034-02-03T00:00:00Z')));
    expect(numbers.toSorted()).toEqual(
      Array.from({ length: 10 }, (_, n) => `KW/2034/${String(n + 1).padStart(6, '0')}`),
    );
  });
});

describe('a valid receipt', () => {
  it('is the only one of its order; once it is voided a new one may be issued, and the old number stays used', async () => {
    const { orders, accountId } = await bought(2);
    const [order, other] = orders;
    const first = await issue(order, '2035-03-03T00:00:00Z');
    await expect(issue(order, '2035-03-03T00:00:00Z')).rejects.toThrow(/receipt_one_standing/);
    app.clock.set('2035-03-04T00:00:00Z');
    await voidReceipt(app.pool, order ?? '', app.clock.now());
    expect((await orderOf(app.pool, accountId, order ?? ''))?.receipt_number).toBe(first);
    const second = await issue(order, '2035-03-05T00:00:00Z');
    expect([first, second]).toEqual(['KW/2035/000001', 'KW/2035/000002']);
    expect((await orderOf(app.pool, accountId, order ?? ''))?.receipt_number).toBe(second);
    expect(await issue(other, '2035-03-05T00:00:00Z')).toBe('KW/2035/000003');
    expect(await receiptsOf(order)).toMatchObject([
      { number: first, voided: new Date('2035-03-04T00:00:00Z') },
      { number: second, voided: null },
    ]);
  });

  it('that is voided keeps the day of voiding, and no other receipt changes', async () => {
    const { orders } = await bought(2);
    await issue(orders[0], '2036-01-01T00:00:00Z');
    await issue(orders[1], '2036-01-01T00:00:00Z');
    const day = new Date('2036-01-02T00:00:00Z');
    await voidReceipt(app.pool, orders[0] ?? '', day);
    await voidReceipt(app.pool, orders[0] ?? '', new Date('2036-01-09T00:00:00Z'));
    expect(await receiptsOf(orders[0])).toMatchObject([{ voided: day }]);
    expect(await receiptsOf(orders[1])).toMatchObject([{ voided: null }]);
  });
});

describe('erasing a payer', () => {
  it('keeps number, amount and day of the receipts, and drops the files that name them', async () => {
    const mine = await bought(2);
    const others = await bought();
    const [order] = mine.orders;
    const number = await issue(order, '2037-01-01T00:00:00Z', 'Ibu Rahasia');
    const stays = await issue(others.orders[0], '2037-01-01T00:00:00Z', 'Pak Lain');
    await app.pool.query(
      `insert into kept_document (key, kind, subject, lang) values ('documents/a.pdf', 'receipt', $1, 'id'),
         ('documents/b.pdf', 'receipt', $1, 'en'), ('documents/c.pdf', 'receipt', $2, 'id')`,
      [order, others.orders[0]],
    );
    const files = await inTransaction(app.pool, (db) =>
      eraseOrders(db, { accounts: [mine.accountId], orders: [], near: '(?!)' }),
    );
    expect(files.toSorted()).toEqual(['documents/a.pdf', 'documents/b.pdf']);
    expect(await receiptsOf(order)).toMatchObject([{ number, payer: '', amount: 2_300_000 }]);
    expect(await receiptsOf(others.orders[0])).toMatchObject([{ number: stays, payer: 'Pak Lain' }]);
    const { rows } = await app.pool.query('select key from kept_document where dropped_at is null');
    expect(rows).toEqual([{ key: 'documents/c.pdf' }]);
  });

  it('removes their name from the status reasons of their orders, and of nobody else’s', async () => {
    const { orders } = await bought(3);
    const [mine, plain, others] = orders;
    const reason = (name: string) => JSON.stringify({ key: 'payments.paid', note: `${name} menelepon` });
    const setReason = (id: string | undefined, text: string) =>
      app.pool.query('update orders set status_reason = $2 where id = $1', [id, text]);
    await setReason(mine, reason('Ibu Rahasia'));
    await setReason(plain, JSON.stringify({ key: 'payments.paid' }));
    await setReason(others, reason('Ibu Rahasia'));
    await eraseOrders(app.pool, { accounts: [], orders: [mine ?? '', plain ?? ''], near: 'ibu rahasia' });
    const { rows } = await app.pool.query(
      'select status_reason as why from orders where id = any($1) order by array_position($1, id)',
      [orders],
    );
    expect(rows.map(({ why }) => why)).toEqual([
      { key: 'payments.paid', note: '… menelepon' },
      { key: 'payments.paid' },
      { key: 'payments.paid', note: 'Ibu Rahasia menelepon' },
    ]);
  });
});

it('orders of a merged learner move to the remaining one, and the paying account stays', async () => {
  const [from, to] = [await bought(2), await bought()];
  const learner = (family: Awaited<ReturnType<typeof bought>>, n = 0) => family.places[n]?.learnerId ?? '';
  await reassignOrders(app.pool, learner(from), learner(to));
  const { rows } = await app.pool.query(
    'select account_id, learner_id from orders where account_id = any($1) order by array_position($2, id)',
    [
      [from.accountId, to.accountId],
      [...from.orders, ...to.orders],
    ],
  );
  expect(rows).toEqual([
    { account_id: from.accountId, learner_id: learner(to) },
    { account_id: from.accountId, learner_id: learner(from, 1) },
    { account_id: to.accountId, learner_id: learner(to) },
  ]);
});
