import { HOUR, later } from '@fasih/school/basics/instants';
import { afterEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aPayingSchool, type Buyer, PACKAGE, PRICE } from '../../../test/paying-school.ts';
import { aChild, aFamily } from '../../../test/people.ts';
import { poison } from '../../../test/poison.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';

const school = shared(aPayingSchool);
afterEach(async () => {
  school.app.clock.set(MONDAY_MORNING);
  await school.endFaults();
});

async function aVoucher(
  code: string,
  more: { kind?: string; value?: number; maxUses?: number; until?: string } = {},
) {
  await school.app.pool.query(
    `insert into voucher (code, kind, value, valid_from, valid_until, max_uses)
     values ($1, $2, $3, '2026-11-01T00:00:00Z', $4, $5)`,
    [code, more.kind ?? 'percent', more.value ?? 10, more.until ?? null, more.maxUses ?? null],
  );
}
const used = async (code: string) =>
  (await school.app.pool.query<{ used: number }>('select used from voucher where code = $1', [code])).rows[0]
    ?.used;
const quote = (body: object) => school.app.ask('POST', '/payments/quote', { body });
const orderOf = async (buyer: Buyer, orderId = buyer.orderId) =>
  (await school.app.ask('GET', `/orders/${orderId}`, { token: buyer.token })).body;

describe('the discount of a voucher', () => {
  it.each([
    ['percent', 10, 270_000],
    ['percent', 33, 891_000],
    ['fixed', 500_000, 500_000],
    ['fixed', 9_000_000, PRICE],
  ])('%s %i takes off Rp %i, whatever the case of its code', async (kind, value, discount) => {
    const code = `v-${kind}-${value}`;
    await aVoucher(code, { kind, value });
    const answer = await quote({ packageId: PACKAGE, voucher: code.toUpperCase() });
    expect(answer.body).toEqual({ price: PRICE, discount, total: PRICE - discount, voucher: code });
    expect(await used(code)).toBe(0);
  });

  it('names the code as the school wrote it, however the family typed it', async () => {
    await aVoucher('HEMAT-BESAR');
    const buyer = await school.buys({ voucher: 'hemat-besar' });
    expect(await orderOf(buyer)).toMatchObject({ voucher: 'HEMAT-BESAR', discount: PRICE / 10 });
    expect(await used('HEMAT-BESAR')).toBe(1);
  });

  it('is refused with the same reason for visitors and buyers', async () => {
    await aVoucher('LAMA', { until: '2026-11-01T12:00:00Z' });
    await aVoucher('HABIS', { maxUses: 0 });
    const cases = [
      ['TIDAKADA', 'orders.voucherUnknown'],
      ['LAMA', 'orders.voucherOver'],
      ['HABIS', 'orders.voucherUsedUp'],
    ];
    for (const [voucher, code] of cases) {
      expect((await quote({ packageId: PACKAGE, voucher })).body.code).toBe(code);
      expect((await school.buys({ voucher })).bought.body.code).toBe(code);
    }
    expect((await quote({ packageId: 4711 })).body.code).toBe('packages.notOnSale');
  });
});

describe('trying voucher codes', () => {
  it('is blocked after thirty attempts of one account, for quotes and orders; prices and other families are not affected', async () => {
    await aVoucher('TEBAKAN');
    const family = await aFamily(school.app);
    const tries = (token: string, voucher?: string) =>
      school.app.ask('POST', '/payments/quote', { token, body: { packageId: PACKAGE, voucher } });
    for (let n = 0; n < 30; n += 1)
      expect((await tries(family.token, `SALAH${n}`)).body.code).toBe('orders.voucherUnknown');
    const held = await tries(family.token, 'TEBAKAN');
    expect([held.status, held.body.code]).toEqual([429, 'common.tooMany']);
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0);
    expect((await school.buys({ voucher: 'TEBAKAN' }, family)).bought.status).toBe(429);
    expect((await tries(family.token)).status).toBe(200);
    expect((await tries((await aFamily(school.app)).token, 'TEBAKAN')).status).toBe(200);
  });
});

