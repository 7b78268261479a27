import { MINUTE } from '@fasih/school/basics/instants';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { anyOf } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Job } from './run-jobs.ts';

/** A job that runs every second is noted once a minute. */
const NOTE_EVERY_MS = MINUTE;

const insertRun = statement(({ job, withinMs }: Params<{ job: string; withinMs: number }>) =>
  build
    .insertInto('job_run')
    .values({ job, done_at: sql<Date>`now()`, within_ms: withinMs })
    .onConflict((on) =>
      on.column('job').doUpdateSet((eb) => ({
        done_at: eb.ref('excluded.done_at'),
        within_ms: eb.ref('excluded.within_ms'),
      })),
    ),
);

const deleteOthers = statement(({ jobs }: Params<{ jobs: readonly string[] }>) =>
  build.deleteFrom('job_run').where(({ not, eb }) => not(eb('job', '=', anyOf(jobs)))),
);

/**
 * Stores when a job last finished, so that every process can tell how late it is. A run that fails or hangs is not
 * stored, and the job becomes late.
 *
 * @returns what `startJobs` calls after each run that did not throw
 */
export function noteRuns(pool: Pool): (job: Job) => Promise<void> {
  const noted = new Map<string, number>();
  return async ({ name, everyMs, mayTakeMs = 0 }) => {
    const now = performance.now();
    const last = noted.get(name);
    if (last !== undefined && now - last < NOTE_EVERY_MS) return;
    noted.set(name, now);
    await insertRun.run(pool, { job: name, withinMs: everyMs + mayTakeMs + NOTE_EVERY_MS });
  };
}

/** Forgets jobs that this release does not have any more; they would seem late for ever. */
export async function forgetOtherJobs(pool: Pool, jobs: readonly Job[]): Promise<void> {
  await deleteOthers.run(pool, { jobs: jobs.map(({ name }) => name) });
}
