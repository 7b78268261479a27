import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { readPostmaster, servesCluster } from './postmaster.ts';
import { ask, Cleanup, killChildProcess, startInChildProcess, stopChildProcess } from './start.fixtures.ts';

// Creating a cluster takes a second on an idle machine and many on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanup = new Cleanup();
afterEach(() => cleanup.run());

async function serverPid(dataDir: string): Promise<number> {
  const postmaster = await readPostmaster(path.join(dataDir, 'postgres'));
  if (!postmaster) throw new Error('no server runs');
  return postmaster.pid;
}

async function killServer(dataDir: string): Promise<void> {
  const pid = await serverPid(dataDir);
  process.kill(pid, 'SIGKILL');
  while (await servesCluster(pid, path.join(dataDir, 'postgres'))) await sleep(5);
}

test('after the program is killed, the next start joins its server and stops it at its own end', async () => {
  const dataDir = await cleanup.folderWithCluster();
  const first = await startInChildProcess(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT 1 AS one');
  await killChildProcess(first.process);

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(true);
  expect(await ask(second.url, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await second.stop();
  await expect(ask(second.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('after the program and its server are killed, every confirmed write is still there', async () => {
  const dataDir = await cleanup.folderWithCluster();
  const first = await startInChildProcess(dataDir);
  await ask(first.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
  await killChildProcess(first.process);
  await killServer(dataDir);

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1000 }]);
});

test('a server killed during a query is replaced once its backends have ended', async () => {
  const dataDir = await cleanup.folderWithCluster();
  const first = await cleanup.start({ dataDir });
  const busy = ask(first.url, 'SELECT count(*) FROM generate_series(1, 20000000)').catch(() => 'broken');
  await sleep(100);
  await killServer(dataDir);
  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await busy;
});

test('a server killed while it is used is started again, on its port and with every confirmed write', async () => {
  const dataDir = await cleanup.folderWithCluster();
  const lines: string[] = [];
  const used = await cleanup.start({ dataDir, say: (line) => lines.push(line) });
  await ask(used.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
  const count = () => ask(used.url, 'SELECT count(*)::int AS rows FROM kept');
  const isBack = () =>
    vi.waitFor(async () => expect(await count()).toEqual([{ rows: 1000 }]), {
      timeout: 30_000,
      interval: 100,
    });
  await killServer(dataDir);
  await isBack();
  await vi.waitFor(() => expect(lines.at(-1)).toBe('the database runs again'), 30_000);
  // Of two processes the first that looks starts it, and the other may not even notice.
  const beside = await startInChildProcess(dataDir);
  await killServer(dataDir);
  await isBack();

  // Whoever is the last to leave stops it, and then it stays so.
  await stopChildProcess(beside.process);
  await used.stop();
  await expect(count()).rejects.toThrow('ECONNREFUSED');
});

test('a stale lock whose process id was reused does not prevent the start', async () => {
  const dataDir = await cleanup.folderWithCluster();
  const first = await startInChildProcess(dataDir);
  await killChildProcess(first.process);
  await killServer(dataDir);
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  const stale = await readFile(pidFile, 'utf8');
  // PostgreSQL ignores a lock with the id of its parent process, so the test uses another process.
  const other = spawn('sleep', ['60']);
  await once(other, 'spawn');
  await writeFile(pidFile, stale.replace(/^\d+/, String(other.pid)));

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(other.exitCode).toBeNull();
  other.kill();
});

test('a cluster left unfinished by a power failure is removed and created again', async () => {
  const dataDir = await cleanup.folder();
  const unfinished = path.join(dataDir, 'postgres.new-0badc0de');
  await mkdir(path.join(unfinished, 'base'), { recursive: true });
  await writeFile(path.join(unfinished, 'PG_VERSION'), '18\n');
  await cleanup.start({ dataDir });
  expect((await readdir(dataDir)).sort()).toEqual([
    'postgres',
    'postgres.lock',
    'postgres.log',
    'postgres.secret',
    'postgres.users',
  ]);
});

test('a program killed while it creates the cluster does not prevent the next start', async () => {
  const dataDir = await cleanup.folder();
  const first = startInChildProcess(dataDir).then(
    () => 'started',
    () => 'killed',
  );
  const findDraft = async (): Promise<string | undefined> =>
    (await readdir(dataDir)).find((name) => /^postgres\.new-[0-9a-f]+$/.test(name));
  while ((await findDraft()) === undefined) await sleep(2);
  await sleep(150);
  await killTree(dataDir);
  expect(await first).toBe('killed');

  const second = await cleanup.start({ dataDir });
  expect(second.joined).toBe(false);
  expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a chosen port that another program took meanwhile is replaced', async () => {
  const dataDir = await cleanup.folderWithCluster();
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const address = occupant.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const freeAddress = free.address();
  if (freeAddress === null || typeof freeAddress === 'string') throw new Error('no port');
  free.close();
  const ports = [address.port, address.port, freeAddress.port];
  const database = await cleanup.start({ dataDir, pickPort: async () => ports.shift() ?? 0 });
  expect(Number(new URL(database.url).port)).toBe(freeAddress.port);
  occupant.close();
});

test('a start fails with one line when all ports are taken', async () => {
  const dataDir = await cleanup.folderWithCluster();
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const address = occupant.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const refused = cleanup.start({ dataDir, pickPort: async () => address.port });
  await expect(refused).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: expect.stringMatching(/^cannot start the database: [^\n]+$/),
  });
  occupant.close();
});

/** Kills the Node process and the `initdb` of a folder, as a power failure would. */
async function killTree(dataDir: string): Promise<void> {
  for (const pid of (await readdir('/proc')).map(Number).filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (pid !== process.pid && command.includes(dataDir)) process.kill(pid, 'SIGKILL');
  }
}
