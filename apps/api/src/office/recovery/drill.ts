import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunFound } from '@fasih/school/platform/backup/found';
import { compareBooks } from '../../finance/books/check-books.ts';
import { fetchCluster } from '../../platform/backup/fetch-cluster.ts';
import {
  copiesAt,
  type FileCopy,
  listCopies,
  missingFiles,
  readCopy,
} from '../../platform/backup/file-copies.ts';
import type { LogPosition } from '../../platform/backup/lsn.ts';
import { isThere, readWalName } from '../../platform/backup/names.ts';
import { recover } from '../../platform/backup/recover.ts';
import { type Opener, SealError } from '../../platform/backup/sealing.ts';
import { createPool } from '../../platform/db/pool.ts';
import type { Files } from '../../platform/files/files.ts';
import { differing, rowsOf, sumsAtQuietMoment, sumsNow, type TableSums } from './compare-tables.ts';

/** The log is stored every few seconds, and an idle school marks it every minute. */
const STORED_WITHIN_MS = 180_000;
/** Files whose content is compared; the others by being there. */
const MAX_FILES_READ = 200;

export type DrillParts = {
  url: string;
  live: Files;
  store: Files;
  /** The series that the log is kept in. */
  series: string;
  opener: Opener;
  /** A folder for the restored copy, which is removed afterwards. */
  folder: string;
};

/**
 * Restores the newest backup and the log since to this very moment, beside the running school, and compares: every table row by row,
 * the books with their sources, the files. What differs is a problem.
 */
export async function drill(parts: DrillParts): Promise<RunFound> {
  const began = performance.now();
  const { url, store, opener, series } = parts;
  const { sums, position } = await sumsAtQuietMoment(url);
  await logReaches(store, series, position);
  const folder = await mkdtemp(join(parts.folder, 'drill-'));
  try {
    const cluster = join(folder, 'postgres');
    const target = { kind: 'position', at: position } as const;
    const { base, manifest } = await fetchCluster(store, opener, target, cluster);
    const problems: string[] = [];
    if (base.series !== series) problems.push('the newest backup is of another server');
    const server = await recover(cluster, manifest, target);
    try {
      problems.push(...(await compareDatabase(server.url, sums)));
    } finally {
      await server.stop();
    }
    const files = await compareFiles(parts);
    problems.push(...files.problems);
    return {
      problems,
      base: base.prefix,
      bytes: manifest.bytes,
      seconds: Math.round((performance.now() - began) / 100) / 10,
      tables: sums.size,
      rows: rowsOf(sums),
      files: files.count,
      filesRead: files.read,
    };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function logReaches(store: Files, series: string, position: LogPosition): Promise<void> {
  const deadline = performance.now() + STORED_WITHIN_MS;
  for (;;) {
    const pieces = (await store.list(`wal/${series}/`)).map(({ key }) => readWalName(key)).filter(isThere);
    if (pieces.some(({ to }) => to > position)) return;
    if (performance.now() > deadline) throw new Error('the log of the database is not being kept');
    await sleep(250);
  }
}

async function compareDatabase(url: string, expected: TableSums): Promise<string[]> {
  const problems = differing(expected, await sumsNow(url)).map((name) => `table ${name} differs`);
  const pool = createPool({ url, max: 2, applicationName: 'fasih-drill' });
  try {
    const { findings } = await compareBooks(pool);
    problems.push(
      ...findings.map((one) => `books: ${one.kind} is ${one.found} and should be ${one.expected}`),
    );
  } finally {
    await pool.end();
  }
  return problems;
}

/** Every file of the school must be in the store; of those this machine can still open, some are compared byte by byte. */
async function compareFiles({
  live,
  store,
  opener,
}: DrillParts): Promise<{ problems: string[]; count: number; read: number }> {
  const files = await live.list('');
  const copies = new Map(copiesAt(await listCopies(store), new Date()).map((copy) => [copy.key, copy]));
  missingFiles(live, [...copies.keys()], new Set(files.map(({ key }) => key)));
  const problems: string[] = [];
  let read = 0;
  for (const { key } of files.toSorted(() => Math.random() - 0.5)) {
    const copy = copies.get(key);
    if (!copy) problems.push(`file ${key} is not in the store`);
    else if (read < MAX_FILES_READ) {
      const same = await isSame(live, store, copy, opener);
      if (same === false) problems.push(`file ${key} differs`);
      if (same !== null) read += 1;
    }
  }
  return { problems, count: files.length, read };
}

/** Null for a copy that was sealed long ago, or a file that was removed meanwhile. */
async function isSame(live: Files, store: Files, copy: FileCopy, opener: Opener): Promise<boolean | null> {
  try {
    const kept = await readCopy(store, copy, opener);
    if (!(await live.exists(copy.key))) return null;
    return kept.equals(await live.get(copy.key));
  } catch (error) {
    if (error instanceof SealError && error.message.includes('not known here')) return null;
    if (error instanceof SealError) return false;
    throw error;
  }
}
