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

/** A kept file on its way out: `size` in bytes, `type` as a content type. Whoever opens it reads or destroys `stream`. */
export type OpenFile = { stream: Readable; size: number; type: string };

/**
 * Where uploaded and made files are kept: the disk (flydrive) or an S3 bucket. Keys are made by us, never by a person:
 * folders and a random name, `photos/0a1b….webp`, of letters, digits and `-_!.`; others are refused. The ending decides the
 * content type. A key is written once.
 */
export type Files = {
  /** Keeps bytes, or a stream whose size is known. A stream of another size is refused, and nothing is kept of it. */
  put(key: string, content: FileContent): Promise<void>;
  /** The whole file; rejects when there is none. For small files: others are opened. */
  get(key: string): Promise<Uint8Array>;
  /** The file as a stream, or null when there is none. */
  open(key: string): Promise<OpenFile | null>;
  exists(key: string): Promise<boolean>;
  /** Removes the file; fine when there is none. */
  remove(key: string): Promise<void>;
};

/** Where a file is while it is being written. */
const UNFINISHED = 'unfinished';
/** No upload takes this long; what is older was left by a killed process. */
const UNFINISHED_MS = HOUR;

const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** The files of a school, where its settings say. The S3 client is only loaded by who needs it. */
export async function filesAt(place: FilesPlace, dataDir: string): Promise<Files> {
  if (place.kind === 'folder') {
    await removeUnfinished(place.folder ?? filesFolder(dataDir));
    return diskFiles(dataDir, place.folder);
  }
  const { bucketFiles } = await import('./bucket-files.ts');
  return bucketFiles(place);
}

/** Files under `<dataDir>/files` or a folder of their own. */
export function diskFiles(dataDir: string, folder = filesFolder(dataDir)): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const keys = new KeyNormalizer();
  return {
    // Written beside and renamed: a killed process or another reader never meets half a file under its key.
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
    // Not `getBytes`: for short files it answers the whole buffer that Node read them into.
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
