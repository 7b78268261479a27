import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '@fasih/school/basics/refusal';
import pg, { type Pool, type PoolClient } from 'pg';
import { assertTimeToCommit } from '../deadline.ts';
import { isSilence } from './outage.ts';

/** Anything that runs a statement: the pool for a single read, a client inside a transaction. */
export type Queryable = Pool | PoolClient;

const serializationFailure = '40001';
const deadlock = '40P01';

/**
 * Runs `work` in one transaction: commits its result, and rolls back when it throws or returns a refusal. A deadlock
 * or serialization failure is retried once, so `work` must have no effects outside the database; mails and calls go
 * through the outbox.
 */
export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  try {
    return await runOnce(pool, work);
  } catch (error) {
    if (!isCollision(error)) throw error;
    // A random delay keeps the two transactions from colliding again.
    await sleep(10 + Math.random() * 40);
    return runOnce(pool, work);
  }
}

async function runOnce<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onBreak = (error: Error): void => {
    broken = error;
  };
  client.on('error', onBreak);
  try {
    await client.query('BEGIN');
    const result = await work(client);
    if (isRefusal(result)) {
      await client.query('ROLLBACK').catch(onBreak);
      return result;
    }
    assertTimeToCommit();
    // When `work` swallowed a failed statement, PostgreSQL answers COMMIT with a rollback and no error.
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back: a statement in it had failed');
    return result;
  } catch (error) {
    // A silent server would not answer this either; without the connection it rolls back by itself.
    if (isSilence(error)) broken = error as Error;
    else await client.query('ROLLBACK').catch(onBreak);
    throw error;
  } finally {
    client.off('error', onBreak);
    // A client in an unknown state is closed, not returned to the pool.
    client.release(broken);
  }
}

function isCollision(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && (error.code === serializationFailure || error.code === deadlock)
  );
}
