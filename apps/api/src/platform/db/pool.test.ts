import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { OutOfTime, withDeadline } from '../deadline.ts';
import { ask, Cleanup } from './embedded/start.fixtures.ts';
import { createPool, endPools, openPools, raiseLimits } from './pool.ts';
import { inTransaction } from './transaction.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanup = new Cleanup();
const broken: Error[] = [];
let url: string;
let pool: Pool;
beforeAll(async () => {
  url = (await cleanup.start({ dataDir: await cleanup.folder() })).url;
  pool = createPool({ url, max: 2, applicationName: 'fasih-test', onError: (error) => broken.push(error) });
});
afterAll(async () => {
  await pool.end();
  await cleanup.run();
});

test('bigints are numbers, alone, counted and in arrays', async () => {
  const { rows } = await pool.query(
    `SELECT 9007199254740991::bigint AS big, -5::bigint AS small, count(*) AS counted,
       ARRAY[1, NULL, 3]::bigint[] AS list, '{}'::bigint[] AS none FROM generate_series(1, 3)`,
  );
  expect(rows).toEqual([{ big: 9_007_199_254_740_991, small: -5, counted: 3, list: [1, null, 3], none: [] }]);
});

test('a bigint that JavaScript would round is refused, and the pool goes on', async () => {
  await expect(pool.query('SELECT 9007199254740993::bigint')).rejects.toThrow(
    '9007199254740993 is too large',
  );
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a date stays the same day and an instant is a Date', async () => {
  const { rows } = await pool.query(
    `SELECT date '2010-02-28' AS born, ARRAY[date '2024-02-29', NULL] AS days,
       timestamptz '2026-01-01 07:00+07' AS at`,
  );
  expect(rows).toEqual([
    { born: '2010-02-28', days: ['2024-02-29', null], at: new Date('2026-01-01T00:00:00Z') },
  ]);
});

