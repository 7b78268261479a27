import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { HOUR } from '@fasih/school/basics/instants';
import { Disk, KeyNormalizer } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { contentOf, type FileContent, typeOf } from './file-content.ts';
import type { FilesPlace } from './files-place.ts';

/**
 * A stored file opened for reading: `size` in bytes, `type` as content type. The caller reads or destroys `stream`.
 */
export type OpenFile = { stream: Readable; size: number; type: string };

/**
 * Storage for uploaded and generated files: the disk (flydrive) or an S3 bucket. Callers choose a new key for each file,
 * e.g. `photos/0a1b….webp`, of letters, digits, `/` and `-_!.`; other keys throw. The extension decides the content type.
 */
export type Files = {
  /** Where they are, for operators: the folder, or the bucket's address, which holds no key. */
  place: string;
  /** Stores bytes, or a stream of a known size; rejects and stores nothing when the stream has another size. */
  put(key: string, content: FileContent): Promise<void>;
  /** Reads the whole file; rejects when it is missing. For small files; use `open` for others. */
  get(key: string): Promise<Uint8Array>;
  /** Opens the file as a stream; null when it is missing. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Removes the file; succeeds when it is missing. */
  remove(key: string): Promise<void>;
  /** The keys that begin with these letters and the sizes of their files, in no order; rejects when some cannot be read. */
  list(prefix: string): Promise<StoredFile[]>;
};

export type StoredFile = { key: string; size: number };

/** The folder of files that are being written. */
const UNFINISHED = 'unfinished';
/** No upload takes this long, so an older unfinished file was left by a killed process. */
const MAX_UNFINISHED_MS = HOUR;

const defaultFolder = (dataDir: string) => join(dataDir, 'files');

/** Opens the configured storage; loads the S3 client only for a bucket, and cleans up a folder. */
export async function openFileStorage(place: FilesPlace, dataDir: string): Promise<Files> {
  if (place.kind === 'folder') {
    await removeUnfinished(place.folder ?? defaultFolder(dataDir));
    return diskFiles(dataDir, place.folder);
  }
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles(place);
}

/** Stores files in a folder, `<dataDir>/files` by default. */
export function diskFiles(dataDir: string, folder = defaultFolder(dataDir)): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const keys = new KeyNormalizer();
  const pathOf = (key: string) => join(folder, keys.normalize(key));
  return {
    place: folder,
    // Written under a temporary key and renamed, so that nobody reads an incomplete file.
    async put(key, content) {
      const target = pathOf(key);
      const temporaryKey = `${UNFINISHED}/${randomUUID()}`;
      try {
        if (content instanceof Uint8Array) await disk.put(temporaryKey, content);
        else await disk.putStream(temporaryKey, contentOf(content));
        await mkdir(dirname(target), { recursive: true });
        await flush(join(folder, temporaryKey));
        await rename(join(folder, temporaryKey), target);
      } catch (error) {
        await disk.delete(temporaryKey);
        throw error;
      }
    },
    // Not `getBytes`: for a small file it returns all of Node's shared buffer pool.
    get: async (key) => buffer(await disk.getStream(key)),
    async open(key) {
      const stats = await unlessMissing(stat(pathOf(key)));
      return stats && { stream: await disk.getStream(key), size: stats.size, type: typeOf(key) };
    },
    // Not the driver's, to which a file that may not be read is a missing one.
    exists: async (key) => (await unlessMissing(stat(pathOf(key)))) !== null,
    remove: (key) => disk.delete(key),
    list: (prefix) => filesBelow(folder, prefix),
  };
}

/** What was answered as stored survives a power cut. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * A folder that does not exist is one that nothing was stored in yet. Every other error is one: whoever takes a folder that cannot be
 * read for an empty one takes all its files for removed.
 */
async function filesBelow(folder: string, prefix: string): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  const folders = [join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))];
  for (let within = folders.pop(); within !== undefined; within = folders.pop()) {
    for (const entry of (await unlessMissing(readdir(within, { withFileTypes: true }))) ?? []) {
      const path = join(within, entry.name);
      const key = relative(folder, path).split(sep).join('/');
      if (entry.isDirectory() && key !== UNFINISHED) folders.push(path);
      if (!entry.isFile() || !key.startsWith(prefix)) continue;
      // One that was removed meanwhile is left out.
      const stats = await unlessMissing(stat(path));
      if (stats) found.push({ key, size: stats.size });
    }
  }
  return found;
}

const unlessMissing = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/** Deletes files that a killed process left unfinished. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(join(folder, UNFINISHED)).catch(() => []);
  for (const name of names) {
    const file = join(folder, UNFINISHED, name);
    const stats = await stat(file).catch(() => null);
    if (stats && Date.now() - stats.mtimeMs > MAX_UNFINISHED_MS) await rm(file, { force: true });
  }
}
