import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/api/src/platform/db/embedded/start.ts';
import { createDatabase } from '../apps/api/src/platform/db/embedded/test-databases.ts';
import { migrate } from '../apps/api/src/platform/db/migrate.ts';
import { createPool } from '../apps/api/src/platform/db/pool.ts';
import { quickFolder } from './quick-folder.ts';
import { schemaTypes } from './schema-types.ts';

/** Migrates an empty database and writes the types of its tables and views. */
const file = join(import.meta.dirname, '../apps/api/src/platform/db/schema.ts');
const dataDir = quickFolder('fasih-types-');
const server = await startEmbeddedPostgres({ dataDir });
try {
  const url = await createDatabase(server.url, 'types');
  await migrate(url);
  const pool = createPool({ url, applicationName: 'fasih-types' });
  writeFileSync(file, await schemaTypes(pool));
  await pool.end();
  console.info(`Wrote ${file}`);
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
