import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { schemaTypes } from '../../../../../scripts/schema-types.ts';
import { createDatabase, dropDatabase } from './embedded/test-databases.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

let url: string;
let pool: Pool;
beforeAll(async () => {
  url = await createDatabase(inject('databaseServer'), 'schema_types');
  await migrate(url);
  pool = createPool({ url, max: 1, applicationName: 'fasih-test' });
});
afterAll(async () => {
  await pool.end();
  await dropDatabase(inject('databaseServer'), 'schema_types');
});

test('schema.ts is what the migrated database generates', async () => {
  const committed = readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8');
  expect(committed === (await schemaTypes(pool)), 'schema.ts is out of date: run `npm run db:types`').toBe(
    true,
  );
});

test('generated types reflect check constraints, defaults, generated columns and views', async () => {
  await pool.query(
    `create table every_kind (id uuid primary key default gen_random_uuid(), state text not null check (state in ('open', 'shut')),
       size integer check (size in (1, 2)), days date[], much bigint not null, at timestamptz, extra jsonb,
       twice bigint generated always as (much * 2) stored);
     create view every_view as select id, state from every_kind`,
  );
  const types = await schemaTypes(pool);
  await pool.query('drop view every_view; drop table every_kind');
  const fieldsOf = (name: string) =>
    types
      .match(new RegExp(`\\ntype ${name} = {\\n([^}]*)}`))?.[1]
      ?.trim()
      .split('\n')
      .map((line) => line.trim());
  expect(fieldsOf('EveryKind')).toEqual([
    'id: Generated<string>;',
    "state: 'open' | 'shut';",
    'size: 1 | 2 | null;',
    'days: string[] | null;',
    'much: number;',
    'at: Date | null;',
    'extra: ColumnType<unknown, string | null, string | null>;',
    'twice: ColumnType<number | null, never, never>;',
  ]);
  expect(fieldsOf('EveryView')).toEqual([
    'id: ColumnType<string | null, never, never>;',
    'state: ColumnType<string | null, never, never>;',
  ]);
});

test('a column type without a TypeScript type fails and is named', async () => {
  await pool.query('create table odd_one (place point)');
  await expect(schemaTypes(pool)).rejects.toThrow('odd_one.place has type point');
  await pool.query('drop table odd_one');
});
