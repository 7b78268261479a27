import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { cookiesOf, createAccount, mailCount, resetThrottles, signInAs } from './people.fixtures.ts';

/** One address that a mobile network shares among a whole neighbourhood. */
const address = '100.64.7.7';

describe('many families behind one IP address', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  const counted = async (like: string) => {
    const { rows } = await app.pool.query<{ count: number }>(
      'select count from throttle where key like $1 and count > 0',
      [like],
    );
    return rows.map(({ count }) => count);
  };
  async function deviceOf(who: { username: string; password: string }) {
    const { fasih_device } = cookiesOf(await signInAs(app, who));
    return { fasih_device: fasih_device ?? '' };
  }

  it('a known device signs in when a neighbour has guessed too often; an unknown one is told when to try again', async () => {
    const who = await createAccount(app, 'student');
    const cookies = await deviceOf(who);
    const guess = (n: number) => signInAs(app, { username: `guess.${n}`, password: 'a guess' }, { address });
    await guess(1);
    expect(await counted('signIn:address:%')).toEqual([1]);
    // A guess costs as much of a processor as a right password, so the hundredth is the second here.
    await app.pool.query(`update throttle set count = 99 where key like 'signIn:address:%'`);
    expect((await guess(100)).status).toBe(401);
    expect((await guess(101)).status).toBe(429);
    expect((await signInAs(app, who, { address, cookies })).status).toBe(200);
    const stranger = await signInAs(app, who, { address });
    expect([stranger.status, stranger.body.code]).toEqual([429, 'accounts.tooManyAttempts']);
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0);
    expect(stranger.body.message).toMatch(/^Terlalu banyak percobaan\. Coba lagi dalam \d+ menit\.$/);
    expect((await signInAs(app, who, { address: '100.64.7.8' })).status).toBe(200);
  });

  it('attempts refused for their account do not count against the address, nor the other way round', async () => {
    const who = await createAccount(app, 'student');
    for (let n = 0; n < 30; n += 1) await signInAs(app, { ...who, password: 'a guess' }, { address });
    expect(await counted('signIn:address:%')).toEqual([5]);
    await app.pool.query(
      `update throttle set count = 150, blocked_until = now() + interval '1 minute' where key like 'signIn:address:%'`,
    );
    await signInAs(app, { username: 'nobody.yet', password: 'a guess' }, { address });
    expect(await counted('signIn:address:%')).toEqual([150]);
    expect(await counted('signIn:name:%')).toEqual([]);
  });

  it('a wrong current password of a signed-in person does not count against the address', async () => {
    const who = await createAccount(app, 'student');
    const { body } = await signInAs(app, who);
    const change = (currentPassword: string) =>
      app.ask('POST', '/auth/change-password', {
        token: body.token,
        address,
        body: { currentPassword, password: 'sepeda biru muda' },
      });
    expect((await change('not the password')).body.code).toBe('accounts.wrongPassword');
    expect(await counted('%:address:%')).toEqual([]);
    expect((await change(who.password)).status).toBe(200);
  });

  it('a known device receives a password link while others are told to wait', async () => {
    const who = await createAccount(app, 'student');
    const cookies = await deviceOf(who);
    const forgot = (email: string, more = {}) =>
      app.ask('POST', '/auth/forgot-password', { address, body: { email }, ...more });
    await forgot('nobody@contoh.id');
    await app.pool.query(
      `update throttle set count = 150, blocked_until = now() + interval '1 minute' where key like 'reset:address:%'`,
    );
    const stranger = await forgot(who.email);
    expect([stranger.status, stranger.body.code]).toEqual([429, 'common.tooMany']);
    expect((await forgot('nobody@contoh.id')).status).toBe(429);
    expect(await mailCount(app, 'accounts.resetPassword', who.email)).toBe(0);
    expect((await forgot(who.email, { cookies })).status).toBe(202);
    expect(await mailCount(app, 'accounts.resetPassword', who.email)).toBe(1);
  });
});
