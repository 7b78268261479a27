import { refuse } from '@fasih/school/basics/refusal';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ask, Cleanup } from './embedded/start.fixtures.ts';
import { createPool } from './pool.ts';
import { inTransaction } from './transaction.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const cleanup = new Cleanup();
let url: string;
let pool: Pool;
beforeAll(async () => {
  url = (await cleanup.start({ dataDir: await cleanup.folder() })).url;
  pool = createPool({ url, max: 3, applicationName: 'fasih-test' });
  await pool.query('CREATE TABLE seats (id int PRIMARY KEY, taken int NOT NULL)');
});
beforeEach(async () => {
  await pool.query('TRUNCATE seats');
  await pool.query('INSERT INTO seats VALUES (1, 0), (2, 0)');
});
afterAll(async () => {
  await pool.end();
  await cleanup.run();
});

const take = (client: PoolClient, id: number): Promise<unknown> =>
  client.query('UPDATE seats SET taken = taken + 1 WHERE id = $1', [id]);

/** The seats taken of class 1 and class 2. */
async function taken(): Promise<number[]> {
  const { rows } = await pool.query<{ taken: number }>('SELECT taken FROM seats ORDER BY id');
  return rows.map((row) => row.taken);
}

const clientsInUse = (): number => pool.totalCount - pool.idleCount;

test('a successful transaction returns the result and commits', async () => {
  const result = await inTransaction(pool, async (client) => {
    await take(client, 1);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await taken()).toEqual([1, 0]);
});

test('an error is rolled back and rethrown unchanged, and the client is released', async () => {
  const error = new Error('the class is full');
  const failing = inTransaction(pool, async (client) => {
    await take(client, 1);
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  expect(await taken()).toEqual([0, 0]);
  expect(clientsInUse()).toBe(0);
});

test('a refusal is rolled back and returned, and the client is released', async () => {
  const refused = await inTransaction(pool, async (client) => {
    await take(client, 1);
    return refuse('classes.full');
  });
  expect(refused).toEqual(refuse('classes.full'));
  expect(await taken()).toEqual([0, 0]);
  expect(clientsInUse()).toBe(0);
});

test('a transaction that swallows a failed statement throws instead of reporting success', async () => {
  const swallowing = inTransaction(pool, async (client) => {
    await take(client, 1);
    await client.query('SELECT no_such_column').catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('the transaction was rolled back');
  expect(await taken()).toEqual([0, 0]);
});

test('two deadlocked transactions both succeed, because the victim is retried', async () => {
  let holdingFirst = 0;
  let tries = 0;
  const { promise: bothHoldFirst, resolve } = Promise.withResolvers<void>();
  const takeBoth = (first: number, second: number): Promise<void> =>
    inTransaction(pool, async (client) => {
      tries += 1;
      await take(client, first);
      holdingFirst += 1;
      if (holdingFirst === 2) resolve();
      await bothHoldFirst;
      await take(client, second);
    });
  await Promise.all([takeBoth(1, 2), takeBoth(2, 1)]);
  expect(tries).toBe(3);
  expect(await taken()).toEqual([2, 2]);
});

test('a serialization failure is retried only once', async () => {
  let tries = 0;
  const alwaysFailing = inTransaction(pool, async (client) => {
    tries += 1;
    await client.query(`DO $$ BEGIN RAISE EXCEPTION 'try again' USING ERRCODE = '40001'; END $$`);
  });
  await expect(alwaysFailing).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(2);
});

test('a constraint violation is not retried', async () => {
  let tries = 0;
  const violating = inTransaction(pool, async (client) => {
    tries += 1;
    await client.query('INSERT INTO seats VALUES (1, 0)');
  });
  await expect(violating).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
});

test('a connection that breaks between two statements is discarded, and the pool stays usable', async () => {
  const disconnected = inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const closed = new Promise((resolve) => client.once('end', resolve));
    await ask(url, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
    await closed;
    await take(client, 1);
  });
  await expect(disconnected).rejects.toThrow();
  expect(clientsInUse()).toBe(0);
  for (const _ of [1, 2, 3]) await inTransaction(pool, (client) => take(client, 2));
  expect(await taken()).toEqual([0, 3]);
});

test('a client whose rollback failed is not reused', async () => {
  let failedPid: number | undefined;
  const failing = inTransaction(pool, async (client) => {
    failedPid = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    vi.spyOn(client, 'query').mockImplementation(() => Promise.reject(new Error('no answer')));
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const pids = await Promise.all(
    clients.map(async (client) => (await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid),
  );
  for (const client of clients) client.release();
  expect(pids).not.toContain(failedPid);
});
