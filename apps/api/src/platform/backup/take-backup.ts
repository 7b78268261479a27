import { randomUUID } from 'node:crypto';
import type { RunFound } from '@fasih/school/platform/backup/found';
import type { Retention } from '@fasih/school/platform/backup/retention';
import type { Pool } from 'pg';
import type { Files } from '../files/files.ts';
import { identify, makeBase } from './base-backup.ts';
import { copyMissing } from './file-copies.ts';
import { checkPlace } from './place.ts';
import { prune } from './prune.ts';
import { replicationClient } from './replication.ts';
import { inRun, rememberKey, seriesOf } from './runs.ts';
import type { Sealer } from './sealing.ts';

export type BackupParts = { url: string; pool: Pool; live: Files; store: Files; sealer: Sealer };

/** The current series of this server. */
export async function seriesNow(pool: Pool, url: string): Promise<{ id: string; timeline: number }> {
  const client = await replicationClient(url);
  try {
    const { systemId, timeline } = await identify(client);
    return { id: await seriesOf(pool, { systemId, timeline }, randomUUID(), new Date()), timeline };
  } finally {
    await client.end();
  }
}

/**
 * Backs up the whole school, files first and then the database, and tidies the store; null when another process is at it.
 *
 * @throws {StoreAway} when the store is not the one that the backups go to
 * @throws {FilesAway} when most files are missing, unless `filesAreGone`; the log is kept meanwhile
 */
export async function takeBackup(
  parts: BackupParts,
  { retention, filesAreGone = false }: { retention?: Retention; filesAreGone?: boolean } = {},
): Promise<RunFound | null> {
  const { url, pool, live, store, sealer } = parts;
  const { id: series } = await seriesNow(pool, url);
  return inRun(pool, 'base', series, async () => {
    const began = performance.now();
    await checkPlace(parts);
    await rememberKey(pool, sealer, new Date());
    const files = await copyMissing(live, store, sealer, filesAreGone);
    const { name, manifest } = await makeBase(url, { store, sealer, series });
    await prune(store, new Date(), retention);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return { base: name, bytes: manifest.bytes, files, seconds };
  });
}
