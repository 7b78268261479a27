import { beforeEach, describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { tidyAccounts } from './jobs.ts';
import {
  auditActions,
  createAccount,
  mailCount,
  mailedToken,
  resetThrottles,
  signedIn,
  signInAs,
} from './people.fixtures.ts';

const app = shared(startTestApp);
beforeEach(() => resetThrottles(app));

type Who = { id: string; username: string; email: string; password: string; token: string };

let count = 0;
const freshAddress = () => {
  count += 1;
  return `alamat.baru.${count}@contoh.id`;
};
const ask = (who: Who, email: string, password = who.password) =>
  app.ask('POST', '/user/email', { token: who.token, body: { email, password } });
const state = (who: Who) => app.ask('GET', '/user/email', { token: who.token });
const confirm = (token: string) => app.ask('POST', '/auth/email-change/confirm', { body: { token } });
const stop = (token: string) => app.ask('POST', '/auth/email-change/stop', { body: { token } });
const works = async (token: string) => (await app.ask('GET', '/user/me', { token })).status === 200;
const confirmLink = (to: string) => mailedToken(app, 'accounts.emailConfirm', to);
const stopLink = (who: Who) => mailedToken(app, 'accounts.emailChangeAsked', who.email);
const undoLink = (who: Who) => mailedToken(app, 'accounts.emailChanged', who.email);

/** A family that asked for another address. */
async function askedFor() {
  const who = await signedIn(app, 'student');
  const to = freshAddress();
  expect((await ask(who, to)).status).toBe(202);
  return { who, to };
}

/** A family that changed to another address. */
async function changed() {
  const { who, to } = await askedFor();
  expect((await confirm(await confirmLink(to))).status).toBe(200);
  return { who, to };
}

describe('another e-mail address', () => {
  it('waits for the link in its own mailbox; the present address is told at once', async () => {
    const { who, to } = await askedFor();
    expect((await state(who)).body).toMatchObject({ email: who.email, change: { email: to } });
    expect(await mailCount(app, 'accounts.emailConfirm', to)).toBe(1);
    const { rows } = await app.pool.query(
      `select params from outbox where kind = 'accounts.emailChangeAsked' and to_address = $1`,
      [who.email],
    );
    expect(rows[0].params.to).toMatch(/^a\*\*\*\d@contoh\.id$/);
    expect(await auditActions(app, who.id)).toContain('account.emailChangeAsked');
  });

  it('is confirmed once, verified, and ends every session but the one that asked', async () => {
    const { who, to } = await askedFor();
    const elsewhere = (await signInAs(app, who)).body.token;
    const link = await confirmLink(to);
    const two = await Promise.all([confirm(link), confirm(link)]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await state(who)).body).toEqual({ email: to, verified: true, change: null });
    expect([await works(who.token), await works(elsewhere)]).toEqual([true, false]);
    expect(await mailCount(app, 'accounts.emailChanged', who.email)).toBe(1);
    const { rows } = await app.pool.query(
      `select before, after from audit_log where action = 'account.emailChanged' and target_id = $1`,
      [who.id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].before.email).toContain('***');
    expect((await signInAs(app, { ...who, username: to })).status).toBe(200);
  });

  it('makes links mailed before useless, and mails that wait follow it, except the warnings to the old one', async () => {
    const { who, to } = await askedFor();
    await app.ask('POST', '/auth/forgot-password', { body: { email: who.email } });
    const reset = await mailedToken(app, 'accounts.resetPassword', who.email);
    await confirm(await confirmLink(to));
    const answer = await app.ask('POST', '/auth/reset-password', {
      body: { token: reset, password: 'sepeda biru di teras' },
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'accounts.linkOver']);
    const { rows } = await app.pool.query(
      'select kind, to_address from outbox where account_id = $1 order by kind',
      [who.id],
    );
    expect(Object.fromEntries(rows.map((row) => [row.kind, row.to_address]))).toEqual({
      'accounts.emailChangeAsked': who.email,
      'accounts.emailChanged': who.email,
      'accounts.emailConfirm': to,
      'accounts.resetPassword': to,
    });
  });

  it('needs the password, and is not the present one', async () => {
    const who = await signedIn(app, 'student');
    const wrong = await ask(who, freshAddress(), 'bukan sandinya');
    expect([wrong.status, wrong.body.code]).toEqual([409, 'accounts.wrongPassword']);
    const same = await ask(who, who.email.toUpperCase());
    expect([same.status, same.body.code]).toEqual([409, 'accounts.emailSame']);
    expect((await state(who)).body.change).toBeNull();
  });

  it('of somebody else gets the same reply; that account is told, and nothing can confirm it', async () => {
    const who = await signedIn(app, 'student');
    const other = await createAccount(app, 'student');
    const free = await ask(who, freshAddress());
    const taken = await ask(who, other.email);
    expect([taken.status, Object.keys(taken.body)]).toEqual([free.status, Object.keys(free.body)]);
    expect(taken.body.change.email).toBe(other.email);
    expect(await mailCount(app, 'accounts.emailInUse', other.email)).toBe(1);
    expect(await mailCount(app, 'accounts.emailConfirm', other.email)).toBe(0);
    expect(await mailCount(app, 'accounts.emailChangeAsked', who.email)).toBe(2);
  });

  it('that somebody registers meanwhile is refused to whoever confirms it', async () => {
    const { who, to } = await askedFor();
    await createAccount(app, 'student', { email: to });
    const late = await confirm(await confirmLink(to));
    expect([late.status, late.body.code]).toEqual([409, 'accounts.emailTaken']);
    expect((await state(who)).body.email).toBe(who.email);
  });

  it('is asked for at most three times an hour; only the last request counts', async () => {
    const who = await signedIn(app, 'student');
    const addresses = [freshAddress(), freshAddress(), freshAddress(), freshAddress()];
    const answers = [];
    for (const address of addresses) answers.push((await ask(who, address)).status);
    expect(answers).toEqual([202, 202, 202, 429]);
    expect((await confirm(await confirmLink(addresses[0] ?? ''))).status).toBe(409);
    expect((await confirm(await confirmLink(addresses[2] ?? ''))).status).toBe(200);
  });

  it('gets no more than three mails an hour, however many accounts ask for it', async () => {
    const to = freshAddress();
    for (let n = 0; n < 4; n += 1) expect((await ask(await signedIn(app, 'student'), to)).status).toBe(202);
    expect(await mailCount(app, 'accounts.emailConfirm', to)).toBe(3);
  });

  it('is over after 24 hours, and then forgotten', async () => {
    const { who, to } = await askedFor();
    await app.pool.query(`update email_change set ends_at = now() - interval '1 second'`);
    expect((await confirm(await confirmLink(to))).status).toBe(409);
    expect((await stop(await stopLink(who))).status).toBe(409);
    expect((await state(who)).body.change).toBeNull();
    await tidyAccounts(app.services);
    const { rows } = await app.pool.query('select 1 from email_change where account_id = $1', [who.id]);
    expect(rows).toEqual([]);
  });

  it('is taken back on the page, and by a new password', async () => {
    const { who, to } = await askedFor();
    const cancel = () => app.ask('DELETE', '/user/email/change', { token: who.token });
    expect((await cancel()).body.change).toBeNull();
    expect((await cancel()).body.code).toBe('accounts.noEmailChange');
    expect((await confirm(await confirmLink(to))).status).toBe(409);
    expect(await auditActions(app, who.id)).toContain('account.emailChangeStopped');
    const again = freshAddress();
    await ask(who, again);
    await app.ask('POST', '/auth/change-password', {
      token: who.token,
      body: { currentPassword: who.password, password: 'sepeda biru di teras' },
    });
    expect((await confirm(await confirmLink(again))).status).toBe(409);
  });

  it('does not change an account that the school made inactive', async () => {
    const { who, to } = await askedFor();
    await app.pool.query('update account set active = false where id = $1', [who.id]);
    expect((await confirm(await confirmLink(to))).status).toBe(409);
  });

  it('of admins and finance is changed by somebody else', async () => {
    for (const role of ['admin', 'finance'] as const) {
      expect((await ask(await signedIn(app, role), freshAddress())).status).toBe(403);
    }
    const teacher = await signedIn(app, 'teacher');
    expect((await ask(teacher, freshAddress())).status).toBe(202);
  });
});

