import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { aMailServer } from '../../../test/mail-server.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { newSecretKey, publicKeyText, readSecretKey } from '../backup/key.ts';
import { baseName, manifestName } from '../backup/names.ts';
import { claimPlace } from '../backup/place.ts';
import type { Config } from '../config.ts';
import { databaseUrl } from '../db/embedded/test-databases.ts';
import { diskFiles } from '../files/files.ts';
import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk, checkProxy, checkSecrets } from './check-machine.ts';
import { checkFiles, checkMail, checkProvider } from './check-services.ts';
import { examine } from './examine.ts';
import { type Finding, lineOf, todo } from './finding.ts';

const app = shared(startTestApp);
let url: string;
beforeAll(async () => {
  const { rows } = await app.pool.query('select current_database() as name');
  url = databaseUrl(inject('databaseServer'), rows[0].name);
});

const withSettings = (settings: Partial<Config>): Config => ({ ...app.config, ...settings });
const todosOf = (findings: Finding[]) => findings.filter(({ ok }) => !ok).map(lineOf);

describe('the doctor', () => {
  it('says of a school that is well that each part is', async () => {
    const findings = await examine(app.config, url);
    expect(todosOf(findings)).toEqual([]);
    expect(findings.map(({ what }) => what)).toEqual([
      ...['database', 'extensions', 'session', 'clock', 'connections'],
      ...['mail', 'files', 'provider', 'disk', 'backups', 'proxy', 'secrets'],
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
    const plain = createHttpServer();
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    const endpoint = `https://127.0.0.1:${(plain.address() as AddressInfo).port}/school`;
    expect(await checkFiles(withSettings({ files: { ...bucket, endpoint } }))).toMatchObject({
      line: 'the bucket cannot be used (ERR_SSL_WRONG_VERSION_NUMBER): check FILES_URL',
    });
    plain.close();
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
    const refusing = createHttpServer((_request, response) =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"status_code":"401","status_message":"Unknown Merchant server_key/id"}'),
    );
    await new Promise<void>((done) => refusing.listen(0, '127.0.0.1', done));
    const { port } = refusing.address() as AddressInfo;
    const there = { ...payments, apiUrl: `http://127.0.0.1:${port}` };
    expect(await checkProvider(withSettings({ payments: there }))).toEqual({
      what: 'provider',
      ok: false,
      line: 'the key is refused: check MIDTRANS_SERVER_KEY and that it belongs to MIDTRANS_API_URL',
    });
    refusing.closeAllConnections();
    refusing.close();
  });

  it('says what to do about backups: none, a wrong key, a store that cannot be used', async () => {
    const production = withSettings({ mode: 'production' });
    expect(todosOf(await checkBackups(production, url))).toEqual([
      'TO DO  backups    none are made: set BACKUP_URL, see ‘Backups’ in docs/OPERATIONS.md',
    ]);
    const key = publicKeyText(readSecretKey(newSecretKey()));
    const kept = (folder: string, given = key) =>
      withSettings({ mode: 'production', backup: { place: { kind: 'folder', folder }, key: given } });
    const store = join(app.dataDir, 'store');
    const found = await checkBackups(kept(store), url);
    const lines = Object.fromEntries(found.map(({ what, line }) => [what, line]));
    expect(lines['backup key']).toMatch(/^fingerprint [0-9a-f]{16}$/);
    expect(lines.backups).toBe('none in the folder yet; the school makes one soon after it starts');
    expect(found.map(({ what }) => what)).toEqual(['backup key', 'backups', 'replication', 'restoring']);
    const began = new Date('2026-11-02T01:00:00Z');
    await diskFiles(store, store).put(manifestName(baseName('series', began)), Buffer.from('-'));
    const newest = (await checkBackups(kept(store), url)).find(({ what }) => what === 'backups');
    expect(newest?.line).toBe('the newest in the folder began at 2026-11-02T01:00:00.000Z');
    await claimPlace({ pool: app.pool, store: diskFiles(store, store) });
    await rename(store, `${store}.away`);
    expect(todosOf(await checkBackups(kept(store), url))).toEqual([
      expect.stringMatching(
        /^TO DO {2}backups {4}.* does not hold the backups that were made there: mount it/,
      ),
    ]);
    await app.pool.query('delete from backup_place');
    const wrong = todosOf(await checkBackups(kept('/dev/null/store', 'fasih-backup-aaaaa'), url));
    expect(wrong).toEqual([
      expect.stringMatching(/^TO DO {2}backup key BACKUP_KEY is not what .* printed: confirm .*/),
      expect.stringMatching(/^TO DO {2}backups {4}the folder cannot be used \([^)]*\): check BACKUP_URL$/),
    ]);
  });

  it('says what to do about a role that may not replicate, and about a server that is away', async () => {
    const backup = {
      place: { kind: 'folder' as const, folder: join(app.dataDir, 'store') },
      key: publicKeyText(readSecretKey(newSecretKey())),
    };
    const replication = async (address: string) =>
      (await checkBackups(withSettings({ backup }), address)).find(({ what }) => what === 'replication');
    expect(await replication(url)).toMatchObject({ ok: true, line: 'allowed, wal_level replica' });
    const role = `doctor_${randomUUID().replaceAll('-', '')}`;
    await app.pool.query(`create role ${role} login password 'of-a-test'`);
    const asRole = new URL(url);
    [asRole.username, asRole.password] = [role, 'of-a-test'];
    expect(await replication(asRole.href)).toEqual(
      todo('replication', 'this role may not: alter role … replication'),
    );
    await app.pool.query(`drop role ${role}`);
    expect(await replication('postgres://u:rahasia@127.0.0.1:1/none')).toMatchObject({
      line: expect.stringMatching(/^the server cannot be asked \(ECONNREFUSED\): check DATABASE_URL/),
    });
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
