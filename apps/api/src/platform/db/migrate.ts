import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  type AppliedMigration,
  type Migration,
  MigrationError,
  migrationsFolder,
  pendingMigrations,
  readMigrations,
} from './migration-files.ts';
import { OWN_FUNCTIONS } from './own-functions.ts';
import type { Queryable } from './transaction.ts';

/**
 * A migration that waits for a table makes everybody wait behind it, also those who only read. So it gives up soon, lets them
 * pass, and tries again, for about two minutes.
 */
const LOCK_WITHIN_MS = 1_000;
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 1_000;
/** The lock was not given in time, or the server ended a deadlock: others hold what the migration wants. */
const BLOCKED = new Set(['55P03', '40P01']);
/** How often a process asks whether another has ended its migrations. */
const TURN_PAUSE_MS = 200;

/** An arbitrary advisory lock key, used nowhere else in the project. */
const lockKey = 7_301_284_411;

/** How long and how often a migration waits for locks, in ms; tests wait less. */
export type LockRetries = { withinMs: number; tries: number; pauseMs: number };
const LOCK_RETRIES: LockRetries = { withinMs: LOCK_WITHIN_MS, tries: LOCK_TRIES, pauseMs: LOCK_PAUSE_MS };

/**
 * Migrates a database to the newest schema, or `until` the migration of that name, and returns the names of the migrations applied by
 * this call. Each runs in its own transaction; a second process waits and then finds nothing to do.
 *
 * @throws {MigrationError} in one line when a file fails or files and database do not match
 */
export async function migrate(
  url: string,
  folder = migrationsFolder,
  { until, ...given }: Partial<LockRetries> & { until?: string } = {},
): Promise<string[]> {
  const retries = { ...LOCK_RETRIES, ...given };
  const files = (await readMigrations(folder)).filter(({ name }) => until === undefined || name <= until);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'fasih-migrate',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A broken connection is reported here as well as by its statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeTurn(client);
    // The role may have limits for calls, which a migration does not have, and the server another zone than calls use.
    await client.query(
      `SET lock_timeout = ${retries.withinMs}; SET statement_timeout = 0; SET timezone = 'UTC'`,
    );
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (
        name text PRIMARY KEY,
        checksum text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT now()
      )`,
    );
    const pending = pendingMigrations(files, await readApplied(client));
    if (pending.length > 0) await client.query(OWN_FUNCTIONS);
    for (const migration of pending) {
      await client.query(`SET lock_timeout = ${retries.withinMs}`);
      await applyWithRetries(client, migration, retries);
    }
    if (pending.length > 0) await analyze(client);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * The names of the migrations the database still needs; empty when it is up to date.
 *
 * @throws {MigrationError} when files and database do not match
 */
export async function migrationsPending(db: Queryable, folder = migrationsFolder): Promise<string[]> {
  const files = await readMigrations(folder);
  const found = await db.query<{ exists: boolean }>(`SELECT to_regclass('migrations') IS NOT NULL AS exists`);
  const applied = found.rows[0]?.exists ? await readApplied(db) : [];
  return pendingMigrations(files, applied).map(({ name }) => name);
}

/**
 * Takes a session lock, so that closing the connection in any way frees it. Asks again and again: a statement that waits would be
 * waited for by an index that another process makes concurrently.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      lockKey,
    ]);
    if (rows[0]?.taken) return;
    await sleep(TURN_PAUSE_MS);
  }
}

async function readApplied(db: Queryable | pg.Client): Promise<AppliedMigration[]> {
  return (await db.query<AppliedMigration>('SELECT name, checksum FROM migrations')).rows;
}

/**
 * What the planner knows of changed tables is old now, and autovacuum comes only after a minute. Small tables are left out: of an
 * empty one that was analysed it believes that it stays empty, and a session that fills it then reads all of it for each key.
 */
async function analyze(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 1024 * 1024`,
  );
  if (rows.length === 0) return;
  await client.query(`ANALYZE (SKIP_LOCKED) ${rows.map(({ name }) => name).join(', ')}`);
}

/** Each try is a transaction of its own, or one index, so that between two tries nothing is locked. */
async function applyWithRetries(
  client: pg.Client,
  migration: Migration,
  { tries, pauseMs }: LockRetries,
): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await (migration.index === undefined
        ? apply(client, migration)
        : applyIndex(client, migration, migration.index));
    } catch (error) {
      const { cause } = error as Error;
      const isBlocked = cause instanceof pg.DatabaseError && BLOCKED.has(cause.code ?? '');
      if (left <= 0 || !isBlocked) throw error;
      await sleep(pauseMs);
    }
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new MigrationError(`migration ${name} failed${placeOf(error, sql)}`, { cause: error });
  }
}

/**
 * An index made while others write. One that an earlier try left half made is dropped first. It waits for long transactions, but
 * nobody waits for it.
 */
async function applyIndex(
  client: pg.Client,
  { name, sql, checksum }: Migration,
  index: string,
): Promise<void> {
  try {
    await client.query('SET lock_timeout = 0');
    const { rows } = await client.query(
      `SELECT FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid`,
      [index],
    );
    if (rows.length > 0) await client.query(`DROP INDEX CONCURRENTLY ${index}`);
    await client.query(sql);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  } catch (error) {
    throw new MigrationError(`migration ${name} failed${placeOf(error, sql)}`, { cause: error });
  }
}

/** PostgreSQL reports the character position; people look for the line. */
function placeOf(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return '';
  const position = error instanceof pg.DatabaseError ? Number(error.position) : 0;
  const line = position > 0 ? ` in line ${sql.slice(0, position).split('\n').length}` : '';
  return `${line}: ${error.message}`;
}
