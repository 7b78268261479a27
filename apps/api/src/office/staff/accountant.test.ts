import { beforeEach, describe, expect, it } from 'vitest';
import { addressOf, EVERY_CALL } from '../../../test/every-call.ts';
import { noOtherStaff } from '../../../test/no-other-staff.ts';
import { aPayingSchool } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { anew, shared } from '../../../test/shared.ts';
import { rowsOf } from '../../../test/start-test-app.ts';
import { aRequestedRefund } from '../../../test/studying-family.ts';
import { newcomer, staffDesk, type Who } from './staff-desk.fixtures.ts';

const school = shared(aPayingSchool);
beforeEach(() => noOtherStaff(school.app));
const admin = anew(() => signedInAccount(school.app, 'admin'));
const finance = anew(() => signedInAccount(school.app, 'finance'));
const { ask, decide, readdress } = staffDesk(() => school.app);

/** A finance account that only reads. */
async function anAccountant(): Promise<Who> {
  const who = await signedInAccount(school.app, 'finance');
  await school.app.pool.query(`update account set access = 'read' where id = $1`, [who.accountId]);
  return who;
}
/** The admin is the only one who may approve. */
const adminAlone = () =>
  school.app.pool.query(`update account set role = 'student' where id = $1`, [finance.accountId]);
const READ = { access: 'read' };
/** Kinds of the news about staff accounts that were mailed to somebody's own address. */
const toldBy = async ({ email }: Who) =>
  (
    await rowsOf(school.app)(
      `select params->>'kind' as kind from outbox where to_address = $1 and params->>'kind' like 'staff.%' order by id`,
      [email],
    )
  ).map(({ kind }) => kind);

