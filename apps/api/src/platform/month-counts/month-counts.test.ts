import type { Pool } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { keepMonthCounts, type MonthSpan } from './month-counts.ts';

const app = shared(startTestApp);
let pool: Pool;
beforeAll(async () => {
  pool = app.pool;
  await pool.query('delete from month_count');
});

const OCTOBER: MonthSpan = ['2026-10-01', new Date('2026-09-30T17:00:00Z'), new Date('2026-10-31T17:00:00Z')];
const NOVEMBER: MonthSpan = [
  '2026-11-01',
  new Date('2026-10-31T17:00:00Z'),
  new Date('2026-11-30T17:00:00Z'),
];

/** SQL that returns these rows, in place of the statement that counts a month of the school. */
const countsSql = (...rows: [measure: string, program: string, n: number][]) =>
  `select measure, program, '' as part, n from (values ${rows
    .map(([measure, program, n]) => `('${measure}', '${program}', ${n}::bigint)`)
    .join(', ')}) v (measure, program, n) where $1::date is not null and $2::timestamptz < $3::timestamptz`;
const storedCounts = async (month: string) =>
  (
    await pool.query(
      'select measure, program, n, xmin::text as "writtenBy" from month_count where month = $1 order by measure, program',
      [month],
    )
  ).rows;

it('counting a month again replaces its counts, deletes those that are gone, and leaves other months alone', async () => {
  const first = new Date('2026-11-01T01:00:00Z');
  await keepMonthCounts(
    pool,
    countsSql(['order', 'conversation', 3], ['paid', 'conversation', 2]),
    OCTOBER,
    first,
  );
  await keepMonthCounts(pool, countsSql(['order', 'conversation', 9]), NOVEMBER, first);
  const [order] = await storedCounts('2026-10-01');
  const later = new Date('2026-11-02T01:00:00Z');
  await keepMonthCounts(pool, countsSql(['order', 'conversation', 3], ['new', '', 1]), OCTOBER, later);
  const october = await storedCounts('2026-10-01');
  expect(october.map(({ measure, n }) => [measure, n])).toEqual([
    ['new', 1],
    ['order', 3],
  ]);
  // The transaction id shows that an unchanged count was not written again.
  expect(october[1].writtenBy).toBe(order.writtenBy);
  expect(await storedCounts('2026-11-01')).toMatchObject([{ measure: 'order', n: 9 }]);
  const { rows } = await pool.query(
    `select month::text, counted_at from month_counted where month >= '2026-10-01' order by month`,
  );
  expect(rows).toEqual([
    { month: '2026-10-01', counted_at: later },
    { month: '2026-11-01', counted_at: first },
  ]);
});

it('a corrected number replaces the earlier one', async () => {
  const now = new Date('2026-11-03T01:00:00Z');
  await keepMonthCounts(pool, countsSql(['order', 'conversation', 8]), NOVEMBER, now);
  expect(await storedCounts('2026-11-01')).toMatchObject([{ measure: 'order', n: 8 }]);
});
