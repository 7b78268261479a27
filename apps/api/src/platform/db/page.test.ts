import { isRefusal } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { compiled, given } from './built-query.ts';
import { countedPage, countUpTo, firstMatches, pageWithTotal, searchedPage } from './page.ts';
import { allOf, beginsWith, hasLetters } from './search-words.ts';
import { select, tableAs } from './sql.ts';
import { build, type Params, statement } from './statement.ts';

const app = shared(startTestApp);
let pool: Pool;
beforeAll(async () => {
  pool = app.pool;
  // 40 settings: even ones are "sari", odd ones "budi".
  await pool.query(`insert into setting (key, value)
    select 'probe.' || lpad(n::text, 2, '0'), to_jsonb(case when n % 2 = 0 then 'tari sari 50%' else 'budi' end)
    from generate_series(1, 40) n`);
});

const s = tableAs('setting', 's');
const words = sql<string>`' ' || (${s.value} #>> '{}')`;
const probes = sql`${s} where ${s.key} like 'probe.%'`;
const list = { columns: [s.key.as('key')], from: probes, orderBy: sql`${s.key}` } as const;
const keys = (...numbers: number[]) => numbers.map((n) => ({ key: `probe.${String(n).padStart(2, '0')}` }));

/** The reply of a list that is not refused. */
async function pageIn<T>(found: Promise<T>): Promise<Exclude<T, { refused: true }>> {
  const page = await found;
  if (isRefusal(page)) throw new Error(page.code);
  return page as Exclude<T, { refused: true }>;
}

test('a counted page has its rows in order and the exact total', async () => {
  const page = await pageIn(countedPage(pool, { page: 4, pageSize: 12 }, list));
  expect(page).toEqual({ data: keys(37, 38, 39, 40), total: 40, page: 4, pageSize: 12 });
});

test('a total above the limit is the limit, and pages behind it are refused without reading', async () => {
  const short = { ...list, cap: 30 };
  const page = await pageIn(countedPage(pool, { page: 3, pageSize: 10 }, short));
  expect(page).toMatchObject({ total: 30, totalIsCapped: true });
  expect(page.data).toEqual(keys(21, 22, 23, 24, 25, 26, 27, 28, 29, 30));
  const { answer, statements } = await sentWhile(() => countedPage(pool, { page: 4, pageSize: 10 }, short));
  expect(answer).toMatchObject({ refused: true, code: 'common.narrow' });
  expect(statements).toEqual([]);
});

test('with limitFirst, columns are computed only for the rows on the page', async () => {
  // Dividing by zero on every row but those on the page would fail.
  const page = await pageIn(
    countedPage(
      pool,
      { page: 2, pageSize: 2 },
      {
        ...list,
        columns: [s.key.as('key'), sql<number>`1 / (k.place - 9)`.as('share')],
        limitFirst: {
          as: 's',
          columns: sql`${s.key}, right(${s.key}, 2)::integer as place`,
          joins: sql`join (select right(key, 2)::integer as place, key from setting) k using (key)`,
        },
      },
    ),
  );
  expect(page.data).toEqual([
    { key: 'probe.03', share: 0 },
    { key: 'probe.04', share: 0 },
  ]);
});

test('a page whose total is known is read without counting', async () => {
  const { answer, statements } = await sentWhile(() =>
    pageWithTotal(pool, { page: 1, pageSize: 2 }, { ...list, total: Promise.resolve(40) }),
  );
  expect(answer).toMatchObject({ data: keys(1, 2), total: 40 });
  expect(statements.length).toBe(1);
  expect(await pageWithTotal(pool, { page: 2, pageSize: 20 }, { ...list, total: 40, cap: 39 })).toMatchObject(
    {
      code: 'common.narrow',
    },
  );
});

const search = (q: string) => ({ ...list, limitFirst: { as: 's' }, matches: hasLetters(words, q) });

test('a search reads its matches once, and knows the total on a page behind the last one', async () => {
  const { answer, statements } = await sentWhile(() =>
    searchedPage(pool, { page: 2, pageSize: 12 }, search('sari')),
  );
  expect(answer).toEqual({
    data: keys(26, 28, 30, 32, 34, 36, 38, 40),
    total: 20,
    page: 2,
    pageSize: 12,
  });
  expect(statements.length).toBe(1);
  const beyond = await searchedPage(pool, { page: 9, pageSize: 12 }, search('sari'));
  expect(beyond).toEqual({ data: [], total: 20, page: 9, pageSize: 12 });
});

test('a word that more rows have than are counted gives the first rows of the order', async () => {
  const { answer, statements } = await sentWhile(() =>
    searchedPage(
      pool,
      { page: 1, pageSize: 3 },
      {
        ...search('sari'),
        orderBy: sql`${s.key} desc`,
        cap: 5,
      },
    ),
  );
  expect(answer).toMatchObject({ data: keys(40, 38, 36), total: 5, totalIsCapped: true });
  expect(statements.length).toBe(2);
});

test('without a condition on words a search is cut from the first matches', async () => {
  const newest = firstMatches('s', probes, { indexOrder: sql`${s.key} desc`, cap: 4 });
  const page = await pageIn(
    searchedPage(pool, { page: 1, pageSize: 2 }, { ...list, from: newest, limitFirst: { as: 's' }, cap: 4 }),
  );
  expect(page).toEqual({ data: keys(36, 37), total: 4, totalIsCapped: true, page: 1, pageSize: 2 });
});

test.each([
  ['sari', 20],
  ['ari', 20],
  ['sa', 20],
  ['ar', 0],
  ['50%', 20],
  ['5_%', 0],
  [`'; drop table setting; --`, 0],
])('the letters %s are found in %i rows', async (q, total) => {
  expect(await searchedPage(pool, { page: 1, pageSize: 1 }, search(q))).toMatchObject({ total });
});

test('texts that begin with letters end before the next letter', async () => {
  const beginning = (q: string) =>
    countedPage(pool, { page: 1, pageSize: 1 }, { ...list, from: sql`${s} where ${beginsWith(s.key, q)}` });
  expect(await beginning('probe.1')).toMatchObject({ data: keys(10), total: 10 });
  expect(await beginning('probe.5')).toMatchObject({ total: 0 });
});

test('typed text is sent as a value and a given one once; what was not requested is no condition', () => {
  const now = given(new Date(0));
  const { text, values } = compiled(
    select(
      [sql<boolean>`${now}::timestamptz > ${now}`.as('later'), countUpTo(sql`setting`, 5).as('found')],
      sql`where ${allOf([false, undefined, '', sql<boolean>`${"it's"} = 'x' or true`, null])}`,
    ),
  );
  expect(text).toBe(
    `select $1::timestamptz > $1 as "later", (select count(*) from (select 1 from setting limit 6) capped) as "found"` +
      ` where ($2 = 'x' or true)`,
  );
  expect(values).toEqual([new Date(0), "it's"]);
  expect(compiled(sql`select where ${allOf([])}`).text).toBe('select where true');
});

test('a given value does not end up in a statement, nor the parameter of a statement in a built query', () => {
  expect(() => sql`select ${given(1)}`.compile(build)).toThrow('invalid immediate value');
  let outside: unknown;
  const made = statement(({ one }: Params<{ one: number }>) => {
    outside = one;
    return select([one.as('one')], sql``);
  });
  expect(made.text).toContain('$1');
  expect(() => compiled(sql`select ${outside}`)).toThrow('"one" is a parameter of a statement');
});
