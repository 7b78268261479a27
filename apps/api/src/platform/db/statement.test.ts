import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { build, knownStatements, type Params, statement } from './statement.ts';
import { inTransaction } from './transaction.ts';

const app = shared(startTestApp);
let pool: Pool;
beforeAll(async () => {
  pool = app.pool;
});

const insert = statement(({ key, value }: Params<{ key: string; value: string }>) =>
  build.insertInto('setting').values({ key, value }),
);
const read = statement(({ key }: Params<{ key: string }>) =>
  build.selectFrom('setting').where('key', '=', key).select(['key', 'value']),
);

test('PostgreSQL accepts every statement of the modules', async () => {
  const src = join(import.meta.dirname, '../..');
  for (const path of globSync('*/*/*.ts', { cwd: src, exclude: ['**/*.test.ts', '**/*.fixtures.ts'] }))
    if (readFileSync(join(src, path), 'utf8').includes('statement(')) await import(join(src, path));
  const refused: string[] = [];
  const all = [...knownStatements()];
  for (const { text } of all) {
    await pool.query(`prepare known_statement as ${text}`).then(
      () => pool.query('deallocate known_statement'),
      (error: Error) => refused.push(`${error.message}: ${text}`),
    );
  }
  expect(refused).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(20);
});

test('a parameter is sent once however often it is used, and constants are part of the text', async () => {
  const twice = statement(({ key, size }: Params<{ key: string; size: number }>) =>
    build
      .selectFrom('setting')
      .where((eb) => eb.or([eb('key', '=', key), eb('key', '>', key), eb('key', '=', "it's")]))
      .limit(size)
      .select('key'),
  );
  expect(twice.text).toBe(
    `select "key" from "setting" where ("key" = $1 or "key" > $1 or "key" = 'it''s') limit $2`,
  );
  const { statements } = await sentWhile(() => twice.all(pool, { size: 3, key: 'a' }));
  expect(statements.length).toBe(1);
});

test('a rest of the parameters, which would be empty, is refused', () => {
  const rest = statement(({ key, ...others }: Params<{ key: string; value: string }>) =>
    build.insertInto('setting').values({ key, value: others.value }),
  );
  expect(() => rest.text).toThrow('no list of names');
});

test('a statement runs in an open transaction beside plain ones, and goes with it', async () => {
  const failed = inTransaction(pool, async (client) => {
    expect(await insert.run(client, { key: 'probe', value: '1' })).toBe(1);
    expect((await client.query(`select value from setting where key = 'probe'`)).rows).toEqual([
      { value: 1 },
    ]);
    expect(await read.first(client, { key: 'probe' })).toEqual({ key: 'probe', value: 1 });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await read.first(pool, { key: 'probe' })).toBeNull();
});

test('a named statement is prepared once on its connection', async () => {
  const named = statement(() => build.selectFrom('setting').select('key'), 'probe-of-names');
  const client = await pool.connect();
  await named.all(client, {});
  await named.all(client, {});
  const { rows } = await client.query(
    `select name from pg_prepared_statements where name = 'probe-of-names'`,
  );
  client.release();
  expect(rows).toEqual([{ name: 'probe-of-names' }]);
});
