import { textsIn } from '@fasih/messages/texts';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { noOtherStaff } from '../../../test/no-other-staff.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { anew, shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { familyForm } from '../../people/accounts/people.fixtures.ts';
import { newcomer, staffDesk } from './staff-desk.fixtures.ts';

const app = shared(startTestApp);
beforeEach(() => noOtherStaff(app));
const admin = anew(() => signedInAccount(app, 'admin'));
const finance = anew(() => signedInAccount(app, 'finance'));
const { ask, accountOf, readdress, decide } = staffDesk(() => app);

const set = (who: { accountId: string }, values: string) =>
  app.pool.query(`update account set ${values} where id = $1`, [who.accountId]);
/** The id of the change that waits; there is one. */
const waiting = async () =>
  (await app.pool.query(`select id from staff_change where state = 'waiting'`)).rows[0].id;
async function invites(who = admin) {
  const body = newcomer();
  expect((await ask('POST', '/staff', who, body)).body.waitsUntil).not.toBeNull();
  return { ...body, id: await waiting() };
}

describe('a change that waits', () => {
  it('needs another approver, and says so in both languages', async () => {
    const { id } = await invites();
    const messages = [];
    for (const lang of ['id', 'en'] as const) {
      const refused = await decide('approve', id, admin, { reason: 'Saya yakin' }, lang);
      expect([refused.status, refused.body.code]).toEqual([409, 'approvals.secondNeeded']);
      messages.push(refused.body.message);
    }
    expect(messages).toEqual([
      textsIn('id').approvals.problems.secondNeeded,
      textsIn('en').approvals.problems.secondNeeded,
    ]);
    expect(await waiting()).toBe(id);
  });

  it('needs a reason of the approver who is left alone long enough to decide their own', async () => {
    const { id, username } = await invites();
    await set(finance, `role = 'student'`);
    const refused = await decide('approve', id, admin);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      400,
      'approvals.reasonNeeded',
      ['reason'],
    ]);
    expect((await decide('approve', id, admin, { reason: 'Tidak ada orang lain' })).status).toBe(200);
    const { rows } = await app.pool.query(
      `select l.after ->> 'alone' as alone, s.decided_reason as reason from account a
       join audit_log l on l.target_id = a.id::text and l.action = 'staff.invited' join staff_change s on s.account_id = a.id
       where a.username = $1`,
      [username],
    );
    expect(rows).toEqual([{ alone: 'true', reason: 'Tidak ada orang lain' }]);
  });

  it('is refused, and goes on waiting, where the username was taken meanwhile', async () => {
    const { id, username } = await invites();
    expect((await app.ask('POST', '/auth/register', { body: familyForm({ username }) })).status).toBe(201);
    const refused = await decide('approve', id, finance);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      409,
      'accounts.usernameTaken',
      ['username'],
    ]);
    expect(await waiting()).toBe(id);
    expect((await decide('reject', id, finance, { reason: 'Nama dipakai' })).status).toBe(200);
  });

  it('of two-step login that the owner turned off themselves has nothing left to reset', async () => {
    await set(finance, 'two_factor_enabled = true');
    const third = await signedInAccount(app, 'admin');
    const reason = 'Ponsel hilang';
    expect(
      (await ask('POST', `/staff/${finance.accountId}/two-step/reset`, admin, { reason })).body.twoStep,
    ).toBe(true);
    const id = await waiting();
    await set(finance, 'two_factor_enabled = false');
    const refused = await decide('approve', id, third);
    expect([refused.status, refused.body.code]).toEqual([409, 'accounts.twoStepNotOn']);
    expect((await ask('GET', '/user/me', finance)).status).toBe(200);
  });

  it('of two-step login, once approved, turns it off and ends every session of the owner', async () => {
    await set(finance, 'two_factor_enabled = true');
    const third = await signedInAccount(app, 'admin');
    await ask('POST', `/staff/${finance.accountId}/two-step/reset`, admin, { reason: 'Ponsel hilang' });
    expect((await decide('approve', await waiting(), third)).status).toBe(200);
    expect([(await accountOf(finance)).twoStep, (await ask('GET', '/user/me', finance)).status]).toEqual([
      false,
      401,
    ]);
    const late = await decide(
      'approve',
      (await app.pool.query('select id from staff_change')).rows[0].id,
      third,
    );
    expect([late.status, late.body.code]).toEqual([409, 'approvals.changeOver']);
  });

  it('of an account that is inactive makes it active once approved, and not before', async () => {
    await set(finance, 'active = false, approver_lost_at = null');
    const third = await signedInAccount(app, 'admin');
    const body = { active: true, reason: 'Kembali bekerja', version: (await accountOf(finance)).version };
    expect((await ask('PATCH', `/staff/${finance.accountId}`, admin, body)).body.active).toBe(false);
    expect((await ask('GET', '/user/me', finance)).status).toBe(401);
    expect((await decide('approve', await waiting(), third)).status).toBe(200);
    expect([(await accountOf(finance)).active, (await ask('GET', '/user/me', finance)).status]).toEqual([
      true,
      200,
    ]);
  });

  it('cannot be asked for twice, by the same or by another admin at the same instant', async () => {
    const third = await signedInAccount(app, 'admin');
    const both = await Promise.all([
      readdress(admin, finance, 'satu@contoh.id'),
      readdress(third, finance, 'dua@contoh.id'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('approvals.changeWaiting');
    expect((await accountOf(finance)).email).toBe(finance.email);
  });
});

describe('an address that two accounts get at the same instant', () => {
  it('is one family’s, and the other admin reads that it is taken', async () => {
    const [one, two] = [await signedInAccount(app, 'student'), await signedInAccount(app, 'teacher')];
    const email = 'bersama@contoh.id';
    const held = holdAfter(app.services.pool, /exists \(select from "account"/, () =>
      readdress(admin, one, email),
    );
    const refused = await readdress(admin, two, email);
    expect(await held.done()).toEqual(['23505']);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      409,
      'accounts.emailTaken',
      ['email'],
    ]);
    expect([(await accountOf(one)).email, (await accountOf(two)).email]).toEqual([email, two.email]);
  });
});