test('every connection carries its name and the time limits', async () => {
  const { rows } = await pool.query(
    `SELECT name, setting FROM pg_settings WHERE name IN ('application_name', 'statement_timeout', 'lock_timeout',
       'idle_in_transaction_session_timeout') ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'application_name', setting: 'fasih-test' },
    { name: 'idle_in_transaction_session_timeout', setting: '10000' },
    { name: 'lock_timeout', setting: '2000' },
    { name: 'statement_timeout', setting: '5000' },
  ]);
});

test('a connection is in UTC, whatever zone the server or the role has', async () => {
  await pool.query(`ALTER ROLE CURRENT_USER SET timezone = 'America/Los_Angeles'`);
  const zoned = createPool({ url, max: 1, applicationName: 'fasih-zone' });
  try {
    const { rows } = await zoned.query(
      `SELECT current_setting('timezone') AS zone, timestamp '2026-03-01 00:30'::timestamptz AS at, to_jsonb(timestamptz '2026-03-01 07:30+07') AS json`,
    );
    expect(rows).toEqual([
      { zone: 'UTC', at: new Date('2026-03-01T00:30:00Z'), json: '2026-03-01T00:30:00+00:00' },
    ]);
  } finally {
    await zoned.end();
    await pool.query('ALTER ROLE CURRENT_USER RESET timezone');
  }
});

test('when all connections are busy the next caller waits two seconds at most', async () => {
  const taken = [await pool.connect(), await pool.connect()];
  const before = performance.now();
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout');
  expect(performance.now() - before).toBeGreaterThan(1_900);
  for (const client of taken) client.release();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a server that stays silent is given up, its connection destroyed, and the next statement gets a new one', async () => {
  const impatient = createPool({ url, max: 1, applicationName: 'fasih-silent', answerWithinMs: 200 });
  try {
    const pid = async () => (await impatient.query('SELECT pg_backend_pid() AS pid')).rows[0].pid;
    const before = await pid();
    const began = performance.now();
    await expect(inTransaction(impatient, (db) => db.query('SELECT pg_sleep(3)'))).rejects.toThrow(
      'Query read timeout',
    );
    expect(performance.now() - began).toBeLessThan(1_500);
    expect([impatient.totalCount, (await pid()) === before]).toEqual([0, false]);
    await expect(impatient.query('SELECT pg_sleep(3)')).rejects.toThrow('Query read timeout');
    expect(impatient.totalCount).toBe(0);
  } finally {
    await impatient.end();
  }
});

test('work that takes longer raises its limits for its transaction alone', async () => {
  const impatient = createPool({ url, max: 1, applicationName: 'fasih-long', answerWithinMs: 200 });
  try {
    const limits = await inTransaction(impatient, async (db) => {
      await raiseLimits(db, { statement: 2, lock: 3, idle: 4 });
      const { rows } = await db.query(
        `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
           current_setting('idle_in_transaction_session_timeout') AS idle FROM pg_sleep(0.5)`,
      );
      return rows[0];
    });
    expect(limits).toEqual({ statement: '2s', lock: '3s', idle: '4s' });
    await expect(impatient.query('SELECT pg_sleep(0.5)')).rejects.toThrow('Query read timeout');
  } finally {
    await impatient.end();
  }
});

test.each([8, 20, 50])(
  'the pools of a process have %i connections together, and each has some',
  async (total) => {
    const pools = openPools(url, total);
    const sizes = Object.values(pools).map((one) => one.options.max);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(total);
    expect(Math.min(...sizes)).toBe(1);
    expect(pools.web.options.max).toBeGreaterThanOrEqual(total / 4);
    await endPools(pools);
  },
);

test('idle connections that the server closes are reported and replaced', async () => {
  await pool.query('SELECT 1');
  const closed = await ask(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fasih-test'`,
  );
  // Until the last is reported, a query may still be given a connection that is already closed.
  await vi.waitUntil(() => broken.length === closed.length, { timeout: 5_000 });
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

const spend = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('in a call a statement waits no longer than the call may, alone and in a transaction', async () => {
  for (const sleeping of [
    () => pool.query('SELECT pg_sleep(30)'),
    () => inTransaction(pool, (db) => db.query('SELECT pg_sleep(30)')),
  ]) {
    await pool.query('SELECT 1');
    const began = performance.now();
    await expect(withDeadline(500, sleeping)).rejects.toThrow('Query read timeout');
    expect(performance.now() - began).toBeLessThan(4_000);
  }
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

test('a call whose time is up gets no connection and commits nothing', async () => {
  await pool.query('CREATE TABLE late (n int)');
  await withDeadline(50, async () => {
    spend(60);
    await expect(pool.query('INSERT INTO late VALUES (1)')).rejects.toThrow(OutOfTime);
    await expect(pool.connect()).rejects.toThrow(OutOfTime);
  });
  const writing = withDeadline(1_500, () =>
    inTransaction(pool, async (db) => {
      await db.query('INSERT INTO late VALUES (2)');
      spend(1_550);
    }),
  );
  await expect(writing).rejects.toThrow(OutOfTime);
  expect((await pool.query('SELECT FROM late')).rowCount).toBe(0);
});

test('a statement that waited for a connection has its own time, not that of the call that gave it back', async () => {
  const one = createPool({ url, max: 1, applicationName: 'fasih-one' });
  try {
    const gotIt = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    await one.query('SELECT 1');
    const holding = withDeadline(1_000, async () => {
      const client = await one.connect();
      gotIt.resolve();
      await mayEnd.promise;
      spend(1_050);
      client.release();
    });
    await gotIt.promise;
    const waiting = withDeadline(20_000, () => one.query('SELECT pg_sleep(0.1)'));
    mayEnd.resolve();
    await holding;
    expect((await waiting).rowCount).toBe(1);
  } finally {
    await one.end();
  }
});

test('the wait for a connection ends with the call as well', async () => {
  const taken = [await pool.connect(), await pool.connect()];
  try {
    const began = performance.now();
    await expect(withDeadline(200, () => pool.query('SELECT 1'))).rejects.toThrow('timeout');
    expect(performance.now() - began).toBeLessThan(1_900);
  } finally {
    for (const client of taken) client.release();
  }
});
