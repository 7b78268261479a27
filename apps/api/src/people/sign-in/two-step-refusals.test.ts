import { textsIn } from '@fasih/messages/texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { mailCount, resetThrottles, signedIn } from '../accounts/people.fixtures.ts';
import { totpCode, totpStep } from '../credentials/totp.ts';

describe('two-step login', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  const call = (path: string, body: object, token: string, lang: 'id' | 'en' = 'id') =>
    app.ask('POST', path, { body, token, lang });
  const codeNow = (secret: string, off = 0) => totpCode(secret, totpStep(Date.now()) + off);
  const isOn = async (token: string) =>
    (await app.ask('GET', '/user/me', { token })).body.twoStepEnabled as boolean;

  async function begun() {
    const who = await signedIn(app, 'student');
    const { body } = await call('/user/two-step/start', { password: who.password }, who.token);
    const secret = new URL(body.totpUri).searchParams.get('secret') ?? '';
    return { ...who, secret, recoveryCodes: body.recoveryCodes as string[] };
  }
  async function turnedOn() {
    const who = await begun();
    await call('/user/two-step/confirm', { code: codeNow(who.secret, -1) }, who.token);
    return who;
  }

  it('confirmed twice at the same instant is turned on once and told of once', async () => {
    const who = await begun();
    const confirm = (off: number) =>
      call('/user/two-step/confirm', { code: codeNow(who.secret, off) }, who.token);
    const both = await Promise.all([confirm(0), confirm(1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('accounts.twoStepAlreadyOn');
    expect([await isOn(who.token), await mailCount(app, 'accounts.twoStepOn', who.email)]).toEqual([true, 1]);
  });

  it.each<[string, (who: Awaited<ReturnType<typeof begun>>, code: string) => [string, object], boolean]>([
    ['turning it on', (_who, code) => ['/user/two-step/confirm', { code }], false],
    ['turning it off', ({ password }, code) => ['/user/two-step/stop', { password, code }], true],
    ['confirming a sensitive step', ({ password }, code) => ['/auth/confirm', { password, code }], true],
  ])('limits the codes that are tried for %s, and takes none while it waits', async (_what, input, on) => {
    const who = await (on ? turnedOn() : begun());
    const attempt = (code: string, lang: 'id' | 'en' = 'id') => call(...input(who, code), who.token, lang);
    for (let n = 0; n < 5; n += 1) expect((await attempt('000000')).body.code).toBe('accounts.wrongCode');
    for (const lang of ['id', 'en'] as const) {
      const slowed = await attempt(codeNow(who.secret), lang);
      expect([slowed.status, slowed.body.code]).toEqual([429, 'accounts.tooManyAttempts']);
      expect(slowed.body.message).toBe(textsIn(lang).accounts.problems.tooManyAttempts({ minutes: 1 }));
    }
    expect(await isOn(who.token)).toBe(on);
    await app.pool.query('update throttle set blocked_until = now() where blocked_until is not null');
    // The code that was typed while it waited was not used up.
    expect((await attempt(codeNow(who.secret))).status).toBe(200);
    const { rows } = await app.pool.query(`select from throttle where key like 'code:%' and count > 0`);
    expect(rows).toEqual([]);
  });

  it('a recovery code of somebody else is wrong, and stays good for its owner', async () => {
    const [one, two] = [await turnedOn(), await turnedOn()];
    const [code] = two.recoveryCodes;
    const stop = (who: typeof one) =>
      call('/user/two-step/stop', { password: who.password, code }, who.token);
    expect((await stop(one)).body.code).toBe('accounts.wrongCode');
    expect((await stop(two)).body.twoStepEnabled).toBe(false);
    expect(await isOn(one.token)).toBe(true);
  });

  it('turned off, leaves no secret and no recovery code behind', async () => {
    const who = await turnedOn();
    const left = async () =>
      (
        await app.pool.query(
          `select (select count(*)::int from two_factor where account_id = $1) as secrets,
             (select count(*)::int from recovery_code where account_id = $1) as codes`,
          [who.id],
        )
      ).rows[0];
    expect(await left()).toEqual({ secrets: 1, codes: 10 });
    await call(
      '/user/two-step/stop',
      { password: who.password, code: who.recoveryCodes[3] ?? '' },
      who.token,
    );
    expect(await left()).toEqual({ secrets: 0, codes: 0 });
    const late = await call('/user/two-step/confirm', { code: codeNow(who.secret) }, who.token);
    expect([late.status, late.body.code]).toEqual([409, 'accounts.wrongCode']);
  });
});
