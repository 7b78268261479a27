import { HOUR } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { noOtherStaff } from '../../../test/no-other-staff.ts';
import { aPayingSchool } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { anew, shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, rowsOf } from '../../../test/start-test-app.ts';
import { aRequestedRefund } from '../../../test/studying-family.ts';
import { recoverAccount } from '../../commands/recover-account.ts';
import { newcomer, staffDesk, type Who } from './staff-desk.fixtures.ts';

const school = shared(aPayingSchool);
beforeEach(() => noOtherStaff(school.app));
const admin = anew(() => signedInAccount(school.app, 'admin'));
const finance = anew(() => signedInAccount(school.app, 'finance'));
let people = 0;
let mine = '';
beforeEach(async () => {
  people += 1;
  mine = `mine.${people}@contoh.id`;
  await school.app.pool.query(`update refund_request set state = 'withdrawn' where state = 'asked'`);
});

const goOn = (hours: number, milliseconds = 0) => school.app.passes(hours * HOUR + milliseconds);
const { ask, accountOf, readdress, decide } = staffDesk(() => school.app);
const rows = (text: string, params?: unknown[]) => rowsOf(school.app)(text, params);
const invite = (who: Who, more: object = {}) => ask('POST', '/staff', who, { ...newcomer(), ...more });
const setActive = async (who: Who, target: Who, active: boolean) =>
  ask('PATCH', `/staff/${target.accountId}`, who, {
    active,
    reason: 'Kembali bekerja',
    version: (await accountOf(target)).version,
  });
const waiting = async (who: Who) => (await ask('GET', '/approvals', who)).body.data;
const refund = async (id: string, what: string, who: Who, more: object = {}) => {
  const { version } = (await ask('GET', `/refunds/${id}`, who)).body;
  return ask('POST', `/refunds/${id}/${what}`, who, { version, ...more });
};
const noticesFor = async (email: string) =>
  (
    await rows(
      `select params->>'kind' as kind, params->'params'->>'outcome' as outcome from outbox
       where to_address = $1 and params->>'kind' like 'staff.%' order by id`,
      [email],
    )
  ).map(({ kind, outcome }) => (outcome ? `${kind} ${outcome}` : kind));

describe('an admin who wants to be two people', () => {
  it('cannot create a finance account alone while somebody else can approve', async () => {
    const asked = await invite(admin);
    expect(asked.body).toEqual({ member: null, waitsUntil: '2026-11-09T02:00:00.000Z' });
    const [change] = await waiting(admin);
    expect(change).toMatchObject({
      kind: 'staff',
      name: 'Dewi Lestari',
      own: true,
      change: { what: 'invite', role: 'finance', reason: 'Staf baru' },
    });
    expect((await decide('approve', change.id, admin, { reason: 'x' })).body.code).toBe(
      'approvals.secondNeeded',
    );
    expect(await noticesFor(finance.email)).toEqual(['staff.changeAsked']);
    expect((await decide('approve', change.id, finance)).status).toBe(200);
    expect(await noticesFor(admin.email)).toEqual(['staff.changed approved']);
    const [made] = await rows(
      `select id, role, approver_changed_at as changed from account where email = $1`,
      [change.change.email],
    );
    expect(made).toMatchObject({ role: 'finance', changed: new Date(MONDAY_MORNING) });
    expect(await waiting(admin)).toEqual([]);
  });

  it("cannot take over a colleague's address: nothing changes before approval, and the old address is notified", async () => {
    const id = await aRequestedRefund(school, admin);
    await refund(id, 'prepare', admin);
    const asked = await readdress(admin, finance, mine);
    expect(asked.body.waitsUntil).toBe('2026-11-09T02:00:00.000Z');
    expect(await accountOf(finance)).toMatchObject({ email: finance.email, changed: null });
    expect(await noticesFor(finance.email)).toEqual(['staff.changeAsked']);
    expect(await noticesFor(mine)).toEqual([]);
    const change = (await waiting(finance)).find((one: { kind: string }) => one.kind === 'staff');
    expect(change).toMatchObject({ own: false, change: { what: 'address', email: mine } });
    expect((await decide('approve', change.id, finance)).status).toBe(200);
    expect((await accountOf(finance)).email).toBe(mine);
    expect(await noticesFor(finance.email)).toEqual(['staff.changeAsked', 'staff.changed approved']);
    // And then it waits 72 hours.
    expect((await refund(id, 'approve', finance)).body.code).toBe('approvals.tooNew');
    goOn(72);
    expect((await refund(id, 'approve', finance)).status).toBe(200);
  });

  it('gains nothing by deactivating the colleague first', async () => {
    expect((await setActive(admin, finance, false)).status).toBe(200);
    expect(await noticesFor(finance.email)).toEqual(['staff.changed done']);
    expect((await invite(admin)).body.code).toBe('approvals.staffOnServer');
    expect((await readdress(admin, finance, mine)).body.code).toBe('approvals.staffOnServer');
    expect((await setActive(admin, finance, true)).body.code).toBe('approvals.staffOnServer');
    goOn(30 * 24);
    const made = await invite(admin);
    expect(made.body).toMatchObject({ waitsUntil: null, member: { role: 'finance', invited: true } });
  });

  it("gains nothing by resetting a colleague's two-step login", async () => {
    await school.app.pool.query('update account set two_factor_enabled = true where id = $1', [
      finance.accountId,
    ]);
    const reset = await ask('POST', `/staff/${finance.accountId}/two-step/reset`, admin, {
      reason: 'Ponsel hilang',
    });
    expect(reset.body).toMatchObject({ twoStep: true, waitsUntil: expect.any(String) });
    expect((await ask('GET', '/user/me', finance)).status).toBe(200);
  });
});

