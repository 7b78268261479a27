import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { extendLeases, giveLeaseBack, type LeasedRow, type LeaseTable, takeLeases } from './leases.ts';

/** Outgoing work on the rows of a table, several at once, outside any transaction. */
export type LeasedWork<Row extends LeasedRow> = {
  pool: Pool;
  log: FastifyBaseLogger;
  table: LeaseTable<Row>;
  /** For tables whose `next_try_at` is in the school's time: rows due by this instant are taken. */
  now?: Date;
  /** Maximum rows in flight now; 0 while the other side rests. */
  concurrency(): number;
  /** How many of these are reserved for rows of priority 0. */
  reserved: number;
  /** Duration of a lease without a heartbeat; three heartbeats fit into it. */
  leaseMs: number;
  /**
   * Does the work and saves its result if the lease is still held. A rejection leaves the row until its lease
   * expires; `signal` aborts the work when the lease is lost or the process ends.
   */
  handle(row: Row, signal: AbortSignal): Promise<void>;
  /** The process ends: nothing more is taken, and work not done within `graceMs` is released. */
  ending?: AbortSignal | undefined;
  graceMs: number;
};

/** How often new rows are looked for while there is room for more. */
const POLL_MS = 1000;

/**
 * Handles due rows until none is due or in flight; returns how many were handled.
 *
 * @throws the first error of the database, after everything in flight has ended.
 */
export async function runLeased<Row extends LeasedRow>(work: LeasedWork<Row>): Promise<number> {
  const { pool, table, leaseMs, ending, now } = work;
  const running = new Map<Row, AbortController>();
  const bell = createBell();
  const errors: unknown[] = [];
  let handled = 0;
  let isBeating = false;
  let grace: NodeJS.Timeout | undefined;

  const heart = setInterval(() => void beat(), leaseMs / 3);
  ending?.addEventListener('abort', end);
  if (ending?.aborted) end();
  try {
    for (;;) {
      for (const row of await takeMore()) void start(row);
      if (running.size === 0) break;
      await bell.rings(POLL_MS);
    }
  } finally {
    clearInterval(heart);
    clearTimeout(grace);
    ending?.removeEventListener('abort', end);
  }
  if (errors.length > 0) throw errors[0];
  return handled;

  async function takeMore(): Promise<Row[]> {
    if (ending?.aborted || errors.length > 0) return [];
    const most = work.concurrency();
    const free = most - running.size;
    const shared = free - Math.max(0, Math.min(work.reserved, most - 1));
    try {
      const rows = shared > 0 ? await takeLeases(pool, table, { limit: shared, leaseMs, now }) : [];
      if (free <= 0 || rows.length < shared || free === rows.length) return rows;
      const urgent = await takeLeases(pool, table, {
        limit: free - rows.length,
        leaseMs,
        maxPriority: 0,
        now,
      });
      return [...rows, ...urgent];
    } catch (error) {
      errors.push(error);
      return [];
    }
  }

  async function start(row: Row): Promise<void> {
    const control = new AbortController();
    running.set(row, control);
    try {
      await work.handle(row, control.signal);
      handled += 1;
    } catch (error) {
      if (!control.signal.aborted) errors.push(error);
      else await giveLeaseBack(pool, table, row).catch((cause: unknown) => errors.push(cause));
    } finally {
      running.delete(row);
      bell.ring();
    }
  }

  /** Extends the leases of everything in flight; aborts work whose lease was lost. */
  async function beat(): Promise<void> {
    if (isBeating || running.size === 0) return;
    isBeating = true;
    try {
      const rows = [...running.keys()];
      const lost = await extendLeases(pool, table, rows, leaseMs);
      for (const row of lost) running.get(row)?.abort(new Error('the lease was lost'));
    } catch (error) {
      work.log.warn({ err: error, table: table.name }, 'leases were not extended; it is tried again');
    } finally {
      isBeating = false;
    }
  }

  function end(): void {
    bell.ring();
    grace = setTimeout(() => {
      for (const control of running.values()) control.abort(new Error('the process ends'));
    }, work.graceMs);
  }
}

/** Waits for a ring or a timeout; a ring while nobody waits is kept. */
function createBell() {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async rings(withinMs: number): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((done) => {
          const timer = setTimeout(done, withinMs);
          wake = () => {
            clearTimeout(timer);
            done();
          };
        });
      }
      wake = undefined;
      hasRung = false;
    },
  };
}
