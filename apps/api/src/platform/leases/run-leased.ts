import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { extendLeases, giveLeaseBack, type LeasedRow, type LeaseTable, takeLeases } from './leases.ts';

/** Outgoing work on the rows of a table, several at once, without a transaction. */
export type LeasedWork<Row extends LeasedRow> = {
  pool: Pool;
  log: FastifyBaseLogger;
  table: LeaseTable;
  /** How many rows may be under way now; 0 while the other side rests. */
  concurrency(): number;
  /** Of these, how many are kept for rows of priority 0. */
  reserved: number;
  /** How long a row is ours without a heartbeat; three heartbeats fit into it. */
  leaseMs: number;
  /**
   * Does the work and writes its result where the lease is still ours. A rejection leaves the row to whoever takes it when
   * the lease is over; `signal` ends the work because the lease was lost or the process ends.
   */
  handle(row: Row, signal: AbortSignal): Promise<void>;
  /** The process ends: nothing more is taken, and what is not done in `graceMs` is given back. */
  ending?: AbortSignal | undefined;
  graceMs: number;
};

/** While something is under way and there is room for more, new rows are looked for this often. */
const POLL_MS = 1000;

/**
 * Works on due rows until none is due and none under way; answers how many were handled.
 * @throws the first error of the database, after everything under way has ended.
 */
export async function runLeased<Row extends LeasedRow>(work: LeasedWork<Row>): Promise<number> {
  const { pool, table, leaseMs, ending } = work;
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
      const rows = shared > 0 ? await takeLeases<Row>(pool, table, { limit: shared, leaseMs }) : [];
      if (free <= 0 || rows.length < shared || free === rows.length) return rows;
      const urgent = await takeLeases<Row>(pool, table, {
        limit: free - rows.length,
        leaseMs,
        maxPriority: 0,
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

  /** Extends the leases of everything under way; what is not ours any more is ended. */
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

/** Waits until somebody rings or a time has passed; a ring while nobody waits is kept. */
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
