import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { baseOf, type OldCode, oldCode } from '../../../scripts/old-code.ts';
import { FIRST_MIGRATED } from '../../../scripts/old-release.ts';
import { createDatabase } from '../src/platform/db/embedded/databases.ts';
import { dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { migrationsFolder } from '../src/platform/db/migration-files.ts';
import { ensureWebBuild, type Process, signIn, startSchool } from './run-school.ts';

const HAPROXY = '/usr/sbin/haproxy';
const REQUESTS = 10_000;
const CALLERS = 6;

/** What the next release might bring besides the migrations since the last one: a column of a busy table, and an index made while others write. */
const NEXT_RELEASE = {
  '9998-next-column.sql': 'alter table account add column next_release integer not null default 0;\n',
  '9999-next-index.sql': 'create index concurrently orders_next_release on orders (created_at, id);\n',
};

const folder = mkdtempSync(join(tmpdir(), 'fasih-rolling-'));
const name = `rolling_${randomUUID().replaceAll('-', '')}`;
const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const one of ending.reverse()) await one();
});

/** The example that comes with the project, on ports of this test and without TLS. */
async function startHaproxy(ports: readonly [string, string]): Promise<string> {
  const port = await freePort();
  const config = join(folder, 'haproxy.cfg');
  const example = readFileSync(join(import.meta.dirname, '../../../deploy/haproxy.cfg'), 'utf8');
  writeFileSync(
    config,
    example
      .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
      .replace('bind :80\n', `bind 127.0.0.1:${await freePort()}\n`)
      .replace('127.0.0.1:3001', `127.0.0.1:${ports[0]}`)
      .replace('127.0.0.1:3002', `127.0.0.1:${ports[1]}`),
  );
  const balancer = spawn(HAPROXY, ['-db', '-f', config], { stdio: 'ignore' });
  ending.push(() => balancer.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.status === 200) return url;
    if (balancer.exitCode !== null) throw new Error(`haproxy ended with ${balancer.exitCode}`);
    await sleep(50);
  }
}

describe.runIf(process.env.FASIH_HARD)('two processes behind haproxy', () => {
  let database: string;
  let old: OldCode;
  beforeAll(async () => {
    expect(existsSync(HAPROXY), 'install the package haproxy').toBe(true);
    await ensureWebBuild();
    old = oldCode(baseOf(FIRST_MIGRATED));
    ending.push(() => old.remove());
    database = await createDatabase(inject('databaseServer'), name);
    ending.push(() => dropDatabase(inject('databaseServer'), name));
  }, 900_000);

  it('of the last release lose no request while this one migrates and replaces them one after the other', async () => {
    const start = async (port: string, code?: string): Promise<Process> => {
      const school = await startSchool(
        {
          DATABASE_URL: database,
          DATA_DIR: folder,
          DEMO_SIZE: '2',
          DRAIN_SECONDS: '2',
          PORT: port,
          SANDBOX_PORT: String(await freePort()),
        },
        code,
      );
      ending.push(() => (school.child.exitCode === null ? school.signal('SIGKILL') : null));
      return school;
    };
    const ports = [String(await freePort()), String(await freePort())] as const;
    const first = await start(ports[0], old.folder);
    const second = await start(ports[1], old.folder);
    const url = await startHaproxy(ports);
    const headers = { authorization: `Bearer ${await signIn(url, 'student')}` };

    const failed: string[] = [];
    const took: number[] = [];
    let isOver = false;
    const request = (n: number): [string, RequestInit] =>
      n % 20 === 0
        ? [
            '/api/user/profile',
            {
              method: 'PATCH',
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify({ full_name: `Sari ${n % 7}` }),
            },
          ]
        : n % 3 === 0
          ? ['/', {}]
          : n % 3 === 1
            ? ['/api/user/me', { headers }]
            : ['/api/packages', { headers: { connection: 'close' } }];
    let sent = 0;
    const call = async () => {
      while (!isOver || sent < REQUESTS) {
        sent += 1;
        const [path, init] = request(sent);
        const began = performance.now();
        await fetch(`${url}${path}`, init).then(
          async (answer) => {
            const text = await answer.text();
            if (answer.status !== 200) failed.push(`${path} ${answer.status} ${text.slice(0, 80)}`);
          },
          (error: Error) => void failed.push(`${path} ${String(error.cause ?? error)}`),
        );
        took.push(performance.now() - began);
      }
    };
    const callers = Array.from({ length: CALLERS }, call);

    const migrations = join(folder, 'migrations');
    cpSync(migrationsFolder, migrations, { recursive: true });
    for (const [file, text] of Object.entries(NEXT_RELEASE)) writeFileSync(join(migrations, file), text);
    while (sent < REQUESTS / 20) await sleep(20);
    const migratedFrom = sent;
    const done = await migrate(database, migrations);
    expect(done.slice(-2)).toEqual(Object.keys(NEXT_RELEASE));
    const migratedUntil = sent;
    for (const [before, port] of [
      [first, ports[0]],
      [second, ports[1]],
    ] as const) {
      expect(await before.signal('SIGTERM')).toBe(0);
      await start(port);
      // The balancer asks every half second.
      await sleep(1_500);
    }
    isOver = true;
    await Promise.all(callers);

    took.sort((a, b) => a - b);
    const at = (share: number) => Math.round(took[Math.floor(share * took.length)] ?? 0);
    console.info(
      `${failed.length} of ${sent} requests failed (${migratedUntil - migratedFrom} sent during ${done.length} migrations); p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(0.99999)} ms`,
    );
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  }, 600_000);
});
