import type { KeyObject } from 'node:crypto';
import { access, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compareBooks } from '../../finance/books/check-books.ts';
import {
  type Fetched,
  fetchCluster,
  RestoreError,
  type Target,
} from '../../platform/backup/fetch-cluster.ts';
import { copiesAt, listCopies, readCopy } from '../../platform/backup/file-copies.ts';
import { recover } from '../../platform/backup/recover.ts';
import { type Opener, openWithSecret } from '../../platform/backup/sealing.ts';
import type { Config } from '../../platform/config.ts';
import { adoptCluster, canAdopt, isClusterRunning } from '../../platform/db/embedded/adopt.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { createPool } from '../../platform/db/pool.ts';
import { diskFiles, type Files, openFileStorage } from '../../platform/files/files.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import { type SettledRestore, settleRestore } from './settle-restore.ts';
import { allThatLeft } from './what-left.ts';

export type Restore = {
  /** Null for everything that was kept. */
  to: Date | null;
  secret: KeyObject;
  isRehearsal: boolean;
  /** A new folder for cluster and files instead of the school's own. */
  folder?: string;
  /** A receipt that left the school after what the store knows. */
  lastReceipt: { year: number; last: number } | null;
  report(line: string): void;
};

type Place = { folder: string; cluster: string; files: Files };

/**
 * Restores the school to an instant and makes it fit for the present; a rehearsal goes into a folder of its own, beside the running
 * school. Returns what it found, line by line.
 *
 * @throws {RestoreError} with one line for the operator, before anything of the school was touched
 */
export async function restoreSchool(config: Config, restore: Restore): Promise<string[]> {
  if (!config.backup) throw new RestoreError('BACKUP_URL is missing.');
  const began = performance.now();
  const { to, report } = restore;
  const opener = openWithSecret(restore.secret);
  const store = await openFileStorage(config.backup.place, config.dataDir);
  const place = await placeFor(config, restore);
  const target: Target = to ? { kind: 'instant', at: to } : { kind: 'latest' };
  report('Reading the backup …');
  const fetched = await fetchCluster(store, opener, target, place.cluster).catch(async (error: unknown) => {
    await rm(place.cluster, { recursive: true, force: true });
    throw error;
  });
  report(`Recovering the database from ${fetched.base.at.toISOString()} on …`);
  const instant = to ?? fetched.logUntil;
  const server = await recover(place.cluster, fetched.manifest, target);
  const lines: string[] = [];
  let isEmbedded: boolean;
  try {
    // A server of one's own may have a role and a database of the same names.
    isEmbedded =
      fetched.manifest.database === 'fasih' &&
      (restore.isRehearsal || !config.databaseUrl) &&
      (await canAdopt(fetched.manifest.major, server.url));
    await migrate(server.url);
    const left = await allThatLeft(store, opener);
    if (restore.lastReceipt) left.receipts.push(restore.lastReceipt);
    const pool = createPool({ url: server.url, max: 3, applicationName: 'fasih-restore' });
    try {
      report('Restoring files …');
      const files = await restoreFiles(place.files, store, opener, instant);
      const { isRehearsal } = restore;
      const settled = await settleRestore(pool, left, { to: instant, now: new Date(), isRehearsal });
      for (const key of settled.files) await place.files.remove(key);
      const { findings } = await compareBooks(pool);
      lines.push(...tell(fetched, server.logEnded, instant, files, settled));
      lines.push(
        findings.length === 0
          ? 'Books: they agree.'
          : `Books: they do not agree (${findings.map(({ kind }) => kind).join(', ')}).`,
      );
    } finally {
      await pool.end();
    }
    if (isEmbedded) await adoptCluster(place.folder, server.url);
  } finally {
    await server.stop();
  }
  lines.push(...(await putInPlace(config, restore, fetched, place, isEmbedded)));
  lines.push(`It took ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  return lines;
}

/** Where the restored school goes; refuses where something would be overwritten. */
async function placeFor(config: Config, restore: Restore): Promise<Place> {
  const { isRehearsal } = restore;
  const own = restore.folder ?? (isRehearsal ? `${config.dataDir}-rehearsal` : undefined);
  if (!own && config.databaseUrl)
    throw new RestoreError(
      'DATABASE_URL is set: say with --folder where the restored data directory shall go.',
    );
  const folder = resolve(own ?? config.dataDir);
  if (own && (await exists(join(folder, 'postgres'))))
    throw new RestoreError(`${folder} holds a database already; name another folder or remove it.`);
  if (!own && (await isClusterRunning(folder)))
    throw new RestoreError('The school is running; stop it first, or rehearse with --rehearse.');
  makeFolder(folder, 0o700);
  const cluster = own ? join(folder, 'postgres') : join(folder, 'postgres.restored');
  if (!own) await rm(cluster, { recursive: true, force: true });
  const files = isRehearsal ? diskFiles(folder) : await openFileStorage(config.files, config.dataDir);
  return { folder, cluster, files };
}

async function restoreFiles(
  target: Files,
  store: Files,
  opener: Opener,
  instant: Date,
): Promise<{ kept: number; restored: number }> {
  const copies = copiesAt(await listCopies(store), instant);
  let restored = 0;
  for (const copy of copies) {
    if (await target.exists(copy.key)) continue;
    await target.put(copy.key, await readCopy(store, copy, opener));
    restored += 1;
  }
  return { kept: copies.length, restored };
}

function tell(
  { base, logUntil, gap }: Fetched,
  logEnded: boolean,
  instant: Date,
  files: { kept: number; restored: number },
  settled: SettledRestore,
): string[] {
  const lines = [
    `Database: backup of ${base.at.toISOString()}, log to ${(logUntil < instant ? logUntil : instant).toISOString()}.`,
  ];
  if (gap) lines.push(`The log has a gap: nothing after ${logUntil.toISOString()} could be restored.`);
  else if (logEnded) lines.push('The log ended before that instant; everything in it is restored.');
  lines.push(
    `Files: ${files.kept}, of which ${files.restored} were missing here.`,
    `Receipts: numbering goes on behind the last one sent; ${settled.receiptsSkipped} numbers are skipped.`,
    `Erasures since then, done again: ${settled.erasuresReplayed}.`,
    `The provider will be asked about ${settled.pagesToAsk} payment pages when the school starts.`,
  );
  return lines;
}

/** Swaps a restored embedded database with the school's own, which is kept beside it. */
async function putInPlace(
  config: Config,
  restore: Restore,
  fetched: Fetched,
  { folder, cluster }: Place,
  isEmbedded: boolean,
): Promise<string[]> {
  const [port, sandbox] = [config.port + 100, config.port + 101];
  if (restore.isRehearsal)
    return [
      isEmbedded
        ? `Look at it: JOBS=off DATA_DIR=${folder} PORT=${port} SANDBOX_PORT=${sandbox} npm start. It mails and refunds nothing. Then remove the folder.`
        : `The data directory is ${cluster}, of PostgreSQL ${fetched.manifest.major}. Remove it when you have looked at it.`,
    ];
  if (restore.folder)
    return [
      `The data directory is ${cluster}, of PostgreSQL ${fetched.manifest.major}: give it to the server's user and start the server with it.`,
    ];
  const own = join(folder, 'postgres');
  const aside = `${own}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const hadOne = await exists(own);
  if (hadOne) await rename(own, aside);
  await rename(cluster, own);
  const kept = ` The database of before is kept in ${aside}; remove it when all is well.`;
  return [`Start the school.${hadOne ? kept : ''}`];
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
