import type { Job } from '../../platform/jobs/run-jobs.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteDropped, droppedDocuments } from './documents.ts';

const BATCH = 50;

/**
 * Removes the files of documents that were replaced or whose person was erased; those that a killed process or a slow
 * reader left behind too. One that cannot be removed now keeps its row and comes up again.
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
    // Rows that fail must not be tried without a pause.
    return removed === BATCH ? BATCH : 0;
  },
};
