import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { keepLeft } from './office/recovery/what-left.ts';
import { watchedFiles } from './platform/backup/file-copies.ts';
import { FileFollower, followLog } from './platform/backup/follow.ts';
import { readPublicKey } from './platform/backup/key.ts';
import { sealerFor } from './platform/backup/sealing.ts';
import type { Config } from './platform/config.ts';
import { type Files, openFileStorage } from './platform/files/files.ts';

const FILES_EVERY_MS = 10_000;

export type Backups = {
  /** The school's files, each change of which is copied. */
  files: Files;
  /** Begins to keep log and files; the returned function stores what has come and ends. */
  start(parts: { url: string; pool: Pool; log: FastifyBaseLogger; now: () => Date }): () => Promise<void>;
};

/** Opens the store of backups where one is set; without one, and in a rehearsal, nothing is kept. */
export async function openBackups(config: Config, live: Files): Promise<Backups> {
  if (!config.backup || !config.jobs) return { files: live, start: () => async () => {} };
  const sealer = sealerFor(readPublicKey(config.backup.key));
  const store = await openFileStorage(config.backup.place, config.dataDir);
  let follower: FileFollower | undefined;
  return {
    files: watchedFiles(live, (key) => follower?.changed(key)),
    start({ url, pool, log, now }) {
      follower = new FileFollower({ pool, live, store, sealer, log });
      const ending = new AbortController();
      const timer = setInterval(() => void follower?.copy(), FILES_EVERY_MS);
      const parts = { url, pool, live, store, sealer, log, keepLeft: keepLeft(pool, store, sealer, now) };
      const following = followLog(parts, ending.signal);
      return async () => {
        clearInterval(timer);
        ending.abort();
        await Promise.all([following, follower?.copy()]);
      };
    },
  };
}
