import { fieldText } from '@fasih/messages/texts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, aFamily } from '../../test/people.ts';
import { signedInAccount } from '../../test/placed-people.ts';
import { MONDAY_MORNING, startTestApp, type TestApp } from '../../test/start-test-app.ts';

let app: TestApp;
let admin: { accountId: string; token: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInAccount(app, 'admin');
});
beforeEach(() => app.clock.set(MONDAY_MORNING));
afterAll(() => app.stop());

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

  it('take new limits, but never fewer uses than there are', async () => {
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

  it('are ended for good', async () => {
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
  ])('refuse %o beside its field', async (part, field, key) => {
    const answer = await ask('POST', '/vouchers', { ...voucher, code: 'LAIN', ...part });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: fieldText('id', key) }]);
  });

  it('have codes that nobody else has, however they are written', async () => {
    const answer = await ask('POST', '/vouchers', { ...voucher, code: 'GRATIS-nov' });
    expect([answer.status, answer.body.code]).toEqual([409, 'catalogue.codeTaken']);
    expect((await ask('GET', '/vouchers/NONE/uses')).status).toBe(404);
  });
});
