import { randomUUID } from 'node:crypto';
import { terms } from '@fasih/content/legal/terms';
import { fieldText, type ProblemCode, problemText } from '@fasih/messages/texts';
import { DAY, later } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { aPayingSchool, PACKAGE, PRICE } from '../../../test/paying-school.ts';
import { type Account, aChild, aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING } from '../../../test/start-test-app.ts';

const school = shared(aPayingSchool);
let family: Account;
beforeEach(async () => {
  family = await aFamily(school.app);
});
afterEach(async () => {
  school.app.clock.set(MONDAY_MORNING);
  await school.endFaults();
});

const MINUTE = 60_000;
const places = (body: unknown, lang: 'id' | 'en' = 'id', by = family) =>
  school.app.ask('POST', '/payments/create', { token: by.token, body, lang });
const reads = async (orderId: string, by = family) =>
  (await school.app.ask('GET', `/orders/${orderId}`, { token: by.token })).body;
const cancels = (orderId: string, by = family) =>
  school.app.ask('POST', `/orders/${orderId}/cancel`, { token: by.token });
const written = (by = family) => school.count('orders where account_id = $1', [by.accountId]);
const used = async (code: string) =>
  (await school.app.pool.query<{ used: number }>('select used from voucher where code = $1', [code])).rows[0]
    ?.used;
const aVoucher = (code: string, percent: number) =>
  school.app.pool.query(
    `insert into voucher (code, kind, value, valid_from) values ($1, 'percent', $2, '2026-01-01')`,
    [code, percent],
  );

/** A child created by an import: without consent, and possibly without a birth date. */
async function anImportedChild(birthDate: string | null): Promise<string> {
  const { rows } = await school.app.pool.query<{ id: string }>(
    `insert into learner (account_id, kind, name, birth_date, relation) values ($1, 'child', 'Budi', $2, 'mother')
     returning id`,
    [family.accountId, birthDate],
  );
  return rows[0]?.id ?? '';
}

