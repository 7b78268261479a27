import pg from 'pg';
import type { Config } from '../config.ts';
import { migrationsPending } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';
import { CHECK_WITHIN_MS, type Finding, reasonOf, todo, well } from './finding.ts';

const OLDEST = 15;
const NEWEST = 18;
const EXTENSIONS = ['btree_gin', 'btree_gist', 'citext', 'pg_trgm'];
/** Beyond this, a process counts as one whose clock is wrong. */
const CLOCK_MS = 2_000;

type Facts = {
  version: number;
  jit: string;
  timezone: string;
  statement_timeout: string;
  lock_timeout: string;
  idle_timeout: string;
  connections: number;
  at: Date;
  extensions: string[] | null;
  can_create: boolean;
  writable: boolean;
};

const FACTS = `select current_setting('server_version_num')::int as version, current_setting('jit') as jit,
  current_setting('timezone') as timezone,
  current_setting('statement_timeout') as statement_timeout, current_setting('lock_timeout') as lock_timeout,
  current_setting('idle_in_transaction_session_timeout') as idle_timeout,
  current_setting('max_connections')::int as connections, clock_timestamp() as at,
  (select array_agg(name::text) from pg_available_extensions where name = any ($1)) as extensions,
  has_schema_privilege('public', 'create') as can_create, not pg_is_in_recovery() as writable`;

/** Server, extensions, JIT, limits, connections, migrations and clock. */
export async function checkDatabase(config: Config, url: string): Promise<Finding[]> {
  const pool = createPool({
    url,
    max: 1,
    applicationName: 'fasih-doctor',
    connectWithinMs: CHECK_WITHIN_MS,
    isPooler: config.databaseDirectUrl !== undefined,
  });
  try {
    const before = Date.now();
    const { rows } = await pool.query<Facts>(FACTS, [EXTENSIONS]);
    const after = Date.now();
    const [facts] = rows;
    if (!facts) throw new Error('no answer');
    const pending = await migrationsPending(pool);
    return [
      server(facts, pending.length),
      extensions(facts),
      session(facts, config),
      clock(facts.at.getTime(), before, after),
      connections(facts, config),
      ...(config.databaseDirectUrl === undefined ? [] : [await direct(config.databaseDirectUrl)]),
    ];
  } catch (error) {
    return [todo('database', `cannot be reached (${reasonOf(error)}): check DATABASE_URL`)];
  } finally {
    await pool.end().catch(() => undefined);
  }
}

function server({ version, can_create, writable }: Facts, pending: number): Finding {
  const major = Math.floor(version / 10_000);
  const name = `PostgreSQL ${major}.${version % 10_000}`;
  if (major < OLDEST) return todo('database', `${name} is too old: use ${OLDEST} to ${NEWEST}`);
  if (!writable) return todo('database', `${name} is read-only: DATABASE_URL must name the primary`);
  if (!can_create && pending > 0)
    return todo('database', `${name}: this user may not create tables: make it the owner of the database`);
  const state = pending === 0 ? 'up to date' : `${pending} migrations come with the next start`;
  return well('database', `${name}, ${state}${major > NEWEST ? '; newer than what we test' : ''}`);
}

function extensions(facts: Facts): Finding {
  const missing = EXTENSIONS.filter((name) => !facts.extensions?.includes(name));
  return missing.length === 0
    ? well('extensions', EXTENSIONS.join(', '))
    : todo('extensions', `${missing.join(', ')} missing: install the package postgresql-contrib`);
}

/** Each process sends these itself, except through a pooler, which would refuse them: there the role must have them. */
function session(facts: Facts, config: Config): Finding {
  const limits = [facts.statement_timeout, facts.lock_timeout, facts.idle_timeout];
  if (facts.jit === 'off' && facts.timezone === 'UTC' && !limits.includes('0'))
    return well('session', `jit off, UTC, limits ${limits.join(', ')}`);
  return config.databaseDirectUrl === undefined
    ? todo('session', 'the server does not take our settings: set DATABASE_DIRECT_URL if this is a pooler')
    : todo(
        'session',
        'set jit, timezone and the limits on the role, see ‘Behind a pooler’ in docs/OPERATIONS.md',
      );
}

function clock(server: number, before: number, after: number): Finding {
  const apart = Math.max(before - server, server - after, 0);
  return apart < CLOCK_MS
    ? well('clock', `within ${Math.max(1, Math.ceil(apart / 1000))} s of the database’s`)
    : todo(
        'clock',
        `${Math.round(apart / 1000)} s away from the database’s: run an NTP client on both machines`,
      );
}

function connections(facts: Facts, config: Config): Finding {
  const wanted = config.databasePool;
  return wanted < facts.connections || config.databaseDirectUrl !== undefined
    ? well('connections', `${wanted} for this process, ${facts.connections} in all`)
    : todo(
        'connections',
        `DATABASE_POOL is ${wanted} of ${facts.connections} in all: lower it or raise max_connections`,
      );
}

async function direct(url: string): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CHECK_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return well('direct', 'the server behind the pooler answers');
  } catch (error) {
    return todo('direct', `the server cannot be reached (${reasonOf(error)}): check DATABASE_DIRECT_URL`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
