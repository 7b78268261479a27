import { sql } from 'kysely';
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

/** How far this process's own clock may be from the database's before its jobs stop and it leaves the load balancer. */
const MAX_DIFFERENCE_MS = 2_000;
/** How long jobs, which ask before each run, may use one measurement. */
const MAX_AGE_MS = 1_000;

const selectTime = statement(() =>
  build.selectNoFrom(sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('ms')),
);

/** Limits a value to a range. */
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * The time of the database, so that all processes of a school agree on it, whatever their machines' clocks say. Between two
 * measurements it runs on by a clock that nobody can set.
 */
export class DatabaseTime {
  #pool: Pool;
  #ownClock: () => number;
  #offset: number | undefined;
  #measuredAt = Number.NEGATIVE_INFINITY;
  #aheadMs = 0;

  /** `ownClock` is this process's own, in ms since 1970; tests set it wrong. */
  constructor(pool: Pool, ownClock: () => number = Date.now) {
    this.#pool = pool;
    this.#ownClock = ownClock;
  }

  /** @throws {Error} before the first measurement */
  now(): number {
    if (this.#offset === undefined) throw new Error('the time of the database is not known yet');
    return performance.now() + this.#offset;
  }

  /** How far this process's own clock was ahead when it was last compared, in ms; negative when behind. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  /**
   * Compares the clocks. The database read its time at some moment between the request and its reply, so only a difference
   * that this delay does not explain counts.
   *
   * @param pool another pool of the same database
   * @returns whether the clocks agree
   */
  async measure(pool = this.#pool): Promise<boolean> {
    const [sent, ownSent] = [performance.now(), this.#ownClock()];
    const ms = (await selectTime.first(pool, {}))?.ms ?? Number.NaN;
    const [received, ownReceived] = [performance.now(), this.#ownClock()];
    this.#offset = clamp(this.#offset ?? ms - (sent + received) / 2, ms - received, ms - sent);
    this.#aheadMs = clamp(0, ownSent - ms, ownReceived - ms);
    this.#measuredAt = received;
    return this.#agrees();
  }

  /** Like `measure`, but uses a measurement of the last second if there is one. */
  async agrees(): Promise<boolean> {
    return performance.now() - this.#measuredAt < MAX_AGE_MS ? this.#agrees() : this.measure();
  }

  #agrees(): boolean {
    return Math.abs(this.#aheadMs) <= MAX_DIFFERENCE_MS;
  }
}

/** Whether jobs may run now; says so in the log when that changes. */
export function jobsMayRun(
  time: DatabaseTime,
  log: { error(facts: object, words: string): void },
): () => Promise<boolean> {
  let didAgree = true;
  return async () => {
    const agree = await time.agrees();
    if (agree !== didAgree)
      log.error(
        { clockAheadMs: Math.round(time.aheadMs) },
        agree
          ? 'the clocks of this machine and the database agree again; jobs run'
          : 'the clocks of this machine and the database differ; no job runs until they agree',
      );
    didAgree = agree;
    return agree;
  };
}

const setOffset = statement(({ demoMs }: Params<{ demoMs: number }>) =>
  build.updateTable('school_clock').set({
    offset_ms: sql<number>`(${demoMs}::float8 - extract(epoch from clock_timestamp()) * 1000)::bigint`,
  }),
);
const selectOffset = statement(() => build.selectFrom('school_clock').select('offset_ms'));

/**
 * The clock shared by all processes of a school: the database's time plus an offset stored there. `demoNow` (demo
 * mode only) resets the offset so that the clock runs on from that instant.
 */
export async function schoolClock(
  pool: Pool,
  demoNow: Date | undefined,
  time = new DatabaseTime(pool),
): Promise<Clock> {
  if (demoNow) await setOffset.run(pool, { demoMs: demoNow.getTime() });
  const offset = (await selectOffset.first(pool, {}))?.offset_ms ?? 0;
  await time.measure();
  return { now: () => new Date(time.now() + offset) };
}
