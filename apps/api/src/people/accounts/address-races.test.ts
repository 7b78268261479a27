import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, holdAfter } from '../../../test/barrier.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { mailCount, mailedToken, resetThrottles, signedIn, signInAs } from './people.fixtures.ts';

const app = shared(startTestApp);
beforeEach(() => resetThrottles(app));

let count = 0;
const freshAddress = () => {
  count += 1;
  return `alamat.lain.${count}@contoh.id`;
};
const post = (path: string, body: object, token?: string) =>
  app.ask('POST', path, { body, ...(token ? { token } : {}) });
/** Sends `first`; `meanwhile` runs to its end once the transaction of the first has begun. */
async function whileBegun<T>(first: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  const held = holdAfter(app.services.pool, /^BEGIN$/, meanwhile);
  const answer = await first();
  expect(await held.done()).toEqual([]);
  return answer;
}

describe('at the moment in which an account gets another address', () => {
  it('a link for a new password does not go to the one that a thief had given it', async () => {
    const who = await signedIn(app, 'student');
    const thiefs = freshAddress();
    await post('/user/email', { email: thiefs, password: who.password }, who.token);
    await post('/auth/email-change/confirm', {
      token: await mailedToken(app, 'accounts.emailConfirm', thiefs),
    });
    const undo = await mailedToken(app, 'accounts.emailChanged', who.email);
    const asked = await whileBegun(
      () => post('/auth/forgot-password', { email: thiefs }),
      () => post('/auth/email-change/stop', { token: undo }),
    );
    expect(asked.status).toBe(202);
    expect(await mailCount(app, 'accounts.resetPassword', thiefs)).toBe(0);
    expect(await mailCount(app, 'accounts.resetPassword', who.email)).toBe(1);
  });

  it('the link that verifies it goes to the new one', async () => {
    const who = await signedIn(app, 'student');
    const admin = await signedIn(app, 'admin');
    const to = freshAddress();
    const { rows } = await app.pool.query('select version from account where id = $1', [who.id]);
    const body = { email: to, reason: 'Kotak surat penuh', version: rows[0].version };
    const again = await whileBegun(
      () => post('/auth/verify-email/send', {}, who.token),
      () => app.ask('PUT', `/accounts/${who.id}/email`, { token: admin.token, body }),
    );
    expect(again.status).toBeLessThan(300);
    expect(await mailCount(app, 'accounts.verifyEmail', who.email)).toBe(0);
    expect(await mailCount(app, 'accounts.verifyEmail', to)).toBe(2);
  });

  it('the link of the old one verifies nothing, and neither waits for what the other holds', async () => {
    const who = await signedIn(app, 'student');
    const admin = await signedIn(app, 'admin');
    await post('/auth/verify-email/send', {}, who.token);
    const token = await mailedToken(app, 'accounts.verifyEmail', who.email);
    const body = { email: freshAddress(), reason: 'Kotak surat penuh', version: 1 };
    const { first, second, codes } = await atOnce(
      app.services.pool,
      () => app.ask('PUT', `/accounts/${who.id}/email`, { token: admin.token, body }),
      /update "account"/,
      () => post('/auth/verify-email', { token }),
    );
    expect([first.status, second.body.code, codes]).toEqual([200, 'accounts.linkOver', []]);
  });

  it('who still types the password of before cannot ask for one more behind a new password', async () => {
    const who = await signedIn(app, 'student');
    const thief = (await signInAs(app, who)).body.token;
    const to = freshAddress();
    const asked = await whileBegun(
      () => post('/user/email', { email: to, password: who.password }, thief),
      () =>
        post(
          '/auth/change-password',
          { currentPassword: who.password, password: 'sepeda biru di teras' },
          who.token,
        ),
    );
    expect(asked.body.code).toBe('accounts.wrongPassword');
    expect(await mailCount(app, 'accounts.emailConfirm', to)).toBe(0);
    expect((await app.ask('GET', '/user/email', { token: who.token })).body.change).toBeNull();
  });
});
