import type { Job } from '../../platform/jobs/run-jobs.ts';
import { forgetEvents } from './store.ts';

const BATCH_SIZE = 1000;

/** Removes expired security events. */
export const forgetSecurityEvents: Job = {
  name: 'security.forget',
  everyMs: 10 * 60_000,
  run: async ({ pool }) => {
    const removed = await forgetEvents(pool, BATCH_SIZE);
    return removed >= BATCH_SIZE ? removed : 0;
  },
};
