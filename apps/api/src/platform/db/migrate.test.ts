import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, Cleanup } from './embedded/start.fixtures.ts';
import { createDatabase, dropDatabase } from './embedded/test-databases.ts';
import { migrate, migrationsPending } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { OWN_FUNCTIONS } from './own-functions.ts';
import { createPool } from './pool.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanup = new Cleanup();
let server: string;
let url: string;
let folder: string;
beforeAll(async () => {
  server = (await cleanup.start({ dataDir: await cleanup.folder() })).url;
});
beforeEach(async () => {
  url = await createDatabase(server, 'migrated');
  folder = await mkdtemp(path.join(os.tmpdir(), 'fasih-migrations-'));
  await put('0001-packages.sql', 'CREATE TABLE packages (id int);\nINSERT INTO packages VALUES (1);');
  await put('0002-orders.sql', 'CREATE TABLE orders (id int);');
});
afterEach(async () => {
  await dropDatabase(server, 'migrated');
  await rm(folder, { recursive: true });
});
afterAll(() => cleanup.run());

const put = (name: string, sql: string): Promise<void> => writeFile(path.join(folder, name), sql);

async function pending(): Promise<string[]> {
  const pool = createPool({ url, max: 1, applicationName: 'fasih-test' });
  try {
    return await migrationsPending(pool, folder);
  } finally {
    await pool.end();
  }
}

test('files are applied once each, in order, and recorded', async () => {
  expect(await pending()).toEqual(['0001-packages.sql', '0002-orders.sql']);
  expect(await migrate(url, folder)).toEqual(['0001-packages.sql', '0002-orders.sql']);
  expect(await migrate(url, folder)).toEqual([]);
  expect(await pending()).toEqual([]);
  await put('0003-more.sql', 'INSERT INTO packages VALUES (2);');
  expect(await pending()).toEqual(['0003-more.sql']);
  expect(await migrate(url, folder)).toEqual(['0003-more.sql']);
  expect(await ask(url, 'SELECT count(*)::int AS packages FROM packages')).toEqual([{ packages: 2 }]);
  const rows = await ask(
    url,
    `SELECT name, length(checksum) AS size, applied_at <= now() AS past FROM migrations ORDER BY name`,
  );
  expect(rows[0]).toEqual({ name: '0001-packages.sql', size: 64, past: true });
});

test('processes that start at once apply every file once between them', async () => {
  await put('0003-slow.sql', 'SELECT pg_sleep(0.3); CREATE TABLE slow (id int);');
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder), migrate(url, folder)]);
  expect(applied.filter((names) => names.length > 0)).toEqual([
    ['0001-packages.sql', '0002-orders.sql', '0003-slow.sql'],
  ]);
});

test('a failing file leaves no trace, keeps the ones before it, and is reported with its line', async () => {
  await put('0003-wrong.sql', 'CREATE TABLE half (id int);\n\nSELECT nonsense;\n');
  const refused = migrate(url, folder);
  await expect(refused).rejects.toMatchObject({
    name: 'MigrationError',
    message: 'migration 0003-wrong.sql failed in line 3: column "nonsense" does not exist',
  });
  expect(await ask(url, `SELECT to_regclass('half') AS half, to_regclass('orders')::text AS orders`)).toEqual(
    [{ half: null, orders: 'orders' }],
  );
  expect(await pending()).toEqual(['0003-wrong.sql']);
  await put('0003-wrong.sql', 'CREATE TABLE half (id int);');
  expect(await migrate(url, folder)).toEqual(['0003-wrong.sql']);
});

test('a changed file that was already applied is refused; other line endings are no change', async () => {
  await migrate(url, folder);
  await put('0001-packages.sql', 'CREATE TABLE packages (id int);\r\nINSERT INTO packages VALUES (1);');
  expect(await migrate(url, folder)).toEqual([]);
  await put('0001-packages.sql', 'CREATE TABLE packages (id bigint);');
  await expect(migrate(url, folder)).rejects.toThrow(
    /^migration 0001-packages\.sql was changed after it was applied/,
  );
  await expect(pending()).rejects.toThrow('0001-packages.sql was changed');
});

