import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { makeRelease } from '../../../scripts/release.ts';
import { cloneDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { readVersion } from '../src/platform/version.ts';
import { TEMPLATE } from './database-setup.ts';

describe.runIf(process.env.FASIH_HARD)('a release', () => {
  it('is carried elsewhere, starts by itself, signs people in, says its version, and is what was made', async () => {
    const place = mkdtempSync(join(tmpdir(), 'fasih-release-'));
    const database = `release_${randomUUID().replaceAll('-', '')}`;
    const port = await freePort();
    const env = {
      PATH: '/usr/bin:/bin',
      PORT: String(port),
      DATA_DIR: join(place, 'data'),
      DATABASE_URL: await cloneDatabase(inject('databaseServer'), TEMPLATE, database),
      APP_URL: 'https://school.example',
      APP_SECRET: randomUUID() + randomUUID(),
      PAYMENT_PROVIDER: 'midtrans',
      MIDTRANS_SERVER_KEY: `Mid-server-${randomUUID()}`,
      MIDTRANS_CLIENT_KEY: `Mid-client-${randomUUID()}`,
      MIDTRANS_SNAP_URL: 'https://app.midtrans.com',
      MIDTRANS_API_URL: 'https://api.midtrans.com',
      SMTP_URL: 'smtps://127.0.0.1:1',
      MAIL_FROM: 'Fasih <halo@school.example>',
      DRAIN_SECONDS: '0',
      JOBS: 'off',
    };
    let school: ChildProcess | undefined;
    try {
      // Links that led back to where it was made would not be those of the list any more.
      const folder = join(place, 'carried');
      await rename(await makeRelease(place), folder);
      mkdirSync(join(place, 'data/compiled/0.9.0'), { recursive: true });
      const fasih = (...args: string[]) =>
        spawnSync(join(folder, 'fasih'), args, {
          cwd: '/',
          env,
          encoding: 'utf8',
          input: 'benteng-di-atas-bukit\n',
        });
      const created = fasih('admin:create', '--username', 'kepala', '--email', 'kepala@school.example');
      expect([created.status, created.stderr]).toEqual([0, '']);

      const began = performance.now();
      school = spawn(join(folder, 'fasih'), [], { cwd: '/', env, stdio: 'ignore' });
      const url = `http://127.0.0.1:${port}`;
      let health: Response | null = null;
      while (!health && school.exitCode === null) {
        const answer = await fetch(`${url}/healthz`).catch(() => null);
        // A busy machine answers 503 for a moment.
        if (answer?.ok) health = answer;
        await sleep(10);
      }
      console.info(`a release is ready after ${Math.round(performance.now() - began)} ms`);
      expect(await health?.json()).toEqual({ alive: true, version: readVersion() });
      const signedIn = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'kepala', password: 'benteng-di-atas-bukit' }),
      });
      expect(signedIn.status).toBe(200);
      expect(await (await fetch(url)).text()).toContain('<html');
      school.kill('SIGTERM');
      expect(await once(school, 'exit')).toEqual([0, null]);
      // Compiled scripts stay with the data: the release itself is as it was.
      expect(readdirSync(join(place, 'data/compiled'))).toEqual([readVersion(folder)]);

      // The drill and a restore start the PostgreSQL that comes with it.
      const { DATABASE_URL: _, ...own } = { ...env, DATA_DIR: join(place, 'own') };
      const doctor = spawnSync(join(folder, 'fasih'), ['doctor', '--demo'], {
        cwd: '/',
        env: { ...own, PAYMENT_PROVIDER: 'sandbox' },
        encoding: 'utf8',
      });
      expect(doctor.stdout).toMatch(/^ok +database +PostgreSQL 18\./m);

      expect(fasih('verify').stdout).toMatch(/^\d{4,} files are as they were made\.\n$/);
    } finally {
      if (school?.exitCode === null) school.kill('SIGKILL');
      await dropDatabase(inject('databaseServer'), database);
      rmSync(place, { recursive: true, force: true });
    }
  }, 240_000);
});
