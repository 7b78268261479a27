import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { cloneDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts';
import { TEMPLATE } from './database-setup.ts';
import { ensureWebBuild, type Process, startSchool } from './run-school.ts';

const server = inject('databaseServer');
const name = `silent_${randomUUID().replaceAll('-', '')}`;
const folder = mkdtempSync(join(tmpdir(), 'fasih-silent-'));
let url: string;
let proxy: DatabaseProxy;
let school: Process;
let token: string;
beforeAll(async () => {
  await ensureWebBuild();
  url = await cloneDatabase(server, TEMPLATE, name);
  proxy = await databaseProxy(url);
  school = await startSchool({
    DATABASE_URL: proxy.url,
    DATA_DIR: folder,
    DEMO_SIZE: '2',
    LOG_LEVEL: 'fatal',
  });
  const answer = await signIn();
  token = ((await answer.json()) as { token: string }).token;
}, 180_000);
afterAll(async () => {
  await school?.signal('SIGKILL');
  await proxy?.stop();
  await dropDatabase(server, name);
  rmSync(folder, { recursive: true, force: true });
});

const signIn = () =>
  fetch(`${school.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'student', password: 'fasih-demo' }),
  });
const orders = () => fetch(`${school.url}/api/orders`, { headers: { authorization: `Bearer ${token}` } });
const notifications = () =>
  fetch(`${school.url}/api/notifications`, { headers: { authorization: `Bearer ${token}` } });
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

describe('a database that accepts and never answers', () => {
  it('is answered with 503 within ten seconds, however many ask, and is used again when it answers', async () => {
    expect([await ready(), (await orders()).status]).toEqual([200, 200]);
    proxy.hang();
    const began = performance.now();
    const asking = [timed(signIn()), ...Array.from({ length: 150 }, () => timed(orders()))];
    expect(await ready()).toBe(503);
    expect(performance.now() - began).toBeLessThan(3_000);
    const answers = await Promise.all(asking);
    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['503 common.unavailable']),
    );
    expect(Math.max(...answers.map(({ seconds }) => seconds))).toBeLessThan(10);
    // Again, when the connections of before are gone and new ones meet the same silence.
    const again = await timed(orders());
    expect([again.status, again.seconds < 10]).toEqual([503, true]);
    expect((await fetch(`${school.url}/healthz`)).status).toBe(200);

    proxy.resume();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 5_000, interval: 100 });
    expect([(await orders()).status, (await signIn()).status]).toEqual([200, 200]);
  }, 60_000);
});

describe('statements that are stuck', () => {
  it('in calls do not keep anybody from signing in, nor the school from being ready', async () => {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    try {
      await holder.query('begin; lock table notification in access exclusive mode');
      const stuck = Array.from({ length: 60 }, () => timed(notifications()));
      await new Promise((done) => setTimeout(done, 300));
      const began = performance.now();
      expect([(await signIn()).status, await ready()]).toEqual([200, 200]);
      expect(performance.now() - began).toBeLessThan(1_500);
      const answers = await Promise.all(stuck);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    } finally {
      await holder.end();
    }
    await vi.waitFor(async () => expect((await notifications()).status).toBe(200), { timeout: 5_000 });
  }, 60_000);
});
