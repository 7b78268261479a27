import type { Job } from '../../platform/jobs/run-jobs.ts';
import { checkBooksOfToday } from './check-books.ts';
import { postEvents } from './post-events.ts';

/** Balance events become entries of the journal, at most 5 s later (docs/product/courses-and-money.md#shares). */
export const postBalanceEvents: Job = {
  name: 'finance.post',
  everyMs: 3000,
  run: ({ pool, clock, log }) => postEvents(pool, clock.now(), { log }),
};

/** The books are compared with what they were made from once a day. */
export const checkBooksDaily: Job = {
  name: 'finance.check',
  everyMs: 10 * 60_000,
  run: checkBooksOfToday,
};