test('a recorded migration that is missing on disk is refused', async () => {
  await migrate(url, folder);
  await rm(path.join(folder, '0001-packages.sql'));
  await expect(migrate(url, folder)).rejects.toThrow(
    /^migration 0001-packages\.sql is in the database but not on disk/,
  );
});

test('an older release finds nothing missing in a database that a newer one has migrated, and starts on it', async () => {
  await put('0003-newer.sql', 'CREATE TABLE newer (id int);');
  await migrate(url, folder);
  await rm(path.join(folder, '0003-newer.sql'));
  expect(await pending()).toEqual([]);
  expect(await migrate(url, folder)).toEqual([]);
  await put('0002-later.sql', 'SELECT 1;');
  await expect(migrate(url, folder)).rejects.toThrow('migration number 0002 is used twice');
});

test('an index made concurrently lets others write meanwhile; one left half made is made anew', async () => {
  await migrate(url, folder);
  await ask(url, 'INSERT INTO orders SELECT g FROM generate_series(1, 2) g');
  // Half made: the values are not unique yet.
  await ask(url, 'CREATE TABLE doubled AS SELECT 1 AS id FROM generate_series(1, 2)');
  await put('0003-unique.sql', 'create unique index concurrently doubled_id on doubled (id);');
  await expect(migrate(url, folder)).rejects.toThrow('migration 0003-unique.sql failed');
  await ask(url, 'DELETE FROM doubled WHERE ctid = (SELECT max(ctid) FROM doubled)');
  // Two processes and a long transaction, for which such an index waits.
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  await writer.query('BEGIN; UPDATE doubled SET id = id');
  const both = [migrate(url, folder), migrate(url, folder)];
  await sleep(300);
  await ask(url, 'INSERT INTO doubled VALUES (7)');
  await writer.query('COMMIT');
  await writer.end();
  expect((await Promise.all(both)).flat()).toEqual(['0003-unique.sql']);
  expect(
    await ask(url, `SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = 'doubled_id'::regclass`),
  ).toEqual([{ valid: true }]);
  await put('0004-two.sql', 'create index concurrently a on orders (id); select 1;');
  await expect(migrate(url, folder)).rejects.toThrow('must hold nothing beside its one index');
});

test('a migration that waits for a long read lets others read meanwhile, and is applied after it', async () => {
  await migrate(url, folder);
  await put('0003-wider.sql', 'ALTER TABLE packages ADD COLUMN name text;');
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN; SELECT * FROM packages');
  const applied = migrate(url, folder, { withinMs: 100, tries: 50, pauseMs: 100 });
  const waits: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const began = performance.now();
    await ask(url, 'SELECT * FROM packages');
    waits.push(performance.now() - began);
  }
  await sleep(500);
  await reader.query('COMMIT');
  await reader.end();
  expect(await applied).toEqual(['0003-wider.sql']);
  expect(Math.max(...waits)).toBeLessThan(1_000);
});

test('a migration that is ended in a deadlock is tried again', async () => {
  await migrate(url, folder);
  await ask(url, "ALTER DATABASE migrated SET deadlock_timeout = '50ms'");
  await put('0003-both.sql', 'LOCK TABLE packages; SELECT pg_sleep(0.3); LOCK TABLE orders;');
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  // The server ends the one that looks for a deadlock first.
  await other.query("SET deadlock_timeout = '60s'; BEGIN; LOCK TABLE orders");
  const applied = migrate(url, folder, { withinMs: 10_000, tries: 2, pauseMs: 10 });
  await vi.waitFor(
    async () =>
      expect(
        await ask(
          url,
          `SELECT FROM pg_locks WHERE relation = 'packages'::regclass AND mode = 'AccessExclusiveLock'`,
        ),
      ).toHaveLength(1),
    20_000,
  );
  await other.query('LOCK TABLE packages; COMMIT');
  await other.end();
  expect(await applied).toEqual(['0003-both.sql']);
});

