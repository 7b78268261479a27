import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, systemCode } from './errors.ts';

const SQLITE_BUSY = 5;

/**
 * A file lock that the operating system frees when its holder ends, even by kill -9. Node has no file locks, so this
 * uses SQLite transactions (read = shared, exclusive = exclusive). Never open the file in another way in the same
 * process: closing it would free the lock.
 */
export class FileLock {
  readonly #file: string;
  #database: DatabaseSync | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes the lock exclusively; false while anybody else holds it. */
  tryExclusive(): boolean {
    return this.#try((database) => database.exec('BEGIN EXCLUSIVE'));
  }

  /** Takes the lock as one of several holders; false while somebody holds it exclusively. */
  tryShared(): boolean {
    return this.#try((database) => {
      database.exec('BEGIN');
      database.prepare('SELECT 1 FROM sqlite_master').all();
    });
  }

  /** Releases the lock; harmless when it is not held. */
  release(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  #try(take: (database: DatabaseSync) => void): boolean {
    this.release();
    const database = open(this.#file);
    try {
      // A journal file could not be written on a full disk.
      database.exec('PRAGMA journal_mode = MEMORY');
      take(database);
      this.#database = database;
      return true;
    } catch (error) {
      database.close();
      if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
      throw error;
    }
  }
}

/**
 * Waits for the exclusive lock on a file.
 *
 * @param timeoutMs - how long to wait
 * @throws {DatabaseStartError} when another process holds it longer
 */
export async function waitForLock(file: string, timeoutMs: number): Promise<FileLock> {
  const lock = new FileLock(file);
  const deadline = Date.now() + timeoutMs;
  while (!lock.tryExclusive()) {
    if (Date.now() > deadline)
      throw new DatabaseStartError(`another start has held ${file} for ${timeoutMs / 1000} s`);
    await sleep(20);
  }
  return lock;
}

function open(file: string): DatabaseSync {
  try {
    createPrivate(file);
    return new DatabaseSync(file, { timeout: 0 });
  } catch (error) {
    throw new DatabaseStartError(
      `cannot open ${file} (${systemCode(error) ?? String(error)}); is it another user's?`,
    );
  }
}

/** SQLite would create the file readable, and so lockable, for other users. */
function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}
