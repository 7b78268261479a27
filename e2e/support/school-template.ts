import { existsSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForLock } from '@fasih/api/platform/db/embedded/file-lock';
import { quickFolder } from '../../scripts/quick-folder.ts';
import { type RunningSchool, runSchool } from './start-school.ts';

/** How long a journey waits for another one that makes the same template, milliseconds. */
const TIMEOUT_MS = 120_000;

/**
 * A demo school that no other journey touches, started from a copy of a school with the same clock: migrating and seeding
 * happen once for all of them.
 */
export async function schoolOfItsOwn(env: { DEMO_NOW?: string }): Promise<RunningSchool> {
  const template = await templateFor(env);
  const dataDir = quickFolder('fasih-e2e-');
  await cp(template, dataDir, { recursive: true });
  // The provider's clock is set at its first start, which was the template's.
  await rm(join(dataDir, 'sandbox'), { recursive: true, force: true });
  return runSchool(env, dataDir);
}

/** The data folder of a school with this clock that was seeded and ended; made by the first journey that needs it. */
export async function templateFor(env: { DEMO_NOW?: string }): Promise<string> {
  const folder = join(process.env.FASIH_TEMPLATES ?? '', (env.DEMO_NOW ?? 'today').replaceAll(':', '-'));
  const lock = await waitForLock(`${folder}.lock`, TIMEOUT_MS);
  try {
    if (!existsSync(folder)) {
      const making = `${folder}.making`;
      const school = await runSchool(env, making);
      await school.end();
      await databaseEnded(making);
      await rename(making, folder);
    }
  } finally {
    lock.release();
  }
  return folder;
}

/** The database of an ended school writes its last page a moment after the school itself. */
async function databaseEnded(dataDir: string): Promise<void> {
  const until = Date.now() + TIMEOUT_MS;
  while (existsSync(join(dataDir, 'postgres/postmaster.pid'))) {
    if (Date.now() > until) throw new Error(`the database in ${dataDir} does not end`);
    await sleep(50);
  }
}
