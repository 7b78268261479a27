import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  cookiesOf,
  createAccount,
  mailedToken,
  resetThrottles,
  signInAs,
  type TestAccount,
} from '../accounts/people.fixtures.ts';

const NEW = 'sepeda biru di teras';

describe('a device on which the account signed in before', () => {
  const app = shared(startTestApp);
  let who: TestAccount;
  let cookies: { fasih_device: string };
  beforeEach(async () => {
    await resetThrottles(app);
    who = await createAccount(app, 'student');
    cookies = { fasih_device: cookiesOf(await signInAs(app, who)).fasih_device ?? '' };
  });

  const guess = (more: object = { cookies }) => signInAs(app, { ...who, password: 'a wrong guess' }, more);
  const enter = (password = who.password, more: object = { cookies }) =>
    signInAs(app, { ...who, password }, more);
  /** The counters of this account, `code` or `signIn`. */
  const counted = async (column: 'count' | 'blocked_until' = 'count') =>
    (await app.pool.query(`select key, ${column} from throttle where key like $1`, [`%${who.id}`])).rows;
  const guessed = (count: number) =>
    app.pool.query(`update throttle set count = $2, blocked_until = null where key like $1`, [
      `signIn:device:%${who.id}`,
      count,
    ]);
  const resetsPassword = async (more: object) => {
    await app.ask('POST', '/auth/forgot-password', { body: { email: who.email } });
    const token = await mailedToken(app, 'accounts.resetPassword', who.email);
    return app.ask('POST', '/auth/reset-password', { body: { token, password: NEW }, ...more });
  };

  it('has ten guesses, then waits half a minute, twice as long each time, and at most a quarter of an hour', async () => {
    for (let n = 0; n < 10; n += 1) expect((await guess()).status).toBe(401);
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const blocked = await guess();
      expect([blocked.status, blocked.body.code]).toEqual([429, 'accounts.tooManyAttempts']);
      // Rounded, because checking a password takes a moment of the wait.
      waits.push(30 * Math.ceil(Number(blocked.headers['retry-after']) / 30));
      await app.pool.query('update throttle set blocked_until = now() where blocked_until is not null');
      expect((await guess()).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('counts neither with strangers nor with its address, and a right password clears its guesses', async () => {
    for (let n = 0; n < 4; n += 1) await guess();
    expect(await counted()).toEqual([{ key: expect.stringMatching(/^signIn:device:/), count: 4 }]);
    expect(
      (await app.pool.query(`select from throttle where key like '%:address:%' and count > 0`)).rowCount,
    ).toBe(0);
    expect((await guess({})).status).toBe(401);
    expect((await counted()).map(({ count }) => count).sort()).toEqual([1, 4]);
    await enter();
    expect((await counted()).map(({ key }) => key.split(':')[1])).toEqual(['account']);
  });

  it('after a hundred guesses in a row lets nobody in, the owner either, until a mailed link sets a new password there', async () => {
    await guess();
    await guessed(100);
    for (const answer of [await enter(), await guess()])
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, '3600']);
    expect((await enter(who.password, {})).status).toBe(200);
    await guessed(100);
    expect((await resetsPassword({ cookies })).status).toBe(200);
    expect((await enter(NEW)).status).toBe(200);
  });

  it('stays locked where the new password is set on another device, which is let in', async () => {
    await guess();
    await guessed(100);
    expect((await resetsPassword({})).status).toBe(200);
    expect((await enter(NEW)).status).toBe(429);
    expect((await enter(NEW, {})).status).toBe(200);
  });
});
