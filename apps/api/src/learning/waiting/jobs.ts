import { eachRecord } from '../../platform/jobs/each-record.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import { offerPlaces } from './offer-places.ts';
import { classesWithWork } from './store.ts';

const BATCH = 50;

/** Offers free places and ends expired offers. */
export const offerFreePlaces: Job = {
  name: 'offer free places of classes',
  everyMs: 5000,
  async run(services) {
    const now = services.clock.now();
    const due = await classesWithWork(services.pool, now, BATCH);
    let changed = 0;
    await eachRecord({ ...services, job: 'waiting.offer', now }, due, async (db, classId) => {
      const places = await offerPlaces(db, classId, now);
      changed += places;
      return places > 0;
    });
    return changed;
  },
};
