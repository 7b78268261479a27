import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A faulty migration file, or files that do not match the database; `message` is one line. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * One schema change: a plain SQL file `NNNN-name.sql`. `index` names the index that the file makes `CONCURRENTLY`, its only statement,
 * which cannot run inside a transaction.
 */
export type Migration = { name: string; sql: string; checksum: string; index?: string };

/** A migration that a database has applied. */
export type AppliedMigration = { name: string; checksum: string };

/** The folder of the project's migrations. */
export const migrationsFolder = fileURLToPath(new URL('./migrations/', import.meta.url));

const FILE_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;
const CONCURRENT = /\bconcurrently\b/i;
const ONE_CONCURRENT_INDEX =
  /^(?:\s*--[^\n]*\n)*\s*create\s+(?:unique\s+)?index\s+concurrently\s+(\w+)\s+on\b[^;]*;?\s*$/i;
const TRANSACTION_CONTROL = /^\s*(BEGIN|COMMIT|ROLLBACK|START\s+TRANSACTION)\s*;/im;

/** Reads a folder's migrations in the order of their numbers. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  // One after the other: a process that may open few files would not start with more migrations.
  const migrations: Migration[] = [];
  for (const name of names) migrations.push(await readMigration(folder, name));
  const duplicate = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4));
  if (duplicate)
    throw new MigrationError(`migration number ${duplicate.slice(0, 4)} is used twice, see ${duplicate}`);
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  if (!FILE_NAME.test(name))
    throw new MigrationError(`migration ${name} must be called like 0001-some-words.sql`);
  // The checksum must be the same when a Windows checkout has CRLF line endings.
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  if (TRANSACTION_CONTROL.test(sql)) {
    throw new MigrationError(`migration ${name} must not begin or end transactions, it runs inside one`);
  }
  const checksum = createHash('sha256').update(sql).digest('hex');
  if (!CONCURRENT.test(sql)) return { name, sql, checksum };
  const index = ONE_CONCURRENT_INDEX.exec(sql)?.[1];
  if (index === undefined)
    throw new MigrationError(`migration ${name} must hold nothing beside its one index made concurrently`);
  return { name, sql, checksum, index };
}

/**
 * The migrations a database still needs, in order. Applied ones that are newer than all files are no hindrance: while a release rolls
 * out, processes of the one before serve on the migrated database and may be restarted on it.
 *
 * @throws {MigrationError} when an applied file was changed or is missing, or a new file would come before an applied
 * one
 */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const onDisk = new Map(files.map((file) => [file.name, file]));
  const newest = files.at(-1)?.name ?? '';
  for (const { name, checksum } of applied) {
    if (name > newest) continue;
    const file = onDisk.get(name);
    if (!file)
      throw new MigrationError(
        `migration ${name} is in the database but not on disk; is this an older release?`,
      );
    if (file.checksum !== checksum) {
      throw new MigrationError(
        `migration ${name} was changed after it was applied; undo the change and add a new file`,
      );
    }
  }
  const appliedNames = new Set(applied.map(({ name }) => name));
  const lastApplied = [...appliedNames].sort().at(-1) ?? '';
  const pending = files.filter(({ name }) => !appliedNames.has(name));
  const tooLow = pending.find(({ name }) => name < lastApplied);
  if (tooLow)
    throw new MigrationError(
      `migration ${tooLow.name} comes before ${lastApplied}, which is applied; give it a higher number`,
    );
  return pending;
}
