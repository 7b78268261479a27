import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMailServer, type MailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { enqueueMail } from '../../platform/outbox/outbox.ts';
import { sendDueMail } from './send-due.ts';

let app: TestApp;
let mailServer: MailServer;

beforeEach(async () => {
  mailServer = await aMailServer();
  app = await startTestApp({ env: { SMTP_URL: mailServer.url } });
});
afterEach(async () => {
  await app.stop();
  await mailServer.stop();
});

const verifyMail = (source: string, lang: 'id' | 'en' = 'id') => ({
  kind: 'accounts.verifyEmail' as const,
  accountId: null,
  to: 'sari@contoh.example',
  lang,
  params: { username: 'sari', path: '/verify-email?token=abc123' },
  source,
});

describe('mails of the outbox', () => {
  it("reach the reader in the reader's language, with HTML, text and a link", async () => {
    await enqueueMail(app.pool, verifyMail('one'));
    await enqueueMail(app.pool, verifyMail('two', 'en'));
    await sendDueMail(app.services);
    expect(mailServer.received.map(({ to }) => to)).toEqual(['sari@contoh.example', 'sari@contoh.example']);
    const [inIndonesian, inEnglish] = mailServer.received.map(({ raw }) => raw);
    expect(inIndonesian).toMatch(/^Subject: Konfirmasi alamat email Anda/m);
    expect(inEnglish).toMatch(/^Subject: Confirm your e-mail address/m);
    expect(inEnglish).toMatch(/^Content-Type: text\/plain/m);
    expect(inEnglish).toMatch(/^Content-Type: text\/html/m);
    expect(inEnglish?.replace(/=\r?\n/g, '')).toContain('/verify-email?token=3Dabc123');
  });

  it('are written once per source, and not at all when their transaction fails', async () => {
    await enqueueMail(app.pool, verifyMail('same'));
    await enqueueMail(app.pool, verifyMail('same'));
    await inTransaction(app.pool, async (db) => {
      await enqueueMail(db, verifyMail('never'));
      throw new Error('the write they belong to failed');
    }).catch(() => undefined);
    await sendDueMail(app.services);
    expect(mailServer.received).toHaveLength(1);
  });

  it('go out once when several processes send at the same moment', async () => {
    for (let n = 0; n < 6; n++) await enqueueMail(app.pool, verifyMail(`mail ${n}`));
    await Promise.all([1, 2, 3, 4].map(() => sendDueMail(app.services)));
    expect(mailServer.received).toHaveLength(6);
    const ids = mailServer.received.map(({ raw }) => /^Message-ID: (.+)$/m.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(6);
  });

  it('wait and go out later, with the same Message-ID, when the server refuses for now', async () => {
    await enqueueMail(app.pool, verifyMail('later'));
    mailServer.state.refuses = true;
    await sendDueMail(app.services);
    const { rows } = await app.pool.query('select attempts, sent_at, last_error, message_id from outbox');
    expect(rows[0]).toMatchObject({ attempts: 1, sent_at: null });
    expect(rows[0].last_error).toContain('try later');
    expect(await sendDueMail(app.services)).toBe(0);
    mailServer.state.refuses = false;
    await app.pool.query('update outbox set next_try_at = now()');
    await sendDueMail(app.services);
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]?.raw).toContain(rows[0].message_id);
  });

  it('leave no link behind once they are sent', async () => {
    await enqueueMail(app.pool, verifyMail('link'));
    const times = { startsAt: '2026-11-09T02:00:00.000Z', endsAt: '2026-11-09T00:30:00.000Z' };
    const asked = { ...times, about: 'General English' };
    const notice = {
      name: 'Sari',
      role: 'teacher',
      zone: 'Asia/Jakarta' as const,
      mutable: false,
      meetings: [],
    };
    await enqueueMail(app.pool, {
      ...verifyMail('notice'),
      kind: 'notifications.notice',
      params: { ...notice, kind: 'substitute.asked', params: { ...asked, path: '/substitute?token=abc123' } },
    });
    await sendDueMail(app.services);
    expect(mailServer.received.map(({ raw }) => raw.includes('token=3Dabc123'))).toEqual([true, true]);
    const { rows } = await app.pool.query('select params from outbox order by id');
    expect(rows).toEqual([
      { params: { username: 'sari' } },
      { params: { ...notice, kind: 'substitute.asked', params: asked } },
    ]);
  });
});
