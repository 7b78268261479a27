import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { quickFolder } from '../../../scripts/quick-folder.ts';
import { seedCatalogue } from '../src/demo/seed/catalogue.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded/start.ts';
import { cloneDatabase, createDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { createPool } from '../src/platform/db/pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    migratedCluster: string;
  }
}

/** The migrated database with the catalogue in it, of which every test file gets its own copy. */
export const TEMPLATE = 'fasih_template';

/**
 * One PostgreSQL for the whole run; each test file clones the template. Tests that need a server of their own start it on a copy
 * of `migratedCluster`, because creating a cluster and migrating it costs two seconds of a processor.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(import.meta.dirname, '../dist')))
    console.warn('apps/api/dist is missing: run `node scripts/build.ts`, or tests of mails and PDFs fail.');
  const dataDir = quickFolder('fasih-test-');
  const migratedCluster = quickFolder('fasih-cluster-');
  const first = await startEmbeddedPostgres({ dataDir });
  await migrate(first.url);
  await first.stop();
  await cp(dataDir, migratedCluster, { recursive: true });
  // `test:hard` names a server of an older version.
  const given = process.env.FASIH_TEST_DATABASE;
  const server = given ? { url: given, stop: async () => {} } : await startEmbeddedPostgres({ dataDir });
  const url = given ? await anew(given) : await cloneDatabase(server.url, 'fasih', TEMPLATE);
  const pool = createPool({ url, applicationName: 'fasih-template' });
  await seedCatalogue(pool, new Date('2026-11-02T01:00:00Z'), 1);
  await pool.end();
  project.provide('databaseServer', server.url);
  project.provide('migratedCluster', migratedCluster);
  return async () => {
    await server.stop();
    for (const folder of [dataDir, migratedCluster]) rmSync(folder, { recursive: true, force: true });
  };
}

/** The template on a given server, which may still have it from another run. */
async function anew(server: string): Promise<string> {
  await dropDatabase(server, TEMPLATE);
  const url = await createDatabase(server, TEMPLATE);
  await migrate(url);
  return url;
}
