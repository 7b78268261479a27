import type { Job } from '../jobs.ts';
import { postEvents } from './post-events.ts';

/** Balance events become entries of the journal, at most 5 s later (decisions.md 'Staff screens'). */
export const postBalanceEvents: Job = {
  name: 'finance.post',
  everyMs: 3000,
  run: ({ pool, clock }) => postEvents(pool, clock.now()),
};
