import type { Job } from '../../platform/jobs/run-jobs.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteDropped, droppedDocuments } from './documents.ts';

const BATCH = 50;

/**
 * Removes files of replaced documents and erased people, also those left by a killed process. A file that cannot be
 * removed keeps its row and is retried.
 */
export const removeDropped: Job = {
  name: 'documents.remove',
  everyMs: 10 * 60_000,
  async run(services) {
    let removed = 0;
    for (const key of await droppedDocuments(services.pool, BATCH)) {
      try {
        await inTransaction(services.pool, async (db) => {
          if (await deleteDropped(db, key)) await services.files.remove(key);
        });
        removed += 1;
      } catch (error) {
        services.log.error({ err: error, key }, 'a document could not be removed; it is tried again');
      }
    }
    // Failing rows must not be retried without a pause.
    return removed === BATCH ? BATCH : 0;
  },
};
