import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, systemCode } from './errors.ts';

const busy = 5;

/**
 * A lock on a file that the operating system frees when its holder ends, even by kill -9, so that nothing
 * stale can remain. Node has no file locks of its own; SQLite, which Node carries, has portable ones: a read
 * transaction is the shared lock and an exclusive transaction the exclusive one. The file stays empty.
 * Do not open the file in any other way inside the same process: closing it would free the lock.
 */
export class FileLock {
  readonly #file: string;
  #database: DatabaseSync | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** Takes the lock for this holder alone; false while anybody else has it. */
  tryExclusive(): boolean {
    return this.#try((database) => database.exec('BEGIN EXCLUSIVE'));
  }

  /** Takes the lock together with other sharers; false while somebody has it exclusively. */
  tryShared(): boolean {
    return this.#try((database) => {
      database.exec('BEGIN');
      database.prepare('SELECT 1 FROM sqlite_master').all();
    });
  }

  /** Frees the lock; harmless when it is not held. */
  release(): void {
    this.#database?.close();
    this.#database = undefined;
  }

  #try(take: (database: DatabaseSync) => void): boolean {
    this.release();
    const database = open(this.#file);
    try {
      // A journal file beside the lock would keep it from being taken on a full disk.
      database.exec('PRAGMA journal_mode = MEMORY');
      take(database);
      this.#database = database;
      return true;
    } catch (error) {
      database.close();
      if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
      throw error;
    }
  }
}

/**
 * Waits for the exclusive lock on a file.
 * @param patience - milliseconds to wait
 * @throws {DatabaseStartError} when another process keeps it longer than that
 */
export async function waitForLock(file: string, patience: number): Promise<FileLock> {
  const lock = new FileLock(file);
  const deadline = Date.now() + patience;
  while (!lock.tryExclusive()) {
    if (Date.now() > deadline)
      throw new DatabaseStartError(`another start has held ${file} for ${patience / 1000} s`);
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

/** SQLite would let other users read, and so lock, the file. */
function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}
