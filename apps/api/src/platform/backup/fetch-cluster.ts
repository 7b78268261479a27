import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../files/files.ts';
import { type BaseManifest, readManifest } from './base-backup.ts';
import { type LogPosition, readPosition, segmentName } from './lsn.ts';
import { type BaseName, isThere, partName, readWalName, type WalName } from './names.ts';
import { listBases } from './prune.ts';
import { type Opener, openSealed } from './sealing.ts';

/** What to go back to: an instant, a position of the log, or everything that was kept. */
export type Target =
  | { kind: 'instant'; at: Date }
  | { kind: 'position'; at: LogPosition }
  | { kind: 'latest' };

/** Log stored so long after an instant may still hold writes of before it. */
const MARGIN_MS = 120_000;

/** The store has nothing that leads to the target; the message is for the operator. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

export type Fetched = {
  base: BaseName;
  manifest: BaseManifest;
  /** How far the log leads without a gap. */
  logUntil: Date;
  /** Where it breaks off although later pieces are there. */
  gap: boolean;
};

/**
 * Writes a cluster with its log into a new folder, ready to be recovered to the target.
 *
 * @throws {RestoreError} when no complete backup is old enough
 */
export async function fetchCluster(
  store: Files,
  opener: Opener,
  target: Target,
  cluster: string,
): Promise<Fetched> {
  const { base, manifest } = await chooseBase(store, opener, target);
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  const { untar } = await import('./untar.ts');
  await untar(partsOf(store, opener, base.prefix, manifest.parts), cluster);
  const { pieces, gap } = await walAfter(store, base.series, readPosition(manifest.end), target);
  for (const piece of pieces) await writeWal(store, opener, piece, manifest, join(cluster, 'pg_wal'));
  await writeFile(join(cluster, 'recovery.signal'), '', { mode: 0o600 });
  return { base, manifest, logUntil: pieces.at(-1)?.at ?? manifest.endedAt, gap };
}

async function chooseBase(
  store: Files,
  opener: Opener,
  target: Target,
): Promise<{ base: BaseName; manifest: BaseManifest }> {
  const bases = await listBases(store);
  for (const base of bases) {
    if (target.kind === 'instant' && base.at > target.at) continue;
    const manifest = await readManifest(store, base.prefix, opener);
    const isBefore =
      target.kind === 'latest' ||
      (target.kind === 'instant' ? manifest.endedAt <= target.at : readPosition(manifest.end) <= target.at);
    if (isBefore) return { base, manifest };
  }
  const oldest = bases.at(-1)?.at.toISOString();
  throw new RestoreError(
    oldest
      ? `No backup is old enough; the oldest began at ${oldest}.`
      : 'The store holds no complete backup.',
  );
}

/** The parts are read one ahead, so that network and disk do not wait for each other. */
async function* partsOf(store: Files, opener: Opener, base: string, count: number): AsyncGenerator<Buffer> {
  const read = async (n: number) => {
    const name = partName(base, n);
    return openSealed(name, await store.get(name), opener);
  };
  let next = count > 0 ? read(0) : null;
  for (let n = 1; next !== null; n += 1) {
    const part = await next;
    next = n < count ? read(n) : null;
    next?.catch(() => undefined);
    yield part;
  }
}

/** The pieces of the log from a position on, without a gap, as far as the target needs them. */
async function walAfter(
  store: Files,
  series: string,
  from: LogPosition,
  target: Target,
): Promise<{ pieces: WalName[]; gap: boolean }> {
  const all = (await store.list(`wal/${series}/`)).map(({ key }) => readWalName(key)).filter(isThere);
  const later = all.filter(({ to }) => to > from).sort((a, b) => (a.from < b.from ? -1 : 1));
  const pieces: WalName[] = [];
  let reached = from;
  for (const piece of later) {
    if (piece.from > reached) return { pieces, gap: true };
    if (target.kind === 'instant' && (pieces.at(-1)?.at.getTime() ?? 0) > target.at.getTime() + MARGIN_MS)
      break;
    pieces.push(piece);
    if (piece.to > reached) reached = piece.to;
  }
  return { pieces, gap: false };
}

/** Writes a piece into the log's files, each as long as PostgreSQL expects it. */
async function writeWal(
  store: Files,
  opener: Opener,
  piece: WalName,
  { timeline, segmentBytes }: BaseManifest,
  folder: string,
): Promise<void> {
  const content = await openSealed(piece.name, await store.get(piece.name), opener);
  let position = piece.from;
  for (let done = 0; done < content.length; ) {
    const offset = Number(position % BigInt(segmentBytes));
    const length = Math.min(segmentBytes - offset, content.length - done);
    const path = join(folder, segmentName(timeline, position, segmentBytes));
    const file = await open(path, 'r+').catch(() => open(path, 'wx+', 0o600));
    try {
      await file.write(content, done, length, offset);
      // Also shorter files would be refused.
      if ((await file.stat()).size < segmentBytes) await file.truncate(segmentBytes);
    } finally {
      await file.close();
    }
    done += length;
    position += BigInt(length);
  }
}
