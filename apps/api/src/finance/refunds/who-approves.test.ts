import { HOUR } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { noOtherStaff } from '../../../test/no-other-staff.ts';
import { aPayingSchool } from '../../../test/paying-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { anew, shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { aRequestedRefund } from '../../../test/studying-family.ts';

type Who = { accountId: string; token: string };

const school = shared(aPayingSchool);
beforeEach(() => noOtherStaff(school.app));
const admin = anew(() => signedInAccount(school.app, 'admin'));
const finance = anew(() => signedInAccount(school.app, 'finance'));

const goOn = (hours: number, milliseconds = 0) => school.app.passes(hours * HOUR + milliseconds);
const ask = (method: string, path: string, who: Who, body?: object) =>
  school.app.ask(method, path, { token: who.token, ...(body ? { body } : {}) });
const detail = async (id: string, who: Who) => (await ask('GET', `/refunds/${id}`, who)).body;
const act = async (id: string, what: string, who: Who, more: object = {}) =>
  ask('POST', `/refunds/${id}/${what}`, who, { version: (await detail(id, who)).version, ...more });
const state = async (person: Who, change: string) =>
  school.app.pool.query(`update account set ${change} where id = $1`, [
    person.accountId,
    school.app.clock.now(),
  ]);
const deactivate = async (person: Who, by: Who) => {
  const { rows } = await school.app.pool.query('select version from account where id = $1', [
    person.accountId,
  ]);
  return ask('PATCH', `/staff/${person.accountId}`, by, {
    active: false,
    reason: 'Pindah kota',
    version: rows[0].version,
  });
};

describe('a finance account that was changed', () => {
  it('cannot approve for 72 hours to the second, and is told from when', async () => {
    const id = await aRequestedRefund(school, admin);
    await act(id, 'prepare', admin);
    await state(finance, 'approver_changed_at = $2');
    goOn(72, -1);
    const early = await act(id, 'approve', finance);
    expect([early.status, early.body.code]).toEqual([409, 'approvals.tooNew']);
    expect(early.body.message).toContain('5 November 2026');
    expect(await detail(id, finance)).toMatchObject({
      step: 'notYet',
      approveFrom: '2026-11-05T02:00:00.000Z',
    });
    goOn(0, 1);
    expect((await act(id, 'approve', finance)).status).toBe(200);
  });

  it('does not count as the first of two people either', async () => {
    const id = await aRequestedRefund(school, admin);
    await state(finance, 'approver_changed_at = $2');
    await act(id, 'prepare', finance);
    expect((await act(id, 'approve', admin)).body.code).toBe('refunds.reasonNeeded');
    const flagged = await act(id, 'approve', admin, { reason: 'Sendirian' });
    expect(flagged.body).toMatchObject({ selfApproved: true });
  });

  it('is replaced as the first by another account, if there is a third one to approve', async () => {
    const id = await aRequestedRefund(school, admin);
    await state(finance, 'approver_changed_at = $2');
    await act(id, 'prepare', finance);
    const third = await signedInAccount(school.app, 'finance');
    expect((await detail(id, admin)).step).toBe('prepare');
    expect((await act(id, 'prepare', admin)).body).toMatchObject({ preparedBy: { id: admin.accountId } });
    expect((await act(id, 'approve', third)).status).toBe(200);
  });

  it('also waits 72 hours after a mailed password link', async () => {
    const { email } = (await ask('GET', '/user/me', finance)).body;
    await school.app.ask('POST', '/auth/forgot-password', { body: { email } });
    const { rows } = await school.app.pool.query(
      `select params->>'path' as path from outbox where account_id = $1 order by id desc limit 1`,
      [finance.accountId],
    );
    const token = new URL(rows[0].path, 'http://x').searchParams.get('token');
    await school.app.ask('POST', '/auth/reset-password', {
      body: { token, password: 'layar terkembang 34' },
    });
    const changed = await school.app.pool.query(
      'select approver_changed_at as at, approver_lost_at as lost from account where id = $1',
      [finance.accountId],
    );
    expect(changed.rows[0]).toEqual({ at: new Date(MONDAY_MORNING), lost: new Date(MONDAY_MORNING) });
  });
});

describe('an admin who deactivates the only colleague', () => {
  it('refunds only what the rules say, to the account that paid, a day later, flagged', async () => {
    const id = await aRequestedRefund(school, admin);
    expect((await deactivate(finance, admin)).status).toBe(200);
    const soon = await act(id, 'approve', admin, { reason: 'Sendirian' });
    expect(soon.body.code).toBe('approvals.tooSoon');
    expect((await detail(id, admin)).approveFrom).toBe('2026-11-03T02:00:00.000Z');
    goOn(24);
    expect((await act(id, 'approve', admin, { reason: 'Sendirian' })).body).toMatchObject({
      selfApproved: true,
    });
  });

  it('transfers no money by hand, and nothing but the rule’s amount, for 30 days', async () => {
    const byHand = await aRequestedRefund(school, admin, 'bca_va');
    const more = await aRequestedRefund(school, admin);
    await school.app.pool.query('update refund_request set amount = amount + 1 where id = $1', [more]);
    await deactivate(finance, admin);
    goOn(30 * 24, -1);
    for (const id of [byHand, more]) {
      expect((await detail(id, admin)).step).toBe('notAlone');
      expect((await act(id, 'approve', admin, { reason: 'Sendirian' })).body.code).toBe(
        'approvals.onlyRefunds',
      );
    }
    goOn(0, 1);
    expect((await act(byHand, 'approve', admin, { reason: 'Sendirian' })).status).toBe(200);
  });
});
