import type { Pool } from 'pg';

/** The school's clock: rules, orders, certificates and the seed use it; sign-ins, throttles and logs use real time. */
export type Clock = { now(): Date };

/** A clock that stands still until it is moved, for tests. */
export function testClock(start: string | Date): Clock & { set(to: string | Date): void } {
  let at = new Date(start);
  return {
    now: () => new Date(at),
    set(to) {
      at = new Date(to);
    },
  };
}

/**
 * The clock shared by all processes of a school: real time plus an offset stored in the database. `demoNow` (demo
 * mode only) resets the offset so that the clock runs on from that instant.
 */
export async function schoolClock(pool: Pool, demoNow: Date | undefined): Promise<Clock> {
  if (demoNow) {
    await pool.query('update school_clock set offset_ms = $1', [demoNow.getTime() - Date.now()]);
  }
  const { rows } = await pool.query<{ offset_ms: number }>('select offset_ms from school_clock');
  const offset = Number(rows[0]?.offset_ms ?? 0);
  return { now: () => new Date(Date.now() + offset) };
}