describe('guessing voucher codes by orders', () => {
  it('is blocked after thirty even if all come at once', async () => {
    const guesser = await aFamily(school.app);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => school.buys({ voucher: `TEBAK${n}` }, guesser)),
    );
    const unknown = guesses.filter(({ bought }) => bought.body.code === 'orders.voucherUnknown');
    expect([unknown.length, guesses.filter(({ bought }) => bought.status === 429).length]).toEqual([30, 10]);
  });
});

describe('a refused first purchase', () => {
  it('leaves nothing behind: no learner, no order, no use of the voucher, no audit entry', async () => {
    await aVoucher('SUDAHHABIS', { maxUses: 0 });
    const family = await aFamily(school.app);
    const { bought } = await school.buys({ voucher: 'SUDAHHABIS' }, family);
    expect([bought.status, bought.body.code]).toEqual([409, 'orders.voucherUsedUp']);
    const accountIds = [family.accountId];
    expect(await school.count('learner where account_id = $1', accountIds)).toBe(0);
    expect(await school.count('orders where account_id = $1', accountIds)).toBe(0);
    expect(await school.count('audit_entry where account_id = $1', accountIds)).toBe(0);
  });
});

describe('a voucher with one use', () => {
  it('is taken by one of five who buy at the same moment', async () => {
    await aVoucher('SATUSAJA', { maxUses: 1 });
    const first = await aFamily(school.app);
    const others = await Promise.all(Array.from({ length: 4 }, () => aFamily(school.app)));
    const buys = (family: typeof first) => school.buys({ voucher: 'satusaja' }, family);
    let late: Buyer[] = [];
    // The first has read the voucher and not taken it yet when the others arrive.
    const held = holdAfter(school.app.services.pool, /from "voucher" where "code"/, async () => {
      late = await Promise.all(others.map(buys));
    });
    const one = await buys(first);
    expect(await held.done()).toEqual([]);
    expect([one, ...late].map(({ bought }) => bought.status)).toEqual([200, 409, 409, 409, 409]);
    expect(await used('SATUSAJA')).toBe(1);
  });
});

describe('a voucher limited to one use per family', () => {
  it('is taken by one of two orders of a family at the same moment, and its quote says so until the use is free', async () => {
    await aVoucher('SEKELUARGA');
    await school.app.pool.query(`update voucher set max_uses_per_family = 1 where code = 'SEKELUARGA'`);
    const family = await aFamily(school.app);
    const learners = [await aChild(school.app, family, 'Adi'), await aChild(school.app, family, 'Ayu')];
    const two = await Promise.all(
      learners.map((learnerId) => school.buys({ learnerId, voucher: 'sekeluarga' }, family)),
    );
    expect(two.map(({ bought }) => bought.body.code ?? 'taken').sort()).toEqual([
      'orders.voucherUsedByFamily',
      'taken',
    ]);
    expect(await used('SEKELUARGA')).toBe(1);
    const asks = (token?: string) =>
      school.app.ask('POST', '/payments/quote', {
        body: { packageId: PACKAGE, voucher: 'SEKELUARGA' },
        ...(token ? { token } : {}),
      });
    const told = await asks(family.token);
    expect([told.status, told.body.code]).toEqual([409, 'orders.voucherUsedByFamily']);
    expect((await asks()).status).toBe(200);
    expect((await school.buys({ voucher: 'SEKELUARGA' })).bought.status).toBe(200);
    const held = two.find(({ bought }) => bought.status === 200);
    await school.app.ask('POST', `/orders/${held?.orderId}/cancel`, { token: family.token });
    expect((await asks(family.token)).status).toBe(200);
    const [learnerId] = learners;
    expect((await school.buys({ learnerId, voucher: 'SEKELUARGA' }, family)).bought.status).toBe(200);
  });
});

