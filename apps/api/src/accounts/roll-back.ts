import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../db/transaction.ts';

class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A transaction in which a refusal keeps nothing, for writes that find out on the way that they may not happen. */
export async function inTransactionOrRefuse<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    return await inTransaction(pool, async (client) => {
      const result = await work(client);
      if (isRefusal(result)) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
