import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';

const making = new Map<string, Promise<void>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Shares one generation of a file among simultaneous requests. One file is made at a time in this process, because
 * each blocks the processor for up to a third of a second.
 */
export async function makeOnce(key: string, work: () => Promise<void>): Promise<void> {
  const running = making.get(key);
  if (running) return running;
  const made = last.then(work).finally(() => making.delete(key));
  last = made.catch(() => undefined);
  making.set(key, made);
  return made;
}

/**
 * Renders and stores a file that is not stored yet. Several processes may render it, one stores it: two versions of one PDF differ
 * in their bytes, so the checksum of one would call the other damaged. The lock is held while the file is stored alone, because
 * rendering takes longer than a statement may wait for a lock.
 */
export function storeOnce(
  { pool, files }: Pick<Services, 'pool' | 'files'>,
  key: string,
  render: () => Promise<Uint8Array>,
): Promise<void> {
  return makeOnce(key, async () => {
    if (await files.exists(key)) return;
    const bytes = await render();
    await inTransaction(pool, async (db) => {
      await db.query("select pg_advisory_xact_lock(hashtextextended('file:' || $1, 0))", [key]);
      if (!(await files.exists(key))) await files.put(key, bytes);
    });
  });
}
