import { inTransaction } from '../db/transaction.ts';
import type { Job } from '../jobs.ts';
import { offerPlaces } from './offer-places.ts';
import { classesWithWork } from './store.ts';

const BATCH = 50;

/** Free places are offered, and offers end at their time. */
export const offerFreePlaces: Job = {
  name: 'offer free places of classes',
  everyMs: 5000,
  async run({ pool, clock }) {
    const now = clock.now();
    let changed = 0;
    for (const classId of await classesWithWork(pool, now, BATCH))
      changed += await inTransaction(pool, (db) => offerPlaces(db, classId, now));
    return changed;
  },
};