describe('another voucher for the same purchase', () => {
  it('ends the open page at the provider, frees the first voucher and creates a new order', async () => {
    await aVoucher('PERTAMA', { maxUses: 1 });
    await aVoucher('KEDUA', { value: 20 });
    const first = await school.buys({ voucher: 'PERTAMA' });
    const second = await school.buys({ voucher: 'KEDUA' }, first);
    expect(second.bought.status).toBe(200);
    expect(second.orderId).not.toBe(first.orderId);
    expect([await used('PERTAMA'), await used('KEDUA')]).toEqual([0, 1]);
    expect(await orderOf(first)).toMatchObject({ status: 'expired', payment: null });
    expect(await orderOf(second)).toMatchObject({ status: 'pending', total: PRICE * 0.8 });
    expect(await school.act(first.orderId, 'pay')).toBeNull();
    // Without a voucher it is another purchase too; repeating the same one is not.
    const third = await school.buys({}, first);
    expect(await orderOf(third)).toMatchObject({ total: PRICE, voucher: null });
    expect((await school.buys({}, first)).orderId).toBe(third.orderId);
  });

  it('voids a pending payment, and never opens a second page while the provider is unavailable', async () => {
    await aVoucher('NANTI');
    const first = await school.buys();
    await school.act(first.orderId, 'pending');
    await school.fault({ endpoint: 'cancel', status: 500 });
    const away = await school.buys({ voucher: 'NANTI' }, first);
    expect(away.bought.body.code).toBe('payments.providerAway');
    expect(await used('NANTI')).toBe(0);
    const second = await school.buys({ voucher: 'NANTI' }, first);
    expect(second.bought.status).toBe(200);
    expect((await school.pages(first.orderId)).transactions.map(({ status }) => status)).toEqual(['cancel']);
  });

  it('that cannot be used leaves the open order, its page and its voucher as they are', async () => {
    await aVoucher('DIPAKAI-DULU', { maxUses: 1 });
    await aVoucher('TAK-BERSISA', { maxUses: 0 });
    const first = await school.buys({ voucher: 'DIPAKAI-DULU' });
    await school.act(first.orderId, 'pending');
    for (const [voucher, code] of [
      ['SALAH-KETIK', 'orders.voucherUnknown'],
      ['TAK-BERSISA', 'orders.voucherUsedUp'],
    ]) {
      const refused = await school.buys({ voucher }, first);
      expect([refused.bought.status, refused.bought.body.code]).toEqual([409, code]);
    }
    expect(await used('DIPAKAI-DULU')).toBe(1);
    expect(await orderOf(first)).toMatchObject({ status: 'pending', voucher: 'DIPAKAI-DULU' });
    expect((await school.pages(first.orderId)).transactions.map(({ status }) => status)).toEqual(['pending']);
  });

  it('is too late when the first was paid: 409, and the payment counts', async () => {
    await aVoucher('TELAT');
    const first = await school.buys();
    await school.act(first.orderId, 'pay', { notify: false });
    const late = await school.buys({ voucher: 'TELAT' }, first);
    expect([late.bought.status, late.bought.body.code]).toEqual([409, 'orders.beingPaid']);
    expect((await orderOf(first)).status).toBe('paid');
  });
});

describe('a total of Rp 0', () => {
  it('needs no provider: no address, a free order, enrolment and confirmation, no receipt number, no booking', async () => {
    await aVoucher('GRATIS', { value: 100 });
    const before = await school.books();
    const buyer = await school.buys({ voucher: 'GRATIS' });
    expect(buyer.bought.body).toEqual({ orderId: buyer.orderId });
    const order = await orderOf(buyer, 'latest');
    expect(order).toMatchObject({
      id: buyer.orderId,
      status: 'free',
      total: 0,
      receiptNumber: null,
      payment: null,
    });
    expect(order.enrolmentId).not.toBeNull();
    expect(
      await school.count("outbox where kind = 'orders.free' and account_id = $1", [buyer.accountId]),
    ).toBe(1);
    expect(await school.books()).toEqual(before);
    const receipt = await school.app.ask('GET', `/orders/${buyer.orderId}/receipt.pdf`, {
      token: buyer.token,
    });
    expect([receipt.status, receipt.body.code]).toEqual([404, 'orders.noReceipt']);
  });

  it('pressed five times at once opens one enrolment and takes one use', async () => {
    await aVoucher('GRATIS5', { value: 100 });
    const family = await aFamily(school.app);
    const five = await Promise.all(
      Array.from({ length: 5 }, () => school.buys({ voucher: 'GRATIS5' }, family)),
    );
    expect(new Set(five.map((one) => one.orderId)).size).toBe(1);
    expect(await used('GRATIS5')).toBe(1);
    expect(
      await school.count('enrolment e join learner l on l.id = e.learner_id where l.account_id = $1', [
        family.accountId,
      ]),
    ).toBe(1);
  });
});

