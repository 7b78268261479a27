import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { quickFolder } from '../../../scripts/quick-folder.ts';
import { seedCatalogue } from '../src/demo/seed/catalogue.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start.ts';
import { createDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createPool } from '../src/platform/db/pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
  }
}

/** The migrated database with the catalogue in it, of which every test file gets its own copy. */
export const TEMPLATE = 'fasih_template';

/** One PostgreSQL for the whole run; each test file clones the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = quickFolder('fasih-test-');
  // `test:hard` names a server of an older version.
  const given = process.env.FASIH_TEST_DATABASE;
  const server = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres({ dataDir });
  // A given server may still have it from another run.
  if (given) await dropDatabase(given, TEMPLATE);
  const url = await createDatabase(server.url, TEMPLATE);
  await migrate(url);
  const pool = createPool({ url, applicationName: 'fasih-template' });
  await seedCatalogue(pool, new Date('2026-11-02T01:00:00Z'), 1);
  await pool.end();
  project.provide('databaseServer', server.url);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
