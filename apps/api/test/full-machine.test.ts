import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { cloneDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { TEMPLATE } from './database-setup.ts';
import { ensureWebBuild, freePorts } from './run-school.ts';

const server = inject('databaseServer');
const folder = mkdtempSync(join(tmpdir(), 'fasih-full-'));
const main = join(import.meta.dirname, '../src/main.ts');
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
beforeAll(() => (process.env.FASIH_HARD ? ensureWebBuild() : undefined), 180_000);
afterAll(async () => {
  for (const one of cleanups.reverse()) await one();
});

/** The real process behind a line of the shell, which may limit it; its log goes to `log`. */
async function schoolBehind(line: string, log: string): Promise<{ url: string; child: ChildProcess }> {
  const name = `full_${randomUUID().replaceAll('-', '')}`;
  const url = await cloneDatabase(server, TEMPLATE, name);
  const ports = await freePorts();
  const fd = openSync(log, 'a');
  const child = spawn('/bin/sh', ['-c', `${line} exec "$0" "$1"`, process.execPath, main], {
    stdio: ['ignore', fd, fd],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATABASE_URL: url,
      DATA_DIR: join(folder, name),
      DEMO_SIZE: '2',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'info',
      ...ports,
    },
  });
  const gone = new Promise((done) => child.once('exit', done));
  cleanups.push(async () => {
    child.kill('SIGKILL');
    await gone;
    await dropDatabase(server, name);
  });
  const address = `http://127.0.0.1:${ports.PORT}`;
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), {
    timeout: 30_000,
    interval: 50,
  });
  return { url: address, child };
}

const packages = async (url: string) => {
  const answer = await fetch(`${url}/api/packages`, { signal: AbortSignal.timeout(5_000) });
  await answer.arrayBuffer();
  return answer.status;
};

/** Seconds each; `npm run test:hard` runs them. */
describe.runIf(process.env.FASIH_HARD)('a machine that is full', () => {
  it('of log lines does not end the school: it goes on without a log', async () => {
    const school = await schoolBehind('', '/dev/full');
    // More than the buffer of the log, and longer than its lines wait.
    for (let n = 0; n < 40; n += 1) expect(await packages(school.url)).toBe(200);
    await sleep(1_200);
    expect([await packages(school.url), school.child.exitCode]).toEqual([200, null]);
    const ended = new Promise((done) => school.child.once('exit', done));
    school.child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 60_000);

  it('of open files does not end the school: it serves again when some are closed', async () => {
    const log = join(folder, 'files.log');
    const school = await schoolBehind('ulimit -n 110;', log);
    const { port } = new URL(school.url);
    const open: Socket[] = [];
    for (let n = 0; n < 150; n += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      open.push(socket);
    }
    // Longer than the pause between two looks at the event loop.
    await sleep(5_000);
    expect([school.child.exitCode, readFileSync(log, 'utf8').match(/^.*EMFILE.*$/m)?.[0] ?? '']).toEqual([
      null,
      expect.anything(),
    ]);
    for (const socket of open) socket.destroy();
    await vi.waitFor(async () => expect(await packages(school.url)).toBe(200), { timeout: 5_000 });
  }, 60_000);
});
