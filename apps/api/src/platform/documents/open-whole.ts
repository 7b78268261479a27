import { DamagedFile } from '../files/checked-files.ts';
import type { Files, OpenFile } from '../files/files.ts';

/** Opens a file that can be made again; a damaged one is removed and counts as missing. */
export async function openWhole(files: Files, key: string): Promise<OpenFile | null> {
  try {
    return await files.open(key);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    await files.remove(key);
    return null;
  }
}
