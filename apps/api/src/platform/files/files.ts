import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
 * Storage for uploaded and generated files: the disk (flydrive) or an S3 bucket. We choose the keys, e.g.
 * `photos/0a1b….webp` (letters, digits and `-_!.`); other keys are refused. The extension decides the content type,
 * and a key is written once.
 */
export type Files = {
  /** Stores bytes, or a stream of a known size; a stream of another size is refused without a trace. */
  put(key: string, content: FileContent): Promise<void>;
  /** Reads the whole file; rejects when it is missing. For small files; use `open` for others. */
  get(key: string): Promise<Uint8Array>;
  /** Opens the file as a stream; null when it is missing. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Removes the file; succeeds when it is missing. */
  remove(key: string): Promise<void>;
};

/** Holds files while they are being written. */
const UNFINISHED = 'unfinished';
/** No upload takes this long; older files were left by a killed process. */
const UNFINISHED_MS = HOUR;

const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** The configured file storage. The S3 client is loaded only when needed. */
export async function filesAt(place: FilesPlace, dataDir: string): Promise<Files> {
  if (place.kind === 'folder') {
    await removeUnfinished(place.folder ?? filesFolder(dataDir));
    return diskFiles(dataDir, place.folder);
  }
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles(place);
}

/** Files under `<dataDir>/files` or another folder. */
export function diskFiles(dataDir: string, folder = filesFolder(dataDir)): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const keys = new KeyNormalizer();
  return {
    // Written aside and renamed: nobody ever reads half a file under its key.
    async put(key, content) {
      const target = join(folder, keys.normalize(key));
      const half = `${UNFINISHED}/${randomUUID()}`;
      try {
        if (content instanceof Uint8Array) await disk.put(half, content);
        else await disk.putStream(half, contentOf(content));
        await mkdir(dirname(target), { recursive: true });
        await rename(join(folder, half), target);
      } catch (error) {
        await disk.delete(half);
        throw error;
      }
    },
    // Not `getBytes`: for small files it returns Node's whole shared buffer.
    get: async (key) => buffer(await disk.getStream(key)),
    async open(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), size: contentLength, type: typeOf(key) };
    },
    exists: async (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  };
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(join(folder, UNFINISHED)).catch(() => []);
  for (const name of names) {
    const file = join(folder, UNFINISHED, name);
    const written = await stat(file).catch(() => null);
    if (written && Date.now() - written.mtimeMs > UNFINISHED_MS) await rm(file, { force: true });
  }
}
