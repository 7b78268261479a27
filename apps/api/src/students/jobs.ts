import { DAY, later } from '@fasih/school/basics/instants';
import { inTransaction } from '../db/transaction.ts';
import type { Job } from '../jobs.ts';
import { learnerToErase } from '../learners/store.ts';
import type { Services } from '../services.ts';
import { erasePerson } from './erase-person.ts';
import { dueErasure, finishRequest } from './erasure-store.ts';

/** A child's data outlives the withdrawn consent by this long (decisions.md 'Courses and money'). */
export const ERASED_AFTER_DAYS = 30;

/** Erases who asked to be forgotten seven days ago, one at a time; the books keep their amounts, without names. */
export const eraseOnRequest: Job = {
  name: 'students.erase',
  everyMs: 10 * 60_000,
  run: async (services) => {
    const files = await inTransaction(services.pool, async (db) => {
      const now = services.clock.now();
      const due = await dueErasure(db, now);
      if (!due) return null;
      const left = await erasePerson(db, due, now);
      await finishRequest(db, { ...due, at: now });
      return left;
    });
    if (files === null) return 0;
    await removeFiles(services, files);
    return 1;
  },
};

/**
 * Erases a child whose guardian withdrew consent 30 days ago, one at a time; the account stays, and orders, receipts and
 * books too, without the child's name.
 */
export const eraseLearners: Job = {
  name: 'learners.erase',
  everyMs: 10 * 60_000,
  run: async (services) => {
    const files = await inTransaction(services.pool, async (db) => {
      const now = services.clock.now();
      const due = await learnerToErase(db, later(now, -ERASED_AFTER_DAYS * DAY));
      return due && erasePerson(db, { ...due, accountToo: false }, now);
    });
    if (files === null) return 0;
    await removeFiles(services, files);
    return 1;
  },
};

/** A file that cannot be removed now must not keep the erasing from being done; it is told. */
async function removeFiles(services: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await services.files.remove(key).catch((error: unknown) => {
      services.log.error({ err: error, key }, 'a file of somebody who was erased could not be removed');
    });
}
