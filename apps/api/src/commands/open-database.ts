import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { type Env, readEnvironment } from '../environment.ts';
import { ConfigError } from '../platform/config-error.ts';
import { startEmbeddedPostgres } from '../platform/db/embedded/start.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createPool } from '../platform/db/pool.ts';

/** What a command's own arguments leave of the settings. */
export type Chosen = { envFile: string | undefined; demo: boolean };

/**
 * Where a command works: at `DATABASE_DIRECT_URL`, else `DATABASE_URL`, or in the embedded server of `DATA_DIR` when the demo is
 * meant, which is joined if it already runs. Without an address nothing is guessed: an admin made in the wrong database helps nobody.
 *
 * @throws {ConfigError} in one line
 */
export async function databaseOf(env: Env, demo: boolean): Promise<{ url: string; close(): Promise<void> }> {
  const url = env.DATABASE_DIRECT_URL || env.DATABASE_URL;
  if (url) return { url, close: async () => {} };
  if (!demo)
    throw new ConfigError(
      'DATABASE_URL is missing: name the school’s database, or the file of its settings with --env-file; --demo means the demo school',
    );
  const server = await startEmbeddedPostgres({ dataDir: resolve(env.DATA_DIR ?? './data') });
  return { url: server.url, close: () => server.stop() };
}

/** Runs one command on the migrated database of the school. */
export async function withDatabase<T>(
  chosen: Chosen,
  work: (pool: Pool, url: string) => Promise<T>,
): Promise<T> {
  const { url, close } = await databaseOf(readEnvironment(process.env, chosen.envFile), chosen.demo);
  const pool = createPool({ url, max: 2, applicationName: 'fasih-command' });
  try {
    await migrate(url);
    return await work(pool, url);
  } finally {
    await pool.end();
    await close();
  }
}
