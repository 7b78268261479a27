import type { Job } from '../../platform/jobs/run-jobs.ts';
import { turnPauses } from './pause-store.ts';

/** Starts and ends class pauses on their days. */
export const turnClassPauses: Job = {
  name: 'classes.pauses',
  everyMs: 60_000,
  run: ({ pool, clock }) => turnPauses(pool, clock.now()),
};