test('a migration that never gets its lock is refused in one line and leaves no trace', async () => {
  await migrate(url, folder);
  await put('0003-wider.sql', 'CREATE TABLE half (id int); ALTER TABLE packages ADD COLUMN name text;');
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('BEGIN; SELECT * FROM packages');
  await expect(migrate(url, folder, { withinMs: 50, tries: 2, pauseMs: 10 })).rejects.toThrow(
    /^migration 0003-wider\.sql failed.*lock timeout$/,
  );
  await reader.end();
  expect(await ask(url, `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
});

test('a process waits for the migrations of another longer than for a table', async () => {
  await put('0003-slow.sql', 'SELECT pg_sleep(0.6);');
  const retries = { withinMs: 100, tries: 1, pauseMs: 10 };
  const applied = await Promise.all([migrate(url, folder, retries), migrate(url, folder, retries)]);
  expect(applied.flat()).toHaveLength(3);
});

test('a new file that would come before an applied one is refused', async () => {
  await migrate(url, folder);
  await rm(path.join(folder, '0002-orders.sql'));
  await put('0002-orders.sql', 'CREATE TABLE orders (id int);');
  await put('0000-late.sql', 'SELECT 1;');
  await expect(migrate(url, folder)).rejects.toThrow(
    /^migration 0000-late\.sql comes before 0002-orders\.sql/,
  );
});

test.each([
  ['0002-twice.sql', 'SELECT 1;', 'migration number 0002 is used twice, see 0002-twice.sql'],
  ['3-short.sql', 'SELECT 1;', 'migration 3-short.sql must be called like 0001-some-words.sql'],
  [
    '0003-escape.sql',
    'CREATE TABLE a (id int);\ncommit;\nDROP TABLE a;',
    'migration 0003-escape.sql must not begin or end',
  ],
])('an invalid file is refused before anything runs: %s', async (name, sql, message) => {
  await put(name, sql);
  await expect(migrate(url, folder)).rejects.toThrow(message);
  expect(await ask(url, `SELECT to_regclass('packages') AS packages`)).toEqual([{ packages: null }]);
});

test('the project’s own migrations follow the rules', async () => {
  expect((await readMigrations(path.join(import.meta.dirname, 'migrations'))).length).toBeGreaterThan(0);
});

test('a server that cannot make ids in the order of their making gets a function for it', async () => {
  // As on PostgreSQL 15, whatever this server has.
  await ask(url, OWN_FUNCTIONS.replace("to_regprocedure('uuidv7()') is null", 'true'));
  const rows = await ask(
    url,
    `select public.uuidv7()::text as id, (extract(epoch from now()) * 1000)::float8 as at from generate_series(1, 500)`,
  );
  const ids = rows.map(({ id }) => String(id));
  const isVersion7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(ids.filter((id) => !isVersion7.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
  const instants = ids.map((id) => id.slice(0, 18));
  expect(instants.toSorted()).toEqual(instants);
  const made = Number.parseInt((ids[0] ?? '').replace('-', '').slice(0, 12), 16);
  expect(Math.abs(made - Number(rows[0]?.at))).toBeLessThan(1000);
});

test('large tables are analysed after migrations, and small ones are left to the server', async () => {
  await put('0003-full.sql', 'INSERT INTO packages SELECT n FROM generate_series(1, 50000) n;');
  await migrate(url, folder);
  expect(
    await ask(
      url,
      `SELECT relname AS name, reltuples > 0 AS known FROM pg_class WHERE relname IN ('packages', 'orders') ORDER BY 1`,
    ),
  ).toEqual([
    { name: 'orders', known: false },
    { name: 'packages', known: true },
  ]);
});
