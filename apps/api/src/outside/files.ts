import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where uploaded and made files are kept: the disk by default (flydrive). */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
};

/** Files under `<dataDir>/files` or a folder of their own. Keys are made by us, never by a person. */
export function diskFiles(dataDir: string, folder = join(dataDir, 'files')): Files {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: (key) => disk.getBytes(key),
    remove: (key) => disk.delete(key),
  };
}
