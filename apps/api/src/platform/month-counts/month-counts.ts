import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';

/** A month: its first day `YYYY-MM-DD`, its start and the start of the next month. */
export type MonthSpan = [firstDay: string, from: Date, until: Date];

const noteCounted = statement(({ month, now }: Params<{ month: string; now: Date }>) =>
  build
    .insertInto('month_counted')
    .values({ month, counted_at: now })
    .onConflict((on) =>
      on.column('month').doUpdateSet((eb) => ({ counted_at: eb.ref('excluded.counted_at') })),
    ),
);

/**
 * Replaces the stored counts of a month and records when they were computed.
 *
 * @param countsSql a select of measure, program, part and n over the month `$1` with its instants `$2` and `$3`.
 */
export async function keepMonthCounts(
  db: Queryable,
  countsSql: string,
  span: MonthSpan,
  now: Date,
): Promise<void> {
  await db.query(
    `with fresh (measure, program, part, n) as (${countsSql}),
     gone as (
       delete from month_count k where k.month = $1::date and not exists (select from fresh f
         where f.measure = k.measure and f.program = k.program and f.part = k.part)
     )
     insert into month_count as k (month, measure, program, part, n) select $1::date, * from fresh
     on conflict (measure, month, program, part) do update set n = excluded.n where k.n <> excluded.n`,
    span,
  );
  await noteCounted.run(db, { month: span[0], now });
}
