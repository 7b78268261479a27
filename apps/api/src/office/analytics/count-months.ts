import { dayIn, SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { addMonths, instantOf } from '@fasih/school/catalogue/policy/validity';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { raiseLimits } from '../../platform/db/pool.ts';
import { clearSetAside, isNotSetAside } from '../../platform/db/set-aside.ts';
import { select } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import { eachOutside } from '../../platform/jobs/each-record.ts';
import { keepMonthCounts, type MonthSpan } from '../../platform/month-counts/month-counts.ts';
import type { Services } from '../../platform/services.ts';
import { countsOfMonth } from './counts-of-month.ts';

/** Past months that corrections may still change; recounted once a day. */
const MONTHS_OPEN = 13;
/** Past months, besides this one, recounted at every run. */
const MONTHS_FRESH = 1;
export const JOB = 'analytics.count';

/**
 * Counts the months that may have changed: this one and the last now, those of the last year once a day,
 * older ones only if never counted. Processes share the work and skip a month that another one counts.
 */
export async function countMonths({ pool, clock, log }: Services): Promise<number> {
  const now = clock.now();
  // Folds the learner tally into one row; concurrent inserts stay for the next time.
  await foldTally.run(pool, {});
  await eachOutside(
    { pool, job: JOB, now, log },
    (await monthsDue(pool, now)).map(recordOfMonth),
    async (id) => {
      await countMonth(pool, monthOfRecord(id), now);
      await clearSetAside(pool, JOB, id);
      return true;
    },
  );
  // Reports no work, so that the next run waits for its interval.
  return 0;
}

/** A month `YYYY-MM-01` as a UUID, so that a failing month can be set aside like a record. */
const recordOfMonth = (month: string) => `00000000-0000-4000-8000-0000${month.replaceAll('-', '')}`;
const monthOfRecord = (id: string) => id.slice(-8).replace(/(....)(..)(..)/, '$1-$2-$3');

const foldTally = statement(
  () =>
    sql`with folded as (delete from learner_tally returning n)
    insert into learner_tally (n) select sum(n) from folded having count(*) > 0`,
);

/** The day of an instant in the school. */
const schoolDay = (instant: RawBuilder<unknown>) =>
  sql`(${instant} at time zone ${sql.lit(SCHOOL_ZONE)})::date`;

type Ask = { thisMonth: string; freshFrom: string; openFrom: string; now: Date };

const selectDue = statement(({ thisMonth, freshFrom, openFrom, now }: Params<Ask>) =>
  select(
    [sql<string>`to_char(m, 'YYYY-MM-DD')`.as('month')],
    sql`from (
        select least(min(day), ${schoolDay(sql`(select min(created_at) from account where role = 'student' and not imported)`)},
          ${schoolDay(sql`(select min(created_at) from orders)`)},
          ${schoolDay(sql`(select min(finished_at) from placement_attempt)`)}, ${thisMonth}::date) as day from pretest_result
      ) first, generate_series(date_trunc('month', first.day::timestamp), ${thisMonth}::date, interval '1 month') m
        left join month_counted c on c.month = m::date
      where (c.month is null or m >= ${freshFrom}::date
          or (m >= ${openFrom}::date and c.counted_at < ${now}::timestamptz - interval '20 hours'))
        and ${isNotSetAside(JOB, sql<string>`('00000000-0000-4000-8000-0000' || to_char(m, 'YYYYMMDD'))::uuid`, now)}
      order by m desc`,
  ),
);

async function monthsDue(db: Queryable, now: Date): Promise<string[]> {
  const thisMonth = `${dayIn(now).slice(0, 7)}-01`;
  const rows = await selectDue.all(db, {
    thisMonth,
    freshFrom: addMonths(thisMonth, -MONTHS_FRESH),
    openFrom: addMonths(thisMonth, -MONTHS_OPEN),
    now,
  });
  return rows.map(({ month }) => month);
}

/** Counts one month, given by its first day, and stores the differences. */
async function countMonth(pool: Pool, month: string, now: Date): Promise<void> {
  const span: MonthSpan = [month, instantOf(month, 0), instantOf(addMonths(month, 1), 0)];
  await inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 16)) as mine',
      [`count ${month}`],
    );
    if (!rows[0]?.mine) return;
    // A month of a large school takes longer than the timeout of page requests.
    await raiseLimits(db, { statement: 120 });
    await keepMonthCounts(db, countsOfMonth, span, now);
  });
}