describe('a pending change', () => {
  it('is decided once, even by many at the same instant', async () => {
    const third = await signedInAccount(school.app, 'admin');
    const { username } = newcomer();
    await invite(admin, { username });
    const [{ id }] = await waiting(finance);
    const answers = await Promise.all([
      decide('approve', id, finance),
      decide('approve', id, third),
      decide('reject', id, third, { reason: 'Tidak dikenal' }),
      decide('approve', id, finance),
    ]);
    const codes = answers.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort();
    expect(codes).toEqual(['approvals.changeOver', 'approvals.changeOver', 'approvals.changeOver', 'ok']);
    const [{ n }] = await rows('select count(*)::int as n from account where username like $1', [username]);
    expect(n).toBe(answers.at(2)?.status === 200 ? 0 : 1);
  });

  it('is found by the letters of the name, and wildcards in the search match only themselves', async () => {
    await invite(admin);
    const found = async (q: string) =>
      (await ask('GET', `/approvals?q=${encodeURIComponent(q)}`, finance)).body.data.length;
    expect(await found('lest')).toBe(1);
    expect(await found('L_st')).toBe(0);
    expect(await found('%')).toBe(0);
  });

  it('expires after seven days, and can be requested again', async () => {
    await setActive(admin, finance, false);
    await school.app.pool.query('update account set approver_lost_at = null where id = $1', [
      finance.accountId,
    ]);
    const third = await signedInAccount(school.app, 'finance');
    expect((await setActive(admin, finance, true)).body).toMatchObject({
      active: false,
      waitsUntil: expect.any(String),
    });
    expect((await setActive(admin, finance, true)).body.code).toBe('approvals.changeWaiting');
    const [{ id }] = await waiting(third);
    goOn(7 * 24, -1);
    expect(await waiting(third)).toHaveLength(1);
    goOn(0, 1);
    expect(await waiting(third)).toEqual([]);
    expect((await decide('approve', id, third)).body.code).toBe('approvals.changeOver');
    expect((await setActive(admin, finance, true)).status).toBe(200);
  });

  it('can be rejected with a reason, also by its requester, and nothing changes', async () => {
    await readdress(admin, finance, 'baru@contoh.id');
    const [{ id }] = await waiting(admin);
    expect((await decide('reject', id, admin, { reason: 'Salah tulis' })).body.state).toBe('rejected');
    expect((await accountOf(finance)).email).toBe(finance.email);
    expect(await noticesFor(finance.email)).toEqual(['staff.changeAsked', 'staff.changed rejected']);
    const [entry] = await rows(
      `select account_id as by, reason from audit_log where action = 'staff.changeRejected' order by id desc limit 1`,
    );
    expect(entry).toEqual({ by: admin.accountId, reason: 'Salah tulis' });
  });

  it('cannot be approved by an account that is too new, nor if name or address were taken meanwhile', async () => {
    await invite(admin);
    const [{ id, change }] = await waiting(finance);
    await school.app.pool.query('update account set approver_changed_at = $2 where id = $1', [
      finance.accountId,
      school.app.clock.now(),
    ]);
    expect((await decide('approve', id, finance)).body.code).toBe('approvals.tooNew');
    goOn(72);
    await school.app.pool.query('update account set email = $2 where id = $1', [
      (await signedInAccount(school.app, 'student')).accountId,
      change.email,
    ]);
    expect((await decide('approve', id, finance)).body.code).toBe('accounts.emailTaken');
    expect(await waiting(finance)).toHaveLength(1);
  });

  it('is visible to and decided by finance and admins only', async () => {
    await invite(admin);
    const [{ id }] = await waiting(finance);
    for (const role of ['teacher', 'student'] as const) {
      const other = await signedInAccount(school.app, role);
      expect((await ask('GET', '/approvals', other)).status).toBe(403);
      expect((await decide('approve', id, other)).status).toBe(403);
      expect((await decide('reject', id, other, { reason: 'x' })).status).toBe(403);
    }
  });
});

