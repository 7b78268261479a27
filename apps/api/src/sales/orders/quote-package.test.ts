import { fieldText, problemText } from '@fasih/messages/texts';
import { later } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  await app.pool.query('delete from throttle');
});

/** General English for adults; price in whole rupiah. */
const PACKAGE = 103;
const PRICE = 2_700_000;
type Asker = { token?: string; address?: string; lang?: 'id' | 'en' };
const quote = (voucher?: unknown, who: Asker = {}, packageId = PACKAGE) =>
  app.ask('POST', '/payments/quote', {
    ...who,
    body: { packageId, ...(voucher === undefined ? {} : { voucher }) },
  });
const aVoucher = (code: string, columns: Record<string, unknown> = {}) => {
  const all = { code, kind: 'percent', value: 10, valid_from: '2026-11-01T00:00:00Z', ...columns };
  const names = Object.keys(all);
  return app.pool.query(
    `insert into voucher (${names.join()}) values (${names.map((_, n) => `$${n + 1}`).join()})`,
    Object.values(all),
  );
};

describe('a quote', () => {
  it('rounds the discount down to whole rupiah, and price less discount is the total', async () => {
    await aVoucher('TIGA', { value: 3 });
    await app.pool.query('update package set price = 1000033 where id = 101');
    expect((await quote('tiga', {}, 101)).body).toEqual({
      price: 1_000_033,
      discount: 30_000,
      total: 970_033,
      voucher: 'TIGA',
    });
  });

  it('without a voucher, or with an empty one, is the price alone', async () => {
    for (const voucher of [undefined, '', '   '])
      expect((await quote(voucher)).body).toEqual({ price: PRICE, discount: 0, total: PRICE });
  });

  it('accepts a code in lower case and with spaces around it, and names it as the school wrote it', async () => {
    await aVoucher('RAPI');
    expect((await quote('  rapi ')).body).toMatchObject({ discount: PRICE / 10, voucher: 'RAPI' });
  });

  it('accepts a voucher from its first instant to its last', async () => {
    const from = new Date('2026-11-05T00:00:00Z');
    const until = new Date('2026-11-09T16:59:59.999Z');
    await aVoucher('SEPEKAN', { valid_from: from, valid_until: until });
    for (const [at, status] of [
      [later(from, -1), 409],
      [from, 200],
      [until, 200],
      [later(until, 1), 409],
    ] as const) {
      app.clock.set(at);
      expect([at, (await quote('SEPEKAN')).status]).toEqual([at, status]);
    }
  });

  it('uses the price in force now, the last of several', async () => {
    const at = (minutes: number) => later(new Date(MONDAY_MORNING), minutes * 60_000);
    await app.pool.query(
      `insert into package_price (package_id, price, valid_from, added_at)
       values (202, 2600000, $1, $1), (202, 2400000, $2, $1)`,
      [at(10), at(20)],
    );
    const priced = async (minutes: number, ms = 0) => {
      app.clock.set(later(at(minutes), ms));
      return (await quote(undefined, {}, 202)).body.price;
    };
    expect([await priced(10, -1), await priced(10), await priced(20, -1), await priced(20)]).toEqual([
      2_500_000, 2_600_000, 2_600_000, 2_400_000,
    ]);
  });

  it.each([
    ['DIAKHIRI', { active: false }, 'orders.voucherOver'],
    ['KOSONG', { max_uses: 2, used: 2 }, 'orders.voucherUsedUp'],
    ['RAHASIA', null, 'orders.voucherUnknown'],
  ] as const)('with %s is refused next to the voucher, in both languages', async (code, columns, problem) => {
    if (columns) await aVoucher(code, columns);
    for (const lang of ['id', 'en'] as const) {
      const { status, body } = await quote(code, { lang });
      expect([status, body.code, body.message, body.fields]).toEqual([
        409,
        problem,
        problemText(lang, problem),
        { voucher: fieldText(lang, 'invalid') },
      ]);
    }
  });

  it('checks the package before the voucher, and uses up neither', async () => {
    await aVoucher('UTUH', { max_uses: 1 });
    expect((await quote('TIDAK-ADA', {}, 4711)).body.code).toBe('packages.notOnSale');
    for (let n = 0; n < 3; n += 1) expect((await quote('UTUH')).status).toBe(200);
    const { rows } = await app.pool.query(`select used from voucher where code = 'UTUH'`);
    expect(rows).toEqual([{ used: 0 }]);
  });

  it('with an unknown field is refused, because money must not be guessed', async () => {
    const answer = await app.ask('POST', '/payments/quote', {
      body: { packageId: PACKAGE, price: 1, toString: 1, constructor: 1 },
    });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      {
        price: fieldText('id', 'unknown'),
        toString: fieldText('id', 'unknown'),
        constructor: fieldText('id', 'unknown'),
      },
    ]);
  });
});

