import { resolve } from 'node:path';
import type { Pool } from 'pg';
import { startEmbeddedPostgres } from '../platform/db/embedded/start.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createPool } from '../platform/db/pool.ts';

/**
 * Runs one command on the migrated database of the school: the one at `DATABASE_URL`, else the embedded server of
 * `DATA_DIR`, which is joined if it already runs.
 */
export async function withDatabase<T>(env: NodeJS.ProcessEnv, work: (pool: Pool) => Promise<T>): Promise<T> {
  const server = env.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: resolve(env.DATA_DIR ?? './data') });
  const url = env.DATABASE_URL ?? server?.url ?? '';
  const pool = createPool({ url, max: 2, applicationName: 'fasih-command' });
  try {
    await migrate(url);
    return await work(pool);
  } finally {
    await pool.end();
    await server?.stop();
  }
}
