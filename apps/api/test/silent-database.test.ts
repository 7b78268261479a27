import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readPostmaster } from '../src/platform/db/embedded/postmaster.ts';
import { ask, Cleanup } from '../src/platform/db/embedded/start.fixtures.ts';
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts';
import { ensureWebBuild, type Process, post, startSchool } from './run-school.ts';

/** `npm run test:hard` has more callers and stays away for longer. */
const isLong = process.env.FASIH_HARD === '1';
const CALLERS = isLong ? 400 : 100;
const ROUNDS = isLong ? 6 : 1;

const cleanup = new Cleanup();
const folder = mkdtempSync(join(tmpdir(), 'fasih-silent-'));
let server: number[];
let url: string;
let network: ChildProcess;
let proxy: DatabaseProxy;
let school: Process;
let token: string;
beforeAll(async () => {
  await ensureWebBuild();
  const dataDir = await cleanup.folderWithCluster();
  ({ url } = await cleanup.start({ dataDir }));
  server = [(await readPostmaster(join(dataDir, 'postgres')))?.pid ?? 0];
  proxy = await databaseProxy(url);
  network = fork(join(import.meta.dirname, 'stoppable-proxy.ts'), [proxy.url]);
  const [near] = (await once(network, 'message')) as [string];
  school = await startSchool({
    DATABASE_URL: near,
    DATA_DIR: folder,
    DEMO_SIZE: '2',
    LOG_LEVEL: 'fatal',
  });
  ({ token } = await signedIn('student'));
}, 180_000);
afterAll(async () => {
  await school?.signal('SIGKILL');
  network?.kill('SIGKILL');
  await proxy?.stop();
  await cleanup.run();
  rmSync(folder, { recursive: true, force: true });
});

const signIn = (username = 'student') =>
  post(`${school.url}/api/auth/login`, { username, password: 'fasih-demo' });
const signedIn = async (username: string) => (await (await signIn(username)).json()) as { token: string };
const send = (method: string, path: string, body?: unknown, by = token) =>
  fetch(`${school.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${by}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const orders = () => send('GET', '/orders');
const notifications = () => send('GET', '/notifications');
const ready = async () => (await fetch(`${school.url}/readyz`)).status;

/** Status, problem and seconds of a call. */
async function timed(
  calling: Promise<Response>,
): Promise<{ status: number; code: unknown; seconds: number }> {
  const began = performance.now();
  const answer = await calling;
  const { code } = (await answer.json()) as { code?: unknown };
  return { status: answer.status, code, seconds: (performance.now() - began) / 1000 };
}

/** The server with all its processes. */
const processes = () => [
  ...server,
  ...execFileSync('pgrep', ['-P', String(server[0])], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number),
];
let stopped: number[] = [];
/** Connections that are open keep the setting with which they began; after a failover they would be gone. */
const setReadOnly = async (on: boolean) => {
  const writing = new URL(url);
  writing.searchParams.set('options', '-c default_transaction_read_only=off');
  const name = writing.pathname.slice(1);
  await ask(writing.href, `alter database ${name} set default_transaction_read_only = ${on}`);
  await ask(
    writing.href,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'fasih%'",
  );
};

type Fault = { begin(): unknown; end(): unknown };
const FAULTS: Record<string, Fault> = {
  'accepts and never answers': { begin: () => proxy.hang(), end: () => proxy.resume() },
  'is paused with all its processes': {
    begin: () => {
      stopped = processes();
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    },
    end: () => {
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    },
  },
  'is cut off by the network': {
    begin: () => network.kill('SIGSTOP'),
    end: () => network.kill('SIGCONT'),
  },
  'takes no writes, as an old primary after a failover': {
    begin: () => setReadOnly(true),
    end: () => setReadOnly(false),
  },
};

describe.each(Object.entries(FAULTS))('a database that %s', (_what, fault) => {
  it('is answered with 503 within ten seconds, the load balancer learns of it, and the school is back by itself', async () => {
    const save = () => send('POST', '/notifications/read', {});
    await vi.waitFor(async () => expect([await ready(), (await save()).status]).toEqual([200, 200]), 20_000);
    await fault.begin();
    try {
      await vi.waitFor(async () => expect(await ready()).toBe(503), { timeout: 5_000, interval: 100 });
      for (let round = 0; round < ROUNDS; round += 1) {
        const callers = [signIn, save, ...Array.from({ length: CALLERS }, () => orders)];
        const answers = await Promise.all(callers.map((one) => timed(one())));
        expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(
          new Set(['503 common.unavailable']),
        );
        expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(10);
        expect([await ready(), (await fetch(`${school.url}/healthz`)).status]).toEqual([503, 200]);
        if (round < ROUNDS - 1) await sleep(5_000);
      }
      // Again, when the connections of before are gone and new ones meet the same.
      const again = await timed(orders());
      expect([again.status, again.seconds < 10]).toEqual([503, true]);
    } finally {
      await fault.end();
    }
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 10_000, interval: 100 });
    await vi.waitFor(
      async () =>
        expect([(await orders()).status, (await signIn()).status, (await save()).status]).toEqual([
          200, 200, 200,
        ]),
      { timeout: 10_000 },
    );
  }, 300_000);
});

/** Asks the same many times over and over, all of which is stuck behind a lock on these tables, while something else is done. */
async function whileStuck(
  { tables, pool, calling }: { tables: string; pool: string; calling: () => Promise<Response> },
  work: () => Promise<void>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  const statuses = new Set<number>();
  let isOver = false;
  const asker = async () => {
    while (!isOver) statuses.add((await calling()).status);
  };
  const askers: Promise<void>[] = [];
  try {
    await holder.query(`begin; lock table ${tables} in access exclusive mode`);
    askers.push(...Array.from({ length: 60 }, asker));
    const waiting = `select from pg_stat_activity where application_name = '${pool}' and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await ask(url, waiting)).length).toBeGreaterThan(2), {
      timeout: 20_000,
      interval: 50,
    });
    await work();
  } finally {
    isOver = true;
    await Promise.all(askers);
    await holder.end();
  }
  expect(statuses).toEqual(new Set([503]));
}

describe('statements that are stuck', () => {
  it('in calls do not keep anybody from signing in, nor the school from being ready', async () => {
    await whileStuck({ tables: 'notification', pool: 'fasih', calling: notifications }, async () => {
      expect([(await signIn()).status, await ready()]).toEqual([200, 200]);
    });
    await vi.waitFor(async () => expect((await notifications()).status).toBe(200), { timeout: 5_000 });
  }, 60_000);

  it('in reports do not keep a mark, a home or a sign-in waiting', async () => {
    const [admin, teacher] = [await signedIn('admin'), await signedIn('teacher')];
    const analytics = () => send('GET', '/analytics', undefined, admin.token);
    const nobody = '01970000-0000-7000-8000-000000000000';
    const mark = () =>
      send('PUT', `/meetings/${nobody}/attendance/${nobody}`, { status: 'present' }, teacher.token);
    await whileStuck(
      { tables: 'month_count, month_counted', pool: 'fasih-reports', calling: analytics },
      async () => {
        for (let n = 0; n < 5; n += 1)
          expect([(await mark()).status, (await orders()).status]).toEqual([404, 200]);
        expect([(await signIn()).status, await ready()]).toEqual([200, 200]);
      },
    );
    await vi.waitFor(async () => expect((await analytics()).status).toBe(200), { timeout: 5_000 });
  }, 60_000);
});