describe('at one moment, an order', () => {
  /** The learner's row is held by `first` while the order is placed. */
  const placedDuring = (first: () => Promise<Answer>, learnerId: string) =>
    atOnce(school.app.services.pool, first, /for update of l/, () =>
      places({ packageId: PACKAGE, learnerId }),
    );

  it('placed while its learner is merged into another record is for nobody, and the next one for who remains', async () => {
    const admin = await signedInAccount(school.app, 'admin');
    const kept = await aChild(school.app, family, 'Sekar');
    const gone = await aChild(school.app, family, 'Sekar Ayu');
    const body = { otherId: gone, reason: 'Terdaftar dua kali', version: 1, otherVersion: 1 };
    const { first, second, codes } = await placedDuring(
      () => school.app.ask('POST', `/students/${kept}/merge`, { token: admin.token, body }),
      gone,
    );
    expect([first.status, second.status, second.body.code, codes]).toEqual([
      200,
      404,
      'learners.notFound',
      [],
    ]);
    expect(await written()).toBe(0);
    expect((await places({ packageId: PACKAGE, learnerId: kept })).status).toBe(200);
  });

  it('paid while its learner is merged opens the course of who remains', async () => {
    const admin = await signedInAccount(school.app, 'admin');
    const gone = await aChild(school.app, family, 'Rani');
    const kept = await aChild(school.app, family, 'Rani Ayu');
    const { orderId } = await school.buys({ learnerId: gone }, family);
    const body = { otherId: gone, reason: 'Terdaftar dua kali', version: 1, otherVersion: 1 };
    const { codes } = await atOnce<unknown>(
      school.app.services.pool,
      () => school.app.ask('POST', `/students/${kept}/merge`, { token: admin.token, body }),
      /for update of l/,
      () => school.act(orderId, 'pay'),
    );
    expect(codes).toEqual([]);
    const { rows } = await school.app.pool.query(
      'select learner_id, state from enrolment where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ learner_id: kept, state: 'active' }]);
  });

  it('placed while the guardian withdraws the consent is refused', async () => {
    const child = await aChild(school.app, family, 'Bima');
    const { first, second, codes } = await placedDuring(
      () => school.app.ask('DELETE', `/learners/${child}/consent`, { token: family.token }),
      child,
    );
    expect([first.status, second.body.code, codes]).toEqual([200, 'learners.consentNeeded', []]);
    expect(await written()).toBe(0);
  });
});

describe('an invalid order', () => {
  it.each<[string, unknown, string, string]>([
    ['without a package', {}, 'packageId', 'required'],
    ['with the package as text', { packageId: '103' }, 'packageId', 'required'],
    ['with no package', { packageId: null }, 'packageId', 'required'],
    ['for half a package', { packageId: 103.5 }, 'packageId', 'invalid'],
    [
      'for a package number larger than the school counts',
      { packageId: 2_147_483_648 },
      'packageId',
      'invalid',
    ],
    ['for a package number below any', { packageId: -2_147_483_649 }, 'packageId', 'invalid'],
    ['with a number for the learner', { packageId: PACKAGE, learnerId: 7 }, 'learnerId', 'invalid'],
    ['with two vouchers', { packageId: PACKAGE, voucher: ['A', 'B'] }, 'voucher', 'invalid'],
    ['with a voucher of 41 letters', { packageId: PACKAGE, voucher: 'X'.repeat(41) }, 'voucher', 'tooLong'],
    ['with a voucher that no table keeps', { packageId: PACKAGE, voucher: 'A\0B' }, 'voucher', 'characters'],
  ])(
    '%s is refused next to its field, in the buyer’s language, and leaves nothing',
    async (_, body, field, key) => {
      for (const lang of ['id', 'en'] as const) {
        const answer = await places(body, lang);
        expect([answer.status, answer.body]).toEqual([
          400,
          {
            code: 'common.invalid',
            message: problemText(lang, 'common.invalid'),
            fields: { [field]: fieldText(lang, key) },
            requestId: answer.headers['x-request-id'],
          },
        ]);
      }
      expect(await written()).toBe(0);
    },
  );

  it('the same invalid package numbers are refused by the quote', async () => {
    for (const packageId of [2_147_483_648, Number.MAX_SAFE_INTEGER, 0.5, '103']) {
      const answer = await school.app.ask('POST', '/payments/quote', { body: { packageId } });
      expect([packageId, answer.status, Object.keys(answer.body.fields)]).toEqual([
        packageId,
        400,
        ['packageId'],
      ]);
    }
  });
});

describe('an order is refused', () => {
  async function isRefused(body: object, status: number, code: ProblemCode, fields?: Record<string, string>) {
    for (const lang of ['id', 'en'] as const) {
      const answer = await places({ packageId: PACKAGE, ...body }, lang);
      const named =
        fields &&
        Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, fieldText(lang, key)]));
      expect([answer.status, answer.body.code, answer.body.message, answer.body.fields]).toEqual([
        status,
        code,
        problemText(lang, code),
        named,
      ]);
    }
    expect(await written()).toBe(0);
  }

  it('for a package that does not exist or is no longer sold', async () => {
    await isRefused({ packageId: 4711 }, 404, 'packages.notOnSale');
    await isRefused({ packageId: 0 }, 404, 'packages.notOnSale');
    await school.app.pool.query('update package set on_sale = false where id = 201');
    await isRefused({ packageId: 201 }, 404, 'packages.notOnSale');
    await school.app.pool.query('update package set on_sale = true where id = 201');
    expect((await places({ packageId: 201 })).status).toBe(200);
  });

  it('for a package no longer sold, but not where an order of it is open: that one is found and paid until its end', async () => {
    await aVoucher('LAIN10', 10);
    const sells = (onSale: boolean) =>
      school.app.pool.query('update package set on_sale = $1 where id = 201', [onSale]);
    const first = await places({ packageId: 201 });
    await sells(false);
    try {
      expect([await places({ packageId: 201 }), await written()]).toMatchObject([
        { status: 200, body: first.body },
        1,
      ]);
      // Another voucher would end it, and it could not be ordered again.
      const other = await places({ packageId: 201, voucher: 'LAIN10' });
      expect([other.status, other.body.code]).toEqual([404, 'packages.notOnSale']);
      expect((await reads(first.body.orderId)).status).toBe('pending');
      school.app.clock.set(later(new Date(MONDAY_MORNING), DAY).toISOString());
      const over = await places({ packageId: 201 });
      expect([over.status, over.body.code]).toEqual([404, 'packages.notOnSale']);
      expect([(await reads(first.body.orderId)).status, await written()]).toEqual(['expired', 1]);
    } finally {
      await sells(true);
    }
  });

  it('for a learner who does not exist, has an invalid id, or was erased', async () => {
    await isRefused({ learnerId: randomUUID() }, 404, 'learners.notFound');
    await isRefused({ learnerId: 'Budi' }, 404, 'learners.notFound');
    await isRefused({ learnerId: '' }, 404, 'learners.notFound');
    const erased = await aChild(school.app, family);
    await school.app.pool.query('update learner set erased_at = $2 where id = $1', [
      erased,
      school.app.clock.now(),
    ]);
    await isRefused({ learnerId: erased }, 404, 'learners.notFound');
  });

  it('when it does not say which of two children it is for', async () => {
    await aChild(school.app, family, 'Adi');
    await aChild(school.app, family, 'Ayu');
    await isRefused({}, 409, 'learners.choose');
  });

  it('for a child under six, until the morning of the sixth birthday', async () => {
    const learnerId = await aChild(school.app, family);
    await school.app.pool.query(`update learner set birth_date = '2020-11-03' where id = $1`, [learnerId]);
    school.app.clock.set('2026-11-02T16:59:59.999Z');
    await isRefused({ learnerId }, 409, 'learners.tooYoung');
    await isRefused({}, 409, 'learners.tooYoung');
    school.app.clock.set('2026-11-02T17:00:00.000Z');
    expect((await places({ packageId: PACKAGE, learnerId })).status).toBe(200);
  });

  it('without a guardian’s consent until the child is eighteen, also when the birth date is unknown', async () => {
    const learnerId = await anImportedChild('2008-11-03');
    school.app.clock.set('2026-11-02T16:59:59.999Z');
    await isRefused({ learnerId }, 409, 'learners.consentNeeded');
    await school.app.pool.query('update learner set birth_date = null where id = $1', [learnerId]);
    await isRefused({}, 409, 'learners.consentNeeded');
    await school.app.pool.query(`update learner set birth_date = '2008-11-03' where id = $1`, [learnerId]);
    school.app.clock.set('2026-11-02T17:00:00.000Z');
    expect((await places({ packageId: PACKAGE, learnerId })).status).toBe(200);
  });

  it('with a voucher that is unknown, expired or used up, next to its field', async () => {
    await aVoucher('TUTUP', 10);
    await school.app.pool.query(`update voucher set active = false where code = 'TUTUP'`);
    await aVoucher('BESOK', 10);
    await school.app.pool.query(
      `update voucher set valid_from = '2026-11-02T02:00:00.001Z' where code = 'BESOK'`,
    );
    await aVoucher('PENUH', 10);
    await school.app.pool.query(`update voucher set max_uses = 0 where code = 'PENUH'`);
    const beside = { voucher: 'invalid' };
    await isRefused({ voucher: 'TIDAK-ADA' }, 409, 'orders.voucherUnknown', beside);
    await isRefused({ voucher: 'TUTUP' }, 409, 'orders.voucherOver', beside);
    await isRefused({ voucher: 'BESOK' }, 409, 'orders.voucherOver', beside);
    await isRefused({ voucher: 'PENUH' }, 409, 'orders.voucherUsedUp', beside);
    expect([await used('TUTUP'), await used('BESOK'), await used('PENUH')]).toEqual([0, 0, 0]);
    expect((await places({ packageId: PACKAGE, voucher: '   ' })).status).toBe(200);
  });
});

