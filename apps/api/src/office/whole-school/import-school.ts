import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { compareBooks } from '../../finance/books/check-books.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrationsFolder, readMigrations } from '../../platform/db/migration-files.ts';
import { createPool } from '../../platform/db/pool.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Call } from '../../platform/http/call.ts';
import { loadTables } from './load-tables.ts';
import { ExportError, type Manifest, NAMES } from './manifest.ts';
import { listedFiles, verifyExport } from './verify-export.ts';

export type ImportParts = { url: string; files: Files; folder: string; call: Call };

/** What was imported, and where the books do not agree with their sources; the last should be empty. */
export type Imported = { manifest: Manifest; problems: string[] };

/**
 * Makes an empty database and storage the school of an export: checks all of it first, stores the files, and loads every row in one
 * transaction, so that a failed import leaves an empty school and can be repeated. An older export is loaded into the tables of its
 * time, which are then migrated.
 *
 * @throws {ExportError} if the export is damaged or of a newer version, or the database holds a school
 */
export async function importSchool({ url, files, folder, call }: ImportParts): Promise<Imported> {
  const manifest = await verifyExport(folder);
  const last = await lastMigration(manifest);
  const client = new pg.Client({ connectionString: url, application_name: 'fasih-import' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await expectEmpty(client, manifest);
    await migrate(url, migrationsFolder, { until: last });
    await storeFiles(files, folder);
    await client.query('begin');
    await loadTables(client, folder, manifest);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrate(url);
  return { manifest, problems: await settle(url, call) };
}

async function settle(url: string, call: Call): Promise<string[]> {
  const pool = createPool({ url, max: 2, applicationName: 'fasih-import' });
  try {
    await writeAudit(pool, call, { action: 'school.imported', targetKind: 'school', targetId: null });
    const { findings } = await compareBooks(pool);
    return findings.map((one) => `books: ${one.kind} is ${one.found} and should be ${one.expected}`);
  } finally {
    await pool.end();
  }
}

/** The export's newest migration; this version of Fasih must know all of them. */
async function lastMigration({ migrations, version }: Manifest): Promise<string> {
  const known = new Map((await readMigrations(migrationsFolder)).map((one) => [one.name, one.checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown)
    throw new ExportError(
      `the export was made by Fasih ${version} and needs that version or a newer one: ${unknown.name} is not known here`,
    );
  const last = migrations.at(-1)?.name ?? '';
  const gap = [...known.keys()].find((name) => name < last && !migrations.some((one) => one.name === name));
  if (gap) throw new ExportError(`the export lacks the migration ${gap}`);
  return last;
}

async function expectEmpty(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query<{ migrated: boolean; used: boolean }>(
    `select to_regclass('public.migrations') is not null as migrated, to_regclass('public.account') is not null as used`,
  );
  if (!rows[0]?.migrated) return;
  const { rows: newer } = await client.query<{ name: string }>(
    'select name from migrations where name <> all($1) order by 1 limit 1',
    [migrations.map(({ name }) => name)],
  );
  if (rows[0].used) {
    const { rows: people } = await client.query('select from account limit 1');
    if (people.length > 0)
      throw new ExportError('the database holds a school already; name an empty database');
  }
  if (newer[0])
    throw new ExportError(
      `the database is newer than the export (${newer[0].name}); name a database without tables`,
    );
}

async function storeFiles(files: Files, folder: string): Promise<void> {
  for await (const { key, size } of listedFiles(folder))
    await files.put(key, { stream: createReadStream(join(folder, NAMES.files, key)), size });
}
