import { describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

const person = { name: 'Dewi Lestari', reason: 'Staf baru' };
const invite = (body: object, token = admin.token) => app.ask('POST', '/staff', { token, body });
const versionOf = async (id: string) =>
  (await app.pool.query('select version from account where id = $1', [id])).rows[0].version;
const setActive = async (id: string, active: boolean, token = admin.token, version?: number) =>
  app.ask('PATCH', `/staff/${id}`, {
    token,
    body: { active, reason: 'Pindah kota', version: version ?? (await versionOf(id)) },
  });

describe('staff', () => {
  it('the only admin invites a finance officer, who gets a mail and chooses the password themselves', async () => {
    const made = await invite({ ...person, username: 'dewi.uang', email: 'Dewi@Contoh.id', role: 'finance' });
    expect(made.status).toBe(201);
    expect(made.body.member).toMatchObject({
      role: 'finance',
      invited: true,
      active: true,
      twoStep: false,
      self: false,
    });
    const mail = await app.pool.query(
      `select kind, to_address, params->>'path' as path from outbox where account_id = $1`,
      [made.body.member.id],
    );
    expect(mail.rows[0]).toMatchObject({ kind: 'accounts.staffInvited', to_address: 'dewi@contoh.id' });
    const token = new URL(mail.rows[0].path, 'http://x').searchParams.get('token');
    const typed = await invite({
      ...person,
      username: 'x.y',
      email: 'xy@contoh.id',
      role: 'admin',
      password: 'x',
    });
    expect(typed.status).toBe(400);
    const chosen = await app.ask('POST', '/auth/reset-password', {
      body: { token, password: 'layar terkembang 34' },
    });
    expect(chosen.status).toBe(200);
    const login = await app.ask('POST', '/auth/login', {
      body: { username: 'dewi.uang', password: 'layar terkembang 34' },
    });
    expect(login.body.roles).toEqual(['finance']);
    const { body } = await app.ask('GET', '/staff?q=dewi', { token: admin.token });
    expect(body.data).toMatchObject([{ username: 'dewi.uang', invited: false }]);
  });

  it('cannot be invited into another role, without a reason or with a taken name', async () => {
    for (const role of ['student', 'teacher', 'root'])
      expect((await invite({ ...person, username: 'x.y.z', email: 'x@y.id', role })).status).toBe(400);
    expect(
      (await invite({ ...person, username: 'xyz', email: 'x@y.id', role: 'admin', reason: '' })).status,
    ).toBe(400);
    const taken = await invite({ ...person, username: 'DEWI.uang', email: 'lain@contoh.id', role: 'admin' });
    expect([taken.status, taken.body.fields.username]).toEqual([409, expect.any(String)]);
  });

  it('who are deactivated are signed out at once', async () => {
    const finance = await signedInAccount(app, 'finance');
    expect((await setActive(finance.accountId, false)).body.active).toBe(false);
    expect((await app.ask('GET', '/user/me', { token: finance.token })).status).toBe(401);
    const { rows } = await app.pool.query(
      `select action, reason from audit_log where target_id = $1 order by id`,
      [finance.accountId],
    );
    expect(rows).toEqual([{ action: 'staff.deactivated', reason: 'Pindah kota' }]);
  });

  it('cannot deactivate themselves; teachers have their own page, and families are not staff', async () => {
    expect((await setActive(admin.accountId, false)).body.code).toBe('accounts.ownAccount');
    const teacher = await signedInAccount(app, 'teacher');
    expect((await setActive(teacher.accountId, false)).body.code).toBe('accounts.teacherElsewhere');
    const family = await signedInAccount(app, 'student');
    expect((await setActive(family.accountId, false)).status).toBe(404);
  });

  it('are not changed by an outdated version', async () => {
    const finance = await signedInAccount(app, 'finance');
    const version = await versionOf(finance.accountId);
    await setActive(finance.accountId, false, admin.token, version);
    const late = await setActive(finance.accountId, false, admin.token, version);
    expect(late.body).toMatchObject({
      code: 'common.stale',
      current: { active: false, version: version + 1 },
    });
  });

  it('who deactivate each other at the same moment: one of two admins stays', async () => {
    await app.pool.query(`update account set active = false where role = 'admin' and id <> $1`, [
      admin.accountId,
    ]);
    const second = await signedInAccount(app, 'admin');
    const answers = await Promise.all([
      setActive(second.accountId, false, admin.token),
      setActive(admin.accountId, false, second.token),
    ]);
    const { rows } = await app.pool.query(
      `select count(*)::int as n from account where role = 'admin' and active`,
    );
    expect(rows[0].n).toBe(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('who lost phone and recovery codes get two-step login reset with a reason, a notice and all sessions ended', async () => {
    await app.pool.query('update account set active = true where id = $1', [admin.accountId]);
    const boss = await signedInAccount(app, 'admin');
    const teacher = await signedInAccount(app, 'teacher');
    const reset = () =>
      app.ask('POST', `/staff/${teacher.accountId}/two-step/reset`, {
        token: boss.token,
        body: { reason: 'Ponsel hilang' },
      });
    expect((await reset()).body.code).toBe('accounts.twoStepNotOn');
    await app.pool.query('update account set two_factor_enabled = true where id = $1', [teacher.accountId]);
    expect((await reset()).body).toMatchObject({ twoStep: false });
    expect((await app.ask('GET', '/user/me', { token: teacher.token })).status).toBe(401);
    const { rows } = await app.pool.query('select kind from outbox where account_id = $1', [
      teacher.accountId,
    ]);
    expect(rows).toEqual([{ kind: 'accounts.twoStepOff' }]);
    const own = await app.ask('POST', `/staff/${boss.accountId}/two-step/reset`, {
      token: boss.token,
      body: { reason: 'x' },
    });
    expect(own.body.code).toBe('accounts.ownAccount');
  });
});
