import { DAY, later } from '@fasih/school/basics/instants';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { forgetRuns } from './store.ts';

/** A checked file waits this long to be taken over; then the people in it are forgotten. */
const KEPT_MS = DAY;

/** Forgets the rows of files that nobody took over. */
export const forgetImports: Job = {
  name: 'importing.forget',
  everyMs: 10 * 60_000,
  run: ({ pool, clock }) => forgetRuns(pool, later(clock.now(), -KEPT_MS)),
};
