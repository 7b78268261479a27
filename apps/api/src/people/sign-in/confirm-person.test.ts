import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { hashPassword } from '../credentials/passwords.ts';

type Who = { accountId: string; token: string };
const PASSWORD = 'perahu kertas 12';

const app = shared(startTestApp);
let hash: string;
let admin: Who;
beforeAll(async () => {
  hash = await hashPassword(PASSWORD);
});
beforeEach(async () => {
  admin = await signedInAccount(app, 'admin');
  await app.pool.query(
    `insert into credential (account_id, provider_id, provider_account_id, password) select id, 'credential', id::text, $2 from account where id = $1`,
    [admin.accountId, hash],
  );
});

/** Sets the time of the session's last confirmation into the past. */
const provedAgo = (time: string) =>
  app.pool.query(`update session set authenticated_at = now() - $2::interval where account_id = $1`, [
    admin.accountId,
    time,
  ]);
const exportStudents = () => app.ask('GET', '/students/export', { token: admin.token });
const confirm = (body: object) => app.ask('POST', '/auth/confirm', { token: admin.token, body });

describe('sensitive actions ask for the password again', () => {
  it('ten minutes after it was last typed, and continue once it is', async () => {
    await provedAgo('9 minutes 50 seconds');
    expect((await exportStudents()).status).toBe(200);
    await provedAgo('10 minutes 1 second');
    const held = await exportStudents();
    expect([held.status, held.body.code]).toEqual([403, 'accounts.confirmFirst']);
    expect((await confirm({ password: PASSWORD })).status).toBe(200);
    expect((await exportStudents()).status).toBe(200);
  });

  it('for approvals, pay rates, exports of personal data, staff changes and erasures, and for no call of outside clients', () => {
    const asking = app.api.routes
      .filter(({ contract }) => contract.confirmed)
      .map(({ contract }) => `${contract.method} ${contract.path}`);
    expect(asking.sort()).toEqual([
      'GET /analytics/:table/export.csv',
      'GET /audit/export.csv',
      'GET /finance/reports/export',
      'GET /students/export',
      'PATCH /staff/:accountId',
      'PATCH /teachers/:teacherId',
      'POST /enrolments/:enrolmentId/end',
      'POST /pay/rates',
      'POST /pay/runs/:runId/approve',
      'POST /refunds/:requestId/approve',
      'POST /staff',
      'POST /staff-changes/:changeId/approve',
      'POST /staff-changes/:changeId/reject',
      'POST /staff/:accountId/two-step/reset',
      'POST /students/:learnerId/erasure',
      'PUT /accounts/:accountId/email',
      'PUT /settings/safeguarding/officer',
      'PUT /students/:learnerId/record',
    ]);
  });

  it('and a wrong password confirms nothing, is audited, and is slowed down like signing in', async () => {
    await provedAgo('1 hour');
    for (let n = 0; n < 12; n += 1) await confirm({ password: 'salah salah 12' });
    const slowed = await confirm({ password: PASSWORD });
    expect(slowed.body.code).toBe('accounts.tooManyAttempts');
    expect((await exportStudents()).status).toBe(403);
    const { rows } = await app.pool.query(
      `select count(*)::int as n from audit_log where action = 'account.passwordRefused' and target_id = $1`,
      [admin.accountId],
    );
    expect(rows[0].n).toBe(10);
  });

  it('and with two-step login the password alone is not enough', async () => {
    await provedAgo('1 hour');
    const token = admin.token;
    const begun = await app.ask('POST', '/user/two-step/start', { token, body: { password: PASSWORD } });
    await app.pool.query(`update account set two_factor_enabled = true where id = $1`, [admin.accountId]);
    await app.pool.query(`update two_factor set confirmed = true where account_id = $1`, [admin.accountId]);
    expect((await confirm({ password: PASSWORD })).body.code).toBe('accounts.codeNeeded');
    expect((await confirm({ password: PASSWORD, code: 'AAAA-BBBB' })).body.code).toBe('accounts.wrongCode');
    expect((await exportStudents()).status).toBe(403);
    const [code] = begun.body.recoveryCodes;
    expect((await confirm({ password: PASSWORD, code })).status).toBe(200);
    expect((await exportStudents()).status).toBe(200);
    expect((await confirm({ password: PASSWORD, code })).body.code).toBe('accounts.wrongCode');
  });

  it('but never for demo logins', async () => {
    await provedAgo('1 hour');
    await app.pool.query('update account set demo = true where id = $1', [admin.accountId]);
    expect((await exportStudents()).status).toBe(200);
  });
});
