import type pg from 'pg';
import type { Clock } from '../../apps/api/src/platform/clock.ts';

/** The school's clock and the database's `now()`, which stand still until both are moved. */
export type SimulatedClock = Clock & { set(to: Date): Promise<void> };

/**
 * `now()` of this database, a constant that the planner puts in: as a function that reads a table it was called for each
 * row that a statement compares with it.
 */
const nowIs = (at: Date) =>
  `create or replace function bench.now() returns timestamptz language sql stable
    as $$ select timestamptz '${at.toISOString()}' $$`;

/**
 * Mails note with `now()` when they were sent, and sessions end by it, so a school whose own clock alone was moved would
 * tell its families at impossible times.
 */
const FOLLOW = `
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
  await client.query(`create schema bench; ${nowIs(start)}; ${FOLLOW}`);
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
