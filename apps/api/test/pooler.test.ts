import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { packageUser } from '../../../scripts/system-postgres.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDatabase, databaseUrl, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { migrationsFolder, readMigrations } from '../src/platform/db/migration-files.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { checkDatabase } from '../src/platform/doctor/check-database.ts';
import { ensureWebBuild, type Process, signIn, startSchool } from './run-school.ts';

const server = inject('databaseServer');
const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const one of cleanups.reverse()) await one();
});

const answers = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** PgBouncer before the server of the run: three connections that change hands with each transaction. */
async function startPooler(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fasih-pooler-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { hostname, port: behind, username, password } = new URL(server);
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${behind}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${folder}/users.txt`,
      'pool_mode = transaction',
      'default_pool_size = 3',
      'max_client_conn = 200',
    ].join('\n'),
  );
  const pooler = spawn('/usr/sbin/pgbouncer', [join(folder, 'pgbouncer.ini')], {
    ...packageUser('postgres'),
    stdio: 'ignore',
  });
  cleanups.push(() => {
    pooler.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  await vi.waitFor(async () => expect(await answers(port)).toBe(true), { timeout: 10_000 });
  return port;
}

// `npm run test:hard` runs it on the system's PostgreSQL and PgBouncer; the project brings neither.
describe.runIf(process.env.FASIH_TEST_DATABASE)('a school behind PgBouncer in transaction mode', () => {
  const name = `pooler_${randomUUID().replaceAll('-', '')}`;
  let school: Process;
  let pooled: string;
  let direct: string;

  beforeAll(async () => {
    await ensureWebBuild();
    direct = await createDatabase(server, name);
    cleanups.push(() => dropDatabase(server, name));
    const through = new URL(databaseUrl(server, name));
    through.port = String(await startPooler());
    pooled = through.href;
    const client = new pg.Client({ connectionString: direct });
    await client.connect();
    const role = client.escapeIdentifier(through.username);
    const place = `in database ${client.escapeIdentifier(name)}`;
    for (const limit of [
      "statement_timeout = '5s'",
      "lock_timeout = '2s'",
      "idle_in_transaction_session_timeout = '10s'",
      'jit = off',
      "timezone = 'UTC'",
    ])
      await client.query(`alter role ${role} ${place} set ${limit}`);
    await client.end();
    const dataDir = mkdtempSync(join(tmpdir(), 'fasih-pooled-'));
    cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
    school = await startSchool({
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: direct,
      DATABASE_PREPARED: 'off',
      DATA_DIR: dataDir,
      DEMO_SIZE: '3',
      LOG_LEVEL: 'warn',
    });
    cleanups.push(() => school.signal('SIGTERM'));
  }, 180_000);

  it('migrates, seeds, signs in and reads for many at once, without a word in its log', async () => {
    const signedIn = await Promise.all(
      ['student', 'teacher', 'admin', 'finance'].map((username) => signIn(school.url, username)),
    );
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const authorization = `Bearer ${signedIn[n % signedIn.length]}`;
        const answer = await fetch(`${school.url}/api/${n % 2 ? 'user/me' : 'notifications'}`, {
          headers: { authorization },
        });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect((await fetch(`${school.url}/readyz`)).status).toBe(200);
    expect(school.printed()).not.toMatch(/"level":[456]0/);
  }, 60_000);

  it('makes tables and concurrent indexes past the pooler, by command too', async () => {
    const files = await readMigrations(migrationsFolder);
    const concurrent = files.filter(({ sql }) => /\bindex concurrently\b/i.test(sql));
    expect(concurrent.length).toBeGreaterThan(0);
    const isMade = async (url: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ applied: number; invalid: number }>(
        `select (select count(*)::int from migrations where name = any($1)) as applied,
           (select count(*)::int from pg_index where not indisvalid) as invalid`,
        [files.map((file) => file.name)],
      );
      await client.end();
      expect(rows).toEqual([{ applied: files.length, invalid: 0 }]);
    };
    await isMade(direct);
    // The command needs nothing of the pooler: here it has none.
    const fresh = await createDatabase(server, `${name}_2`);
    cleanups.push(() => dropDatabase(server, `${name}_2`));
    const command = spawn(process.execPath, [join(import.meta.dirname, '../src/commands/migrate.ts')], {
      env: { ...process.env, DATABASE_URL: 'postgres://fasih@127.0.0.1:1/none', DATABASE_DIRECT_URL: fresh },
      stdio: 'ignore',
    });
    expect((await once(command, 'close'))[0]).toBe(0);
    await isMade(fresh);
    // And the pooler would not do: its connections change hands, so the lock of one migration is another's.
    const pool = new pg.Pool({ connectionString: pooled, max: 6 });
    const taken = await Promise.all(
      Array.from({ length: 6 }, () => pool.query('select pg_try_advisory_lock(1) as taken, pg_sleep(0.05)')),
    );
    await pool.end();
    expect(taken.filter(({ rows }) => rows[0].taken).length).toBeGreaterThan(1);
  }, 60_000);

  it('keeps the limits of its role, and the doctor sees them', async () => {
    const config = { ...readConfig({}, 'demo'), databaseDirectUrl: direct };
    const findings = await checkDatabase(config, pooled);
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    const pool = createPool({ url: pooled, applicationName: 'fasih-test', isPooler: true, prepares: false });
    const named = await Promise.all(
      Array.from({ length: 30 }, () =>
        pool.query({ name: 'probe', text: 'select current_setting($1) as jit', values: ['jit'] }),
      ),
    );
    await pool.end();
    expect(new Set(named.map(({ rows }) => rows[0].jit))).toEqual(new Set(['off']));
  });

  it('would refuse statements that were prepared on another connection', async () => {
    const pool = createPool({ url: pooled, applicationName: 'fasih-test', isPooler: true });
    const named = Array.from({ length: 30 }, (_, n) =>
      pool.query({ name: `probe${n % 3}`, text: 'select pg_sleep(0.01)' }),
    );
    const outcomes = await Promise.allSettled(named);
    await pool.end();
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
  });
});
