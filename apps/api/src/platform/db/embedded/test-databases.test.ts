import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, Cleanup } from './start.fixtures.ts';
import { cloneDatabase, createDatabase, databaseUrl, dropDatabase } from './test-databases.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanup = new Cleanup();
let url: string;
beforeAll(async () => {
  url = (await cleanup.start({ dataDir: await cleanup.folder() })).url;
});
afterAll(() => cleanup.run());

test('the URL of another database keeps the server, the user and the password', () => {
  expect(databaseUrl('postgres://fasih:s3cret@127.0.0.1:5432/fasih', 'a b"c')).toBe(
    'postgres://fasih:s3cret@127.0.0.1:5432/a%20b%22c',
  );
});

test('each worker gets its own copy of a prepared database', async () => {
  const template = await createDatabase(url, 'prepared "school"');
  await ask(template, `CREATE TABLE packages AS SELECT 'kids' AS program`);
  const [one, two] = await Promise.all([
    cloneDatabase(url, 'prepared "school"', 'worker_1'),
    cloneDatabase(url, 'prepared "school"', 'worker_2'),
  ]);
  await ask(one, `UPDATE packages SET program = 'adults'`);
  expect(await ask(one, 'SELECT program FROM packages')).toEqual([{ program: 'adults' }]);
  expect(await ask(two, 'SELECT program FROM packages')).toEqual([{ program: 'kids' }]);
});

test('creating a database whose name exists fails', async () => {
  await createDatabase(url, 'taken');
  await expect(createDatabase(url, 'taken')).rejects.toThrow('already exists');
});

test('dropping a database ends its connections, and dropping it again does nothing', async () => {
  const droppedUrl = await createDatabase(url, 'dropped');
  const runningQuery = ask(droppedUrl, 'SELECT pg_sleep(60)').catch((error: unknown) => String(error));
  await vi.waitUntil(async () => {
    const rows = await ask(
      url,
      `SELECT 1 FROM pg_stat_activity WHERE datname = 'dropped' AND state = 'active'`,
    );
    return rows.length === 1;
  });
  await dropDatabase(url, 'dropped');
  await dropDatabase(url, 'dropped');
  expect(await runningQuery).toContain('terminat');
  await expect(ask(droppedUrl, 'SELECT 1')).rejects.toThrow('does not exist');
});
