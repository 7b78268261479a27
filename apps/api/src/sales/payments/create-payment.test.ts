import { enabledPayments } from '@fasih/school/sales/payments/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { aPayingSchool, PACKAGE, type PayingSchool, PRICE } from '../../../test/paying-school.ts';
import { aChild, aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import { createMidtrans, type Midtrans } from '../../platform/provider/midtrans.ts';

const school = shared(aPayingSchool);
afterEach(() => school.endFaults());

const orders = (accountId: string) => school.count('orders where account_id = $1', [accountId]);
const attempts = (orderId: string) => school.count('payment_attempt where order_id = $1', [orderId]);

describe('the request to the provider', () => {
  it('has the catalogue’s amount, whatever else the client sends, and a page that ends with the order', async () => {
    const buyer = await school.buys({ price: 1, amount: 1, gross_amount: 1 });
    expect(buyer.bought.status).toBe(200);
    const { pages } = await school.pages(buyer.orderId);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ orderId: `${buyer.orderId}-1`, amount: PRICE });
    expect(pages[0]?.orderId).toMatch(/^[A-Za-z0-9\-_~.]{1,50}$/);
    expect(pages[0]?.expiresAt).toBe(school.app.clock.now().getTime() + 24 * 3_600_000);
    const order = await school.app.ask('GET', `/orders/${buyer.orderId}`, { token: buyer.token });
    expect(order.body).toMatchObject({
      status: 'pending',
      total: PRICE,
      payment: { token: buyer.bought.body.token },
    });
    expect(buyer.bought.body.redirect_url).toContain(buyer.bought.body.token);
  });

  it("names the payer and the package, never the child, and the voucher's discount as a separate line", async () => {
    const sent: unknown[] = [];
    const real = createMidtrans({ ...keysOf(school), fetch: keeping(sent) });
    await withProvider(real, async () => {
      const family = await aFamily(school.app, 'Ibu Sari');
      const learnerId = await aChild(school.app, family, 'Budi Rahasia');
      await aVoucher('KURANG10', 'percent', 10);
      const buyer = await school.buys({ learnerId, voucher: 'kurang10' }, family);
      expect(buyer.bought.status).toBe(200);
    });
    expect(JSON.stringify(sent)).not.toContain('Budi');
    expect(sent[0]).toMatchObject({
      transaction_details: { gross_amount: PRICE * 0.9 },
      customer_details: { first_name: 'Ibu Sari', phone: '+6281234567890' },
      expiry: { start_time: '2026-11-02 09:00:00 +0700', unit: 'minute', duration: 1440 },
      item_details: [{ price: PRICE }, { price: -PRICE * 0.1 }],
    });
  });
});

