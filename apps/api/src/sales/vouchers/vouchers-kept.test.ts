import { fieldText } from '@fasih/messages/texts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => app.clock.set(MONDAY_MORNING));

const ask = (method: string, path: string, body?: unknown, lang?: 'id' | 'en') =>
  app.ask(method, path, { ...admin, body, ...(lang ? { lang } : {}) });
const voucher = {
  code: 'gratis-nov',
  kind: 'percent',
  value: 100,
  firstDay: '2026-11-05',
  lastDay: '2026-11-30',
  maxUses: 2,
  maxUsesPerFamily: null,
};
const buys = async (code: string): Promise<{ status: number; code: string | undefined; family: Account }> => {
  const family = await aFamily(app);
  const answer = await app.ask('POST', '/payments/create', {
    token: family.token,
    body: { packageId: 103, voucher: code },
  });
  return { status: answer.status, code: answer.body.code, family };
};

describe('the vouchers of the school', () => {
  it('work from the first instant of their first day to the last of their last, and as often as agreed', async () => {
    const made = await ask('POST', '/vouchers', voucher);
    expect([made.status, made.body]).toEqual([
      201,
      { ...voucher, code: 'GRATIS-NOV', used: 0, state: 'coming', ended: false, version: 1 },
    ]);
    app.clock.set('2026-11-30T16:59:59.999Z');
    expect((await buys('Gratis-Nov')).status).toBe(200);
    app.clock.set('2026-11-30T17:00:00.000Z');
    expect((await buys('GRATIS-NOV')).code).toBe('orders.voucherOver');
    app.clock.set('2026-11-04T16:59:59.999Z');
    expect((await buys('GRATIS-NOV')).code).toBe('orders.voucherOver');
    app.clock.set('2026-11-04T17:00:00.000Z');
    expect((await buys('GRATIS-NOV')).status).toBe(200);
    expect((await buys('GRATIS-NOV')).code).toBe('orders.voucherUsedUp');
    app.clock.set('2026-11-20T01:00:00Z');
    const list = await ask('GET', '/vouchers?q=nov&state=usedUp');
    expect(list.body.data).toMatchObject([{ code: 'GRATIS-NOV', used: 2, state: 'usedUp' }]);
    const uses = await ask('GET', '/vouchers/gratis-nov/uses');
    expect([uses.body.total, uses.body.data[0].counts, uses.body.data[0].status]).toEqual([2, true, 'free']);
  });

  it('accept new limits, but never fewer uses than already made', async () => {
    const { version } = (await ask('GET', '/vouchers?q=gratis-nov')).body.data[0];
    const limits = { firstDay: '2026-11-05', lastDay: null, version };
    const fewer = await ask('PATCH', '/vouchers/GRATIS-NOV', { ...limits, maxUses: 1 });
    expect([fewer.status, fewer.body.fields]).toEqual([
      400,
      { maxUses: 'Voucher sudah dipakai lebih banyak dari ini.' },
    ]);
    const more = await ask('PATCH', '/vouchers/GRATIS-NOV', { ...limits, maxUses: 3 });
    expect(more.body).toMatchObject({ maxUses: 3, lastDay: null, state: 'coming', version: version + 1 });
    const stale = await ask('PATCH', '/vouchers/GRATIS-NOV', { ...limits, maxUses: 4 });
    expect([stale.status, stale.body.current.maxUses]).toEqual([409, 3]);
    app.clock.set('2026-11-20T01:00:00Z');
    expect((await buys('gratis-nov')).status).toBe(200);
  });

  it('end for good', async () => {
    await ask('POST', '/vouchers', { ...voucher, code: 'SEKALI', maxUses: null });
    const end = await ask('POST', '/vouchers/SEKALI/end', { version: 1 });
    expect(end.body).toMatchObject({ state: 'over', ended: true, version: 2 });
    expect((await buys('SEKALI')).code).toBe('orders.voucherOver');
    const again = await ask('PATCH', '/vouchers/SEKALI', {
      firstDay: '2026-11-05',
      lastDay: null,
      maxUses: null,
      version: 2,
    });
    expect(again.body.code).toBe('catalogue.voucherEnded');
    const { rows } = await app.pool.query(
      `select action from audit_log where target_kind = 'voucher' and target_id = 'SEKALI' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['voucher.added', 'voucher.ended']);
  });

  it.each<[Partial<typeof voucher>, string, string]>([
    [{ code: 'a b' }, 'code', 'codeShape'],
    [{ code: 'AB' }, 'code', 'codeShape'],
    [{ value: 101 }, 'value', 'percentRange'],
    [{ value: 0 }, 'value', 'countShape'],
    [{ lastDay: '2026-10-31' }, 'lastDay', 'lastBeforeFirst'],
    [{ firstDay: '2026-10-01', lastDay: '2026-10-31' }, 'lastDay', 'datePast'],
    [{ firstDay: '2026-02-30' }, 'firstDay', 'dateShape'],
    [{ maxUses: 0 }, 'maxUses', 'countShape'],
  ])('refuse %o next to its field', async (part, field, key) => {
    const answer = await ask('POST', '/vouchers', { ...voucher, code: 'LAIN', ...part });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: fieldText('id', key) }]);
  });

  it('have unique codes, ignoring case', async () => {
    const answer = await ask('POST', '/vouchers', { ...voucher, code: 'GRATIS-nov' });
    expect([answer.status, answer.body.code]).toEqual([409, 'catalogue.codeTaken']);
    expect((await ask('GET', '/vouchers/NONE/uses')).status).toBe(404);
  });
});

describe('the list of vouchers', () => {
  const codes = async (query: string) => {
    const { status, body } = await ask('GET', `/vouchers?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body.data.map(({ code }: { code: string }) => code);
  };
  beforeAll(async () => {
    await app.pool.query(
      `insert into voucher (code, kind, value, valid_from, valid_until, max_uses, used) values
         ('DAFTAR-A', 'percent', 10, '2026-10-31T17:00Z', '2026-11-30T16:59:59.999Z', 5, 3),
         ('DAFTAR-B', 'fixed', 50000, '2026-10-30T17:00Z', null, null, 9),
         ('DAFTAR-C', 'percent', 20, '2026-10-29T17:00Z', '2026-11-10T16:59:59.999Z', 4, 4),
         ('DAFTAR-D', 'percent', 30, '2026-11-20T17:00Z', null, 1, 0)`,
    );
  });

  it.each([
    ['', ['D', 'A', 'B', 'C']],
    ['&sort=code', ['A', 'B', 'C', 'D']],
    ['&sort=-code', ['D', 'C', 'B', 'A']],
    ['&sort=used', ['D', 'A', 'C', 'B']],
    ['&sort=-used', ['B', 'C', 'A', 'D']],
    ['&sort=firstDay', ['C', 'B', 'A', 'D']],
    // Vouchers without a last day are sorted last in both directions.
    ['&sort=lastDay', ['C', 'A', 'B', 'D']],
    ['&sort=-lastDay', ['A', 'C', 'B', 'D']],
    ['&state=running', ['A', 'B']],
    ['&state=coming', ['D']],
    ['&state=usedUp', ['C']],
    ['&state=over', []],
  ])('for q=daftar%s has a stable order', async (query, letters) => {
    expect(await codes(`q=daftar${query}`)).toEqual(letters.map((letter) => `DAFTAR-${letter}`));
  });

  it('takes search letters literally, is cut into pages, and is empty past the last one', async () => {
    expect(await codes('q=%25')).toEqual([]);
    expect(await codes('q=DAFTAR_A')).toEqual([]);
    expect(await codes('q=r-a')).toEqual(['DAFTAR-A']);
    const pages = await Promise.all(
      [2, 3].map((page) => ask('GET', `/vouchers?q=daftar&pageSize=3&page=${page}`)),
    );
    expect(pages.map(({ body }) => [body.total, body.data.length])).toEqual([
      [4, 1],
      [4, 0],
    ]);
    const far = await ask('GET', '/vouchers?page=101&pageSize=100');
    expect([far.status, far.body.code]).toEqual([400, 'common.narrow']);
  });

  it.each([
    ['sort=value', 'sort'],
    ['state=lost', 'state'],
    ['state=over&state=coming', 'state'],
  ])('refuses %s next to that parameter', async (query, field) => {
    const { status, body } = await ask('GET', `/vouchers?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });
});

describe('two admins working on one voucher', () => {
  it('who add the same code at the same instant: one adds it, the other is told that it is taken', async () => {
    const both = await Promise.all(
      ['KEMBAR', 'kembar'].map((code) => ask('POST', '/vouchers', { ...voucher, code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body.fields).toEqual({ code: fieldText('id', 'codeTaken') });
    expect(
      (await app.pool.query(`select from audit_log where target_kind = 'voucher' and target_id = 'KEMBAR'`))
        .rowCount,
    ).toBe(1);
  });

  it('who end it at the same instant: it ends once, and the other sees its state and who ended it', async () => {
    await ask('POST', '/vouchers', { ...voucher, code: 'BEREBUT' });
    const both = await Promise.all([1, 2].map(() => ask('POST', '/vouchers/berebut/end', { version: 1 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({
      code: 'common.stale',
      current: { code: 'BEREBUT', ended: true, version: 2, changed: { by: expect.any(String) } },
    });
    expect((await ask('POST', '/vouchers/BEREBUT/end', { version: 2 })).body.code).toBe(
      'catalogue.voucherEnded',
    );
  });

  it('are told when a code does not exist', async () => {
    const limits = { firstDay: '2026-11-05', lastDay: null, maxUses: null, version: 1 };
    for (const answer of [
      await ask('PATCH', '/vouchers/TIDAK-ADA', limits),
      await ask('POST', '/vouchers/TIDAK-ADA/end', { version: 1 }),
      await ask('GET', '/vouchers/TIDAK-ADA/uses'),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'catalogue.voucherNotFound']);
  });
});

describe('a change of days', () => {
  it('keeps the instants of unchanged days, moves the others, and may leave a past last day', async () => {
    await app.pool.query(
      `insert into voucher (code, kind, value, valid_from, valid_until)
       values ('TENGAH', 'percent', 10, '2026-10-05T03:00Z', '2026-10-20T05:00Z')`,
    );
    const instants = async () =>
      (await app.pool.query(`select valid_from, valid_until from voucher where code = 'TENGAH'`)).rows[0];
    const change = (body: object) => ask('PATCH', '/vouchers/TENGAH', { maxUses: null, ...body });
    const days = { firstDay: '2026-10-05', lastDay: '2026-10-20' };
    expect((await change({ ...days, maxUses: 7, version: 1 })).body).toMatchObject({
      state: 'over',
      maxUses: 7,
    });
    expect(await instants()).toEqual({
      valid_from: new Date('2026-10-05T03:00Z'),
      valid_until: new Date('2026-10-20T05:00Z'),
    });
    const past = await change({ ...days, lastDay: '2026-11-01', version: 2 });
    expect([past.status, past.body.fields]).toEqual([400, { lastDay: fieldText('id', 'datePast') }]);
    const today = await change({ firstDay: '2026-10-06', lastDay: '2026-11-02', version: 2 });
    expect(today.body).toMatchObject({ state: 'running', firstDay: '2026-10-06', lastDay: '2026-11-02' });
    expect(await instants()).toEqual({
      valid_from: new Date('2026-10-05T17:00Z'),
      valid_until: new Date('2026-11-02T16:59:59.999Z'),
    });
  });

  it('is audited with the old and the new values', async () => {
    const { rows } = await app.pool.query(
      `select account_id, before, after from audit_log where target_id = 'TENGAH' and action = 'voucher.changed' order by id`,
    );
    expect(rows).toMatchObject([
      { before: { maxUses: null }, after: { maxUses: 7 } },
      {
        account_id: admin.accountId,
        before: { lastDay: '2026-10-20', maxUses: 7 },
        after: { lastDay: '2026-11-02' },
      },
    ]);
  });
});

describe('the uses of a voucher', () => {
  it('are sorted newest or oldest first, page by page, for any spelling of the code', async () => {
    await ask('POST', '/vouchers', { ...voucher, code: 'DIPAKAI', maxUses: null });
    for (const hour of ['01', '02', '03']) {
      app.clock.set(`2026-11-20T${hour}:00:00Z`);
      expect((await buys('dipakai')).status).toBe(200);
    }
    const hours = async (query: string) =>
      (await ask('GET', `/vouchers/Dipakai/uses${query}`)).body.data.map(
        ({ createdAt }: { createdAt: string }) => createdAt.slice(11, 13),
      );
    expect(await hours('')).toEqual(['03', '02', '01']);
    expect(await hours('?sort=createdAt')).toEqual(['01', '02', '03']);
    expect(await hours('?pageSize=2&page=2')).toEqual(['01']);
    expect(await hours('?pageSize=2&page=3')).toEqual([]);
  });
});
