import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, EVERY_CALL } from '../../../test/every-call.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  createAccount,
  mailedToken,
  resetThrottles,
  STAFF_PASSWORD,
  signedIn,
  signInAs,
} from '../../people/accounts/people.fixtures.ts';

/** Calls that stay open while a temporary password or a missing second step blocks the others. */
const OPEN = [
  'GET /user/me',
  'GET /user/profile',
  'POST /auth/change-password',
  // Confirms the address and changes nothing else.
  'POST /auth/confirm',
  'POST /auth/verify-email/send',
  'POST /user/two-step/start',
  'POST /user/two-step/confirm',
  'POST /user/two-step/stop',
  'DELETE /user/sessions/:sessionId',
];

describe('a blocked account', () => {
  const app = shared(startTestApp);
  beforeEach(() => resetThrottles(app));

  /** The calls of this role: those that answer the token with this code are blocked, the others open. */
  async function callsOf(role: 'teacher' | 'admin' | 'finance', token: string, code: string) {
    const blocked: string[] = [];
    const open: string[] = [];
    for (const { contract, options } of app.api.routes) {
      const { who, method, path } = contract;
      if (who === 'public' || options.ignoresSession || (who !== 'signedIn' && !who.includes(role))) continue;
      const name = `${method} ${path}`;
      const sample = EVERY_CALL[name] ?? {};
      const answer = await app.ask(method, addressOf(path, sample.params ?? {}, sample.query), {
        token,
        ...('body' in sample ? { body: sample.body } : {}),
      });
      (answer.status === 403 && answer.body.code === code ? blocked : open).push(name);
    }
    return { blocked, open };
  }

  async function newTeacher() {
    const admin = await signedIn(app, 'admin');
    const name = `guru.${Math.random().toString(36).slice(2, 8)}`;
    const body = { username: name, email: `${name}@contoh.id`, password: STAFF_PASSWORD, role: 'teacher' };
    expect((await app.ask('POST', '/auth/register', { token: admin.token, body })).status).toBe(201);
    return { ...body, enter: () => signInAs(app, body) };
  }

  it('with a temporary password can only set a new one', async () => {
    const teacher = await newTeacher();
    const { body } = await teacher.enter();
    const me = await app.ask('GET', '/user/me', { token: body.token });
    expect(me.body).toMatchObject({ mustChangePassword: true, twoStepNeeded: false });
    const { blocked, open } = await callsOf('teacher', body.token, 'accounts.changePasswordFirst');
    expect(open.sort()).toEqual([...OPEN].sort());
    expect(blocked.length).toBeGreaterThan(30);
  });

  it('with a temporary password can set a new one once; of two at the same instant one succeeds', async () => {
    const teacher = await newTeacher();
    const answers = await Promise.all([teacher.enter(), teacher.enter(), teacher.enter()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const late = await teacher.enter();
    expect([late.status, late.body.code]).toEqual([403, 'accounts.temporaryOver']);
    const token = answers.find(({ status }) => status === 200)?.body.token;
    const password = 'layar terkembang 34';
    const changed = await app.ask('POST', '/auth/change-password', {
      token,
      body: { currentPassword: teacher.password, password },
    });
    expect(changed.status).toBe(200);
    expect((await app.ask('GET', '/notifications', { token })).status).toBe(200);
    expect((await signInAs(app, { ...teacher, password })).status).toBe(200);
  });

  it('with a temporary password expires after 24 hours together with its session; the mailed link still works', async () => {
    const teacher = await newTeacher();
    const { rows } = await app.pool.query(
      `select extract(epoch from temporary_until - now())::int as seconds from credential c join account a on a.id = c.account_id
       where a.username = $1`,
      [teacher.username],
    );
    expect(rows[0].seconds).toBeGreaterThan(24 * 3600 - 60);
    expect(rows[0].seconds).toBeLessThanOrEqual(24 * 3600);
    await teacher.enter();
    const session = await app.pool.query(
      `select extract(epoch from s.expires_at - now())::int as seconds from session s join account a on a.id = s.account_id
       where a.username = $1`,
      [teacher.username],
    );
    expect(session.rows[0].seconds).toBeLessThanOrEqual(24 * 3600);
    const other = await newTeacher();
    await app.pool.query(
      `update credential set temporary_until = now() where account_id = (select id from account where username = $1)`,
      [other.username],
    );
    expect((await other.enter()).body.code).toBe('accounts.temporaryOver');
    const token = await mailedToken(app, 'accounts.teacherInvited', other.email);
    const password = 'layar terkembang 34';
    expect((await app.ask('POST', '/auth/reset-password', { body: { token, password } })).status).toBe(200);
    expect((await signInAs(app, { ...other, password })).status).toBe(200);
  });

  it.each(['admin', 'finance'] as const)(
    'of %s without two-step login reaches in production only the set-up of it, and reads nothing else',
    async (role) => {
      const who = await signedIn(app, role);
      const family = await signedIn(app, 'student');
      app.config.mode = 'production';
      try {
        const me = await app.ask('GET', '/user/me', { token: who.token });
        expect(me.body).toMatchObject({ mustChangePassword: false, twoStepNeeded: true });
        const { blocked, open } = await callsOf(role, who.token, 'accounts.twoStepNeeded');
        expect(open.sort()).toEqual([...OPEN].sort());
        expect(blocked.length).toBeGreaterThan(30);
        expect((await app.ask('GET', '/notifications', { token: family.token })).status).toBe(200);
        const packages = await app.ask('GET', '/packages', { token: who.token });
        expect(packages.status).toBe(200);
      } finally {
        app.config.mode = 'demo';
      }
    },
  );

  it('is never a demo login: everybody who tries the demo signs in with it', async () => {
    const who = await createAccount(app, 'teacher', { demo: true });
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await signInAs(app, who);
      expect(status).toBe(200);
      expect((await app.ask('GET', '/notifications', { token: body.token })).status).toBe(200);
    }
  });
});
