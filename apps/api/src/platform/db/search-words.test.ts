import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from './built-query.ts';
import { allOf, anywhere, beginsWith, hasLetters, likePattern } from './search-words.ts';

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: inject('databaseServer') });
  await client.connect();
});
afterAll(() => client.end());

/** Which of these texts the database finds by a condition on `name`. */
async function found(names: readonly (string | null)[], condition: RawBuilder<boolean>): Promise<string[]> {
  const rows = await rowsOf(
    client as never,
    sql<{ name: string }>`select name from unnest(${names}::text[]) with ordinality t (name, place)
      where ${condition} order by place`,
  );
  return rows.map(({ name }) => name);
}
const name = sql<string | null>`name`;
const like = (pattern: string) => sql<boolean>`${name} like ${pattern}`;

describe('a typed search', () => {
  const NAMES = ['sari', 'kasari', 'sa', '100% lulus', '100 lulus', 'a_b', 'axb', 'c\\d', 'cd', null];

  it.each([
    // Shorter than the index needs: only beginnings.
    ['sa', ['sari', 'sa']],
    ['sar', ['sari', 'kasari']],
    [' sar ', ['sari', 'kasari']],
    ['00%', ['100% lulus']],
    ['a_b', ['a_b']],
    ['c\\d', ['c\\d']],
    ['%', []],
    ['_', []],
    ['', ['sari', 'kasari', 'sa', '100% lulus', '100 lulus', 'a_b', 'axb', 'c\\d', 'cd']],
  ])('for "%s" finds %j', async (typed, names) => {
    expect(await found(NAMES, like(likePattern(typed)))).toEqual(names);
  });

  it.each([
    ['a', ['sari', 'kasari', 'sa', 'a_b', 'axb']],
    ['%', ['100% lulus']],
    ['_', ['a_b']],
    ['\\', ['c\\d']],
  ])('for "%s" anywhere finds %j, however short it is', async (typed, names) => {
    expect(await found(NAMES, like(anywhere(typed)))).toEqual(names);
  });
});

describe('texts that begin with', () => {
  const NAMES = ['budi', 'buditama', 'bud', 'budj', 'Budi', 'bué', 'buz', 'bu', null];

  it.each([
    ['budi', ['budi', 'buditama']],
    ['bud', ['budi', 'buditama', 'bud', 'budj']],
    // The letter after z in the order of bytes is no letter.
    ['buz', ['buz']],
    ['bué', ['bué']],
    ['B', ['Budi']],
  ])('%s are %j', async (typed, names) => {
    expect(await found(NAMES, beginsWith(name, typed))).toEqual(names);
  });

  it.each(['%', '_', '\\'])('%s are those alone', async (sign) => {
    expect(await found([`${sign}x`, 'x', 'ax'], beginsWith(name, sign))).toEqual([`${sign}x`]);
  });
});

describe('words that contain letters', () => {
  // Stored with a space before each word.
  const LINES = [' sari wulandari', ' kasari', ' budi', ' ni luh', ' 50% lulus', null];

  it.each([
    ['lan', [' sari wulandari']],
    ['sari', [' sari wulandari', ' kasari']],
    // Two letters must begin a word.
    ['sa', [' sari wulandari']],
    ['lu', [' ni luh', ' 50% lulus']],
    ['an', []],
    ['50%', [' 50% lulus']],
    ['%%%', []],
  ])('%s are in %j', async (typed, lines) => {
    expect(await found(LINES, hasLetters(name, typed))).toEqual(lines);
  });
});

describe('several conditions', () => {
  const NAMES = ['budi', 'sari', 'dewi'];
  const isNot = (other: string) => sql<boolean>`${name} <> ${other}`;

  it('count together, without those that were not asked for', async () => {
    const conditions = [false as const, isNot('budi'), undefined, null, '' as const, isNot('dewi')];
    expect(await found(NAMES, allOf(conditions))).toEqual(['sari']);
  });

  it('stay apart, when one of them offers a choice', async () => {
    const either = sql<boolean>`${name} = 'budi' or ${name} = 'sari'`;
    expect(await found(NAMES, allOf([either, isNot('budi')]))).toEqual(['sari']);
  });
});
