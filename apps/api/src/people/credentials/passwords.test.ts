import { argon2, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  auditActions,
  createAccount,
  mailCount,
  mailedToken,
  resetThrottles,
  STAFF_PASSWORD,
  signedIn,
  signInAs,
} from '../accounts/people.fixtures.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const NEW = 'sepeda biru di teras';

/** A hash as an earlier version of the school may have stored it. */
async function hashAtCost(password: string, cost: { memory: number; passes: number }): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await promisify(argon2)('argon2id', {
    message: password,
    nonce,
    parallelism: 1,
    tagLength: 32,
    ...cost,
  });
  const plain = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${plain(nonce)}$${plain(hash)}`;
}

describe('passwords and mailed links', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  const forgot = (email: string) => app.ask('POST', '/auth/forgot-password', { body: { email } });
  const reset = (token: string, password = NEW) =>
    app.ask('POST', '/auth/reset-password', { body: { token, password } });
  const change = (token: string, currentPassword: string, password = NEW) =>
    app.ask('POST', '/auth/change-password', { token, body: { currentPassword, password } });

  it('match only when every character does, and never for an unknown account', async () => {
    const hash = await hashPassword('kata sandi é');
    expect(await verifyPassword('kata sandi é', hash)).toBe(true);
    expect(await verifyPassword('kata sandi e', hash)).toBe(false);
    expect(await verifyPassword('kata sandi é', null)).toBe(false);
    expect(await verifyPassword('kata sandi é', 'broken')).toBe(false);
  });

  it.runIf(process.platform === 'linux')('are hashed at a lower priority than calls', async () => {
    await hashPassword('kata sandi');
    const niceOf = (thread: string) => {
      const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
    };
    const low = readdirSync('/proc/self/task').filter((thread) => niceOf(thread) === 10);
    expect(low.length).toBeGreaterThan(0);
    expect(niceOf(String(process.pid))).toBeLessThan(10);
  });

  it('hashed at an older cost still sign in, and are hashed at today’s cost by it', async () => {
    const who = await createAccount(app, 'student');
    const stored = async () => {
      const { rows } = await app.pool.query<{ password: string }>(
        'select password from credential where account_id = $1',
        [who.id],
      );
      return rows[0]?.password ?? '';
    };
    const older = await hashAtCost(who.password, { memory: 8192, passes: 1 });
    await app.pool.query('update credential set password = $2 where account_id = $1', [who.id, older]);
    expect((await signInAs(app, { ...who, password: 'a wrong guess' })).status).toBe(401);
    expect(await stored()).toBe(older);
    expect((await signInAs(app, who)).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const today = await stored();
    expect((await signInAs(app, who)).status).toBe(200);
    expect(await stored()).toBe(today);
  });

  it('answer alike and in the same time whether an address is known or not, and mail only when it is', async () => {
    const who = await createAccount(app, 'student');
    const timed = async (email: string) => {
      const began = performance.now();
      const answer = await forgot(email);
      return { answer, ms: performance.now() - began };
    };
    const known = await timed(who.email.toUpperCase());
    const unknown = await timed('nobody@contoh.id');
    expect([known.answer.status, known.answer.body]).toEqual([202, { ok: true }]);
    expect([unknown.answer.status, unknown.answer.body]).toEqual([202, { ok: true }]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(110);
    expect(await mailCount(app, 'accounts.resetPassword', who.email)).toBe(1);
    expect(await mailCount(app, 'accounts.resetPassword', 'nobody@contoh.id')).toBe(0);
  });

  it('mail at most three links an hour to one account, and still answer 202', async () => {
    const who = await createAccount(app, 'student');
    for (let n = 0; n < 5; n += 1) expect((await forgot(who.email)).status).toBe(202);
    expect(await mailCount(app, 'accounts.resetPassword', who.email)).toBe(3);
  });

  it('set a new password once per link, end every session and verify the address', async () => {
    const who = await signedIn(app, 'student');
    await forgot(who.email);
    const token = await mailedToken(app, 'accounts.resetPassword', who.email);
    expect((await reset(token)).status).toBe(200);
    expect((await app.ask('GET', '/user/me', { token: who.token })).status).toBe(401);
    const again = await reset(token);
    expect([again.status, again.body.code]).toEqual([409, 'accounts.linkOver']);
    expect((await signInAs(app, who)).status).toBe(401);
    const login = await signInAs(app, { ...who, password: NEW });
    expect((await app.ask('GET', '/user/me', { token: login.body.token })).body.emailVerified).toBe(true);
    expect(await mailCount(app, 'accounts.passwordChanged', who.email)).toBe(1);
    expect(await auditActions(app, who.id)).toContain('account.passwordReset');
  });

  it('let one of several resets with the same link through', async () => {
    const who = await createAccount(app, 'student');
    await forgot(who.email);
    const token = await mailedToken(app, 'accounts.resetPassword', who.email);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `${NEW} ${n}`)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.findIndex((a) => a.status === 200) + 1;
    expect((await signInAs(app, { ...who, password: `${NEW} ${winner}` })).status).toBe(200);
  });

  it('invalidate all other links with the first reset, and none when the password is refused', async () => {
    const who = await createAccount(app, 'student');
    await forgot(who.email);
    const first = await mailedToken(app, 'accounts.resetPassword', who.email);
    await forgot(who.email);
    const second = await mailedToken(app, 'accounts.resetPassword', who.email);
    expect(second).not.toBe(first);
    const common = await reset(second, 'rahasia');
    expect([common.status, common.body.code]).toEqual([400, 'accounts.passwordCommon']);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(409);
  });

  it('refuse a link that is expired, unknown, or made for another purpose', async () => {
    const who = await signedIn(app, 'student');
    await forgot(who.email);
    const token = await mailedToken(app, 'accounts.resetPassword', who.email);
    await app.pool.query(
      `update verification set expires_at = now() - interval '1 second' where value = $1`,
      [`reset:${who.id}`],
    );
    expect((await reset(token)).body.code).toBe('accounts.linkOver');
    expect((await reset('unknown')).body.code).toBe('accounts.linkOver');
    await app.ask('POST', '/auth/verify-email/send', { token: who.token });
    const verify = await mailedToken(app, 'accounts.verifyEmail', who.email);
    expect((await reset(verify)).body.code).toBe('accounts.linkOver');
  });

  it('store only the hash of a link’s value, for an hour', async () => {
    const who = await createAccount(app, 'student');
    await forgot(who.email);
    const token = await mailedToken(app, 'accounts.resetPassword', who.email);
    const { rows } = await app.pool.query<{ identifier: string; minutes: number }>(
      `select identifier, extract(epoch from expires_at - now())::float8 / 60 as minutes from verification where value = $1`,
      [`reset:${who.id}`],
    );
    expect(rows[0]?.identifier).not.toContain(token);
    expect(rows[0]?.minutes).toBeGreaterThan(59);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(60);
  });

  it('unlock an account that strangers’ guesses had locked', async () => {
    const who = await createAccount(app, 'student');
    for (let n = 0; n < 6; n += 1) await signInAs(app, { ...who, password: 'a guess' });
    expect((await signInAs(app, who)).status).toBe(429);
    await forgot(who.email);
    await reset(await mailedToken(app, 'accounts.resetPassword', who.email));
    expect((await signInAs(app, { ...who, password: NEW })).status).toBe(200);
  });

  it('change a password, keep this session and end the others', async () => {
    const who = await signedIn(app, 'student');
    const other = await signInAs(app, who);
    expect((await change(who.token, who.password)).status).toBe(200);
    expect((await app.ask('GET', '/user/me', { token: who.token })).status).toBe(200);
    expect((await app.ask('GET', '/user/me', { token: other.body.token })).status).toBe(401);
    expect((await signInAs(app, { ...who, password: NEW })).status).toBe(200);
    expect(await mailCount(app, 'accounts.passwordChanged', who.email)).toBe(1);
    expect(await auditActions(app, who.id)).toContain('account.passwordChanged');
  });

  it('changed on two devices at the same instant: one new password holds, and the other device is told', async () => {
    const who = await signedIn(app, 'student');
    const other = await signInAs(app, who);
    const news = [NEW, 'perahu kertas di sungai'];
    const both = await Promise.all([
      change(who.token, who.password, news[0]),
      change(other.body.token, who.password, news[1]),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('accounts.wrongPassword');
    const holds = both[0]?.status === 200 ? 0 : 1;
    expect((await signInAs(app, { ...who, password: news[holds] ?? '' })).status).toBe(200);
    expect((await signInAs(app, { ...who, password: news[1 - holds] ?? '' })).status).toBe(401);
    expect(await mailCount(app, 'accounts.passwordChanged', who.email)).toBe(1);
  });

  it('are the same however a keyboard composes their accents', async () => {
    const who = await signedIn(app, 'student');
    expect((await change(who.token, who.password, 'kafé di Jalan Café')).status).toBe(200);
    const decomposed = 'kafé di Jalan Café'.normalize('NFD');
    expect((await signInAs(app, { ...who, password: decomposed })).status).toBe(200);
    expect((await signInAs(app, { ...who, password: 'kafe di Jalan Cafe' })).status).toBe(401);
  });

  it('cannot be set with a link that was mailed before the account was deactivated', async () => {
    const who = await createAccount(app, 'student');
    await forgot(who.email);
    const token = await mailedToken(app, 'accounts.resetPassword', who.email);
    await app.pool.query('update account set active = false where id = $1', [who.id]);
    const refused = await reset(token);
    expect([refused.status, refused.body.code]).toEqual([409, 'accounts.linkOver']);
    await forgot(who.email);
    expect(await mailCount(app, 'accounts.resetPassword', who.email)).toBe(1);
    await app.pool.query('update account set active = true where id = $1', [who.id]);
    expect((await signInAs(app, who)).status).toBe(200);
  });

  it('refuse a change without the current password and slow down guesses at it', async () => {
    const who = await signedIn(app, 'student');
    for (let n = 0; n < 10; n += 1) {
      const answer = await change(who.token, 'a guess');
      expect([answer.status, answer.body.code]).toEqual([409, 'accounts.wrongPassword']);
    }
    const slow = await change(who.token, who.password);
    expect([slow.status, slow.body.code]).toEqual([429, 'accounts.tooManyAttempts']);
  });

  it('need twelve characters for staff, except demo logins', async () => {
    const staff = await signedIn(app, 'finance');
    const short = await change(staff.token, STAFF_PASSWORD, 'elevenchars');
    expect([short.status, short.body.code]).toEqual([400, 'accounts.passwordShortStaff']);
    await app.pool.query('update account set demo = true where id = $1', [staff.id]);
    expect((await change(staff.token, STAFF_PASSWORD, 'elevenchars')).status).toBe(200);
  });

  it('verify an address once per link, and mail again only what is needed', async () => {
    const who = await signedIn(app, 'student');
    const send = () => app.ask('POST', '/auth/verify-email/send', { token: who.token });
    expect((await send()).status).toBe(202);
    const token = await mailedToken(app, 'accounts.verifyEmail', who.email);
    const verify = () => app.ask('POST', '/auth/verify-email', { body: { token } });
    const two = await Promise.all([verify(), verify()]);
    expect(two.map((a) => a.status).sort()).toEqual([200, 409]);
    expect((await send()).status).toBe(202);
    expect(await mailCount(app, 'accounts.verifyEmail', who.email)).toBe(1);
    const other = await signedIn(app, 'student');
    const sends = [];
    for (let n = 0; n < 4; n += 1) {
      sends.push((await app.ask('POST', '/auth/verify-email/send', { token: other.token })).status);
    }
    expect(sends).toEqual([202, 202, 202, 429]);
  });
});
