import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestBucket } from '../files/bucket.fixtures.ts';
import { type Files, openFileStorage } from '../files/files.ts';
import { filesPlace } from '../files/files-place.ts';
import { aBackedUpSchool, type BackedUpSchool, folderIn } from './backup.fixtures.ts';
import { fetchCluster } from './fetch-cluster.ts';
import { copiesAt, listCopies, readCopy } from './file-copies.ts';
import { publicKeyText, readSecretKey } from './key.ts';
import { listBases, prune } from './prune.ts';
import { recover } from './recover.ts';
import { currentSeries } from './runs.ts';
import { takeBackup } from './take-backup.ts';

let school: BackedUpSchool;
afterEach(() => school.stop());

const DAY_MS = 86_400_000;

async function latest(): Promise<{ gap: boolean; restores: () => Promise<void> }> {
  const cluster = join(folderIn(school.folder, 'restored'), 'postgres');
  const { manifest, gap } = await fetchCluster(school.store, school.opener, { kind: 'latest' }, cluster);
  const restores = async () => (await recover(cluster, manifest, { kind: 'latest' })).stop();
  return { gap, restores };
}

/** Seconds each; `npm run test:hard` runs them. */
describe.runIf(process.env.FASIH_HARD)('a store of backups', () => {
  it('in a bucket takes files of several parts, a database and its log, and gives them back', async () => {
    const bucket = await startTestBucket();
    const place = filesPlace(bucket.url());
    if (!place) throw new Error('the address of the bucket is wrong');
    school = await aBackedUpSchool({ store: (folder) => openFileStorage(place, folder) });
    const film = randomBytes(40 * 2 ** 20);
    await school.live.put('materials/film.mp4', film);
    const unfollow = school.follow();
    await takeBackup(school);
    await school.pool.query('create table later as select generate_series(1, 200000) as n');
    await school.settle();
    await unfollow();
    const [copy] = copiesAt(await listCopies(school.store), new Date());
    expect(copy?.parts.length).toBe(3);
    expect(copy && (await readCopy(school.store, copy, school.opener)).equals(film)).toBe(true);
    const { gap, restores } = await latest();
    expect(gap).toBe(false);
    await restores();
    await bucket.stop();
  });

  it('says where the log has a gap, and restores up to there', async () => {
    school = await aBackedUpSchool();
    const unfollow = school.follow();
    await takeBackup(school);
    for (let n = 0; n < 3; n += 1) {
      await school.pool.query(`create table later_${n} as select generate_series(1, 1000) as n`);
      await school.settle();
    }
    await unfollow();
    const pieces = (await school.store.list('wal/')).map(({ key }) => key).sort();
    await school.store.remove(pieces.at(-2) ?? '');
    const { gap, restores } = await latest();
    expect(gap).toBe(true);
    await restores();
  });

  it('backs up a database that writes more log meanwhile than the server keeps', async () => {
    school = await aBackedUpSchool();
    const started = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const store: Files = {
      ...school.store,
      async put(key, content) {
        if (key.startsWith('base/')) {
          started.resolve();
          await written.promise;
        }
        return school.store.put(key, content);
      },
    };
    const unfollow = school.follow();
    const backup = takeBackup({ ...school, store });
    await started.promise;
    await school.pool.query('create table much (n int)');
    for (let n = 0; n < 20; n += 1) {
      await school.pool.query('insert into much select generate_series(1, 50000)');
      await school.pool.query('select pg_switch_wal()');
    }
    await school.settle();
    // Removes the log that no slot holds.
    for (let n = 0; n < 2; n += 1) await school.pool.query('checkpoint');
    written.resolve();
    expect(await backup).toMatchObject({ files: 0 });
    await unfollow();
    await (await latest()).restores();
  });

  it('begins another series when the server no longer has the log', async () => {
    school = await aBackedUpSchool();
    await school.follow()();
    await takeBackup(school);
    const before = (await currentSeries(school.pool))?.id;
    const unfollow = school.follow();
    await school.settle();
    await unfollow();
    // The server lets go of the slot a moment after its reader's connection has ended.
    await vi.waitFor(() => school.pool.query(`select pg_drop_replication_slot('fasih_backup')`), {
      timeout: 20_000,
    });
    for (let n = 0; n < 4; n += 1) await school.pool.query('select pg_switch_wal(), pg_current_wal_lsn()');
    await school.pool.query('create table much (n int)');
    // In pieces, each of which ends within the limit of a statement.
    for (let n = 0; n < 20; n += 1)
      await school.pool.query('insert into much select generate_series(1, 50000)');
    await school.pool.query('select pg_switch_wal()');
    await school.pool.query('checkpoint');
    await school.pool.query('checkpoint');
    const again = school.follow();
    while ((await currentSeries(school.pool))?.id === before || !(await currentSeries(school.pool)))
      await new Promise((done) => setTimeout(done, 50));
    await again();
    expect(school.reports.join()).toContain('gap');
  });

  it('takes a backup that was killed for none, and removes it after a day', async () => {
    school = await aBackedUpSchool();
    const command = join(import.meta.dirname, '../../commands/backup.ts');
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: join(school.folder, 'school'),
      BACKUP_URL: `file://${join(school.folder, 'store')}`,
      BACKUP_KEY: publicKeyText(readSecretKey(school.secretKey)),
    };
    const child = spawn(process.execPath, [command, '--demo'], { env, stdio: 'ignore' });
    const ended = once(child, 'close');
    while ((await school.store.list('base/')).length === 0) await new Promise((done) => setTimeout(done, 2));
    child.kill('SIGKILL');
    await ended;
    expect(await listBases(school.store)).toEqual([]);
    await expect(latest()).rejects.toThrow('no complete backup');
    await school.pool.query(`update backup_run set seen_at = now() - interval '10 minutes'`);
    expect(await takeBackup(school)).toMatchObject({ files: 0 });
    const prefixes = async () =>
      new Set((await school.store.list('base/')).map(({ key }) => key.split('/')[2]));
    expect((await prefixes()).size).toBe(2);
    await prune(school.store, new Date(Date.now() + 2 * DAY_MS));
    expect((await prefixes()).size).toBe(1);
    await (await latest()).restores();
  });
});
