import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { build, type Params, statement } from '../db/statement.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Files } from '../files/files.ts';
import { typedCommand } from '../typed-command.ts';
import { markName } from './names.ts';
import { endSeries } from './runs.ts';

/** The store is not the one that the backups go to; the message is for the operator. */
export class StoreAway extends Error {
  override name = 'StoreAway';
}

const selectPlace = statement(() => build.selectFrom('backup_place').select(['place', 'mark']));
const lockPlace = statement(() => build.selectFrom('backup_place').select(['place', 'mark']).forUpdate());
const insertPlace = statement((row: Params<{ place: string; mark: string; now: Date }>) =>
  build
    .insertInto('backup_place')
    .values({ place: row.place, mark: row.mark, marked_at: row.now })
    .onConflict((on) => on.doNothing()),
);
const updatePlace = statement((row: Params<{ place: string; mark: string; now: Date }>) =>
  build.updateTable('backup_place').set({ place: row.place, mark: row.mark, marked_at: row.now }),
);

type Kept = { place: string; mark: string };
type Parts = { pool: Pool; store: Files };

/**
 * Makes sure that the store holds the backups that were made: an empty folder where something was mounted would be filled instead.
 * The first use marks the store.
 *
 * @throws {StoreAway} when the mark is missing, or the backups go to another place
 */
export async function checkPlace({ pool, store }: Parts): Promise<void> {
  const kept = await keptPlace(pool);
  if (!kept) return markPlace({ pool, store });
  const problem = await whyAway(kept, store);
  if (problem) throw new StoreAway(problem);
}

/** Where the backups of this school go; null before the first. */
export const keptPlace = (pool: Pool) => selectPlace.first(pool, {});

/** Why this store is not the one that the backups go to, with what to do, or null if it is. Writes nothing. */
export async function whyAway(kept: Kept, store: Files): Promise<string | null> {
  if (kept.place !== store.place)
    return `backups go to ${kept.place}, and here BACKUP_URL names ${store.place}: restart the processes of the school with the new setting`;
  return (await store.exists(markName(kept.mark))) ? null : lostIn(store);
}

const lostIn = ({ place }: Files): string =>
  `${place} does not hold the backups that were made there: mount it, or correct BACKUP_URL. ` +
  `If they were really lost: ${typedCommand('backup', '--new-store')}`;

/**
 * What a process that starts with a store does first. Another address than before is meant: where the backups were carried along
 * the log goes on, and a new place begins another series with a backup at once.
 *
 * @param isNew an operator says that what was kept in this place is lost
 * @throws {StoreAway} when the mark is missing in the place of before
 */
export async function claimPlace({ pool, store }: Parts, isNew = false): Promise<void> {
  const kept = await keptPlace(pool);
  if (!kept) return markPlace({ pool, store });
  const isMarked = await store.exists(markName(kept.mark));
  if (isMarked && kept.place === store.place) return;
  if (!isMarked && kept.place === store.place && !isNew) throw new StoreAway(lostIn(store));
  const mark = isMarked ? kept.mark : randomUUID();
  if (!isMarked) await store.put(markName(mark), Buffer.from('-'));
  await inTransaction(pool, async (db) => {
    const now = await lockPlace.first(db, {});
    // Of two processes that start with the new setting one moves the backups.
    if (now?.mark !== kept.mark || now.place !== kept.place) return;
    await updatePlace.run(db, { place: store.place, mark, now: new Date() });
    if (!isMarked) await endSeries(db);
  });
}

async function markPlace({ pool, store }: Parts): Promise<void> {
  const mark = randomUUID();
  await store.put(markName(mark), Buffer.from('-'));
  await insertPlace.run(pool, { place: store.place, mark, now: new Date() });
}
