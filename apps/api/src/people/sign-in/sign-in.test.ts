import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forged } from '../../../test/forged.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  auditActions,
  cookiesOf,
  createAccount,
  familyForm,
  resetThrottles,
  signInAs,
} from '../accounts/people.fixtures.ts';

/** The statement that finds an account and its password by what was typed. */
const LOOK_UP = /"passwordHash".* or /s;

describe('signing in', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  const signInWrongly = (username: string, options: Parameters<typeof signInAs>[2] = {}) =>
    signInAs(app, { username, password: 'not the password' }, options);

  it('accepts a username or an address in any case and returns a token, the roles and a cookie', async () => {
    const account = await createAccount(app, 'teacher');
    for (const username of [account.username, account.username.toUpperCase(), account.email.toUpperCase()]) {
      const answer = await signInAs(app, { ...account, username });
      expect(answer.body).toEqual({ token: expect.any(String), roles: ['teacher'] });
      const cookie = answer.headers['set-cookie'];
      expect(String(cookie)).toMatch(
        /fasih_session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax(?!.*Secure)/,
      );
    }
    expect(await auditActions(app, account.id)).toEqual([
      'account.signedIn',
      'account.signedIn',
      'account.signedIn',
    ]);
  });

  it('says what to set to somebody who opened the school under another of its addresses', async () => {
    const account = await createAccount(app, 'student');
    const from = async (headers: Record<string, string>) =>
      (await signInAs(app, account, { headers, lang: 'en' })).body;
    const lan = { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' };
    expect(await from(lan)).toMatchObject({
      code: 'common.otherAddress',
      message: expect.stringMatching(/http:\/\/127\.0\.0\.1:3000.*APP_URL=http:\/\/192\.168\.1\.5:3000/),
    });
    const allowed: Record<string, string>[] = [
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
      { ...lan, 'sec-fetch-site': 'same-origin' },
      { ...lan, host: 'another.example' },
      { host: lan.host },
    ];
    for (const fine of allowed) expect(await from(fine)).toMatchObject({ token: expect.any(String) });
  });

  it('marks its cookies Secure when the school is served over https', async () => {
    const before = app.config.appUrl;
    app.config.appUrl = 'https://fasih.example';
    const answer = await signInAs(app, await createAccount(app, 'student'));
    app.config.appUrl = before;
    expect(answer.headers['set-cookie']).toHaveLength(2);
    for (const cookie of answer.headers['set-cookie'] as string[]) expect(cookie).toContain('Secure');
  });

  it('serves a client that replays the documented calls with the Bearer token alone', async () => {
    const form = familyForm();
    expect((await app.ask('POST', '/auth/register', { body: form })).status).toBe(201);
    const login = await app.ask('POST', '/auth/login', {
      body: { username: form.username, password: form.password, remember: true },
    });
    expect(login.body.roles).toEqual(['student']);
    const me = await app.ask('GET', '/user/me', { token: login.body.token });
    expect(me.body).toEqual({
      id: expect.any(String),
      username: form.username,
      email: form.email,
      emailVerified: false,
      phone: '+6281234567890',
      roles: ['student'],
      access: 'full',
      profile: { full_name: null, photo_url: null },
      mustChangePassword: false,
      twoStepEnabled: false,
      twoStepNeeded: false,
    });
    const profile = await app.ask('GET', '/user/profile', { token: login.body.token });
    expect(profile.body).toEqual({ username: form.username, full_name: null, photo_url: null });
  });

  it('answers an unknown name like a wrong password, and counts both as failed sign-ins', async () => {
    const account = await createAccount(app, 'student');
    const known = await signInWrongly(account.username);
    const unknown = await signInWrongly('nobody.here');
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const { requestId: _known, ...knownError } = known.body;
    const { requestId: _unknown, ...unknownError } = unknown.body;
    expect(knownError).toEqual(unknownError);
    expect(knownError.code).toBe('accounts.wrongLogin');
    await app.services.security.flush();
    const { rows } = await app.pool.query(
      `select account_id, count from security_event where kind = 'signInFailed' order by account_id nulls last`,
    );
    expect(rows).toEqual([
      { account_id: account.id, count: 1 },
      { account_id: null, count: 1 },
    ]);
  });

  it('says that an account is inactive only to somebody who knows its password', async () => {
    const account = await createAccount(app, 'student');
    await app.pool.query('update account set active = false where id = $1', [account.id]);
    expect((await signInWrongly(account.username)).body.code).toBe('accounts.wrongLogin');
    const right = await signInAs(app, account);
    expect([right.status, right.body.code, right.cookies]).toEqual([403, 'accounts.inactive', []]);
  });

  it('allows five guesses, then waits longer and longer, for unknown names as for known ones', async () => {
    const account = await createAccount(app, 'student');
    for (const username of [account.username, 'not.a.name']) {
      for (let n = 0; n < 5; n += 1) expect((await signInWrongly(username)).status).toBe(401);
      const blocked = await signInWrongly(username);
      expect([blocked.status, blocked.body.code]).toEqual([429, 'accounts.tooManyAttempts']);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(25);
      expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(30);
    }
    await app.pool.query(`update throttle set blocked_until = now() where blocked_until is not null`);
    expect((await signInWrongly(account.username)).status).toBe(401);
    expect(Number((await signInWrongly(account.username)).headers['retry-after'])).toBeGreaterThan(50);
    expect((await signInAs(app, account)).status).toBe(429);
  });

  it('evaluates as many simultaneous guesses as consecutive ones', async () => {
    const account = await createAccount(app, 'student');
    const answers = await Promise.all(Array.from({ length: 20 }, () => signInWrongly(account.username)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('lets the owner in on a known device while strangers are locked out', async () => {
    const account = await createAccount(app, 'student');
    const { fasih_device } = cookiesOf(await signInAs(app, account));
    for (let n = 0; n < 6; n += 1) await signInWrongly(account.username, { address: '198.51.100.9' });
    expect((await signInAs(app, account)).status).toBe(429);
    const cookies = { fasih_device: fasih_device ?? '' };
    expect((await signInAs(app, account, { cookies })).status).toBe(200);
    const another = { fasih_device: forged(cookies.fasih_device) };
    expect((await signInAs(app, account, { cookies: another })).status).toBe(429);
    const other = await createAccount(app, 'student');
    for (let n = 0; n < 5; n += 1) await signInWrongly(other.username);
    expect((await signInAs(app, other, { cookies })).status).toBe(429);
  });

  it('evaluates at most 100 consecutive guesses from unknown devices, however long their pauses', async () => {
    const account = await createAccount(app, 'student');
    await signInWrongly(account.username);
    await app.pool.query(
      `update throttle set count = 99, blocked_until = null where key like 'signIn:account:%'`,
    );
    expect((await signInWrongly(account.username)).status).toBe(401);
    await app.pool.query('update throttle set blocked_until = null');
    const blocked = await signInAs(app, account);
    expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '3600']);
  });

  it('blocks an address after a hundred wrong guesses at different names, with its whole IPv6 network', async () => {
    const address = '2001:db8:1:2:3::1';
    await signInWrongly('guess.1', { address });
    await app.pool.query(`update throttle set count = 99 where key like 'signIn:address:%'`);
    expect((await signInWrongly('guess.2', { address })).status).toBe(401);
    expect((await signInWrongly('guess.51', { address: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await signInWrongly('guess.51', { address: '2001:db8:1:3::1' })).status).toBe(401);
  });

  it('does not count right passwords', async () => {
    const account = await createAccount(app, 'student');
    for (let n = 0; n < 12; n += 1) expect((await signInAs(app, account)).status).toBe(200);
    const { rows } = await app.pool.query('select count from throttle where count > 0');
    expect(rows).toEqual([]);
  });

  it('answers 503 and counts no guess when too many sign-ins wait for their password check', async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => createAccount(app, 'student')));
    const statements = vi.spyOn(app.pool, 'query');
    const began = performance.now();
    const busyAfterMs: number[] = [];
    const answers = await Promise.all(
      people.map(async (account) => {
        const answer = await signInAs(app, account);
        if (answer.status === 503) busyAfterMs.push(performance.now() - began);
        return answer;
      }),
    );
    // A flood that tries again as soon as it is turned away comes back once a second only.
    expect(Math.min(...busyAfterMs)).toBeGreaterThan(990);
    const busy = answers.filter((a) => a.status === 503);
    expect(answers.filter((a) => a.status === 200).length + busy.length).toBe(60);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.body.code).toBe('accounts.busy');
    // Those turned away were not even looked up.
    const lookUps = statements.mock.calls.filter(([text]) => LOOK_UP.test(String(text)));
    statements.mockRestore();
    expect(lookUps).toHaveLength(60 - busy.length);
    expect(Number(busy[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const { rows } = await app.pool.query('select key from throttle where count > 0');
    expect(rows).toEqual([]);
  });

  it('requires both fields', async () => {
    const answer = await app.ask('POST', '/auth/login', { body: { username: ' ' } });
    expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([400, ['password', 'username']]);
  });
});