describe('guessing voucher codes', () => {
  const guesses = async (count: number, who: Asker) => {
    for (let n = 0; n < count; n += 1) await quote(`TEBAK-${n}`, who);
  };
  const held = async (who: Asker) => {
    const { status, body, headers } = await quote('TEBAK', who);
    return status === 429 ? [body.code, Number(headers['retry-after'])] : status;
  };

  it('blocks an address for a minute after thirty attempts, and for two after the next', async () => {
    const who = { address: '198.51.100.1' };
    await guesses(29, who);
    expect(await held(who)).toBe(409);
    const wait = await held(who);
    expect(wait).toEqual(['common.tooMany', expect.any(Number)]);
    expect((wait as [string, number])[1]).toBeGreaterThan(50);
    expect((wait as [string, number])[1]).toBeLessThanOrEqual(60);
    // A neighbour, and a quote without a voucher, are not affected.
    expect(await held({ address: '198.51.100.2' })).toBe(409);
    expect((await quote(undefined, who)).status).toBe(200);
    await app.pool.query(
      `update throttle set blocked_until = now() where key like 'voucher:%' and count >= 30`,
    );
    expect(await held(who)).toBe(409);
    const longer = (await held(who)) as [string, number];
    expect(longer[1]).toBeGreaterThan(60);
    expect(longer[1]).toBeLessThanOrEqual(120);
  });

  it('is forgotten after the quarter of an hour in which it was counted', async () => {
    const who = { address: '198.51.100.3' };
    await guesses(30, who);
    expect(await held(who)).not.toBe(409);
    const { rows } = await app.pool.query(
      `select extract(epoch from window_ends_at - now()) / 60 as minutes from throttle where count >= 30`,
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0].minutes)).toBeGreaterThan(14);
    expect(Number(rows[0].minutes)).toBeLessThanOrEqual(15);
    await app.pool.query(
      `update throttle set window_ends_at = now(), blocked_until = now() + interval '1 minute'`,
    );
    expect(await held(who)).toBe(409);
    expect((await app.pool.query(`select count from throttle`)).rows).toEqual([{ count: 1 }]);
  });

  it('counts an IPv6 household as one, and a family wherever it is', async () => {
    await guesses(30, { address: '2001:db8:1:2::1' });
    expect(await held({ address: '2001:db8:1:2:ffff::9' })).not.toBe(409);
    expect(await held({ address: '2001:db8:1:3::1' })).toBe(409);
    const family = await aFamily(app);
    await guesses(15, { token: family.token, address: '203.0.113.1' });
    await guesses(15, { token: family.token, address: '203.0.113.2' });
    expect(await held({ token: family.token, address: '203.0.113.3' })).not.toBe(409);
    expect(await held({ address: '203.0.113.1' })).toBe(409);
  });

  it('allows thirty of forty attempts at the same instant, because all processes share one count', async () => {
    const who = { address: '198.51.100.4' };
    const all = await Promise.all(Array.from({ length: 40 }, (_, n) => quote(`SEKALIGUS-${n}`, who)));
    const statuses = all.map(({ status }) => status);
    expect([409, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([30, 10]);
  });

  it('stores no readable address', async () => {
    await guesses(1, { address: '198.51.100.77' });
    const { rows } = await app.pool.query('select key from throttle');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('198.51.100');
  });
});
