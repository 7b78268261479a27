import { eachRecord, recordJob } from '../../platform/jobs/each-record.ts';
import { offerPlaces } from './offer-places.ts';
import { classesWithWork } from './store.ts';

const BATCH = 50;

/**
 * Offers free places and ends expired offers. Goes through all classes in batches: a class whose free place fits
 * nobody who waits stays listed, and must not hide the classes after it.
 */
export const offerFreePlaces = recordJob('waiting.offer', {
  everyMs: 5000,
  async run(run) {
    const { pool, now } = run;
    let changed = 0;
    let after: string | null = null;
    do {
      const due: string[] = await classesWithWork(pool, { now, after, limit: BATCH });
      await eachRecord(run, due, async (db, classId) => {
        const places = await offerPlaces(db, classId, now);
        changed += places;
        return places > 0;
      });
      after = due.length < BATCH ? null : (due.at(-1) ?? null);
    } while (after !== null);
    return changed;
  },
});
