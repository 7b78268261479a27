import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes that a whole run may need; containers often give much less. */
const NEEDED = 4 * 1024 ** 3;

/**
 * Makes a folder for the databases of one test run, in memory where there is room: the database asks the disk to keep each
 * commit, and thousands of databases are copied.
 */
export function quickFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED;
  } catch {
    return false;
  }
}
