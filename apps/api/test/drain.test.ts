import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { cloneDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { TEMPLATE } from './database-setup.ts';
import { ensureWebBuild, startSchool } from './run-school.ts';

const server = inject('databaseServer');
const name = `drain_${randomUUID().replaceAll('-', '')}`;
const folder = mkdtempSync(join(tmpdir(), 'fasih-drain-'));
let url: string;
beforeAll(async () => {
  await ensureWebBuild();
  url = await cloneDatabase(server, TEMPLATE, name);
}, 180_000);
afterAll(async () => {
  await dropDatabase(server, name);
  rmSync(folder, { recursive: true, force: true });
});

/** How often a load balancer asks `/readyz`. */
const PROBE_MS = 250;

describe('a process that is told to end', () => {
  it('loses no request of callers that follow /readyz, also on new connections', async () => {
    const env = { DATABASE_URL: url, DATA_DIR: folder, DEMO_SIZE: '2', DRAIN_SECONDS: '3' };
    const school = await startSchool(env);
    let isReady = true;
    let signalledAt = Number.POSITIVE_INFINITY;
    const lost: string[] = [];
    const served = { before: 0, draining: 0 };
    const probes: { status: number; afterMs: number }[] = [];
    const probing = (async () => {
      while (isReady) {
        const { status } = await fetch(`${school.url}/readyz`);
        probes.push({ status, afterMs: performance.now() - signalledAt });
        isReady = status === 200;
        await sleep(PROBE_MS);
      }
    })();
    const calling = async (headers: Record<string, string>) => {
      const answers: Promise<void>[] = [];
      // A steady rate: a call does not wait for the one before it.
      while (isReady) {
        answers.push(
          fetch(`${school.url}/api/packages`, { headers }).then(
            async (answer) => {
              await answer.arrayBuffer();
              if (answer.status !== 200) lost.push(String(answer.status));
              served[performance.now() > signalledAt ? 'draining' : 'before'] += 1;
            },
            (error: Error) => void lost.push(String(error.cause ?? error)),
          ),
        );
        await sleep(10);
      }
      await Promise.all(answers);
    };
    const callers = [calling({}), calling({ connection: 'close' })];
    // A process that has just started answers its first calls slowly.
    await vi.waitUntil(() => served.before > 20 && probes.length > 1, { timeout: 30_000 });
    signalledAt = performance.now();
    const ended = school.signal('SIGTERM');
    await Promise.all([probing, ...callers]);

    expect(lost).toEqual([]);
    expect(served.draining).toBeGreaterThan(0);
    const refused = probes.at(-1);
    expect(refused?.status).toBe(503);
    expect(refused?.afterMs).toBeLessThan(3000);
    // Callers that have not heard of it yet are still served, and told to connect elsewhere.
    const late = await fetch(`${school.url}/api/packages`);
    expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
    expect((await fetch(`${school.url}/healthz`)).status).toBe(200);
    expect(await ended).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
    expect(performance.now() - signalledAt).toBeGreaterThan(3000);
  }, 60_000);
});
