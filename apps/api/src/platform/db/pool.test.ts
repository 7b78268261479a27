import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, Cleanup } from './embedded/start.fixtures.ts';
import { createPool } from './pool.ts';

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

test('when all connections are busy the next caller waits two seconds at most', async () => {
  const taken = [await pool.connect(), await pool.connect()];
  const before = performance.now();
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout');
  expect(performance.now() - before).toBeGreaterThan(1_900);
  for (const client of taken) client.release();
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

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
