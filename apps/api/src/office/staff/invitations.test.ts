import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  auditActions,
  mailCount,
  mailedToken,
  resetThrottles,
  signInAs,
} from '../../people/accounts/people.fixtures.ts';

type Who = { accountId: string; token: string; email: string };
const PASSWORD = 'layar terkembang 34';

const app = shared(startTestApp);
let admin: Who;
let people = 0;
beforeEach(async () => {
  // The admin is the only approver, whose changes take effect at once.
  await app.pool.query(`update account set role = 'student' where role in ('admin', 'finance')`);
  await app.pool.query('delete from staff_change');
  await resetThrottles(app);
  admin = await signedInAccount(app, 'admin');
});

const ask = (method: string, path: string, body?: object, who: { token: string } = admin) =>
  app.ask(method, path, { token: who.token, ...(body ? { body } : {}) });

type Invited = { id: string; email: string; username: string };
/** A finance officer who was invited and has not chosen a password yet. */
async function invited(): Promise<Invited> {
  people += 1;
  const username = `dewi.uang.${people}`;
  const email = `${username}@contoh.id`;
  const body = { name: 'Dewi Lestari', username, email, role: 'finance', reason: 'Staf baru' };
  const made = await ask('POST', '/staff', body);
  return { id: made.body.member.id, email, username };
}
const again = (id: string, who?: Who) => ask('POST', `/staff/${id}/invitation`, undefined, who);
const choose = (token: string) =>
  app.ask('POST', '/auth/reset-password', { body: { token, password: PASSWORD } });

