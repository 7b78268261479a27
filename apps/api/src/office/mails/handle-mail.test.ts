import { LETTER_EXAMPLES } from '@fasih/messages/letter-examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMailServer } from '../../../test/mail-server.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { sendDueMail } from '../../messaging/mail/send-due.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';

const post = shared(aMailServer);
const app = shared(() => startTestApp({ env: { SMTP_URL: post.url } }));
const admin = shared(() => signedInAccount(app, 'admin'));
let family: { accountId: string; email: string };
beforeEach(async () => {
  await app.pool.query('delete from outbox');
  post.received.length = 0;
  post.state.refuses = false;
  family = await signedInAccount(app, 'student');
});

/** A mail that the server did not take. */
async function aFailedMail(): Promise<string> {
  await enqueueMail(app.pool, {
    kind: 'accounts.passwordChanged',
    accountId: family.accountId,
    to: family.email,
    lang: 'id',
    params: { username: 'sari' },
  });
  post.state.refuses = true;
  await sendDueMail(app.services);
  post.state.refuses = false;
  return (await app.pool.query('select id from outbox')).rows[0].id;
}
const list = async (query = '') =>
  (await app.ask('GET', `/mails${query}`, { token: admin.token, lang: 'en' })).body;
const post_ = (path: string, body?: unknown) =>
  app.ask('POST', path, { token: admin.token, ...(body === undefined ? {} : { body }) });

