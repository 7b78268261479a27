import type { Job } from '../../platform/jobs/run-jobs.ts';
import { turnPauses } from './pause-store.ts';

/** Starts and ends class pauses on their days. */
export const turnClassPauses: Job = {
  name: 'begin and end pauses of classes',
  everyMs: 60_000,
  run: ({ pool, clock }) => turnPauses(pool, clock.now()),
};