describe('an invitation that did not arrive', () => {
  it('is mailed again with a link for seven days, and the link before it is dead', async () => {
    const who = await invited();
    const first = await mailedToken(app, 'accounts.staffInvited', who.email);
    expect((await again(who.id)).body).toMatchObject({ id: who.id, invited: true, role: 'finance' });
    const second = await mailedToken(app, 'accounts.invitedAgain', who.email);
    const { rows } = await app.pool.query(
      `select round(extract(epoch from expires_at - now()) / 3600)::int as hours from verification where value = $1`,
      [`reset:${who.id}`],
    );
    expect(rows).toEqual([{ hours: 7 * 24 }]);
    expect((await choose(first)).body.code).toBe('accounts.linkOver');
    expect((await choose(second)).status).toBe(200);
    expect((await signInAs(app, { ...who, password: PASSWORD })).body.roles).toEqual(['finance']);
    expect(await auditActions(app, who.id)).toEqual([
      'staff.invited',
      'staff.invitedAgain',
      'account.passwordReset',
      'account.signedIn',
    ]);
  });

  it('works for a teacher as well', async () => {
    people += 1;
    const username = `guru.${people}`;
    const body = {
      name: 'Ratna',
      username,
      email: `${username}@contoh.id`,
      password: PASSWORD,
      role: 'teacher',
    };
    const { id } = (await ask('POST', '/auth/register', body)).body;
    expect((await again(id)).body).toMatchObject({ id, role: 'teacher' });
    const first = await mailedToken(app, 'accounts.teacherInvited', body.email);
    expect((await choose(first)).body.code).toBe('accounts.linkOver');
  });

  it('is mailed at most three times an hour, also when it is pressed many times at once', async () => {
    const who = await invited();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => again(who.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('common.tooMany');
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await mailCount(app, 'accounts.invitedAgain', who.email)).toBe(3);
    const { rows } = await app.pool.query('select count(*)::int as n from verification where value = $1', [
      `reset:${who.id}`,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is not mailed to somebody who chose a password, was deactivated, is no staff, or is nobody', async () => {
    const chosen = await invited();
    await choose(await mailedToken(app, 'accounts.staffInvited', chosen.email));
    const left = await invited();
    await app.pool.query('update account set active = false where id = $1', [left.id]);
    for (const { id, email } of [chosen, left]) {
      const refused = await again(id);
      expect([refused.status, refused.body.code]).toEqual([409, 'accounts.notInvited']);
      expect(await mailCount(app, 'accounts.invitedAgain', email)).toBe(0);
    }
    const family = await signedInAccount(app, 'student');
    for (const id of [family.accountId, randomUUID(), 'bukan-id']) {
      const refused = await again(id);
      expect([refused.status, refused.body.code]).toEqual([404, 'accounts.staffNotFound']);
    }
    for (const role of ['finance', 'teacher', 'student'] as const)
      expect((await again(left.id, await signedInAccount(app, role))).status).toBe(403);
  });

  it('is not mailed when the person chooses a password at that moment', async () => {
    const who = await invited();
    const link = await mailedToken(app, 'accounts.staffInvited', who.email);
    const held = holdAfter(app.services.pool, /^BEGIN$/, () => choose(link));
    const refused = await again(who.id);
    expect(await held.done()).toEqual([]);
    expect([refused.status, refused.body.code]).toEqual([409, 'accounts.notInvited']);
    expect((await signInAs(app, { ...who, password: PASSWORD })).status).toBe(200);
  });
});

describe('changes of an account that nobody has', () => {
  const reason = 'Ponsel hilang';
  it.each<[string, (id: string) => string, object]>([
    ['PATCH', (id) => `/staff/${id}`, { active: false, reason, version: 1 }],
    ['POST', (id) => `/staff/${id}/two-step/reset`, { reason }],
    ['POST', (id) => `/accounts/${id}/sessions/end`, { reason }],
    ['PUT', (id) => `/accounts/${id}/email`, { email: 'baru@contoh.id', reason, version: 1 }],
  ])('%s %o is refused with 404 and leaves no entry', async (method, path, body) => {
    for (const id of [randomUUID(), 'bukan-id', '1']) {
      const refused = await ask(method, path(id), body);
      expect([id, refused.status, refused.body.code]).toEqual([id, 404, 'accounts.staffNotFound']);
    }
    const { rows } = await app.pool.query('select action from audit_log where account_id = $1', [
      admin.accountId,
    ]);
    expect(rows).toEqual([]);
  });

  it.each([
    ['approve', {}],
    ['reject', { reason: 'Tidak dikenal' }],
  ])('%s of a staff change that nobody asked for is 404', async (what, body) => {
    for (const id of [randomUUID(), 'bukan-id']) {
      const refused = await ask('POST', `/staff-changes/${id}/${what}`, body);
      expect([id, refused.status, refused.body.code]).toEqual([id, 404, 'approvals.changeNotFound']);
    }
  });
});

describe('the only approver', () => {
  const versionOf = async (id: string) =>
    (await app.pool.query('select version from account where id = $1', [id])).rows[0].version;

  it('changes the address of an officer at once; the old one is told, and its links are dead', async () => {
    const who = await invited();
    const link = await mailedToken(app, 'accounts.staffInvited', who.email);
    const email = `baru.${who.email}`;
    const body = { email: email.toUpperCase(), reason: 'Salah tulis', version: await versionOf(who.id) };
    const changed = await ask('PUT', `/accounts/${who.id}/email`, body);
    expect(changed.body).toEqual({ id: who.id, version: body.version + 1, waitsUntil: null });
    expect((await choose(link)).body.code).toBe('accounts.linkOver');
    const told = await app.pool.query(
      `select params -> 'params' ->> 'change' as change from outbox where to_address = $1 and account_id is null`,
      [who.email],
    );
    expect(told.rows).toEqual([{ change: 'address' }]);
    expect(await mailCount(app, 'accounts.verifyEmail', email)).toBe(1);
    const [stale, taken] = [
      await ask('PUT', `/accounts/${who.id}/email`, body),
      await ask('PUT', `/accounts/${who.id}/email`, {
        ...body,
        email: admin.email,
        version: body.version + 1,
      }),
    ];
    expect([stale.body.code, taken.body.code]).toEqual(['common.stale', 'accounts.emailTaken']);
    expect(Object.keys(taken.body.fields)).toEqual(['email']);
  });

  it('resets two-step login and reactivates an officer at once, each with an entry that says so', async () => {
    const who = await invited();
    await app.pool.query('update account set two_factor_enabled = true, active = false where id = $1', [
      who.id,
    ]);
    const reset = await ask('POST', `/staff/${who.id}/two-step/reset`, { reason: 'Ponsel hilang' });
    expect(reset.body).toMatchObject({ twoStep: false, waitsUntil: null });
    const body = { active: true, reason: 'Kembali bekerja', version: await versionOf(who.id) };
    expect((await ask('PATCH', `/staff/${who.id}`, body)).body).toMatchObject({
      active: true,
      waitsUntil: null,
    });
    const { rows } = await app.pool.query(
      `select action, after ->> 'alone' as alone, reason from audit_log where target_id = $1 and action <> 'staff.invited'
       order by id`,
      [who.id],
    );
    expect(rows).toEqual([
      { action: 'staff.twoStepReset', alone: 'true', reason: 'Ponsel hilang' },
      { action: 'staff.activated', alone: 'true', reason: 'Kembali bekerja' },
    ]);
  });

  it('is the last admin for whoever acts in the second in which they are deactivated themselves', async () => {
    const second = await signedInAccount(app, 'admin');
    const off = async (id: string, who: Who) =>
      ask('PATCH', `/staff/${id}`, { active: false, reason: 'Pindah', version: await versionOf(id) }, who);
    const held = holdAfter(app.services.pool, /^BEGIN$/, () => off(second.accountId, admin));
    const refused = await off(admin.accountId, second);
    expect(await held.done()).toEqual([]);
    expect([refused.status, refused.body.code]).toEqual([409, 'accounts.lastAdmin']);
    expect((await ask('GET', '/user/me')).status).toBe(200);
  });
});