describe('two first purchases at the same instant', () => {
  it('of two packages create one learner and two orders', async () => {
    const both = await Promise.all([101, 102].map((packageId) => places({ packageId })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.orderId)).size).toBe(2);
    expect(await school.count('learner where account_id = $1', [family.accountId])).toBe(1);
    expect(await written()).toBe(2);
  });
});

describe('an order keeps', () => {
  it('the price of the instant at which it was placed, also when the call is repeated later', async () => {
    const { rows } = await school.app.pool.query<{ price: number }>(
      'select price from package where id = 102',
    );
    const old = rows[0]?.price ?? 0;
    const change = new Date('2026-11-02T03:00:00.000Z');
    await school.app.pool.query(
      'insert into package_price (package_id, price, valid_from, added_at) values (102, $1, $2, $2)',
      [old + 150_000, change],
    );
    const quoted = async () =>
      (await school.app.ask('POST', '/payments/quote', { body: { packageId: 102 } })).body.total;
    const other = await aFamily(school.app);
    school.app.clock.set(later(change, -1));
    const before = await school.buys({ packageId: 102 }, family);
    expect([await quoted(), (await reads(before.orderId)).total]).toEqual([old, old]);
    school.app.clock.set(change);
    const after = await school.buys({ packageId: 102 }, other);
    expect([await quoted(), (await reads(after.orderId, other)).total]).toEqual([
      old + 150_000,
      old + 150_000,
    ]);
    const again = await school.buys({ packageId: 102 }, family);
    expect([again.orderId, (await reads(again.orderId)).total]).toEqual([before.orderId, old]);
    expect((await school.pages(again.orderId)).pages).toMatchObject([{ amount: old }]);
    expect((await school.pages(after.orderId)).pages).toMatchObject([{ amount: old + 150_000 }]);
  });

  it('the policy version in force at that instant, and the terms and language of the buyer', async () => {
    const from = new Date('2026-11-02T04:00:00.000Z');
    const { rows } = await school.app.pool.query<{ number: number }>(
      `insert into policy_version (number, "values", valid_from)
       select max(number) + 1, (array_agg("values" order by number desc))[1], $1 from policy_version returning number`,
      [from],
    );
    const next = rows[0]?.number ?? 0;
    const kept = async (orderId: string) =>
      (
        await school.app.pool.query(
          'select policy_version as rules, terms_version as terms, lang from orders where id = $1',
          [orderId],
        )
      ).rows[0];
    school.app.clock.set(later(from, -1));
    const before = (await places({ packageId: 101 }, 'en')).body.orderId;
    school.app.clock.set(from);
    const after = (await places({ packageId: 102 })).body.orderId;
    await places({ packageId: 101 });
    expect([await kept(before), await kept(after)]).toEqual([
      { rules: next - 1, terms: terms.version, lang: 'en' },
      { rules: next, terms: terms.version, lang: 'id' },
    ]);
    await school.act(before, 'pay');
    expect(
      (await school.app.pool.query('select policy_version from enrolment where order_id = $1', [before]))
        .rows,
    ).toEqual([{ policy_version: next - 1 }]);
  });

  it('an audit entry with who ordered, what it costs and what was agreed to', async () => {
    await aVoucher('CATATAN', 25);
    const { body } = await places({ packageId: PACKAGE, voucher: 'catatan' });
    const { rows } = await school.app.pool.query(
      `select account_id, action, after from audit_entry where target_id = $1`,
      [body.orderId],
    );
    expect(rows).toMatchObject([
      {
        account_id: family.accountId,
        action: 'order.placed',
        after: {
          packageId: PACKAGE,
          price: PRICE,
          discount: PRICE / 4,
          total: PRICE * 0.75,
          terms: terms.version,
        },
      },
    ]);
  });
});

