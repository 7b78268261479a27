import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { createPool } from '../db/pool.ts';
import { aBackedUpSchool, folderIn } from './backup.fixtures.ts';
import { fetchCluster, type Target } from './fetch-cluster.ts';
import { copiesAt, listCopies, readCopy } from './file-copies.ts';
import { followLog } from './follow.ts';
import { recover } from './recover.ts';
import { takeBackup } from './take-backup.ts';

const school = shared(aBackedUpSchool);

/** Restores to a target and answers the notes that the restored database holds. */
async function notesAt(target: Target): Promise<{ notes: string[]; logEnded: boolean }> {
  const cluster = join(folderIn(school.folder, 'restored'), 'postgres');
  const { manifest } = await fetchCluster(school.store, school.opener, target, cluster);
  const server = await recover(cluster, manifest, target);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ text: string }>('select text from note order by text');
  await client.end();
  await server.stop();
  return { notes: rows.map(({ text }) => text), logEnded: server.logEnded };
}

it('goes back to any instant since the backup, with the files of that instant', async () => {
  const { pool, live, files, store } = school;
  const write = (text: string) => pool.query('insert into note values ($1)', [text]);
  await pool.query('create table note (text text primary key)');
  const unfollow = school.follow();
  await write('before the backup');
  await live.put('photos/early.webp', randomBytes(1000));
  expect(await takeBackup(school)).toMatchObject({ files: 1 });
  await write('one');
  const photo = randomBytes(50_000);
  await live.put('photos/late.webp', photo);
  files.changed('photos/late.webp');
  await files.copy();
  await new Promise((done) => setTimeout(done, 20));
  const instant = new Date();
  await new Promise((done) => setTimeout(done, 20));
  await write('two');
  await live.remove('photos/late.webp');
  files.changed('photos/late.webp');
  await files.copy();
  await school.settle();
  await unfollow();

  const then = await notesAt({ kind: 'instant', at: instant });
  expect(then).toEqual({ notes: ['before the backup', 'one'], logEnded: false });
  expect((await notesAt({ kind: 'latest' })).notes).toEqual(['before the backup', 'one', 'two']);
  expect(await notesAt({ kind: 'instant', at: new Date() })).toMatchObject({
    notes: ['before the backup', 'one', 'two'],
    logEnded: true,
  });
  await expect(notesAt({ kind: 'instant', at: new Date('2020-01-01') })).rejects.toThrow('old enough');
  const known = await listCopies(store);
  const of = (at: Date) => copiesAt(known, at).map(({ key }) => key);
  expect(of(instant).sort()).toEqual(['photos/early.webp', 'photos/late.webp']);
  expect(of(new Date())).toEqual(['photos/early.webp']);
  const copy = copiesAt(known, instant).find(({ key }) => key === 'photos/late.webp');
  expect(copy && (await readCopy(store, copy, school.opener)).equals(photo)).toBe(true);
  expect(school.reports).toEqual([]);
});

it('writes nothing into the folder of a store that is not mounted, and goes on where it is again', async () => {
  const { files, live, reports, store } = school;
  const kept = await store.list('');
  await rename(store.place, `${store.place}.away`);
  const unfollow = school.follow();
  await live.put('photos/more.webp', randomBytes(10));
  files.changed('photos/more.webp');
  await files.copy();
  await expect(takeBackup(school)).rejects.toThrow(
    'does not hold the backups that were made there: mount it',
  );
  while (reports.length < 2) await new Promise((done) => setTimeout(done, 20));
  await unfollow();
  expect(reports.every((report) => report.includes('mount it'))).toBe(true);
  expect(await store.list('')).toEqual([]);

  await rm(store.place, { recursive: true, force: true });
  await rename(`${store.place}.away`, store.place);
  await files.copy();
  const again = school.follow();
  await school.settle();
  await again();
  const now = (await store.list('')).map(({ key }) => key);
  expect(now).toEqual(expect.arrayContaining(kept.map(({ key }) => key)));
  expect(now.some((key) => key.startsWith('files/photos/more.webp/'))).toBe(true);
});

it('a process that waits for its turn at the log asks first, and the server logs no refusal', async () => {
  const { folder, pool, url, live, store, sealer } = school;
  const isFollowed = async (expected: boolean) => {
    const slot = `select from pg_replication_slots where slot_name = 'fasih_backup' and active`;
    while (((await pool.query(slot)).rowCount === 1) !== expected)
      await new Promise((next) => setTimeout(next, 20));
  };
  // The server lets go of an earlier reader's slot a moment after its connection has ended.
  await isFollowed(false);
  const unfollow = school.follow();
  await isFollowed(true);

  const ending = new AbortController();
  const own = createPool({ url, applicationName: 'fasih-waiting' });
  // It ends after its first look at the slot, and with it the wait for the next one.
  const asked = vi.spyOn(own, 'query');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const waiting = followLog(
    { url, pool: own, live, store, sealer, log, keepLeft: async () => {} },
    ending.signal,
  );
  await vi.waitFor(() => expect(String(asked.mock.lastCall?.[0])).toContain('backup_key'), 5_000);
  ending.abort();
  await waiting;
  await own.end();
  await unfollow();
  expect(readFileSync(join(folder, 'school/postgres.log'), 'utf8')).not.toContain('is active for PID');
  expect(log.error.mock.calls).toEqual([]);
});
