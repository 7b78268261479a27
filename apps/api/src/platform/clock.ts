import type { Pool } from 'pg';
import { build, type Params, statement } from './db/statement.ts';

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

const setOffset = statement(({ offsetMs }: Params<{ offsetMs: number }>) =>
  build.updateTable('school_clock').set({ offset_ms: offsetMs }),
);
const selectOffset = statement(() => build.selectFrom('school_clock').select('offset_ms'));

/**
 * The clock shared by all processes of a school: real time plus an offset stored in the database. `demoNow` (demo
 * mode only) resets the offset so that the clock runs on from that instant.
 */
export async function schoolClock(pool: Pool, demoNow: Date | undefined): Promise<Clock> {
  if (demoNow) {
    await setOffset.run(pool, { offsetMs: demoNow.getTime() - Date.now() });
  }
  const offset = (await selectOffset.first(pool, {}))?.offset_ms ?? 0;
  return { now: () => new Date(Date.now() + offset) };
}