describe('while an earlier order of the package is under review', () => {
  it('there is no second one for the same learner by mistake, but one that the buyer wants', async () => {
    const first = await school.buys({}, family);
    await school.act(first.orderId, 'challenge', { method: 'credit_card' });
    expect((await reads(first.orderId)).status).toBe('review');
    const twice = await Promise.all([
      places({ packageId: PACKAGE }),
      places({ packageId: PACKAGE, again: false }),
    ]);
    expect(twice.map(({ status, body }) => [status, body.code])).toEqual(
      Array(2).fill([409, 'orders.underReview']),
    );
    expect(await written()).toBe(1);
    const second = await places({ packageId: PACKAGE, again: true });
    expect([second.status, second.body.orderId === first.orderId]).toEqual([200, false]);
    // What is open is found again without the question.
    expect((await places({ packageId: PACKAGE })).body.orderId).toBe(second.body.orderId);
    expect(await written()).toBe(2);
  });

  it('another package, and another learner, are ordered as ever', async () => {
    const first = await school.buys({}, family);
    await school.act(first.orderId, 'challenge', { method: 'credit_card' });
    expect((await places({ packageId: 101 })).status).toBe(200);
    const other = await aChild(school.app, family);
    expect((await places({ packageId: PACKAGE, learnerId: other })).status).toBe(200);
  });
});

