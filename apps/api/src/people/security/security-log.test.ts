import { SECURITY_A_MINUTE, SECURITY_KEPT_DAYS } from '@fasih/school/platform/security/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createAccount, resetThrottles, signedIn, signInAs } from '../accounts/people.fixtures.ts';
import { forgetSecurityEvents } from './jobs.ts';

describe('the security log', () => {
  let app: TestApp;
  let admin: { token: string };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await signedIn(app, 'admin');
  });
  beforeEach(async () => {
    await resetThrottles(app);
    await app.services.security.flush();
    await app.pool.query('delete from security_event');
  });
  afterAll(() => app.stop());

  async function noted(query = '') {
    await app.services.security.flush();
    const { body } = await app.ask('GET', `/security-events${query}`, { token: admin.token });
    return body.data as Record<string, unknown>[];
  }
  const bare = (one: object) => ({
    accountId: null,
    address: null,
    device: null,
    call: null,
    code: null,
    kind: 'signInFailed' as const,
    ...one,
  });

  it('shows an admin who was refused what, and counts equal events of a minute together', async () => {
    const who = await createAccount(app, 'student');
    for (let n = 0; n < 6; n += 1) await signInAs(app, { ...who, password: 'a wrong guess' });
    await signInAs(app, { username: 'my-own-password', password: 'typed into the wrong field' });
    const family = await signedIn(app, 'student');
    await app.ask('GET', '/staff', { token: family.token, address: '198.51.100.7' });
    const rows = await noted();
    const kinds = rows.map(({ kind, account }) => [kind, (account as { id: string } | null)?.id ?? null]);
    expect(kinds.sort()).toEqual(
      [
        ['accessRefused', family.id],
        ['heldUp', who.id],
        ['signInFailed', null],
        ['signInFailed', who.id],
      ].sort(),
    );
    const guesses = rows.filter(({ kind, account }) => kind === 'signInFailed' && account !== null);
    expect(guesses.reduce((sum, { count }) => sum + Number(count), 0)).toBe(5);
    expect(rows.find(({ kind }) => kind === 'accessRefused')).toMatchObject({
      address: '198.51.100.7',
      device: 'Chrome on Android',
      call: 'GET /staff',
      code: 'common.notAllowed',
    });
    const kept = await app.pool.query('select row_to_json(e)::text as row from security_event e');
    expect(kept.rows.map(({ row }) => row).join()).not.toMatch(/my-own-password|wrong field|a wrong guess/);
  });

  it('is filtered by kind, account, address and day, and only admins read it', async () => {
    const family = await signedIn(app, 'student');
    await app.ask('GET', '/staff', { token: family.token, address: '198.51.100.8' });
    await signInAs(app, { username: 'nobody', password: 'a wrong guess' });
    for (const [query, count] of [
      ['?kind=accessRefused', 1],
      [`?person=${family.id}`, 1],
      ['?address=198.51.100.8', 1],
      ['?from=2000-01-01&to=2000-01-02', 0],
      ['', 2],
    ] as const)
      expect([query, (await noted(query)).length]).toEqual([query, count]);
    expect((await app.ask('GET', '/security-events', { token: family.token })).status).toBe(403);
  });

  it('is filtered by days of the school, from midnight to midnight in Jakarta', async () => {
    for (const at of ['2026-11-01T16:59', '2026-11-01T17:00', '2026-11-02T16:59', '2026-11-02T17:00'])
      app.services.security.note(bare({ address: at }), new Date(`${at}:00Z`));
    expect((await noted('?from=2026-11-02&to=2026-11-02')).map(({ address }) => address)).toEqual([
      '2026-11-02T16:59',
      '2026-11-01T17:00',
    ]);
    expect(await noted('?from=2026-11-03')).toHaveLength(1);
    expect(await noted('?to=2026-11-01')).toHaveLength(1);
  });

  it('records a flood of different guesses in one minute as a hundred rows and one for the rest', async () => {
    const at = new Date('2026-11-02T02:00:10Z');
    for (let n = 0; n < 5000; n += 1)
      app.services.security.note(bare({ address: `198.51.${n >> 8}.${n & 255}` }), at);
    await app.services.security.flush();
    app.services.security.note(bare({ address: 'another one' }), at);
    await app.services.security.flush();
    const { rows } = await app.pool.query(
      `select count(*)::int as rows, sum(count)::int as events, max(count) filter (where address is null) as others
       from security_event`,
    );
    expect(rows[0]).toEqual({ rows: SECURITY_A_MINUTE + 1, events: 5001, others: 5001 - SECURITY_A_MINUTE });
  });

  it('removes events after ninety days', async () => {
    const day = 24 * 3600 * 1000;
    for (const days of [1, SECURITY_KEPT_DAYS + 1])
      app.services.security.note(bare({ address: `${days}` }), new Date(Date.now() - days * day));
    await app.services.security.flush();
    await forgetSecurityEvents.run(app.services);
    const { rows } = await app.pool.query('select address from security_event');
    expect(rows).toEqual([{ address: '1' }]);
  });
});