describe("one's own orders", () => {
  it("are listed newest first; others' are not found by any call", async () => {
    const family = await aFamily(school.app);
    const first = await school.buys({ packageId: 101 }, family);
    school.app.clock.set(later(school.app.clock.now(), HOUR));
    const second = await school.buys({ packageId: 102 }, family);
    const list = await school.app.ask('GET', '/orders?pageSize=1', { token: family.token });
    expect(list.body).toMatchObject({ total: 2, page: 1, pageSize: 1, data: [{ id: second.orderId }] });
    const next = await school.app.ask('GET', '/orders?pageSize=1&page=2', { token: family.token });
    expect(next.body.data).toMatchObject([{ id: first.orderId, learner: { name: 'Ibu Sari' } }]);
    const beyond = await school.app.ask('GET', '/orders?page=9', { token: family.token });
    expect(beyond.body).toMatchObject({ data: [], total: 2 });

    const stranger = await aFamily(school.app);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/check'],
      ['POST', '/cancel'],
      ['GET', '/receipt.pdf'],
    ] as const) {
      const answer = await school.app.ask(method, `/orders/${first.orderId}${path}`, {
        token: stranger.token,
      });
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'orders.notFound']);
    }
    expect((await school.app.ask('GET', '/orders/latest', { token: stranger.token })).status).toBe(404);
    expect((await school.app.ask('GET', '/orders/not-an-id', { token: stranger.token })).status).toBe(404);
    expect((await school.app.ask('GET', '/orders', { token: stranger.token })).body).toMatchObject({
      data: [],
      total: 0,
    });
  });

  it('cancelled five times at once are closed once, with one audit entry', async () => {
    const buyer = await school.buys();
    const cancel = () => school.app.ask('POST', `/orders/${buyer.orderId}/cancel`, { token: buyer.token });
    const five = await Promise.all(Array.from({ length: 5 }, cancel));
    expect(five.map(({ status, body }) => [status, body.status])).toEqual(
      Array.from({ length: 5 }, () => [200, 'expired']),
    );
    const ofOrder = "audit_entry where action = 'order.cancelled' and target_id = $1";
    expect(await school.count(ofOrder, [buyer.orderId])).toBe(1);
  });

  it('stay open when cancelling cannot be audited', async () => {
    const buyer = await school.buys();
    const cancel = () => school.app.ask('POST', `/orders/${buyer.orderId}/cancel`, { token: buyer.token });
    const heal = await poison(school.app.pool, 'audit_entry', `new.action = 'order.cancelled'`);
    expect((await cancel()).status).toBe(500);
    expect((await orderOf(buyer)).status).toBe('pending');
    await heal();
    expect((await cancel()).body.status).toBe('expired');
  });

  it('once cancelled make room for another, and cancelling twice changes nothing', async () => {
    const buyer = await school.buys();
    const cancel = () => school.app.ask('POST', `/orders/${buyer.orderId}/cancel`, { token: buyer.token });
    expect([(await cancel()).body.status, (await cancel()).body.status]).toEqual(['expired', 'expired']);
    expect((await school.buys({}, buyer)).orderId).not.toBe(buyer.orderId);
  });
});
