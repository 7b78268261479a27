import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSystemPostgres } from '../../../../../scripts/system-postgres.ts';
import { aBackedUpSchool, type BackedUpSchool } from '../../platform/backup/backup.fixtures.ts';
import { newSecretKey, publicKeyText, readSecretKey } from '../../platform/backup/key.ts';
import { currentSeries, knownKeys } from '../../platform/backup/runs.ts';
import { openWithDataKeys } from '../../platform/backup/sealing.ts';
import { takeBackup } from '../../platform/backup/take-backup.ts';
import { readConfig } from '../../platform/config.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { checkBackups } from '../../platform/doctor/check-backups.ts';
import { drill } from './drill.ts';
import { restoreSchool } from './restore-school.ts';

/** The oldest that a school may run on. */
const VERSION = 15;

const addressOf = (port: number) => `postgres://school:of-a-test@127.0.0.1:${port}/school`;

async function ask<T extends pg.QueryResultRow>(url: string, ...statements: string[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: T[] = [];
    for (const one of statements) ({ rows } = await client.query<T>(one));
    return rows;
  } finally {
    await client.end();
  }
}

/** `npm run test:hard` runs it; needs Debian's package postgresql-15. */
describe.runIf(process.env.FASIH_HARD)(`a school on the operator's own PostgreSQL ${VERSION}`, () => {
  let school: BackedUpSchool;
  beforeAll(async () => {
    const server = await startSystemPostgres(VERSION);
    // What the page on operations asks for: an owner that may replicate, and no superuser.
    await ask(server.url, `create role school login replication password 'of-a-test'`);
    await ask(server.url, 'create database school owner school');
    const url = addressOf(server.port);
    await migrate(url);
    school = await aBackedUpSchool({ server: { url, stop: () => server.stop() } });
  });
  afterAll(() => school?.stop());

  it('is backed up, drilled and restored to an instant, and its server starts with what was restored', async () => {
    const { folder, live, pool, store, url } = school;
    await pool.query('create table note (text text primary key)');
    const write = (text: string) => pool.query('insert into note values ($1)', [text]);
    const pause = () => new Promise((done) => setTimeout(done, 20));
    const unfollow = school.follow();
    await write('before the backup');
    await live.put('photos/dewi.webp', randomBytes(3000));
    expect(await takeBackup(school)).toMatchObject({ files: 1 });
    await write('before the instant');
    await pause();
    const instant = new Date();
    await pause();
    await write('after it');

    const opener = openWithDataKeys(await knownKeys(pool));
    const series = (await currentSeries(pool))?.id ?? '';
    mkdirSync(join(folder, 'drills'));
    const parts = { url, live, store, series, opener, folder: join(folder, 'drills') };
    const found = await school.whileMarking(() => drill(parts));
    expect(found).toMatchObject({ problems: [], files: 1, filesRead: 1 });
    expect(found.rows).toBeGreaterThan(3);
    await school.settle();
    await unfollow();
    expect(school.reports).toEqual([]);

    const secret = readSecretKey(school.secretKey);
    const config = readConfig(
      {
        DATABASE_URL: url,
        DATA_DIR: join(folder, 'new-machine'),
        BACKUP_URL: `file://${join(folder, 'store')}`,
        BACKUP_KEY: publicKeyText(secret),
      },
      'demo',
    );
    const restore = { to: instant, secret, isRehearsal: false, lastReceipt: null, report: () => {} };
    await expect(restoreSchool(config, restore)).rejects.toThrow('say with --folder');
    const restored = join(folder, 'restored');
    const lines = await restoreSchool(config, { ...restore, folder: restored });
    expect(lines).toEqual(
      expect.arrayContaining([
        'Books: they agree.',
        'Files: 1, of which 1 were missing here.',
        `The data directory is ${join(restored, 'postgres')}, of PostgreSQL 15: give it to the server's user and start the server with it.`,
      ]),
    );
    // The operator moves it to where the server's user may go.
    for (const above of [folder, restored]) chmodSync(above, 0o711);
    const again = await startSystemPostgres(VERSION, [], join(restored, 'postgres'));
    try {
      const notes = await ask(addressOf(again.port), 'select text from note order by text');
      expect(notes).toEqual([{ text: 'before the backup' }, { text: 'before the instant' }]);
      const [left] = await ask(addressOf(again.port), 'select count(*)::int as series from backup_series');
      expect(left).toEqual({ series: 0 });
    } finally {
      await again.stop();
    }
  });

  it('is told by the doctor what its server lacks for backups', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fasih-own-server-'));
    chmodSync(folder, 0o755);
    const hba = join(folder, 'pg_hba.conf');
    writeFileSync(hba, 'host all all 127.0.0.1/32 trust\n', { mode: 0o644 });
    const config = readConfig(
      {
        DATA_DIR: folder,
        BACKUP_URL: `file://${join(folder, 'store')}`,
        BACKUP_KEY: publicKeyText(readSecretKey(newSecretKey())),
      },
      'demo',
    );
    const lacks: [string[], string][] = [
      [['wal_level=minimal', 'max_wal_senders=0'], "alter system set wal_level = 'replica'"],
      [['max_wal_senders=0'], 'max_wal_senders is 0'],
      [['max_replication_slots=0'], 'it needs two slots'],
      [[`hba_file=${hba}`], 'pg_hba.conf lets no replication in'],
    ];
    try {
      for (const [settings, words] of lacks) {
        const server = await startSystemPostgres(VERSION, settings);
        const found = await checkBackups(config, server.url).finally(() => server.stop());
        expect(found.filter(({ ok }) => !ok)).toEqual([
          { what: 'replication', ok: false, line: expect.stringContaining(words) },
        ]);
        expect(found.at(-1)?.line).toBe('PostgreSQL 15 is on this machine');
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
