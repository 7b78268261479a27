import type { Job } from '../../platform/jobs/run-jobs.ts';
import { checkBooksOfToday } from './check-books.ts';
import { JOB, postEvents } from './post-events.ts';

/** Posts balance events to the journal within 5 s (docs/product/courses-and-money.md#shares). */
export const postBalanceEvents: Job = {
  name: JOB,
  everyMs: 3000,
  run: ({ pool, clock, log }) => postEvents(pool, clock.now(), { log }),
};

/** Checks the books against their sources once a day. */
export const checkBooksDaily: Job = {
  name: 'finance.check',
  everyMs: 10 * 60_000,
  run: checkBooksOfToday,
};
