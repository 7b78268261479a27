import type { SetAsideJob } from '@fasih/school/platform/jobs/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { clearSetAside, isOutage, setAside } from '../db/set-aside.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import type { Job } from './run-jobs.ts';

/** The context in which a job handles its records. */
export type JobRun = {
  pool: Pool;
  job: SetAsideJob;
  now: Date;
  log?: FastifyBaseLogger | undefined;
  /** Runs in the transaction that sets a record aside; `tries` says how often it has failed. */
  onSetAside?: (db: PoolClient, id: string, tries: number) => Promise<void>;
};

/** A job that sets aside, under its own name, the records that it cannot handle. `run` gets what `eachRecord` takes. */
export function recordJob(
  name: SetAsideJob,
  job: {
    everyMs: number;
    run(run: Services & JobRun, ending?: AbortSignal): Promise<number>;
  },
): Job {
  return {
    name,
    everyMs: job.everyMs,
    run: (services, ending) => job.run({ ...services, job: name, now: services.clock.now() }, ending),
  };
}

/**
 * Handles each record in its own transaction and returns how many had something to do. A record that throws is set
 * aside and retried later, so that it does not block the others.
 */
export function eachRecord(
  run: JobRun,
  ids: readonly string[],
  handle: (db: PoolClient, id: string) => Promise<boolean>,
): Promise<number> {
  return eachOutside(run, ids, (id) =>
    inTransaction(run.pool, async (db) => {
      const handled = await handle(db, id);
      if (handled) await clearSetAside(db, run.job, id);
      return handled;
    }),
  );
}

/** Like `eachRecord`, for work that opens its own transactions, such as a call to the payment provider. */
export async function eachOutside(
  { pool, job, now, log, onSetAside }: JobRun,
  ids: readonly string[],
  handle: (id: string) => Promise<boolean>,
): Promise<number> {
  let handled = 0;
  for (const id of ids) {
    try {
      if (await handle(id)) handled += 1;
    } catch (error) {
      log?.error({ err: error, job, id }, 'a record could not be handled; it is tried again');
      if (isOutage(error)) continue;
      await inTransaction(pool, async (db) => {
        const tries = await setAside(db, { job, id, error, now });
        await onSetAside?.(db, id, tries);
      });
    }
  }
  return handled;
}

/**
 * Handles a batch in one transaction. When that throws, handles its records one by one, so that only the faulty ones
 * are set aside. Returns how many had something to do.
 */
export async function batchOrEach(
  run: JobRun,
  work: {
    batch: (db: PoolClient) => Promise<number>;
    ids: () => Promise<readonly string[]>;
    one: (db: PoolClient, id: string) => Promise<boolean>;
  },
): Promise<number> {
  try {
    return await inTransaction(run.pool, work.batch);
  } catch (error) {
    if (isOutage(error)) throw error;
    run.log?.warn({ err: error, job: run.job }, 'a batch failed; its records are handled one by one');
    return eachRecord(run, await work.ids(), work.one);
  }
}
