import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { migrationsFolder, readMigrations } from '../src/platform/db/migration-files.ts';
import { createPool } from '../src/platform/db/pool.ts';

export type OldDatabase = {
  url: string;
  pool: Pool;
  /** Closes the pool and drops the database. */
  drop(): Promise<void>;
};

/** A database as it was before a migration, named by its number, e.g. `0041`. */
export async function databaseBefore(number: string): Promise<OldDatabase> {
  const server = inject('databaseServer');
  const name = `before_${number}_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(server, name);
  const folder = mkdtempSync(join(tmpdir(), 'fasih-before-'));
  for (const { name: file } of await readMigrations(migrationsFolder))
    if (file < number) copyFileSync(join(migrationsFolder, file), join(folder, file));
  await migrate(url, folder);
  rmSync(folder, { recursive: true });
  const pool = createPool({ url, applicationName: 'fasih-test' });
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await dropDatabase(server, name);
    },
  };
}
