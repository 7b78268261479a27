import { DAY, later } from '@fasih/school/basics/instants';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { forgetRuns } from './store.ts';

/** How long a checked file can be applied before its rows are deleted. */
const KEPT_MS = DAY;

/** Deletes the rows of files that were not applied in time. */
export const forgetImports: Job = {
  name: 'importing.forget',
  everyMs: 10 * 60_000,
  run: ({ pool, clock }) => forgetRuns(pool, later(clock.now(), -KEPT_MS)),
};
