import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aMailServer } from '../../../test/mail-server.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import type { Config } from '../config.ts';
import { databaseUrl } from '../db/embedded/test-databases.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkProxy, checkSecrets } from './check-machine.ts';
import { checkFiles, checkMail, checkProvider } from './check-services.ts';
import { examine } from './examine.ts';
import { type Finding, lineOf } from './finding.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.pool.query('select current_database() as name');
  url = databaseUrl(inject('databaseServer'), rows[0].name);
});
afterAll(() => app.stop());

const withSettings = (settings: Partial<Config>): Config => ({ ...app.config, ...settings });
const todosOf = (findings: Finding[]) => findings.filter(({ ok }) => !ok).map(lineOf);

describe('the doctor', () => {
  it('says of a school that is well that each part is', async () => {
    const findings = await examine(app.config, url);
    expect(todosOf(findings)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual([
      ...['database', 'extensions', 'session', 'clock', 'connections'],
      ...['mail', 'files', 'provider', 'disk', 'proxy', 'secrets'],
    ]);
    expect(lineOf(findings[0] as Finding)).toMatch(/^ok {5}database {3}PostgreSQL \d+\.\d+, up to date$/);
  });

  it('says what to do about a database that is away, and never repeats its password', async () => {
    const lines = todosOf(await checkDatabase(app.config, 'postgres://u:rahasia@127.0.0.1:1/none'));
    expect(lines).toEqual(['TO DO  database   cannot be reached (ECONNREFUSED): check DATABASE_URL']);
  });

  it('says what to do about too few connections, a pooler without limits and a server that is away behind it', async () => {
    expect(todosOf(await checkDatabase(withSettings({ databasePool: 900 }), url))[0]).toMatch(
      /^TO DO {2}connections DATABASE_POOL is 900 of \d+ in all/,
    );
    const pooled = await checkDatabase(
      withSettings({ databaseDirectUrl: 'postgres://u:rahasia@127.0.0.1:1/none' }),
      url,
    );
    expect(todosOf(pooled).map((line) => line.slice(7, 17).trim())).toEqual(['session', 'direct']);
    expect(todosOf(pooled).join()).not.toContain('rahasia');
  });

  it('says what to do about a mail server that is away, and not about one that answers', async () => {
    const mails = await aMailServer();
    expect(await checkMail(withSettings({ smtpUrl: mails.url }))).toMatchObject({ ok: true });
    await mails.stop();
    expect(await checkMail(withSettings({ smtpUrl: mails.url }))).toMatchObject({
      ok: false,
      line: 'the server does not take mails (ESOCKET): check SMTP_URL',
    });
  });

  it('says what to do about a bucket and a folder that cannot be used', async () => {
    const bucket = {
      kind: 'bucket' as const,
      endpoint: 'http://127.0.0.1:1/school',
      region: 'x',
      keyId: 'k',
      secret: 'hush',
    };
    expect(await checkFiles(withSettings({ files: bucket }))).toMatchObject({
      ok: false,
      line: expect.stringMatching(/^the bucket cannot be used \([^)]*\): check FILES_URL$/),
    });
    const folder = { kind: 'folder' as const, folder: '/dev/null/files' };
    expect(await checkFiles(withSettings({ files: folder }))).toMatchObject({ ok: false });
    expect(await checkDisk(withSettings({ files: folder }))).toMatchObject({ ok: false });
  });

  it('says what to do about the provider’s key and its address', async () => {
    const away = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => away.listen(0, '127.0.0.1', done));
    const address = away.address();
    const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const payments = { ...app.config.payments, provider: 'midtrans' as const, apiUrl, snapUrl: apiUrl };
    expect(await checkProvider(withSettings({ payments }))).toMatchObject({
      ok: false,
      line: expect.stringMatching(/^no useful answer \(unreachable\)/),
    });
    away.close();
  });

  it('says what to do about a proxy and a file of settings that others can read', () => {
    const inPublic = { mode: 'production' as const, appUrl: 'https://sekolah.example' };
    expect(checkProxy(withSettings(inPublic)).line).toContain('set TRUST_PROXY');
    expect(checkProxy(withSettings({ ...inPublic, trustProxy: '127.0.0.1' })).ok).toBe(true);
    expect(checkProxy(withSettings({ ...inPublic, appUrl: 'http://sekolah.example' })).line).toContain(
      'not https',
    );
    expect([0o100644, 0o100600, null].map((mode) => checkSecrets(app.config, mode).ok)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
