import { DAY, later } from '@fasih/school/basics/instants';
import { inTransaction } from '../db/transaction.ts';
import type { Job } from '../jobs.ts';
import { eraseLearnerData } from './erase-learners.ts';
import { learnersToErase } from './store.ts';

/** A child's data outlives the withdrawn consent by this long (decisions.md 'Courses and money'). */
export const ERASED_AFTER_DAYS = 30;
const BATCH = 50;

/** Erases children whose guardian withdrew consent 30 days ago; orders, receipts and books stay, without names. */
export const eraseLearners: Job = {
  name: 'learners.erase',
  everyMs: 10 * 60_000,
  run: (services) =>
    inTransaction(services.pool, async (db) => {
      const now = services.clock.now();
      const ids = await learnersToErase(db, later(now, -ERASED_AFTER_DAYS * DAY), BATCH);
      if (ids.length === 0) return 0;
      await eraseLearnerData(db, ids, now);
      return ids.length;
    }),
};
