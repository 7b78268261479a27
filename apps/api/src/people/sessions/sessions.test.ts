import type { Role } from '@fasih/school/basics/roles';
import { beforeEach, describe, expect, it } from 'vitest';
import { forged } from '../../../test/forged.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { makeToken } from '../../platform/http/session-token.ts';
import { tidyAccounts } from '../accounts/jobs.ts';
import {
  auditActions,
  cookiesOf,
  createAccount,
  mailCount,
  resetThrottles,
  signedIn,
  signInAs,
} from '../accounts/people.fixtures.ts';

const OURS = { 'sec-fetch-site': 'same-origin' };

describe('sessions', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  const me = (token: string) => app.ask('GET', '/user/me', { token });
  const sql = (text: string, ...values: unknown[]) => app.pool.query(text, values);

  it.each([
    ['student', 30 * 24],
    ['teacher', 7 * 24],
    ['admin', 12],
    ['finance', 12],
  ] satisfies [Role, number][])('of a %s last %i hours', async (role, hours) => {
    const who = await signedIn(app, role);
    const { rows } = await app.pool.query<{ hours: number }>(
      `select extract(epoch from expires_at - now())::float8 / 3600 as hours from session where account_id = $1`,
      [who.id],
    );
    expect(rows[0]?.hours).toBeGreaterThan(hours - 0.1);
    expect(rows[0]?.hours).toBeLessThanOrEqual(hours);
    await sql(`update session set expires_at = now() where account_id = $1`, who.id);
    expect((await me(who.token)).status).toBe(401);
  });

  it.each([
    ['student', 200],
    ['teacher', 200],
    ['admin', 401],
    ['finance', 401],
  ] satisfies [Role, number][])('of a %s after 31 idle minutes answer %i', async (role, status) => {
    const who = await signedIn(app, role);
    await sql(
      `update session set last_seen_at = now() - interval '29 minutes' where account_id = $1`,
      who.id,
    );
    expect((await me(who.token)).status).toBe(200);
    await sql(
      `update session set last_seen_at = now() - interval '31 minutes' where account_id = $1`,
      who.id,
    );
    expect((await me(who.token)).status).toBe(status);
    const renewed = await app.ask('POST', '/auth/renew', { cookies: who.cookies, headers: OURS });
    expect(renewed.status).toBe(status);
  });

  it('of an admin go on with what somebody does, not with what an unattended page asks by itself', async () => {
    const who = await signedIn(app, 'admin');
    const idleMinutes = async () => {
      const { rows } = await app.pool.query<{ idle: number }>(
        'select extract(epoch from now() - last_seen_at)::float8 / 60 as idle from session where account_id = $1',
        [who.id],
      );
      return Math.round(rows[0]?.idle ?? 0);
    };
    await sql(
      `update session set last_seen_at = now() - interval '29 minutes' where account_id = $1`,
      who.id,
    );
    const alone = { 'fasih-unattended': '1' };
    expect((await app.ask('GET', '/user/me', { token: who.token, headers: alone })).status).toBe(200);
    const renewed = await app.ask('POST', '/auth/renew', {
      cookies: who.cookies,
      headers: { ...OURS, ...alone },
    });
    expect([renewed.status, await idleMinutes()]).toEqual([200, 29]);
    expect((await me(who.token)).status).toBe(200);
    expect(await idleMinutes()).toBe(0);
  });

  it('are refused for a token that was modified, expired, or signed with another secret', async () => {
    const who = await signedIn(app, 'student');
    const [id, expiry, mac] = who.token.split('.');
    const other = await signedIn(app, 'student');
    const secret = app.config.appSecret;
    const [sessionId] = other.token.split('.');
    for (const token of [
      `${id}.${Number(expiry) + 3600}.${mac}`,
      `${sessionId}.${expiry}.${mac}`,
      forged(who.token),
      `${id}.${expiry}`,
      'nonsense',
      makeToken(id ?? '', secret, Date.now() - 16 * 60_000),
      makeToken(id ?? '', 'another secret that is long enough'),
    ]) {
      expect((await me(token)).status, token).toBe(401);
    }
    expect((await me(makeToken(id ?? '', secret))).status).toBe(200);
    const asCookie = { fasih_session: who.token };
    expect((await app.ask('GET', '/user/me', { cookies: asCookie })).status).toBe(401);
  });

  it('follow a new role and a deactivated account at once', async () => {
    const who = await signedIn(app, 'teacher');
    await sql(`update account set role = 'finance' where id = $1`, who.id);
    expect((await me(who.token)).body.roles).toEqual(['finance']);
    await sql('update account set active = false where id = $1', who.id);
    expect((await me(who.token)).status).toBe(401);
    expect((await app.ask('POST', '/auth/renew', { cookies: who.cookies, headers: OURS })).status).toBe(401);
  });

  it('renew a token from the cookie alone, only for our own pages', async () => {
    const who = await signedIn(app, 'student');
    const renew = (headers: Record<string, string>) =>
      app.ask('POST', '/auth/renew', { cookies: who.cookies, headers });
    const foreignPages: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' },
      { origin: 'https://evil.example' },
    ];
    for (const foreign of foreignPages) {
      const answer = await renew(foreign);
      expect([answer.status, answer.body.code]).toEqual([403, 'common.crossSite']);
    }
    const ownPages: Record<string, string>[] = [OURS, { origin: 'http://127.0.0.1:3000' }];
    for (const own of ownPages) {
      const answer = await renew(own);
      expect(answer.body).toEqual({ token: expect.any(String), roles: ['student'] });
      expect((await me(answer.body.token)).status).toBe(200);
    }
    const byToken = await app.ask('POST', '/auth/renew', { token: who.token });
    expect([byToken.status, byToken.body.code]).toEqual([401, 'accounts.signedOut']);
  });

  it('allow writes with the cookie alone only from our own pages', async () => {
    const who = await signedIn(app, 'student');
    const patch = (headers: Record<string, string>) =>
      app.ask('PATCH', '/user/profile', { cookies: who.cookies, headers, body: { full_name: 'Sari' } });
    expect((await patch({ 'sec-fetch-site': 'cross-site' })).body.code).toBe('common.crossSite');
    expect((await patch({})).status).toBe(403);
    expect((await patch(OURS)).status).toBe(200);
    expect((await app.ask('GET', '/user/me', { cookies: who.cookies })).status).toBe(200);
  });

  it('end by signing out, also with an expired token, and signing out twice is fine', async () => {
    const who = await signedIn(app, 'student');
    expect((await app.ask('POST', '/auth/logout', { cookies: who.cookies })).status).toBe(403);
    const out = await app.ask('POST', '/auth/logout', { token: who.token });
    expect([out.status, out.body]).toEqual([200, { ok: true }]);
    expect(String(out.headers['set-cookie'])).toMatch(/fasih_session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await me(who.token)).status).toBe(401);
    expect((await app.ask('POST', '/auth/logout', { token: who.token })).status).toBe(200);
    expect((await app.ask('POST', '/auth/logout', {})).status).toBe(200);
    const again = await signedIn(app, 'student');
    const byCookie = await app.ask('POST', '/auth/logout', {
      cookies: again.cookies,
      headers: OURS,
      token: 'a.token.thatIsOver',
    });
    expect(byCookie.status).toBe(200);
    expect((await me(again.token)).status).toBe(401);
  });

  it('are listed with their device, and one’s own can be ended, but nobody else’s', async () => {
    const who = await signedIn(app, 'student');
    const phone = await signInAs(app, who, {
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1' },
      address: '198.51.100.4',
    });
    const list = await app.ask('GET', '/user/sessions', { token: who.token });
    expect(list.body.data).toHaveLength(2);
    expect(list.body.data).toContainEqual({
      id: phone.body.token.split('.')[0],
      device: 'Safari · iOS',
      address: '198.51.100.4',
      startedAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      current: false,
    });
    const other = await signedIn(app, 'student');
    const id = phone.body.token.split('.')[0];
    for (const wrong of [id, 'not-an-id']) {
      const denied = await app.ask('DELETE', `/user/sessions/${wrong}`, { token: other.token });
      expect([denied.status, denied.body.code]).toEqual([404, 'accounts.sessionNotFound']);
    }
    expect((await app.ask('DELETE', `/user/sessions/${id}`, { token: who.token })).status).toBe(200);
    expect((await me(phone.body.token)).status).toBe(401);
    expect((await me(who.token)).status).toBe(200);
    expect(await auditActions(app, id)).toEqual(['account.sessionEnded']);
  });

  it('are removed when expired, with old throttles and links, and active ones stay', async () => {
    const over = await signedIn(app, 'student');
    const running = await signedIn(app, 'student');
    await sql('update session set expires_at = now() where account_id = $1', over.id);
    await sql(
      `insert into throttle (key, count, window_ends_at) values ('old', 1, now()), ('kept', 1, 'infinity')`,
    );
    await sql(`insert into verification (identifier, value, expires_at) values ('old', 'x', now())`);
    await tidyAccounts(app.services);
    const { rows } = await app.pool.query(
      `select (select count(*) from session where account_id = $1)::int as over,
              (select count(*) from session where account_id = $2)::int as running,
              (select array_agg(key) from throttle where key in ('old', 'kept')) as throttles,
              (select count(*) from verification where identifier = 'old')::int as links`,
      [over.id, running.id],
    );
    expect(rows[0]).toEqual({ over: 0, running: 1, throttles: ['kept'], links: 0 });
  });

  it('of the same browser end with a new sign-in, also as somebody else; those of other devices stay', async () => {
    const who = await signedIn(app, 'student');
    const phone = await signInAs(app, who);
    const again = await signInAs(app, who, { cookies: who.cookies });
    expect(again.status).toBe(200);
    expect(cookiesOf(again).fasih_session).not.toBe(who.cookies.fasih_session);
    expect((await me(who.token)).status).toBe(401);
    const sister = await signInAs(app, await createAccount(app, 'student'), { token: again.body.token });
    expect((await me(again.body.token)).status).toBe(401);
    expect((await me(sister.body.token)).status).toBe(200);
    expect((await me(phone.body.token)).status).toBe(200);
    await signInAs(app, { ...who, password: 'not the password' }, { token: phone.body.token });
    expect((await me(phone.body.token)).status).toBe(200);
  });

  it('of another person can be ended by an admin with a reason; the owner is notified, and one’s own are not ended there', async () => {
    const admin = await signedIn(app, 'admin');
    const end = (id: string, token = admin.token) =>
      app.ask('POST', `/accounts/${id}/sessions/end`, { token, body: { reason: 'Ponsel hilang' } });
    for (const role of ['student', 'teacher', 'finance'] as const) {
      const who = await signedIn(app, role);
      await signInAs(app, who);
      expect((await end(who.id, who.token)).status).toBe(403);
      const ended = await end(who.id);
      expect([ended.status, ended.body]).toEqual([200, { ended: 2 }]);
      expect((await me(who.token)).status).toBe(401);
      expect(await auditActions(app, who.id)).toContain('account.sessionsEnded');
      expect(await mailCount(app, 'accounts.sessionsEnded', who.email)).toBe(1);
      expect((await signInAs(app, who)).status).toBe(200);
    }
    expect((await end(admin.id)).body.code).toBe('accounts.ownAccount');
    expect((await end('0198c000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('are required for every call of one’s own account', async () => {
    for (const { contract } of app.api.routes) {
      if (contract.who === 'public' || !contract.path.startsWith('/user')) continue;
      const answer = await app.ask(contract.method, contract.path.replace(/:\w+/, 'x'), {
        ...(contract.body ? { body: { full_name: 'x', password: 'x', code: '1' } } : {}),
      });
      expect([400, 401], `${contract.method} ${contract.path}`).toContain(answer.status);
    }
  });
});
