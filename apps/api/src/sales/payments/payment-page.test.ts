import { DAY, later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPayingSchool, type Buyer } from '../../../test/paying-school.ts';
import { type Account, aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import type { Midtrans } from '../../platform/provider/midtrans.ts';

const school = shared(() => aPayingSchool({ notifies: false }));
let provider: Midtrans;
let family: Account;
beforeAll(async () => {
  provider = { ...school.app.services.midtrans };
});
beforeEach(async () => {
  school.app.clock.set(MONDAY_MORNING);
  family = await aFamily(school.app);
});
afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(school.app.services.midtrans, provider);
  await school.endFaults();
});

const buy = () => school.buys({}, family);
const ordersOf = async () =>
  (
    await school.app.pool.query<{ id: string; status: string }>(
      'select id, status from orders where account_id = $1 order by created_at, id',
      [family.accountId],
    )
  ).rows;
const attemptsOf = async (orderId: string) =>
  (
    await school.app.pool.query('select state from payment_attempt where order_id = $1 order by number', [
      orderId,
    ])
  ).rows.map(({ state }) => state);
const payment = (answer: Buyer) => [answer.bought.status, answer.bought.body.code];

/** Replaces the call that opens a page; `open` is the provider's own. */
function openingWith(work: (open: () => ReturnType<Midtrans['createTransaction']>) => unknown) {
  const calls = { count: 0 };
  school.app.services.midtrans.createTransaction = ((input) => {
    calls.count += 1;
    return work(() => provider.createTransaction(input));
  }) as Midtrans['createTransaction'];
  return calls;
}

/** Resolves when a call looks whether the page that another one asks for is there. */
function someoneWaitsForThePage(): Promise<void> {
  const { pool } = school.app.services;
  const { query } = pool;
  return new Promise((waits) => {
    vi.spyOn(pool, 'query').mockImplementation(((...args: Parameters<typeof query>) => {
      const text = String((args[0] as { text?: string }).text ?? args[0]);
      if (/as "leased"/.test(text)) waits();
      return Reflect.apply(query, pool, args);
    }) as typeof query);
  });
}

describe('a second click while the provider is asked for the page', () => {
  /** Two clicks of one family: the second waits for the page that the first asks for, which is then answered by `work`. */
  async function twoClicks(work: Parameters<typeof openingWith>[0]) {
    const answer = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const calls = openingWith(async (open) => {
      asked.resolve();
      await answer.promise;
      return work(open);
    });
    const first = buy();
    await asked.promise;
    const waits = someoneWaitsForThePage();
    const second = buy();
    await waits;
    answer.resolve();
    return { calls, clicks: await Promise.all([first, second]) };
  }

  it('waits for the page of the first, and the provider is asked once', async () => {
    const { calls, clicks } = await twoClicks((open) => open());
    const [one, two] = clicks;
    expect(one.bought.status).toBe(200);
    expect(two.bought.body).toEqual(one.bought.body);
    expect([calls.count, (await ordersOf()).length]).toEqual([1, 1]);
  });

  it('is told when to come back where the first fails, and then gets a page of the same order', async () => {
    const { clicks } = await twoClicks(() => ({
      ok: false,
      failure: { kind: 'unreachable', why: 'serverFault', status: 503 },
    }));
    for (const one of clicks) {
      expect(payment(one)).toEqual([503, 'payments.providerAway']);
      expect(Number(one.bought.headers['retry-after'])).toBeLessThanOrEqual(5);
    }
    Object.assign(school.app.services.midtrans, provider);
    const third = await buy();
    expect(third.bought.body.redirect_url).toBeDefined();
    expect([await ordersOf(), await attemptsOf(third.orderId)]).toEqual([
      [{ id: third.orderId, status: 'pending' }],
      ['open'],
    ]);
  });
});

describe('an order that is cancelled while the provider opens its page', () => {
  it('leaves no page on which somebody could pay, and the click buys anew', async () => {
    let cancelled = '';
    const closed = vi.spyOn(school.app.services.midtrans, 'cancelPage');
    const calls = openingWith(async (open) => {
      const made = await open();
      if (calls.count > 1) return made;
      cancelled = (await ordersOf())[0]?.id ?? '';
      const answer = await school.app.ask('POST', `/orders/${cancelled}/cancel`, { token: family.token });
      expect(answer.status).toBe(200);
      return made;
    });
    const { bought, orderId } = await buy();
    expect(bought.status).toBe(200);
    expect(orderId).not.toBe(cancelled);
    expect(await ordersOf()).toEqual([
      { id: cancelled, status: 'expired' },
      { id: orderId, status: 'pending' },
    ]);
    const [page] = (await school.pages(`${cancelled}-1`)).pages;
    expect(closed.mock.calls).toEqual([[page?.token]]);
    expect(await school.act(`${cancelled}-1`, 'pay', { notify: false })).toBeNull();
  });
});

describe('an order without a page, because the reply was lost', () => {
  async function lostPage(): Promise<string> {
    await school.fault({ endpoint: 'create', dropReply: true });
    expect(payment(await buy())).toEqual([503, 'payments.providerAway']);
    return (await ordersOf())[0]?.id ?? '';
  }

  it.each([
    ['status', 'whether it was paid'],
    ['cancel', 'to void the payment that waits there'],
  ])('opens no other one while the provider does not say %s: it cannot be asked %s', async (endpoint) => {
    const orderId = await lostPage();
    await school.act(orderId, 'pending', { notify: false });
    await school.fault({ endpoint, status: 503 });
    expect(payment(await buy())).toEqual([503, 'payments.providerAway']);
    expect(await attemptsOf(orderId)).toEqual(['asked']);
    const later = await buy();
    expect(later.bought.body.redirect_url).toBeDefined();
    const { transactions } = await school.pages(`${orderId}-1`);
    expect(transactions.map(({ status }) => status)).toEqual(['cancel']);
  });

  it('on which every payment was denied gets another page under another name', async () => {
    const orderId = await lostPage();
    await school.act(orderId, 'deny', { notify: false });
    const again = await buy();
    expect([again.orderId, again.providerOrderId]).toEqual([orderId, `${orderId}-2`]);
    expect(await attemptsOf(orderId)).toEqual(['refused', 'open']);
  });

  it('is offered until fifteen minutes before its end; a second later the same click buys anew', async () => {
    const orderId = await lostPage();
    const shortest = later(new Date(MONDAY_MORNING), DAY - 15 * MINUTE);
    school.app.clock.set(later(shortest, SECOND));
    const { orderId: nextId } = await buy();
    expect(await ordersOf()).toEqual([
      { id: orderId, status: 'expired' },
      { id: nextId, status: 'pending' },
    ]);

    family = await aFamily(school.app);
    school.app.clock.set(MONDAY_MORNING);
    const other = await lostPage();
    school.app.clock.set(shortest);
    expect((await buy()).orderId).toBe(other);
    expect((await school.pages(`${other}-1`)).pages.at(-1)?.expiresAt).toBe(
      later(shortest, 15 * MINUTE).getTime(),
    );
  });
});
