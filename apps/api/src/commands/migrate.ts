import { setTimeout as sleep } from 'node:timers/promises';
import { readCommandLine, readEnvironment } from '../environment.ts';
import { migrate } from '../platform/db/migrate.ts';
import { isDatabaseDown } from '../platform/db/outage.ts';
import { runCommand } from './run-command.ts';

/** How often a database that cannot be reached is asked again, and how long in between: two minutes in all. */
const MAX_ATTEMPTS = 60;
const PAUSE_MS = 2_000;

/**
 * Migrates the school's database before a release starts, so that its start takes no longer for it. A database that cannot be
 * reached is tried again; a failed migration is not. Returns the lines for the operator.
 */
export async function migrateSchool(
  url: string | undefined,
  { tries = MAX_ATTEMPTS, pauseMs = PAUSE_MS, say = console.error } = {},
): Promise<string[]> {
  if (!url) throw new Error('DATABASE_URL is missing');
  for (let left = tries - 1; ; left -= 1) {
    try {
      const names = await migrate(url);
      return names.length > 0 ? names : ['The database is up to date.'];
    } catch (error) {
      if (left <= 0 || !isDatabaseDown(error)) throw error;
      say(`${(error as Error).message || 'The database cannot be reached'}; it is tried again.`);
      await sleep(pauseMs);
    }
  }
}

if (import.meta.main) {
  process.exitCode = await runCommand(async () => {
    const env = readEnvironment(process.env, readCommandLine(process.argv.slice(2)).envFile);
    for (const line of await migrateSchool(env.DATABASE_DIRECT_URL || env.DATABASE_URL)) console.info(line);
    return 0;
  });
}
