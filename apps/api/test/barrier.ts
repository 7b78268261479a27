import type { Pool, PoolClient } from 'pg';

/** Resolves once a transaction of this database waits for another one's lock; throws where none does within 5 seconds. */
export async function someoneWaits(pool: Pool): Promise<void> {
  const until = performance.now() + 5_000;
  while (performance.now() < until) {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
  }
  throw new Error('nobody waits for a lock');
}

/**
 * Holds the next transaction of the pool after its first statement that `pattern` fits, until `meanwhile` is done or waits
 * for a lock. Answers the codes of the errors that PostgreSQL gave the transactions since then, and ends the watch.
 */
export function holdAfter(
  pool: Pool,
  pattern: RegExp,
  meanwhile: () => Promise<unknown>,
): { done: () => Promise<string[]> } {
  const { connect } = pool;
  const codes: string[] = [];
  let other: Promise<unknown> | undefined;
  const watched = async (): Promise<PoolClient> => {
    const client = (await Reflect.apply(connect, pool, [])) as unknown as PoolClient;
    const { query, release } = client;
    client.query = (async (...args: Parameters<typeof query>) => {
      const text = String((args[0] as { text?: string }).text ?? args[0]);
      const answer = await (Reflect.apply(query, client, args) as unknown as Promise<unknown>).catch(
        (error: { code?: string }) => {
          codes.push(error.code ?? 'unknown');
          throw error;
        },
      );
      if (!other && pattern.test(text)) {
        other = meanwhile();
        await Promise.race([other, someoneWaits(pool)]);
      }
      return answer;
    }) as never;
    client.release = (broken) => {
      client.query = query;
      client.release = release;
      release.call(client, broken);
    };
    return client;
  };
  // A single statement of the pool connects by itself, with a callback; only transactions connect without one.
  Object.assign(pool, {
    connect: (callback?: unknown) => (callback ? Reflect.apply(connect, pool, [callback]) : watched()),
  });
  return {
    async done() {
      await other;
      Object.assign(pool, { connect });
      if (!other) throw new Error('no statement fitted the pattern');
      return codes;
    },
  };
}

/**
 * Sends `second` while the transaction of `first` stands after its first statement that `pattern` fits, until the second is
 * done or waits for a lock. Answers both, and the codes of the errors that PostgreSQL gave them.
 */
export async function atOnce<T>(
  pool: Pool,
  first: () => Promise<T>,
  pattern: RegExp,
  second: () => Promise<T>,
): Promise<{ first: T; second: T; codes: string[] }> {
  let late: Promise<T> | undefined;
  const held = holdAfter(pool, pattern, () => {
    late = second();
    return late;
  });
  const early = await first();
  const codes = await held.done();
  return { first: early, second: (await late) as T, codes };
}

/**
 * Loses the answer to the next COMMIT of the pool: it counts, and whoever sent it reads an error, as of a connection that broke.
 * Ends once it happened.
 */
export function loseNextCommit(pool: Pool): void {
  const { connect } = pool;
  const watched = async (): Promise<PoolClient> => {
    const client = (await Reflect.apply(connect, pool, [])) as unknown as PoolClient;
    const { query } = client;
    client.query = (async (...args: Parameters<typeof query>) => {
      const answer = await (Reflect.apply(query, client, args) as unknown as Promise<unknown>);
      if (args[0] !== ('COMMIT' as unknown)) return answer;
      client.query = query;
      Object.assign(pool, { connect });
      throw new Error('the connection broke');
    }) as never;
    return client;
  };
  Object.assign(pool, {
    connect: (callback?: unknown) => (callback ? Reflect.apply(connect, pool, [callback]) : watched()),
  });
}
