import { setTimeout } from 'node:timers/promises';
import type { JobName } from '@fasih/school/platform/jobs/contract';
import type { Services } from '../services.ts';

/** Periodic work on due rows; its own locks make it safe in several processes at once. */
export type Job = {
  name: JobName;
  everyMs: number;
  /** How long a run may take, beyond `everyMs`, before the job counts as late; 0 by default. */
  mayTakeMs?: number;
  /**
   * Handles what is due and returns how many rows; the job runs again at once until it returns 0. Long work listens to
   * `ending`, because the process then waits only a few seconds for it.
   */
  run(services: Services, ending?: AbortSignal): Promise<number>;
};

/**
 * Starts all jobs, each at its own interval, never two runs of one job at once in this process. None runs while `mayRun` resolves to
 * false, because what jobs do cannot always be taken back. `onDone` is called after each run that did not throw.
 */
export function startJobs(
  services: Services,
  jobs: readonly Job[],
  mayRun: () => Promise<boolean> = async () => true,
  onDone: (job: Job) => Promise<void> = async () => {},
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const loops = jobs.map((job) => loop(job, services, { mayRun, onDone }, ending.signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(
  job: Job,
  services: Services,
  { mayRun, onDone }: { mayRun: () => Promise<boolean>; onDone: (job: Job) => Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let handled = 0;
    try {
      if (await mayRun()) {
        handled = await job.run(services, signal);
        await onDone(job);
      }
    } catch (error) {
      services.log.error({ err: error, job: job.name }, 'job failed; it runs again');
    }
    if (handled === 0) await pause(job.everyMs, signal);
  }
}

/** Waits until the next run or the end, whichever comes first; the end may have come already. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});
}
