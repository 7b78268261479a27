import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/api/src/platform/db/embedded/start.ts';
import { freePort } from '../scripts/free-port.ts';
import { nodeFlags } from '../scripts/node-flags.mjs';
import { processorMs } from './process-use.ts';

const root = join(import.meta.dirname, '..');
const PASSWORD = 'fasih-demo';
const TIMEOUT_MS = 180_000;

/** A demo school as `npm start` runs it, with its usual log, which goes to a file. */
export type School = {
  url: string;
  sandboxUrl: string;
  dataDir: string;
  /** The app's own process: neither the database nor the sandbox. */
  pid: number;
  /** From the start of the process until it reported that it is ready, in ms. */
  tookMs: number;
  /** Of that, what the app's process had of a processor; null where the system does not tell. */
  processorMs: number | null;
  /** What the school's tokens are signed with. */
  secret: string;
  stop(): Promise<void>;
};

export type SchoolOptions = {
  /** An empty temporary folder unless given; a given one is kept. */
  dataDir?: string;
  env?: Record<string, string>;
  sandboxPort?: number;
};

/** Starts a demo school on free ports and waits until it is ready. */
export async function startSchool(options: SchoolOptions = {}): Promise<School> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'fasih-bench-'));
  const port = await freePort();
  const sandboxPort = options.sandboxPort ?? (await freePort());
  const logFile = join(tmpdir(), `fasih-bench-${process.pid}-${port}.log`);
  const log = openSync(logFile, 'w');
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, 'scripts/start.ts'], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '0',
      ...options.env,
    },
  });
  closeSync(log);
  // When the bench itself is ended, its schools end with it.
  const endToo = () => child.kill('SIGTERM');
  process.once('exit', endToo);
  await untilReady(child, logFile);
  const tookMs = performance.now() - began;
  return {
    url: `http://127.0.0.1:${port}`,
    sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
    dataDir,
    pid: child.pid ?? 0,
    tookMs,
    processorMs: processorMs(child.pid ?? 0),
    secret: readFileSync(join(dataDir, 'app.secret'), 'utf8').trim(),
    async stop() {
      await ended(child);
      process.off('exit', endToo);
      rmSync(logFile, { force: true });
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, logFile: string): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    const log = readFileSync(logFile, 'utf8');
    if (log.includes('is ready')) return;
    if (child.exitCode !== null)
      throw new Error(`the school ended with ${child.exitCode}: ${log.slice(-2000)}`);
    await sleep(10);
  }
  await ended(child);
  throw new Error('the school was not ready in time');
}

/** Asks a process to end and waits for it. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

/** Joins the database of a running school; `stop` leaves it again. */
export async function joinDatabase(
  school: Pick<School, 'dataDir'>,
): Promise<{ url: string; stop(): Promise<void> }> {
  return startEmbeddedPostgres({ dataDir: school.dataDir });
}

/** Signs a demo login in and answers its token and cookies; tokens last 15 minutes. */
export async function signIn(
  school: School,
  username: string,
): Promise<{ token: string; cookies: { name: string; value: string }[] }> {
  const answer = await fetch(`${school.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    const equals = pair.indexOf('=');
    return { name: pair.slice(0, equals), value: pair.slice(equals + 1) };
  });
  return { token, cookies };
}

/**
 * Asks the API as somebody who is signed in; anything but a success is an error. A form is sent as it is, everything else
 * as JSON; without a body it is a read.
 */
export async function ask<T>(school: School, token: string, path: string, body?: unknown): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${school.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
