import { isRefusal } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { removeUnused } from './remove-unused.ts';

/**
 * Runs a write whose row names a file that is stored already, and removes the file where it was refused or failed. A write
 * that fails may count all the same, where only the answer to its COMMIT was lost: `isNamed` asks the row under the write's own
 * lock, so that it waits for its end. Where nobody can tell, the file stays.
 */
export async function writeNaming<T>(
  services: Pick<Services, 'files' | 'log' | 'pool'>,
  key: string,
  write: () => Promise<T>,
  isNamed: (db: PoolClient) => Promise<boolean>,
): Promise<T> {
  let result: T;
  try {
    result = await write();
  } catch (error) {
    const named = await inTransaction(services.pool, isNamed).catch((unknown: unknown) => {
      services.log.warn({ err: unknown, key }, 'a file of a failed write stays, because it may be in use');
      return true;
    });
    if (!named) await removeUnused(services, key);
    throw error;
  }
  if (isRefusal(result)) await removeUnused(services, key);
  return result;
}
