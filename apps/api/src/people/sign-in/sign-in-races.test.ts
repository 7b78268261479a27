import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, holdAfter } from '../../../test/barrier.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  mailedToken,
  resetThrottles,
  signedIn,
  signInAs,
  type TestAccount,
} from '../accounts/people.fixtures.ts';
import { totpCode, totpStep } from '../credentials/totp.ts';

const NEW = 'sepeda biru di teras';

describe('somebody who signs in at the moment in which', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  const post = (path: string, body: object, token?: string) =>
    app.ask('POST', path, { body, ...(token ? { token } : {}) });
  const me = async (token: string) => (await app.ask('GET', '/user/me', { token })).status;
  const sessionsOf = async ({ id }: TestAccount) =>
    (await app.pool.query('select id from session where account_id = $1', [id])).rowCount;

  /** Signs in; `meanwhile` runs after the password was checked and before the session begins. */
  async function signInWhile(who: TestAccount, meanwhile: () => Promise<unknown>) {
    const held = holdAfter(app.services.pool, /^BEGIN$/, meanwhile);
    const answer = await signInAs(app, who);
    expect(await held.done()).toEqual([]);
    return answer;
  }

  it('the owner changes the password is refused with the old one, and is in no list of sessions', async () => {
    const who = await signedIn(app, 'student');
    const change = { currentPassword: who.password, password: NEW };
    const answer = await signInWhile(who, () => post('/auth/change-password', change, who.token));
    expect([answer.status, answer.body.code, answer.cookies]).toEqual([401, 'accounts.wrongLogin', []]);
    expect([await me(who.token), await sessionsOf(who)]).toEqual([200, 1]);
    expect((await signInAs(app, { ...who, password: NEW })).status).toBe(200);
  });

  it('a mailed link sets a new password is refused with the old one', async () => {
    const who = await signedIn(app, 'teacher');
    await post('/auth/forgot-password', { email: who.email });
    const token = await mailedToken(app, 'accounts.resetPassword', who.email);
    const answer = await signInWhile(who, () => post('/auth/reset-password', { token, password: NEW }));
    expect([answer.status, answer.body.code]).toEqual([401, 'accounts.wrongLogin']);
    expect(await sessionsOf(who)).toBe(0);
  });

  it('two-step login is turned on is asked for a code', async () => {
    const who = await signedIn(app, 'student');
    const begun = await post('/user/two-step/start', { password: who.password }, who.token);
    const secret = new URL(begun.body.totpUri).searchParams.get('secret') ?? '';
    const code = totpCode(secret, totpStep(Date.now()));
    const answer = await signInWhile(who, () => post('/user/two-step/confirm', { code }, who.token));
    expect(answer.body).toEqual({ twoStep: true, challenge: expect.any(String) });
    expect(await sessionsOf(who)).toBe(1);
    const [recovery] = begun.body.recoveryCodes;
    const passed = await post('/auth/two-step', { challenge: answer.body.challenge, code: recovery });
    expect(await me(passed.body.token)).toBe(200);
  });

  it('two-step login is turned off needs no code any more', async () => {
    const who = await signedIn(app, 'student');
    const begun = await post('/user/two-step/start', { password: who.password }, who.token);
    const secret = new URL(begun.body.totpUri).searchParams.get('secret') ?? '';
    await post('/user/two-step/confirm', { code: totpCode(secret, totpStep(Date.now())) }, who.token);
    const stop = { password: who.password, code: begun.body.recoveryCodes[0] };
    const answer = await signInWhile(who, () => post('/user/two-step/stop', stop, who.token));
    expect(answer.body.roles).toEqual(['student']);
  });

  it('the password changes cannot go on with a code, and neither waits for what the other holds', async () => {
    const who = await signedIn(app, 'student');
    const begun = await post('/user/two-step/start', { password: who.password }, who.token);
    const secret = new URL(begun.body.totpUri).searchParams.get('secret') ?? '';
    await post('/user/two-step/confirm', { code: totpCode(secret, totpStep(Date.now())) }, who.token);
    const { challenge } = (await signInAs(app, who)).body;
    const { first, second, codes } = await atOnce(
      app.services.pool,
      () => post('/auth/change-password', { currentPassword: who.password, password: NEW }, who.token),
      /for no key update/,
      () => post('/auth/two-step', { challenge, code: begun.body.recoveryCodes[0] }),
    );
    expect([first.status, second.body.code, codes]).toEqual([200, 'accounts.challengeOver', []]);
  });

  it('an admin deactivates the account gets no session, not even one that lives again later', async () => {
    const who = await signedIn(app, 'finance');
    const admin = await signedIn(app, 'admin');
    const { rows } = await app.pool.query('select version from account where id = $1', [who.id]);
    const change = { active: false, reason: 'Pindah kota', version: rows[0].version };
    const answer = await signInWhile(who, () =>
      app.ask('PATCH', `/staff/${who.id}`, { token: admin.token, body: change }),
    );
    expect([answer.status, answer.body.code]).toEqual([403, 'accounts.inactive']);
    await app.pool.query('update account set active = true where id = $1', [who.id]);
    expect(await sessionsOf(who)).toBe(0);
  });

  it('another sign-in hashes the same password anew is let in as well', async () => {
    const who = await signedIn(app, 'student');
    const { rows } = await app.pool.query('select password from credential where account_id = $1', [who.id]);
    const answer = await signInWhile(who, async () => {
      const { hashPassword } = await import('../credentials/passwords.ts');
      const hash = await hashPassword(who.password);
      await app.pool.query('update credential set password = $2 where account_id = $1', [who.id, hash]);
      expect(hash).not.toBe(rows[0].password);
    });
    expect([answer.status, await me(answer.body.token)]).toEqual([200, 200]);
  });
});
