import { dayIn } from '@fasih/school/basics/instants';
import { addMonths, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { Pool } from 'pg';
import { notSetAside, takeBackIn } from '../../platform/db/set-aside.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import { eachOutside } from '../../platform/jobs/each-record.ts';
import { keepMonthCounts, type MonthSpan } from '../../platform/month-counts/month-counts.ts';
import type { Services } from '../../platform/services.ts';
import { countsOfMonth } from './counts-of-month.ts';

/** Past months that corrections may still change; recounted once a day. */
const MONTHS_OPEN = 13;
/** Past months, besides this one, recounted at every run. */
const MONTHS_FRESH = 1;
const JOB = 'analytics.count';

/**
 * Counts the months that may have changed: this one and the last now, those of the last year once a day,
 * older ones only if never counted. Processes share the work and skip a month that another one counts.
 */
export async function countMonths({ pool, clock, log }: Services): Promise<number> {
  const now = clock.now();
  await foldTally(pool);
  await eachOutside(
    { pool, job: JOB, now, log },
    (await monthsDue(pool, now)).map(recordOfMonth),
    async (id) => {
      await countMonth(pool, monthOfRecord(id), now);
      await takeBackIn(pool, JOB, id);
      return true;
    },
  );
  // Reports no work, so that the next run waits for its interval.
  return 0;
}

/** A month `YYYY-MM-01` as a UUID, so that a failing month can be set aside like a record. */
const recordOfMonth = (month: string) => `00000000-0000-4000-8000-0000${month.replaceAll('-', '')}`;
const monthOfRecord = (id: string) => id.slice(-8).replace(/(....)(..)(..)/, '$1-$2-$3');

/** Folds the learner tally into one row; concurrent inserts stay for the next time. */
async function foldTally(db: Queryable): Promise<void> {
  await db.query(
    `with folded as (delete from learner_tally returning n)
     insert into learner_tally (n) select sum(n) from folded having count(*) > 0`,
  );
}

async function monthsDue(db: Queryable, now: Date): Promise<string[]> {
  const thisMonth = `${dayIn(now).slice(0, 7)}-01`;
  const { rows } = await db.query<{ month: string }>(
    `with first as (
       select least(min(day), (select min(created_at) from account where role = 'student' and not imported)::date,
         (select min(created_at) from orders)::date,
         (select min(finished_at) from placement_attempt)::date, $1::date) as day from pretest_result
     )
     select to_char(m, 'YYYY-MM-DD') as month
     from first, generate_series(date_trunc('month', first.day), $1::date, interval '1 month') m
       left join month_counted c on c.month = m::date
     where (c.month is null or m >= $2::date or (m >= $3::date and c.counted_at < $4::timestamptz - interval '20 hours'))
       and ${notSetAside(JOB, "('00000000-0000-4000-8000-0000' || to_char(m, 'YYYYMMDD'))::uuid", '$4::timestamptz')}
     order by m desc`,
    [thisMonth, addMonths(thisMonth, -MONTHS_FRESH), addMonths(thisMonth, -MONTHS_OPEN), now],
  );
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
    await db.query("set local statement_timeout = '120s'");
    await keepMonthCounts(db, countsOfMonth, span, now);
  });
}