describe('an accountant', () => {
  it('is invited as a finance account that reads, by two approvers as others are', async () => {
    const body = { ...newcomer(), ...READ };
    const invited = await ask('POST', '/staff', admin, body);
    expect([invited.status, invited.body.member]).toEqual([201, null]);
    const waiting = (await ask('GET', '/approvals', finance)).body.data[0];
    expect(waiting.change).toMatchObject({ what: 'invite', role: 'finance', ...READ });
    expect((await decide('approve', waiting.id, finance)).status).toBe(200);
    const staff = await ask('GET', `/staff?q=${body.username}`, admin);
    expect(staff.body.data).toMatchObject([{ role: 'finance', ...READ, invited: true }]);
    const { rows } = await school.app.pool.query(
      `select params ->> 'role' as role from outbox where kind = 'accounts.staffInvited' and to_address = $1`,
      [body.email],
    );
    expect(rows).toEqual([{ role: 'accountant' }]);
  });

  it('cannot be invited as an admin', async () => {
    const refused = await ask('POST', '/staff', admin, { ...newcomer(), role: 'admin', ...READ });
    expect([refused.status, refused.body.fields]).toEqual([400, { access: expect.any(String) }]);
  });

  it('sees in the own account that it only reads', async () => {
    const me = await ask('GET', '/user/me', await anAccountant());
    expect(me.body).toMatchObject({ roles: ['finance'], ...READ });
    expect((await ask('GET', '/user/me', finance)).body.access).toBe('full');
  });

  it('reads what finance reads and changes nothing but the own account', async () => {
    const who = await anAccountant();
    const unexpected: string[] = [];
    for (const { contract } of school.app.api.routes) {
      if (contract.who === 'public' || contract.who === 'signedIn' || !contract.who.includes('finance'))
        continue;
      const name = `${contract.method} ${contract.path}`;
      const sample = EVERY_CALL[name] ?? {};
      const answer = await school.app.ask(
        contract.method,
        addressOf(contract.path, { ...sample.params }, sample.query),
        { token: who.token, ...('body' in sample ? { body: sample.body } : {}) },
      );
      const isRefused = answer.status === 403 && answer.body.code === 'common.readOnly';
      if (isRefused !== (contract.method !== 'GET')) unexpected.push(`${name}: ${answer.status}`);
    }
    expect(unexpected).toEqual([]);
    const profile = await ask('PATCH', '/user/profile', who, { full_name: 'Akuntan Ayu' });
    expect(profile.status).toBe(200);
  });

  it('does not count as an approver: an admin beside one decides alone', async () => {
    await adminAlone();
    await anAccountant();
    const invited = await ask('POST', '/staff', admin, newcomer());
    expect([invited.status, invited.body.waitsUntil]).toEqual([201, null]);
  });

  it('may leave without an approver being lost', async () => {
    await adminAlone();
    const who = await anAccountant();
    const { version } = (await ask('GET', `/staff?role=finance`, admin)).body.data.find(
      ({ id }: { id: string }) => id === who.accountId,
    );
    const left = await ask('PATCH', `/staff/${who.accountId}`, admin, {
      active: false,
      reason: 'Kontrak selesai',
      version,
    });
    expect(left.status).toBe(200);
    expect((await ask('POST', '/staff', admin, newcomer())).status).toBe(201);
  });

  it('gets no notification of what waits for approval, and no list of staff accounts that wait', async () => {
    const who = await anAccountant();
    expect((await ask('POST', '/staff', admin, newcomer())).status).toBe(201);
    const told = await school.count('notification where account_id = $1', [who.accountId]);
    const waiting = await ask('GET', '/approvals', who);
    expect([told, waiting.status, waiting.body.data]).toEqual([0, 200, []]);
  });

  it('is told at the own address when somebody asks to change it, and what came of it', async () => {
    const who = await anAccountant();
    const mine = 'akun-curian@contoh.id';
    expect((await readdress(admin, who, mine)).body.waitsUntil).not.toBeNull();
    expect(await toldBy(who)).toEqual(['staff.changeAsked']);
    const [change] = (await ask('GET', '/approvals', finance)).body.data;
    expect((await decide('reject', change.id, finance, { reason: 'Bukan dia' })).status).toBe(200);
    expect(await toldBy(who)).toEqual(['staff.changeAsked', 'staff.changed']);
  });

  it('is told at the own address when the account is opened again', async () => {
    const who = await anAccountant();
    await school.app.pool.query('update account set active = false where id = $1', [who.accountId]);
    const { version } = (await ask('GET', '/staff?role=finance', admin)).body.data.find(
      ({ id }: { id: string }) => id === who.accountId,
    );
    const body = { active: true, reason: 'Kontrak baru', version };
    expect((await ask('PATCH', `/staff/${who.accountId}`, admin, body)).body.waitsUntil).not.toBeNull();
    const [change] = (await ask('GET', '/approvals', finance)).body.data;
    expect((await decide('approve', change.id, finance)).status).toBe(200);
    expect(await toldBy(who)).toEqual(['staff.changeAsked', 'staff.changed']);
  });

  it('reads initials of learners and no texts about them wherever finance reads names', async () => {
    const who = await anAccountant();
    const id = await aRequestedRefund(school, admin);
    await ask('POST', `/refunds/${id}/prepare`, admin, {
      version: (await ask('GET', `/refunds/${id}`, admin)).body.version,
    });
    const asFinance = (await ask('GET', `/refunds/${id}`, finance)).body;
    const { name } = asFinance.learner;
    expect(asFinance.reason).not.toBe('');
    const detail = await ask('GET', `/refunds/${id}`, who);
    expect(detail.body).toMatchObject({ reason: '', step: null, amount: asFinance.amount });
    const pages = [
      '/refunds?state=all',
      '/approvals',
      '/payments/tasks',
      '/finance/dashboard',
      '/finance/transactions',
    ];
    for (const page of pages) {
      const read = await ask('GET', page, who);
      expect([page, read.status, JSON.stringify(read.body).includes(name)]).toEqual([page, 200, false]);
    }
    const entries = (await ask('GET', '/finance/transactions', who)).body.data;
    for (const { entryId } of entries.slice(0, 5)) {
      const entry = await ask('GET', `/finance/entries/${entryId}`, who);
      expect([entry.status, JSON.stringify(entry.body).includes(name)]).toEqual([200, false]);
    }
    expect(JSON.stringify(detail.body)).not.toContain(name);
    // Nor does a search tell whose initials they are; payers are found.
    await school.app.pool.query(
      `insert into payment_task (order_id, kind, source, details, created_at)
       values ($1, 'look', 'accountant', '{}', now())`,
      [asFinance.orderId],
    );
    const found = async (path: string, q: string, by: Who) =>
      (await ask('GET', `${path}q=${encodeURIComponent(q)}`, by)).body.total;
    for (const list of ['/refunds?state=all&', '/payments/tasks?', '/approvals?']) {
      const totals = [await found(list, name, finance), await found(list, name, who)];
      expect([list, ...totals]).toEqual([list, 1, 0]);
      if (list === '/approvals?') continue;
      expect([list, await found(list, asFinance.payer.email, who)]).toEqual([list, 1]);
    }
    expect(detail.body.learner.name).toMatch(/^(\p{Lu}\. ?)+$/u);
  });
});
