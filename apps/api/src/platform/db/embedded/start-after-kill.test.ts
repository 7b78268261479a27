import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { readPostmaster, servesCluster } from './postmaster.ts';
import { ask, Cleanup, killElsewhere, startElsewhere } from './start.fixtures.ts';

// Making a cluster takes a second on an idle machine and many on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

async function serverOf(dataDir: string): Promise<number> {
  const seen = await readPostmaster(path.join(dataDir, 'postgres'));
  if (!seen) throw new Error('no server runs');
  return seen.pid;
}

async function killServer(dataDir: string): Promise<void> {
  const pid = await serverOf(dataDir);
  process.kill(pid, 'SIGKILL');
  while (await servesCluster(pid, path.join(dataDir, 'postgres'))) await sleep(5);
}

test('after a kill of the program its server lives on, the next start joins it and ends it', async () => {
  const dataDir = await cleanup.folder();
  const first = await startElsewhere(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
  await killElsewhere(first.process);

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(true);
  expect(await ask(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await second.stop();
  await expect(ask(second.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('after a kill of the program and its server every answered write is there again', async () => {
  const dataDir = await cleanup.folder();
  const first = await startElsewhere(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
  await killElsewhere(first.process);
  await killServer(dataDir);

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1000 }]);
});

test('a server that was killed while a query ran is replaced once its orphans are gone', async () => {
  const dataDir = await cleanup.folder();
  const first = await cleanup.start({ dataDir });
  const busy = ask(first.url, 'SELECT count(*) FROM generate_series(1, 20000000)').catch(() => 'broken');
  await sleep(100);
  await killServer(dataDir);
  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await busy;
});

test('a lock whose process number now belongs to another program does not stop the start', async () => {
  const dataDir = await cleanup.folder();
  const first = await startElsewhere(dataDir);
  await killElsewhere(first.process);
  await killServer(dataDir);
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  const stale = await readFile(pidFile, 'utf8');
  // PostgreSQL itself would see through the number of the process that starts it, so take another one's.
  const other = spawn('sleep', ['60']);
  await once(other, 'spawn');
  await writeFile(pidFile, stale.replace(/^\d+/, String(other.pid)));

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(other.exitCode).toBeNull();
  other.kill();
});

test('a cluster that was being made when the power failed is removed and made anew', async () => {
  const dataDir = await cleanup.folder();
  const half = path.join(dataDir, 'postgres.new-0badc0de');
  await mkdir(path.join(half, 'base'), { recursive: true });
  await writeFile(path.join(half, 'PG_VERSION'), '18\n');
  await cleanup.start({ dataDir });
  expect((await readdir(dataDir)).sort()).toEqual([
    'postgres',
    'postgres.lock',
    'postgres.log',
    'postgres.secret',
    'postgres.users',
  ]);
});

test('a program killed while it makes the cluster leaves nothing that the next start takes for one', async () => {
  const dataDir = await cleanup.folder();
  const first = startElsewhere(dataDir).then(
    () => 'started',
    () => 'killed',
  );
  const draftOf = async (): Promise<string | undefined> =>
    (await readdir(dataDir)).find((name) => /^postgres\.new-[0-9a-f]+$/.test(name));
  while ((await draftOf()) === undefined) await sleep(2);
  await sleep(150);
  await killTree(dataDir);
  expect(await first).toBe('killed');

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a port that somebody takes in between is replaced by another', async () => {
  const dataDir = await cleanup.folder();
  const thief = createServer().listen(0, '127.0.0.1');
  await once(thief, 'listening');
  const address = thief.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const freeAddress = free.address();
  if (freeAddress === null || typeof freeAddress === 'string') throw new Error('no port');
  free.close();
  const ports = [address.port, address.port, freeAddress.port];
  const database = await cleanup.start({ dataDir, pickPort: async () => ports.shift() ?? 0 });
  expect(Number(new URL(database.url).port)).toBe(freeAddress.port);
  thief.close();
});

test('a folder whose ports are all taken is refused in one line', async () => {
  const dataDir = await cleanup.folder();
  const thief = createServer().listen(0, '127.0.0.1');
  await once(thief, 'listening');
  const address = thief.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const refused = cleanup.start({ dataDir, pickPort: async () => address.port });
  await expect(refused).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(/^cannot start the database: [^\n]+$/),
  });
  thief.close();
});

/** Kills the Node process and the `initdb` that work on a folder, as a failing machine would. */
async function killTree(dataDir: string): Promise<void> {
  for (const pid of (await readdir('/proc')).map(Number).filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (pid !== process.pid && command.includes(dataDir)) process.kill(pid, 'SIGKILL');
  }
}
