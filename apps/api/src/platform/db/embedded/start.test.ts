import { readFile, realpath, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPostmaster } from './postmaster.ts';
import { bufferMegabytes } from './server.ts';
import { ask, Cleanup, startInChildProcess, stopChildProcess } from './start.fixtures.ts';
import type { EmbeddedPostgres } from './start.ts';

// Creating a cluster takes a second on an idle machine and many on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('the embedded database of a data folder', () => {
  const cleanup = new Cleanup();
  const lines: string[] = [];
  let dataDir: string;
  let database: EmbeddedPostgres;

  beforeAll(async () => {
    dataDir = path.join(await cleanup.folder(), 'data');
    database = await cleanup.start({ dataDir, log: (line) => lines.push(line) });
  });
  afterAll(() => cleanup.run());

  test('is PostgreSQL 18 in UTF-8 with C collation, checksums and durable writes', async () => {
    const [row] = await ask(
      database.url,
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
        datlocprovider AS provider, datlocale AS locale, current_setting('data_checksums') AS checksums,
        current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
        current_setting('max_connections') AS connections, current_setting('shared_buffers') AS buffers,
        current_database() AS name FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({
      version: 18,
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      checksums: 'on',
      fsync: 'on',
      commits: 'on',
      connections: '100',
      buffers: `${bufferMegabytes(os.totalmem())}MB`,
      name: 'fasih',
    });
  });

  test.each([
    [0.25, 128],
    [1, 256],
    [1.5, 384],
    [24, 512],
  ])('with %d GB of memory it has %d MB of buffers', (gigabytes, buffers) => {
    expect(bufferMegabytes(gigabytes * 2 ** 30)).toBe(buffers);
  });

  test('listens on the loopback interface only and has no socket file', async () => {
    const [row] = await ask(
      database.url,
      `SELECT current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets`,
    );
    expect(row).toEqual({ addresses: '127.0.0.1', sockets: '' });
  });

  test('requires the password, which only the owner may read', async () => {
    const address = new URL(database.url);
    address.password = 'guess';
    await expect(ask(address.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
    const rules = await ask(database.url, 'SELECT DISTINCT auth_method FROM pg_hba_file_rules');
    expect(rules).toEqual([{ auth_method: 'scram-sha-256' }]);
    for (const name of ['postgres.secret', 'postgres.log', 'postgres.lock', 'postgres.users']) {
      expect((await stat(path.join(dataDir, name))).mode & 0o777, name).toBe(0o600);
    }
  });

  test('logs where it is without the password', async () => {
    const { password, port } = new URL(database.url);
    expect(lines).toEqual([
      `database started on 127.0.0.1:${port}, files in ${path.join(await realpath(dataDir), 'postgres')}`,
    ]);
    expect(lines.join()).not.toContain(password);
  });

  test('carries the extensions that the schema needs', async () => {
    await ask(
      database.url,
      'CREATE EXTENSION btree_gin; CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm; CREATE EXTENSION citext',
    );
    const [row] = await ask(
      database.url,
      `SELECT 'Budi'::citext = 'bUDI' AS same, similarity('grammar', 'gramar') > 0.4 AS near`,
    );
    expect(row).toEqual({ same: true, near: true });
  });

  test('keeps the values of a refused row out of its log', async () => {
    await ask(database.url, 'CREATE TABLE people (email text PRIMARY KEY)');
    await ask(database.url, `INSERT INTO people SELECT 'siti' || '@example.test'`);
    const again = ask(database.url, `INSERT INTO people SELECT 'siti' || '@example.test'`);
    await expect(again).rejects.toThrow('people_pkey');
    const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('people_pkey');
    expect(log).not.toContain('siti@example.test');
  });
});

describe('several processes on one data folder', () => {
  const cleanup = new Cleanup();
  afterAll(() => cleanup.run());

  test('a second start joins, and the server runs until the last process leaves', async () => {
    const dataDir = await cleanup.folderWithCluster();
    const first = await startInChildProcess(dataDir);
    const second = await startInChildProcess(dataDir);
    const third = await cleanup.start({ dataDir });
    expect([first.joined, second.joined, third.joined]).toEqual([false, true, true]);
    expect(new Set([first.url, second.url, third.url]).size).toBe(1);

    await stopChildProcess(first.process);
    expect(await ask(third.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await third.stop();
    await third.stop();
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stopChildProcess(second.process);
    await expect(ask(second.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
    expect(await readPostmaster(path.join(dataDir, 'postgres'))).toBeUndefined();
  });

  test('data written before a stop is there after the next start', async () => {
    const dataDir = await cleanup.folderWithCluster();
    const before = await cleanup.start({ dataDir });
    await ask(before.url, 'CREATE TABLE notes AS SELECT 7 AS lucky');
    await before.stop();
    const after = await cleanup.start({ dataDir });
    expect(after.joined).toBe(false);
    expect(await ask(after.url, 'SELECT lucky FROM notes')).toEqual([{ lucky: 7 }]);
  });

  test('of four starts at the same instant in an empty folder one creates the database and three join', async () => {
    const dataDir = path.join(await cleanup.folder(), 'new');
    const starts = await Promise.all([
      startInChildProcess(dataDir),
      startInChildProcess(dataDir),
      cleanup.start({ dataDir }),
      cleanup.start({ dataDir }),
    ]);
    expect(starts.filter((start) => !start.joined)).toHaveLength(1);
    expect(new Set(starts.map((start) => start.url)).size).toBe(1);
    for (const start of starts) if ('process' in start) await stopChildProcess(start.process);
  });
});
