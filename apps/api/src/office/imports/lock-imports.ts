import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import pg, { type Pool, type PoolClient } from 'pg';
import { raiseLimits } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** In seconds, of a transaction that opens all accounts or classes of a file. */
const LIMITS = { statement: 30, lock: 15 };
/** Advisory lock id, unique within the project. */
const LOCK = 7_301_284_417;

/** One file at a time until the transaction ends, so that the second is checked against the accounts of the first. */
export async function lockImports(db: PoolClient): Promise<void> {
  await raiseLimits(db, LIMITS);
  await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/** A transaction that may call `lockImports`; `importing.busy` where another one held a lock the whole time. */
export async function inImport<T>(
  pool: Pool,
  work: (db: PoolClient) => Promise<T>,
): Promise<T | Refusal<'importing.busy'>> {
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '55P03') return refuse('importing.busy');
    throw error;
  }
}