describe('the only approver there is', () => {
  it('invites at once, flagged; the new account approves nothing for 72 hours', async () => {
    await school.app.pool.query(`update account set role = 'student' where id = $1`, [finance.accountId]);
    const { body } = await invite(admin);
    expect(body).toMatchObject({ waitsUntil: null, member: { invited: true, active: true } });
    const [entry] = await rows(
      `select after, reason from audit_log where action = 'staff.invited' and target_id = $1`,
      [body.member.id],
    );
    expect(entry).toMatchObject({ after: { alone: true }, reason: 'Staf baru' });
    expect((await invite(admin, { reason: ' ' })).status).toBe(400);
  });
});

describe('on the server', () => {
  it('an approver who lost phone and mailbox is helped; it is audited, and everybody is notified', async () => {
    await school.app.pool.query('update account set two_factor_enabled = true where id = $1', [
      finance.accountId,
    ]);
    const [{ username }] = await rows('select username from account where id = $1', [finance.accountId]);
    const wanted = { reason: 'Ponsel hilang', email: mine, twoStep: true };
    expect((await recoverAccount(school.app.pool, username, wanted)).ok).toBe(true);
    expect((await accountOf(finance)).email).toBe(mine);
    expect(await noticesFor(admin.email)).toEqual(['staff.changed server', 'staff.changed server']);
    expect(await noticesFor(finance.email)).toContain('staff.changed server');
    const entries = await rows(
      `select action, reason, account_id from audit_log where target_id = $1 and request_id like 'command:%' order by id`,
      [finance.accountId],
    );
    expect(entries).toEqual(
      ['staff.twoStepReset', 'account.emailChanged'].map((action) => ({
        action,
        reason: 'Ponsel hilang',
        account_id: null,
      })),
    );
    const [{ lost }] = await rows('select approver_lost_at is not null as lost from account where id = $1', [
      finance.accountId,
    ]);
    expect(lost).toBe(true);
    const teacher = await signedInAccount(school.app, 'teacher');
    expect((await recoverAccount(school.app.pool, teacher.email, wanted)).ok).toBe(false);
    expect((await recoverAccount(school.app.pool, admin.email, wanted)).line).toContain('Two-step');
  });
});

describe('pending approvals', () => {
  it('are one list: staff changes, refunds put forward, drafts of pay runs', async () => {
    const id = await aRequestedRefund(school, admin);
    expect(await waiting(finance)).toEqual([]);
    await refund(id, 'prepare', admin);
    goOn(1);
    await invite(admin);
    await school.app.pool.query(
      `insert into pay_run (from_day, to_day, made_at, made_by) values ('2026-10-01', '2026-10-31', $1, $2)`,
      [new Date('2026-11-02T04:00:00Z'), finance.accountId],
    );
    const list = await waiting(finance);
    expect(list.map((one: { kind: string; own: boolean }) => [one.kind, one.own])).toEqual([
      ['refund', false],
      ['staff', false],
      ['payRun', true],
    ]);
    expect(list[0]).toMatchObject({ id, name: 'Sekar', amount: expect.any(Number) });
    expect(list[2]).toMatchObject({ from: '2026-10-01', to: '2026-10-31', amount: 0 });
  });
});