describe('mails that have not arrived', () => {
  it('are listed with what is wrong in words, and an address that nobody can copy', async () => {
    await aFailedMail();
    const { data, total } = await list('?state=failed');
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      subject: 'Your password was changed',
      state: 'failed',
      attempts: 1,
      fault: 'later',
      account: { id: family.accountId, role: 'student' },
    });
    expect(data[0].to).toMatch(/^u\*\*\*.@contoh\.id$/);
    expect((await list('?state=waiting')).total).toBe(0);
    expect((await list(`?q=${family.email}`)).total).toBe(1);
    expect((await list('?q=nobody-of-this-name')).total).toBe(0);
  });

  it('are found by an address and by the name of today; a few letters begin a word', async () => {
    const id = await aFailedMail();
    const isNamed = (name: string) =>
      app.pool.query('update account set name = $2 where id = $1', [family.accountId, name]);
    const found = async (q: string) => (await list(`?q=${q}`)).total;
    await isNamed('Ibu Kartika Dewi');
    expect([await found('kartika'), await found('ARTI'), await found('de'), await found('ew')]).toEqual([
      1, 1, 1, 0,
    ]);
    await isNamed('Ibu Melati');
    expect([await found('kartika'), await found('melati')]).toEqual([0, 1]);
    await app.pool.query('update outbox set next_try_at = now()');
    await sendDueMail(app.services);
    const { rows } = await app.pool.query(
      'select sent_at is not null as sent, words from outbox where id = $1',
      [id],
    );
    expect(rows).toEqual([{ sent: true, words: '' }]);
  });

  it('of which more fit than a search counts, the latest still come first', async () => {
    await app.pool.query(
      `insert into outbox (kind, to_address, lang, params, message_id, created_at, next_try_at)
       select 'accounts.passwordChanged', 'banyak.' || n || '@contoh.id', 'id', '{"username": "sari"}', 'many-' || n,
         timestamptz '2026-11-01' - n * interval '1 minute', now() + interval '1 day' from generate_series(1, 1100) n`,
    );
    const { data, ...found } = await list('?q=banyak&pageSize=3');
    expect(found).toMatchObject({ total: 1000, totalIsCapped: true });
    expect(data.map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual([
      '2026-10-31T23:59:00.000Z',
      '2026-10-31T23:58:00.000Z',
      '2026-10-31T23:57:00.000Z',
    ]);
    expect((await list('?q=banyak&pageSize=100&page=11')).code).toBe('common.narrow');
  });

  it('sent again, they go out once, however often it is pressed', async () => {
    const id = await aFailedMail();
    const pressed = await Promise.all([1, 2, 3].map(() => post_(`/mails/${id}/send-again`)));
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([sendDueMail(app.services), sendDueMail(app.services)]);
    expect(post.received).toHaveLength(1);
    const late = await post_(`/mails/${id}/send-again`);
    expect([late.status, late.body.code]).toEqual([409, 'mail.alreadySent']);
    const { rows } = await app.pool.query(
      `select count(*)::int as n from audit_log where action = 'mail.sentAgain' and target_id = $1`,
      [id],
    );
    expect(rows[0].n).toBe(1);
  });

  it('given up with a reason, they are not tried any more and leave the work list, until somebody wants them sent', async () => {
    const id = await aFailedMail();
    expect((await post_(`/mails/${id}/give-up`, { reason: ' ' })).status).toBe(400);
    const given = await post_(`/mails/${id}/give-up`, { reason: 'Alamat tidak ada' });
    expect(given.body).toMatchObject({
      state: 'givenUp',
      nextTryAt: null,
      givenUp: { reason: 'Alamat tidak ada' },
    });
    expect((await post_(`/mails/${id}/give-up`, { reason: 'lagi' })).body.givenUp.reason).toBe(
      'Alamat tidak ada',
    );
    await app.pool.query('update outbox set next_try_at = now()');
    await sendDueMail(app.services);
    expect(post.received).toHaveLength(0);
    const home = await app.ask('GET', '/dashboards/admin', { token: admin.token });
    expect(home.body.work.map(({ kind }: { kind: string }) => kind)).not.toContain('mailFailed');
    await post_(`/mails/${id}/send-again`);
    await sendDueMail(app.services);
    expect(post.received).toHaveLength(1);
  });

  it('too late to be of use, they are given up by themselves in the words of each language, and go out where an admin wants it', async () => {
    await enqueueMail(app.pool, {
      kind: 'accounts.resetPassword',
      accountId: family.accountId,
      to: family.email,
      lang: 'id',
      params: { username: 'sari', path: '/reset-password?token=x', minutes: 60 },
      expiresInS: -1,
    });
    expect(await sendDueMail(app.services)).toBe(0);
    const reasons = [];
    for (const lang of ['id', 'en'] as const) {
      const { body } = await app.ask('GET', '/mails?state=givenUp', { token: admin.token, lang });
      reasons.push(body.data[0].givenUp.reason);
    }
    expect(reasons).toEqual([
      'Waktunya sudah lewat sebelum email ini bisa dikirim.',
      'Its time had passed before it could be sent.',
    ]);
    const { data } = await list();
    expect((await post_(`/mails/${data[0].id}/send-again`)).body).toMatchObject({
      state: 'waiting',
      givenUp: null,
    });
    expect(await sendDueMail(app.services)).toBe(1);
    expect(post.received).toHaveLength(1);
  });

  it('follow the account to its new address; links of the old one are dead and the new one is to be proved', async () => {
    await aFailedMail();
    const { data } = await list();
    const address = `baru.${family.accountId.slice(-6)}@contoh.id`;
    const change = (body: object) =>
      app.ask('PUT', `/accounts/${family.accountId}/email`, {
        token: admin.token,
        body: { email: address, reason: 'Salah tulis', version: data[0].account.version, ...body },
      });
    const other = await signedInAccount(app, 'student');
    const taken = await change({ email: other.email.toUpperCase() });
    expect([taken.status, taken.body.code]).toEqual([409, 'accounts.emailTaken']);
    expect((await change({})).status).toBe(200);
    expect((await change({})).body.code).toBe('common.stale');
    await sendDueMail(app.services);
    expect(post.received.map(({ to }) => to)).toEqual([address, address]);
    const { rows } = await app.pool.query(
      'select a.email_verified, u.before, u.after from account a join audit_log u on u.target_id = a.id::text where a.id = $1',
      [family.accountId],
    );
    expect(rows[0].email_verified).toBe(false);
    expect(JSON.stringify(rows)).not.toContain(family.email);
  });

  it('names that are none are not found', async () => {
    for (const id of ['x', '0190a000-0000-7000-8000-000000000000'])
      expect((await post_(`/mails/${id}/send-again`)).status).toBe(404);
  });
});

describe('every mail that the school can send', () => {
  it.each(['id', 'en'] as const)('is shown with example data, as a whole (%s)', async (lang) => {
    const { body } = await app.ask('GET', '/settings/letters', { token: admin.token, lang });
    expect(body.data).toHaveLength(LETTER_EXAMPLES.length);
    for (const { id, subject } of body.data) {
      const { status, body: letter } = await app.ask(
        'GET',
        `/settings/letters/${encodeURIComponent(id)}?lang=${lang}`,
        {
          token: admin.token,
        },
      );
      expect([id, status]).toEqual([id, 200]);
      expect(letter.subject).toBe(subject);
      for (const part of [letter.subject, letter.html, letter.text])
        expect([id, part]).toEqual([id, expect.not.stringMatching(/undefined|NaN|\[object|Invalid Date/)]);
      expect(letter.html).toContain('<html');
    }
  });
});
