import type { Files } from '../files/files.ts';
import { whyFilesAway } from '../files/missing-files.ts';
import { typedCommand } from '../typed-command.ts';
import {
  type FileName,
  fileName,
  type GoneName,
  goneName,
  isThere,
  readFileName,
  readGoneName,
} from './names.ts';
import { type Opener, openSealed, type Sealer } from './sealing.ts';

/** Bytes sealed at once; what does not fit into memory twice is cut. */
export const PART_BYTES = 16 * 2 ** 20;

/** A file as the store has it: all its parts, of one moment. */
export type FileCopy = { key: string; at: Date; parts: FileName[] };

/** Everything the store knows about files, by key; of each file its complete copies, the oldest first. */
export type CopiedFiles = { copies: Map<string, FileCopy[]>; gone: Map<string, GoneName[]> };

export async function listCopies(store: Files): Promise<CopiedFiles> {
  const [stored, removed] = await Promise.all([store.list('files/'), store.list('gone/')]);
  const parts = stored.map(({ key }) => readFileName(key)).filter(isThere);
  const byMoment = Map.groupBy(parts, ({ key, at }) => `${key}/${at.getTime()}`);
  const complete = [...byMoment.values()]
    .filter((found) => found.length === found[0]?.parts)
    .map((found): FileCopy => {
      const sorted = found.toSorted((a, b) => a.part - b.part);
      return { key: found[0]?.key ?? '', at: found[0]?.at ?? new Date(0), parts: sorted };
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const gone = removed.map(({ key }) => readGoneName(key)).filter(isThere);
  return { copies: Map.groupBy(complete, ({ key }) => key), gone: Map.groupBy(gone, ({ key }) => key) };
}

/** The copies that made up the school's files at an instant; those stored within the next minute belong to its last writes. */
export function copiesAt({ copies, gone }: CopiedFiles, instant: Date): FileCopy[] {
  const last = new Date(instant.getTime() + 60_000);
  return [...copies.values()].flatMap((all) => {
    const copy = all.findLast(({ at }) => at <= last);
    if (!copy) return [];
    const removals = gone.get(copy.key) ?? [];
    return removals.some(({ at }) => at >= copy.at && at <= instant) ? [] : [copy];
  });
}

/** Stores a copy of one file of the school; false when it is not there any more. */
export async function copyFile(live: Files, store: Files, sealer: Sealer, key: string): Promise<boolean> {
  const open = await live.open(key);
  if (!open) return false;
  const at = new Date();
  const parts = Math.max(1, Math.ceil(open.size / PART_BYTES));
  let part = 0;
  for await (const bytes of inParts(open.stream)) {
    const name = fileName(key, at, part, parts);
    await store.put(name, await sealer.seal(name, bytes));
    part += 1;
  }
  if (part === 0) {
    const name = fileName(key, at, 0, 1);
    await store.put(name, await sealer.seal(name, new Uint8Array()));
  }
  return true;
}

/** Reads a copy whole. */
export async function readCopy(store: Files, copy: FileCopy, opener: Opener): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (const { name } of copy.parts) parts.push(await openSealed(name, await store.get(name), opener));
  return Buffer.concat(parts);
}

/** Most files of the school are not where they were; the message is for the operator. */
export class FilesAway extends Error {
  override name = 'FilesAway';
}

/**
 * Which of the files that were backed up the school no longer has. What removes files notes it within seconds, so few are found here:
 * those that a kill left out.
 *
 * @throws {FilesAway} when it would be more than half of them: a folder that is not mounted, or another one
 */
export function missingFiles(live: Files, kept: readonly string[], there: ReadonlySet<string>): string[] {
  const missing = kept.filter((key) => !there.has(key));
  const counts = { known: kept.length, missing: missing.length };
  const otherwise = `If they were really removed: ${typedCommand('backup', '--files-are-gone')}`;
  const away = whyFilesAway(live, counts, 'were backed up', otherwise);
  if (away) throw new FilesAway(away);
  return missing;
}

/**
 * Copies what the store lacks and notes what the school has removed; returns the number of files of the school.
 *
 * @param filesAreGone an operator says that files were removed, however many
 * @throws {FilesAway} before anything is noted
 */
export async function copyMissing(
  live: Files,
  store: Files,
  sealer: Sealer,
  filesAreGone = false,
): Promise<number> {
  const kept = copiesAt(await listCopies(store), new Date()).map(({ key }) => key);
  const there = new Set((await live.list('')).map(({ key }) => key));
  const gone = filesAreGone ? kept.filter((key) => !there.has(key)) : missingFiles(live, kept, there);
  const isKept = new Set(kept);
  for (const key of there) if (!isKept.has(key)) await copyFile(live, store, sealer, key);
  for (const key of gone) await noteGone(store, key);
  return there.size;
}

/** The name says everything; stores refuse empty objects differently, so it has one byte. */
export const noteGone = (store: Files, key: string): Promise<void> =>
  store.put(goneName(key, new Date()), Buffer.from('-'));

/** The school's files, reporting each change so that it can be copied at once. */
export function watchedFiles(live: Files, onChange: (key: string) => void): Files {
  return {
    ...live,
    async put(key, content) {
      await live.put(key, content);
      onChange(key);
    },
    async remove(key) {
      await live.remove(key);
      onChange(key);
    },
  };
}

/** Cuts a stream into parts of `PART_BYTES`; the last one is shorter. */
export async function* inParts(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    let rest = chunk;
    while (size + rest.length >= PART_BYTES) {
      const cut = PART_BYTES - size;
      yield Buffer.concat([...waiting, rest.subarray(0, cut)]);
      rest = rest.subarray(cut);
      [waiting, size] = [[], 0];
    }
    if (rest.length > 0) waiting.push(rest);
    size += rest.length;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
