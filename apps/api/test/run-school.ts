import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../../../scripts/build.ts';
import { freePort } from '../../../scripts/free-port.ts';
import type { WebBuild } from '../src/platform/pages/pages.ts';

const root = join(import.meta.dirname, '../../..');
const built = join(import.meta.dirname, '../../web/build');

/** The real process, as `npm start` runs it, with everything it printed. */
export type Process = {
  url: string;
  child: ChildProcess;
  printed(): string;
  /** Resolves with the exit code; a process that a signal ended has none. */
  ended: Promise<number | null>;
  signal(name: NodeJS.Signals): Promise<number | null>;
};

/** Builds the web app if needed; test files that need it at the same time wait for one build. */
export async function ensureWebBuild(): Promise<WebBuild> {
  const server = join(built, 'server/index.js');
  const turn = join(tmpdir(), 'fasih-web-build.turn');
  while (!existsSync(join(built, '.inputs'))) {
    try {
      mkdirSync(turn);
    } catch {
      await sleep(200);
      continue;
    }
    try {
      await build();
    } finally {
      rmSync(turn, { recursive: true });
    }
  }
  return { build: await import(server), clientFolder: join(built, 'client') };
}

/** Spawns it without this machine's own settings; `code` is another checkout than this one. */
export function spawnSchool(env: Record<string, string>, args: string[] = [], code = root): Process {
  const child = spawn(process.execPath, [join(code, 'apps/api/src/main.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      printed += bytes.toString('utf8');
    });
  const ended = new Promise<number | null>((done) => {
    child.once('close', (code) => done(code));
    // What a killed process leaves behind for a moment keeps its pipes open.
    child.once('exit', (code) => setTimeout(done, 300, code));
  });
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    child,
    printed: () => printed,
    ended,
    signal: (name) => {
      child.kill(name);
      return ended;
    },
  };
}

/** Spawns it and waits until it serves. */
export async function startSchool(env: Record<string, string>, code = root): Promise<Process> {
  const school = spawnSchool({ ...(await freePorts()), ...env }, [], code);
  const over = school.ended.then((code) => `ended with ${code}`);
  while (!school.printed().includes('is ready')) {
    const state = await Promise.race([over, sleep(20)]);
    if (state) throw new Error(`the school ${state}:\n${school.printed()}`);
  }
  return school;
}

/** Two ports that nobody uses now. */
export async function freePorts(): Promise<{ PORT: string; SANDBOX_PORT: string }> {
  const [port, sandbox] = await Promise.all([freePort(), freePort()]);
  return { PORT: String(port), SANDBOX_PORT: String(sandbox) };
}

/** Sends JSON to a running school. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Signs somebody in at a running school, by default of the demo school, and returns the token. */
export async function signIn(url: string, username: string, password = 'fasih-demo'): Promise<string> {
  const answer = await post(`${url}/api/auth/login`, { username, password });
  if (answer.status !== 200) throw new Error(`${username}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