describe('the old address', () => {
  it('stops a change that waits: every session and the password end, and a link for a new one comes', async () => {
    const { who, to } = await askedFor();
    const link = await stopLink(who);
    expect((await stop(link)).body).toEqual({ ok: true, restored: false });
    expect((await stop(link)).body.code).toBe('accounts.linkOver');
    expect((await confirm(await confirmLink(to))).status).toBe(409);
    expect(await works(who.token)).toBe(false);
    expect((await signInAs(app, who)).body.code).toBe('accounts.wrongLogin');
    const reset = await mailedToken(app, 'accounts.resetPassword', who.email);
    const password = 'sepeda biru di teras';
    await app.ask('POST', '/auth/reset-password', { body: { token: reset, password } });
    expect((await signInAs(app, { ...who, password })).status).toBe(200);
  });

  it('comes back within seven days, by the link of either mail', async () => {
    for (const linkOf of [stopLink, undoLink]) {
      const { who } = await changed();
      expect((await stop(await linkOf(who))).body).toEqual({ ok: true, restored: true });
      const { rows } = await app.pool.query('select email, email_verified from account where id = $1', [
        who.id,
      ]);
      expect(rows[0]).toEqual({ email: who.email, email_verified: true });
      expect(await works(who.token)).toBe(false);
      expect((await auditActions(app, who.id)).at(-1)).toBe('account.emailRestored');
      expect(await mailCount(app, 'accounts.resetPassword', who.email)).toBe(1);
    }
  });

  it('comes back even if the thief changes on to a third address, whose links then do nothing', async () => {
    const { who, to } = await changed();
    const third = freshAddress();
    await ask(who, third);
    await confirm(await confirmLink(third));
    await ask(who, freshAddress());
    expect((await stop(await undoLink(who))).body.restored).toBe(true);
    expect((await stop(await mailedToken(app, 'accounts.emailChanged', to))).status).toBe(409);
    const { rows } = await app.pool.query('select email from account where id = $1', [who.id]);
    expect(rows[0].email).toBe(who.email);
  });

  it('does not come back after seven days, after the school changed the address, or where somebody else has it', async () => {
    const late = await changed();
    const link = await undoLink(late.who);
    await app.pool.query(`update email_change set ends_at = now() - interval '1 second'`);
    expect((await stop(link)).body.code).toBe('accounts.linkOver');

    const moved = await changed();
    const admin = await signedIn(app, 'admin');
    const { rows } = await app.pool.query('select version from account where id = $1', [moved.who.id]);
    const byAdmin = await app.ask('PUT', `/accounts/${moved.who.id}/email`, {
      token: admin.token,
      body: { email: freshAddress(), reason: 'Kotak surat lama hilang', version: rows[0].version },
    });
    expect(byAdmin.status).toBe(200);
    expect((await stop(await undoLink(moved.who))).body.code).toBe('accounts.linkOver');

    const taken = await changed();
    await createAccount(app, 'student', { email: taken.who.email });
    expect((await stop(await undoLink(taken.who))).body.code).toBe('accounts.emailTaken');
  });
});