describe('an open order at its end', () => {
  it('shows its payment page until the last millisecond, and none from then on', async () => {
    const { orderId } = await school.buys({}, family);
    const { createdAt, expiresAt } = await reads(orderId);
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(DAY);
    school.app.clock.set(later(new Date(expiresAt), -1));
    expect(await reads(orderId)).toMatchObject({ status: 'pending', payment: { token: expect.any(String) } });
    school.app.clock.set(expiresAt);
    expect(await reads(orderId)).toMatchObject({ status: 'pending', payment: null, now: expiresAt });
  });

  it('with too little time left for a page makes room for a new one with a whole day', async () => {
    await school.fault({ endpoint: 'create', status: 500 });
    const first = await places({ packageId: PACKAGE });
    expect([first.status, first.body.code]).toEqual([503, 'payments.providerAway']);
    const old = await reads('latest');
    expect(old).toMatchObject({ status: 'pending', payment: null });
    school.app.clock.set(later(new Date(old.expiresAt), -15 * MINUTE));
    const inTime = await school.buys({}, family);
    expect([inTime.bought.status, inTime.orderId]).toEqual([200, old.id]);

    const other = await aFamily(school.app);
    await school.fault({ endpoint: 'create', status: 500 });
    await places({ packageId: PACKAGE }, 'id', other);
    const short = await reads('latest', other);
    school.app.clock.set(later(new Date(short.expiresAt), -15 * MINUTE + 1000));
    const anew = await school.buys({}, other);
    expect(anew.bought.status).toBe(200);
    expect(anew.orderId).not.toBe(short.id);
    expect(await reads(short.id, other)).toMatchObject({ status: 'expired', payment: null });
    expect((await reads(anew.orderId, other)).expiresAt).toBe(
      later(school.app.clock.now(), DAY).toISOString(),
    );
  });
});

describe('an order of Rp 0', () => {
  it('is returned again for a day, and a repeated order is a second course from then on', async () => {
    await aVoucher('HADIAH', 100);
    const first = (await places({ packageId: PACKAGE, voucher: 'HADIAH' })).body;
    expect(first).toEqual({ orderId: first.orderId });
    const placedAt = school.app.clock.now();
    school.app.clock.set(later(placedAt, DAY - 1));
    expect((await places({ packageId: PACKAGE, voucher: 'hadiah' })).body).toEqual(first);
    school.app.clock.set(later(placedAt, DAY));
    expect((await places({ packageId: PACKAGE, voucher: 'HADIAH' })).body.orderId).not.toBe(first.orderId);
    expect(await used('HADIAH')).toBe(2);
  });

  it('for a free package is one order and one course, however often it is pressed', async () => {
    await school.app.pool.query('update package set price = 0 where id = 202');
    const five = await Promise.all(Array.from({ length: 5 }, () => places({ packageId: 202 })));
    await school.app.pool.query('update package set price = 2500000 where id = 202');
    expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(five.map(({ body }) => body.orderId)).size).toBe(1);
    expect(
      await school.count('enrolment e join orders o on o.id = e.order_id where o.account_id = $1', [
        family.accountId,
      ]),
    ).toBe(1);
  });
});

describe('cancelling an order', () => {
  it('frees its voucher for the next family, and closes its payment page', async () => {
    await aVoucher('GILIRAN', 10);
    await school.app.pool.query(`update voucher set max_uses = 1 where code = 'GILIRAN'`);
    const first = await school.buys({ voucher: 'GILIRAN' }, family);
    const other = await aFamily(school.app);
    expect((await places({ packageId: PACKAGE, voucher: 'GILIRAN' }, 'id', other)).status).toBe(409);
    expect((await cancels(first.orderId)).body).toMatchObject({ status: 'expired', payment: null });
    expect(await used('GILIRAN')).toBe(0);
    expect((await places({ packageId: PACKAGE, voucher: 'GILIRAN' }, 'id', other)).status).toBe(200);
    expect(await school.act(first.orderId, 'pay')).toBeNull();
  });

  it('that is paid or free is refused with 409, and the course stays', async () => {
    await aVoucher('PENUH100', 100);
    const paid = await school.buys({ packageId: 101 }, family);
    await school.act(paid.orderId, 'pay');
    const free = await school.buys({ packageId: 102, voucher: 'PENUH100' }, family);
    for (const [orderId, status] of [
      [paid.orderId, 'paid'],
      [free.orderId, 'free'],
    ] as const) {
      const answer = await cancels(orderId);
      expect([answer.status, answer.body.code]).toEqual([409, 'orders.beingPaid']);
      expect(await reads(orderId)).toMatchObject({ status, enrolmentId: expect.any(String) });
    }
  });

  it('waits while the provider is unavailable: 503 with Retry-After, and the order can still be paid', async () => {
    const buyer = await school.buys({}, family);
    await school.act(buyer.orderId, 'pending');
    await school.fault({ endpoint: 'cancel', status: 500 });
    const away = await cancels(buyer.orderId);
    expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([
      503,
      'payments.providerAway',
      '5',
    ]);
    expect((await reads(buyer.orderId)).status).toBe('pending');
    await school.act(buyer.orderId, 'pay');
    expect((await reads(buyer.orderId)).status).toBe('paid');
  });
});
