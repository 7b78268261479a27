import { describe, expect, it } from 'vitest';
import { migrationsFolder, readMigrations } from './migration-files.ts';

/** Files up to this one are from before the rules. */
const SINCE = '0088';

/** What a process of the release before would stumble over, or what keeps others waiting, while both serve on one database. */
const FAULTS: [fault: string, statement: RegExp][] = [
  ['drops what older processes use', /\bdrop\s+(table|view|column|type|function|trigger|schema)\b/],
  ['renames what older processes use', /\brename\b/],
  ['changes a type, rewriting the table', /\balter\s+column\s+\w+\s+(set\s+data\s+)?type\b/],
  ['asks for values that older processes do not write', /\bset\s+not\s+null\b/],
];

/** A step that takes away what no process of the release before uses any more names why, in its first lines. */
const CONTRACT = /^-- contract: \S/m;

/**
 * What is wrong with a migration. Expand first: what older processes read and write goes on to work. Contract, as a marked file of a
 * later release, when nobody uses it any more.
 */
function faultsOf(sql: string): string[] {
  const statements = sql
    .replace(/--[^\n]*/g, '')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .toLowerCase()
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
    .filter((one) => one !== '');
  const fresh = statements.flatMap((one) => /^create table (?:if not exists )?(\w+)/.exec(one)?.[1] ?? []);
  return statements.flatMap((one) => {
    const faults = CONTRACT.test(sql) ? [] : FAULTS.flatMap(([fault, is]) => (is.test(one) ? [fault] : []));
    const indexed = /^create (?:unique )?index (concurrently )?.*?\bon (?:only )?(\w+)/.exec(one);
    if (indexed && !indexed[1] && !fresh.includes(indexed[2] ?? ''))
      faults.push('makes an index that keeps writers waiting; make it concurrently, in a file of its own');
    const altered = /^alter table (?:only )?(?:if exists )?(\w+)/.exec(one)?.[1];
    if (altered === undefined || fresh.includes(altered)) return faults;
    if (
      /\badd (column )?(?!constraint\b)\w+ [^,]*not null/.test(one) &&
      !/\bdefault\b|\bgenerated\b/.test(one)
    )
      faults.push('adds a column that older processes do not fill');
    if (/\badd constraint\b[^,]*\b(check|references|foreign key)\b/.test(one) && !/\bnot valid\b/.test(one))
      faults.push('checks all rows while everybody waits; add it not valid, validate it in a later file');
    if (/\badd (constraint \w+ )?(unique|primary key|exclude)\b/.test(one) && !/\busing index\b/.test(one))
      faults.push('makes an index that keeps everybody waiting');
    return faults;
  });
}

describe('a migration beside processes of the release before', () => {
  it.each([
    'create table a (id uuid primary key, b text not null); create index a_b on a (b); alter table a add unique (b)',
    'alter table orders add column note text',
    "alter table orders add column note text not null default ''",
    'create index concurrently orders_note on orders (note)',
    'alter table orders add constraint c check (total > 0) not valid',
    'alter table orders validate constraint c',
    '-- contract: nobody reads it since 0088\nalter table orders drop column note',
    'create function f() returns void language sql as $$ drop table a $$; -- drop table b',
    'alter table orders drop constraint c, alter column note drop not null',
    'create or replace function f() returns void language sql as $f$ select 1 $f$',
  ])('may say: %s', (sql) => {
    expect(faultsOf(sql)).toEqual([]);
  });

  it.each([
    ['alter table orders drop column note', 'drops'],
    ['DROP TABLE\n  orders', 'drops'],
    ['drop view v', 'drops'],
    ['alter table orders rename column a to b', 'renames'],
    ['alter table orders rename to b', 'renames'],
    ['alter table orders alter column a type bigint', 'changes a type'],
    ['alter table orders alter column a set data type bigint', 'changes a type'],
    ['alter table orders alter column a set not null', 'asks for values'],
    ['alter table orders add column a text not null', 'adds a column'],
    ['create unique index x on orders (a)', 'makes an index'],
    ['alter table orders add constraint c check (a > 0)', 'checks all rows'],
    ['alter table orders add constraint c unique (a)', 'makes an index'],
    ['-- contract: over\ncreate index x on orders (a)', 'makes an index'],
    ['-- contract:\ndrop table orders', 'drops'],
  ])('may not say: %s', (sql, fault) => {
    expect(faultsOf(sql)).toEqual([expect.stringContaining(fault)]);
  });

  it('is each of the school', async () => {
    const files = (await readMigrations(migrationsFolder)).filter(({ name }) => name >= SINCE);
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap(({ name, sql }) => faultsOf(sql).map((fault) => `${name} ${fault}`))).toEqual([]);
  });
});