describe('two clicks, two tabs', () => {
  it('make one order, one page and the same address, one after the other and at the same moment', async () => {
    const family = await aFamily(school.app);
    const both = await Promise.all(Array.from({ length: 6 }, () => school.buys({}, family)));
    expect(both.map((one) => one.bought.status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(both.map((one) => one.bought.body.redirect_url)).size).toBe(1);
    const again = await school.buys({}, family);
    expect(again.bought.body).toEqual(both[0]?.bought.body);
    expect(await orders(family.accountId)).toBe(1);
    expect((await school.pages(again.orderId)).pages).toHaveLength(1);
    expect(await school.count('audit_entry where target_id = $1', [again.orderId])).toBe(1);
  });
});

describe('a lost reply', () => {
  it.each([
    ['the connection drops', { endpoint: 'create', dropReply: true }],
    ['the answer comes too late', { endpoint: 'create', timeoutMs: 2_000 }],
  ])(
    '%s after the provider accepted: 503, nothing lost, and a retry yields one usable page',
    async (_, fault) => {
      await school.fault(fault);
      school.givesUpAfter(700);
      const first = await school.buys();
      await school.endFaults();
      expect([first.bought.status, first.bought.body.code]).toEqual([503, 'payments.providerAway']);
      expect(Number(first.bought.headers['retry-after'])).toBeGreaterThan(0);
      expect(await orders(first.accountId)).toBe(1);
      const retry = await school.buys({}, first);
      expect(retry.bought.status).toBe(200);
      expect(await attempts(retry.orderId)).toBe(1);
      const { pages } = await school.pages(retry.orderId);
      expect(new Set(pages.map((page) => page.orderId))).toEqual(new Set([`${retry.orderId}-1`]));
      expect(pages.at(-1)?.token).toBe(retry.bought.body.token);
    },
  );

  it('the attempt is committed before the provider is called', async () => {
    let rowsDuringCall = -1;
    const real = createMidtrans(keysOf(school));
    const watching: Midtrans = {
      ...real,
      async createTransaction(transaction) {
        rowsDuringCall = await school.count('payment_attempt where provider_order_id = $1', [
          transaction.providerOrderId,
        ]);
        return real.createTransaction(transaction);
      },
    };
    await withProvider(watching, async () => expect((await school.buys()).bought.status).toBe(200));
    expect(rowsDuringCall).toBe(1);
  });
});

describe('the page was opened, but saving it failed', () => {
  it('a retry recovers, and the dead address is not handed out again', async () => {
    const real = createMidtrans(keysOf(school));
    let lostUrl = '';
    const crashing: Midtrans = {
      ...real,
      async createTransaction(transaction) {
        const made = await real.createTransaction(transaction);
        if (made.ok) lostUrl = made.value.redirectUrl;
        throw new Error('the process dies here');
      },
    };
    const first = await withProvider(crashing, () => school.buys());
    expect(first.bought.status).toBe(500);
    // The lease of the dead call expires by itself.
    await school.app.pool.query('update payment_attempt set asking_until = now() where token is null');
    const retry = await school.buys({}, first);
    expect(retry.bought.status).toBe(200);
    expect(retry.bought.body.redirect_url).not.toBe(lostUrl);
    expect(await orders(first.accountId)).toBe(1);
  });
});

describe('the provider says that the order id was used', () => {
  async function lostPage() {
    await school.fault({ endpoint: 'create', dropReply: true });
    const first = await school.buys();
    const { rows } = await school.app.pool.query<{ id: string }>(
      'select id from orders where account_id = $1',
      [first.accountId],
    );
    return { family: first, orderId: rows[0]?.id ?? '' };
  }

  it('and paid meanwhile: the money is taken over, no second page is opened', async () => {
    const { family, orderId } = await lostPage();
    await school.act(orderId, 'pay', { notify: false });
    const retry = await school.buys({}, family);
    expect(retry.bought.body).toEqual({ orderId });
    const order = await school.app.ask('GET', `/orders/${orderId}`, { token: family.token });
    expect(order.body.status).toBe('paid');
    expect(await orders(family.accountId)).toBe(1);
  });

  it('and a payment is pending on the lost page: it is voided before another page is opened', async () => {
    const { family, orderId } = await lostPage();
    await school.act(orderId, 'pending', { notify: false });
    const retry = await school.buys({}, family);
    expect(retry.bought.status).toBe(200);
    expect(retry.bought.body.redirect_url).toBeDefined();
    const { transactions } = await school.pages(`${orderId}-1`);
    expect(transactions.map((one) => one.status)).toEqual(['cancel']);
  });

  it('and does not know it: the next attempt has a new suffix, and after three a person must look', async () => {
    await school.fault({ endpoint: 'create', status: 400 });
    const buyer = await school.buys();
    expect(buyer.bought.status).toBe(200);
    expect(buyer.providerOrderId).toBe(`${buyer.orderId}-2`);
    await school.fault({ endpoint: 'create', status: 400, times: 3 });
    const refused = await school.buys();
    expect([refused.bought.status, refused.bought.body.code]).toEqual([503, 'payments.refused']);
  });
});

describe('the provider is unavailable or refuses our key', () => {
  it.each([401, 500, 503, 429])(
    'answers %i: a 503 without the key, and the order can still be paid',
    async (status) => {
      await school.fault({ endpoint: 'create', status });
      const buyer = await school.buys();
      expect([buyer.bought.status, buyer.bought.body.code]).toEqual([503, 'payments.providerAway']);
      expect(JSON.stringify(buyer.bought)).not.toContain('SB-Mid-server');
      expect((await school.buys({}, buyer)).bought.status).toBe(200);
    },
  );
});

describe('assumptions of the checkout', () => {
  it('an order above ten million offers more than QRIS', () => {
    expect(enabledPayments(12_000_000)).toEqual(expect.arrayContaining(['bca_va', 'bni_va', 'credit_card']));
    expect(enabledPayments(12_000_000)).not.toContain('other_qris');
  });

  it('a sandbox key with the production host is refused at start-up', () => {
    const hosts = { snapUrl: 'https://app.midtrans.com', apiUrl: 'https://api.midtrans.com' };
    expect(() => createMidtrans({ ...hosts, serverKey: 'SB-Mid-server-x' })).toThrow(/sandbox key/);
  });

  it('a forged return address grants nothing, and the link to the payment page also works alone', async () => {
    const buyer = await school.buys();
    const page = await fetch(buyer.bought.body.redirect_url);
    expect(page.status).toBe(200);
    const query = `?order_id=${buyer.providerOrderId}&status_code=200&transaction_status=settlement`;
    const order = await school.app.ask('GET', `/orders/${buyer.orderId}${query}`, { token: buyer.token });
    expect(order.body.status).toBe('pending');
    const checked = await school.app.ask('POST', `/orders/${buyer.orderId}/check${query}`, {
      token: buyer.token,
    });
    expect(checked.body.status).toBe('pending');
  });

  it("reads the provider's times as WIB", async () => {
    const buyer = await school.buys();
    await school.act(buyer.orderId, 'pay');
    const order = await school.app.ask('GET', `/orders/${buyer.orderId}`, { token: buyer.token });
    expect(order.body.paidAt).toBe(school.app.clock.now().toISOString());
  });
});

function keysOf({ app }: PayingSchool) {
  const { serverKey, snapUrl, apiUrl } = app.config.payments;
  return { serverKey, snapUrl, apiUrl };
}

/** A `fetch` that records the bodies of creates. */
function keeping(sent: unknown[]): typeof globalThis.fetch {
  return (input, init) => {
    if (String(input).includes('/snap/v1/transactions')) sent.push(JSON.parse(String(init?.body)));
    return fetch(input, init);
  };
}

/** Runs work with another provider client. */
async function withProvider<T>(midtrans: Midtrans, work: () => Promise<T>): Promise<T> {
  const before = { ...school.app.services.midtrans };
  Object.assign(school.app.services.midtrans, midtrans);
  try {
    return await work();
  } finally {
    Object.assign(school.app.services.midtrans, before);
  }
}

async function aVoucher(code: string, kind: string, value: number, maxUses: number | null = null) {
  await school.app.pool.query(
    `insert into voucher (code, kind, value, valid_from, max_uses) values ($1, $2, $3, '2026-01-01', $4)`,
    [code, kind, value, maxUses],
  );
  return PACKAGE;
}
