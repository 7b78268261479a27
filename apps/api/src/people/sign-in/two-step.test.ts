import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { createAdmin } from '../../commands/create-admin.ts';
import { resetTwoStep } from '../../commands/reset-two-step.ts';
import {
  auditActions,
  mailCount,
  resetThrottles,
  STAFF_PASSWORD,
  signedIn,
  signInAs,
} from '../accounts/people.fixtures.ts';
import { totpCode, totpStep } from '../credentials/totp.ts';

describe('two-step login', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  const call = (path: string, body: unknown, token?: string) =>
    app.ask('POST', path, { body, ...(token ? { token } : {}) });
  const codeNow = (secret: string, off = 0) => totpCode(secret, totpStep(Date.now()) + off);
  const pass = (challenge: string, code: string) => call('/auth/two-step', { challenge, code });

  /** A person with two-step login on; its confirmation used the code of the previous step. */
  async function withTwoStep(role: 'student' | 'admin' = 'student') {
    const who = await signedIn(app, role);
    const begun = await call('/user/two-step/start', { password: who.password }, who.token);
    const secret = new URL(begun.body.totpUri).searchParams.get('secret') ?? '';
    const confirmed = await call('/user/two-step/confirm', { code: codeNow(secret, -1) }, who.token);
    expect([confirmed.status, confirmed.body.twoStepEnabled]).toEqual([200, true]);
    const challenge = async () => (await signInAs(app, who)).body.challenge as string;
    return { ...who, secret, recoveryCodes: begun.body.recoveryCodes as string[], challenge };
  }

  it('starts with the password, a secret, a QR picture and ten codes, and is not required before it is confirmed', async () => {
    const who = await signedIn(app, 'student');
    const wrong = await call('/user/two-step/start', { password: 'a guess' }, who.token);
    expect([wrong.status, wrong.body.code]).toEqual([409, 'accounts.wrongPassword']);
    const begun = await call('/user/two-step/start', { password: who.password }, who.token);
    expect(begun.body.totpUri).toMatch(/^otpauth:\/\/totp\/Fasih:/);
    expect(begun.body.qrSvg).toMatch(/^<svg/);
    expect(begun.body.recoveryCodes).toHaveLength(10);
    const { rows } = await app.pool.query<{ secret: string }>(
      'select secret from two_factor where account_id = $1',
      [who.id],
    );
    expect(begun.body.totpUri).not.toContain(rows[0]?.secret);
    expect((await signInAs(app, who)).body.token).toEqual(expect.any(String));
    const bad = await call('/user/two-step/confirm', { code: '000000' }, who.token);
    expect([bad.status, bad.body.code]).toEqual([409, 'accounts.wrongCode']);
    const recovery = await call('/user/two-step/confirm', { code: begun.body.recoveryCodes[0] }, who.token);
    expect(recovery.status).toBe(409);
  });

  it('started again before its first code, knows only the newer app and recovery codes', async () => {
    const who = await signedIn(app, 'student');
    const start = async () => {
      const { body } = await call('/user/two-step/start', { password: who.password }, who.token);
      return {
        secret: new URL(body.totpUri).searchParams.get('secret') ?? '',
        codes: body.recoveryCodes as string[],
      };
    };
    const older = await start();
    const newer = await start();
    const refused = await call('/user/two-step/confirm', { code: codeNow(older.secret) }, who.token);
    expect([refused.status, refused.body.code]).toEqual([409, 'accounts.wrongCode']);
    expect((await call('/user/two-step/confirm', { code: codeNow(newer.secret) }, who.token)).status).toBe(
      200,
    );
    const challenge = async () => (await signInAs(app, who)).body.challenge as string;
    expect((await pass(await challenge(), older.codes[0] ?? '')).status).toBe(401);
    expect((await pass(await challenge(), newer.codes[0] ?? '')).status).toBe(200);
  });

  it('turned off twice at the same instant, is turned off once', async () => {
    const who = await withTwoStep();
    const stop = () =>
      call('/user/two-step/stop', { password: who.password, code: codeNow(who.secret) }, who.token);
    const both = await Promise.all([stop(), stop()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('accounts.twoStepNotOn');
    expect((await signInAs(app, who)).body.token).toEqual(expect.any(String));
    expect(await mailCount(app, 'accounts.twoStepOff', who.email)).toBe(1);
  });

  it('ends all other sessions when it is turned on', async () => {
    const who = await signedIn(app, 'student');
    const other = await signInAs(app, who);
    const begun = await call('/user/two-step/start', { password: who.password }, who.token);
    const secret = new URL(begun.body.totpUri).searchParams.get('secret') ?? '';
    expect((await app.ask('GET', '/user/me', { token: other.body.token })).status).toBe(200);
    await call('/user/two-step/confirm', { code: codeNow(secret) }, who.token);
    expect((await app.ask('GET', '/user/me', { token: other.body.token })).status).toBe(401);
    expect((await app.ask('GET', '/user/me', { token: who.token })).status).toBe(200);
  });

  it('asks for a code after the password, and returns the token only with it', async () => {
    const who = await withTwoStep();
    expect(await mailCount(app, 'accounts.twoStepOn', who.email)).toBe(1);
    const first = await signInAs(app, who);
    expect(first.body).toEqual({ twoStep: true, challenge: expect.any(String) });
    expect(first.cookies).toEqual([]);
    const wrong = await pass(first.body.challenge, '000000');
    expect([wrong.status, wrong.body.code]).toEqual([401, 'accounts.wrongCode']);
    const right = await pass(first.body.challenge, codeNow(who.secret));
    expect(right.body).toEqual({ token: expect.any(String), roles: ['student'] });
    expect(right.cookies.map((c) => c.name)).toEqual(['fasih_session', 'fasih_device']);
    expect((await app.ask('GET', '/user/me', { token: right.body.token })).body.twoStepEnabled).toBe(true);
    const spent = await pass(first.body.challenge, codeNow(who.secret, 1));
    expect([spent.status, spent.body.code]).toEqual([401, 'accounts.challengeOver']);
    expect(await auditActions(app, who.id)).toEqual(
      expect.arrayContaining([
        'account.twoStepOn',
        'account.passwordAccepted',
        'account.codeRefused',
        'account.signedIn',
      ]),
    );
  });

  it('refuses a used code, in a later sign-in and at the same instant', async () => {
    const who = await withTwoStep();
    const code = codeNow(who.secret, 1);
    const challenges = [await who.challenge(), await who.challenge(), await who.challenge()];
    const answers = await Promise.all(challenges.map((challenge) => pass(challenge, code)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 401, 401]);
    expect((await pass(await who.challenge(), code)).body.code).toBe('accounts.wrongCode');
    expect((await pass(await who.challenge(), codeNow(who.secret))).body.code).toBe('accounts.wrongCode');
  });

  it('accepts each recovery code once, also when it is sent twice at the same instant', async () => {
    const who = await withTwoStep();
    const [one = '', two = ''] = who.recoveryCodes;
    const challenges = [await who.challenge(), await who.challenge()];
    const answers = await Promise.all(challenges.map((challenge) => pass(challenge, one)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 401]);
    expect((await pass(await who.challenge(), one)).status).toBe(401);
    expect((await pass(await who.challenge(), two.toLowerCase())).status).toBe(200);
  });

  it('slows down guesses at the code', async () => {
    const who = await withTwoStep();
    const challenge = await who.challenge();
    for (let n = 0; n < 5; n += 1) expect((await pass(challenge, '000000')).status).toBe(401);
    expect((await pass(challenge, codeNow(who.secret))).status).toBe(429);
  });

  it('ends a challenge when it expires, the password changes, or the account is deactivated', async () => {
    const who = await withTwoStep();
    const late = await who.challenge();
    await app.pool.query(`update verification set expires_at = now() where value = $1`, [
      `twoStep:${who.id}`,
    ]);
    expect((await pass(late, codeNow(who.secret))).body.code).toBe('accounts.challengeOver');
    const old = await who.challenge();
    await call(
      '/auth/change-password',
      { currentPassword: who.password, password: 'sepeda biru' },
      who.token,
    );
    expect((await pass(old, codeNow(who.secret))).body.code).toBe('accounts.challengeOver');
    const fresh = (await signInAs(app, { ...who, password: 'sepeda biru' })).body.challenge;
    await app.pool.query('update account set active = false where id = $1', [who.id]);
    expect((await pass(fresh, codeNow(who.secret))).body.code).toBe('accounts.challengeOver');
  });

  it('cannot be set up twice, and is turned off with the password and a code, which ends the other sessions', async () => {
    const who = await withTwoStep();
    const again = await call('/user/two-step/start', { password: who.password }, who.token);
    expect([again.status, again.body.code]).toEqual([409, 'accounts.twoStepAlreadyOn']);
    const stop = (password: string, code: string) =>
      call('/user/two-step/stop', { password, code }, who.token);
    expect((await stop('a guess', codeNow(who.secret))).body.code).toBe('accounts.wrongPassword');
    expect((await stop(who.password, '000000')).body.code).toBe('accounts.wrongCode');
    expect((await stop(who.password, '')).status).toBe(400);
    const other = await pass(await who.challenge(), who.recoveryCodes[0] ?? '');
    const stopped = await stop(who.password, codeNow(who.secret));
    expect([stopped.status, stopped.body.twoStepEnabled]).toEqual([200, false]);
    expect((await app.ask('GET', '/user/me', { token: other.body.token })).status).toBe(401);
    expect((await app.ask('GET', '/user/me', { token: who.token })).status).toBe(200);
    expect((await stop(who.password, who.recoveryCodes[1] ?? '')).body.code).toBe('accounts.twoStepNotOn');
    expect(await mailCount(app, 'accounts.twoStepOff', who.email)).toBe(1);
    expect((await signInAs(app, who)).body.roles).toEqual(['student']);
  });

  it('is required of admin and finance in production before they may change anything', async () => {
    const admin = await signedIn(app, 'admin');
    const rename = (token: string) =>
      app.ask('PATCH', '/user/profile', { token, body: { full_name: 'Kepala' } });
    expect((await rename(admin.token)).status).toBe(200);
    app.config.mode = 'production';
    try {
      const held = await rename(admin.token);
      expect([held.status, held.body.code]).toEqual([403, 'accounts.twoStepNeeded']);
      const body = {
        username: 'guru.baru',
        email: 'guru.baru@contoh.id',
        password: STAFF_PASSWORD,
        role: 'teacher',
      };
      expect((await call('/auth/register', body, admin.token)).body.code).toBe('accounts.twoStepNeeded');
      expect((await app.ask('GET', '/user/me', { token: admin.token })).body.twoStepEnabled).toBe(false);
      const ready = await withTwoStep('admin');
      expect((await rename(ready.token)).status).toBe(200);
      const family = await signedIn(app, 'student');
      expect((await rename(family.token)).status).toBe(200);
    } finally {
      app.config.mode = 'demo';
    }
  });

  it('can be reset on the server for somebody who lost everything', async () => {
    const who = await withTwoStep();
    const { ok, line } = await resetTwoStep(app.pool, who.username);
    expect([ok, line]).toEqual([true, expect.stringContaining('off now')]);
    expect((await app.ask('GET', '/user/me', { token: who.token })).status).toBe(401);
    expect((await signInAs(app, who)).body.roles).toEqual(['student']);
    expect((await resetTwoStep(app.pool, 'nobody')).ok).toBe(false);
  });

  it('the first admin is created on the server, with a password of twelve characters', async () => {
    const account = { username: 'kepala', email: 'kepala@contoh.id', role: 'admin' as const };
    expect((await createAdmin(app.pool, account, 'short')).ok).toBe(false);
    expect(await createAdmin(app.pool, account, STAFF_PASSWORD)).toEqual({
      ok: true,
      line: 'The admin account kepala is open.',
    });
    expect((await createAdmin(app.pool, account, STAFF_PASSWORD)).ok).toBe(false);
    const login = await signInAs(app, { username: 'kepala', password: STAFF_PASSWORD });
    expect(login.body.roles).toEqual(['admin']);
  });
});
