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

async function taken(): Promise<number[]> {
  const { rows } = await pool.query<{ taken: number }>('SELECT taken FROM seats ORDER BY id');
  return rows.map((row) => row.taken);
}

const free = (): number => pool.totalCount - pool.idleCount;

test('the result of the work is returned and its writes are kept', async () => {
  const result = await inTransaction(pool, async (client) => {
    await take(client, 1);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await taken()).toEqual([1, 0]);
});

test('when the work throws, nothing is kept, the error is the same and the client is released', async () => {
  const refusal = new Error('the class is full');
  const refused = inTransaction(pool, async (client) => {
    await take(client, 1);
    throw refusal;
  });
  await expect(refused).rejects.toBe(refusal);
  expect(await taken()).toEqual([0, 0]);
  expect(free()).toBe(0);
});

test('when the work returns a refusal, nothing is kept, the refusal is returned and the client is released', async () => {
  const refused = await inTransaction(pool, async (client) => {
    await take(client, 1);
    return refuse('classes.full');
  });
  expect(refused).toEqual(refuse('classes.full'));
  expect(await taken()).toEqual([0, 0]);
  expect(free()).toBe(0);
});

test('work that swallows a failed statement is not reported as done', async () => {
  const hidden = inTransaction(pool, async (client) => {
    await take(client, 1);
    await client.query('SELECT no_such_column').catch(() => undefined);
  });
  await expect(hidden).rejects.toThrow('the transaction was rolled back');
  expect(await taken()).toEqual([0, 0]);
});

test('two deadlocked transactions both succeed in the end', async () => {
  let arrived = 0;
  let tries = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  const cross = (first: number, second: number): Promise<void> =>
    inTransaction(pool, async (client) => {
      tries += 1;
      await take(client, first);
      arrived += 1;
      if (arrived === 2) open();
      await both;
      await take(client, second);
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect(tries).toBe(3);
  expect(await taken()).toEqual([2, 2]);
});

test('a collision is retried once, not for ever', async () => {
  let tries = 0;
  const hopeless = inTransaction(pool, async (client) => {
    tries += 1;
    await client.query(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
  });
  await expect(hopeless).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(2);
});

test('a constraint violation is not a collision', async () => {
  let tries = 0;
  const refused = inTransaction(pool, async (client) => {
    tries += 1;
    await client.query('INSERT INTO seats VALUES (1, 0)');
  });
  await expect(refused).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
});

test('a connection that breaks between two statements is closed, and the pool goes on', async () => {
  const cut = inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const closed = new Promise((resolve) => client.once('end', resolve));
    await ask(url, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
    await closed;
    await take(client, 1);
  });
  await expect(cut).rejects.toThrow();
  expect(free()).toBe(0);
  for (const _ of [1, 2, 3]) await inTransaction(pool, (client) => take(client, 2));
  expect(await taken()).toEqual([0, 3]);
});

test('a client that failed to roll back is not reused', async () => {
  let used: number | undefined;
  const unsure = inTransaction(pool, async (client) => {
    used = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    vi.spyOn(client, 'query').mockImplementation(() => Promise.reject(new Error('no answer')));
    throw new Error('refused');
  });
  await expect(unsure).rejects.toThrow('refused');
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const pids = await Promise.all(
    clients.map(async (client) => (await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid),
  );
  for (const client of clients) client.release();
  expect(pids).not.toContain(used);
});
