import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from './built-query.ts';
import { allOf, anywhere, beginsWith, containsWords, hasLetters, likePattern } from './search-words.ts';

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

describe('texts that contain words', () => {
  const NAMES = [
    'sekar wulandari 12',
    'sekar wulan 12',
    'sekar wulandari 120',
    'dewi sekar wulandari 12',
    'sekar  wulandari 12',
    'bekasekar wulandari',
    '100% lulus_a ya',
    '100 lulus ya',
    null,
  ];

  it.each([
    ['wulandari', [0, 2, 3, 4, 5]],
    ['sekar wulandari', [0, 2, 3, 5]],
    ['sekar wulandari 12', [0, 2, 3]],
    ['ulandari 12', [0, 2, 3, 4]],
    ['12 sek', []],
    ['00 lulus ya', [7]],
    ['00% lulus', [6]],
    ['ekar wulandari 120', [2]],
    ['sekar  wulandari', [4]],
    [' sekar wula ', [0, 1, 2, 3, 5]],
    ['00% lulus_a', [6]],
    ['00_ lulus ya', []],
    ['lulus ya', [7]],
    ['sekar wulandira', []],
  ])('for "%s" finds those at %j', async (typed, places) => {
    expect(await found(NAMES, containsWords(name, typed))).toEqual(places.map((place) => NAMES[place]));
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
