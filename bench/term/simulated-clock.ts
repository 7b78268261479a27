import type pg from 'pg';
import type { Clock } from '../../apps/api/src/platform/clock.ts';

/** The school's clock and the database's `now()`, which stand still until both are moved. */
export type SimulatedClock = Clock & { set(to: Date): Promise<void> };

/**
 * Makes `now()` of this database answer this instant. The instant is part of the function, so that the planner puts it into a
 * statement as a constant; a function that read it from a table was called for each row.
 */
const nowIs = (at: Date) =>
  `create or replace function bench.now() returns timestamptz language sql stable
    as $$ select timestamptz '${at.toISOString()}' $$`;

/**
 * Lets statements and default values of columns use that function. The school's own clock is not enough: the time of a sent mail
 * and the end of a session are the database's `now()`.
 */
const USE_BENCH_NOW = `
  do $$
  declare one record;
  begin
    execute format('alter database %I set search_path = bench, pg_catalog, public', current_database());
    execute format('alter database %I set synchronous_commit = off', current_database());
    for one in
      select adrelid::regclass as "table", attname as "column", pg_get_expr(adbin, adrelid) as "value"
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_get_expr(adbin, adrelid) like 'now()%'
    loop
      execute format('alter table %s alter column %I set default %s', one."table", one."column",
        replace(one."value", 'now()', 'bench.now()'));
    end loop;
  end $$;`;

/** Puts a migrated database under a simulated clock; connections that are opened afterwards follow it. */
export async function simulateClock(client: pg.Client, start: Date): Promise<SimulatedClock> {
  await client.query(`create schema bench; ${nowIs(start)}; ${USE_BENCH_NOW}`);
  let at = start;
  const clock: SimulatedClock = {
    now: () => new Date(at),
    async set(to) {
      if (to < at)
        throw new Error(`the clock cannot go back from ${at.toISOString()} to ${to.toISOString()}`);
      await client.query(nowIs(to));
      at = to;
    },
  };
  return clock;
}
