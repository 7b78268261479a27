import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { quickFolder } from '../../../../../scripts/quick-folder.ts';
import { startEmbeddedPostgres } from '../db/embedded/start.ts';
import { createPool } from '../db/pool.ts';
import { diskFiles, type Files } from '../files/files.ts';
import { FileFollower, followLog } from './follow.ts';
import { newSecretKey, publicKeyText, readPublicKey, readSecretKey } from './key.ts';
import { type Opener, openWithSecret, type Sealer, sealerFor } from './sealing.ts';

/** A school's database and files on a server of its own, with a store for backups beside it. */
export type BackedUpSchool = {
  folder: string;
  url: string;
  pool: Pool;
  live: Files;
  store: Files;
  sealer: Sealer;
  secretKey: string;
  opener: Opener;
  files: FileFollower;
  /** Everything the followers reported. */
  reports: string[];
  /** Receives the log until the returned function is called; it waits until everything is stored. */
  follow(): () => Promise<void>;
  /** Waits until the store has the log up to here. */
  settle(): Promise<void>;
  /** Does something while the school writes the mark of an idle school, three times a second instead of every minute. */
  whileMarking<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

/** Where it differs from a school with the embedded database and a folder for its backups. */
type Differing = {
  store?: (folder: string) => Promise<Files>;
  /** A migrated database of the operator's. */
  server?: { url: string; stop(): Promise<void> };
};

export async function aBackedUpSchool(differing: Differing = {}): Promise<BackedUpSchool> {
  const folder = quickFolder('fasih-backup-');
  const server = differing.server ?? (await embeddedServer(join(folder, 'school')));
  const pool = createPool({ url: server.url, applicationName: 'fasih-test' });
  const store = (await differing.store?.(folder)) ?? diskFiles(folder, join(folder, 'store'));
  const secretKey = newSecretKey();
  const secret = readSecretKey(secretKey);
  const sealer = sealerFor(readPublicKey(publicKeyText(secret)));
  const live = diskFiles(join(folder, 'school'));
  const reports: string[] = [];
  const note = (about: unknown, message?: string) =>
    void reports.push(`${message} ${(about as { err?: Error }).err?.message ?? ''}`);
  const log = { info: note, warn: note, error: note };
  return {
    folder,
    url: server.url,
    pool,
    live,
    store,
    sealer,
    secretKey,
    reports,
    opener: openWithSecret(secret),
    files: new FileFollower({ pool, live, store, sealer, log }),
    follow() {
      const ending = new AbortController();
      const parts = { url: server.url, pool, live, store, sealer, log, storeEveryMs: 100 };
      const following = followLog({ ...parts, keepLeft: async () => {} }, ending.signal);
      return async () => {
        ending.abort();
        await following;
      };
    },
    async settle() {
      const { rows } = await pool.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at');
      for (;;) {
        const done = await pool.query(
          `select from pg_replication_slots where restart_lsn >= $1::pg_lsn and slot_name = 'fasih_backup'`,
          [rows[0]?.at],
        );
        if (done.rowCount) return;
        await new Promise((next) => setTimeout(next, 20));
      }
    },
    async whileMarking(work) {
      const mark = () => pool.query('update backup_series set kept_until = now()').catch(() => undefined);
      const marks = setInterval(() => void mark(), 300);
      return work().finally(() => clearInterval(marks));
    },
    async stop() {
      await pool.end();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function embeddedServer(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  await cp(inject('migratedCluster'), dataDir, { recursive: true });
  return startEmbeddedPostgres({ dataDir });
}

/** A new folder below another one. */
export const folderIn = (parent: string, name: string): string => mkdtempSync(join(parent, `${name}-`));
