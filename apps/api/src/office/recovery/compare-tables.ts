import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type LogPosition, readPosition } from '../../platform/backup/lsn.ts';

/** Rows and a checksum of each table. */
export type TableSums = Map<string, string>;

/** A moment without a write comes soon; a school that never pauses for so long cannot be compared exactly. */
const QUIET_WITHIN_MS = 60_000;

/**
 * Adds up every table as of one moment, and says which position of the log it is: a moment at which no transaction is under way and
 * none begins.
 */
export function sumsAtQuietMoment(url: string): Promise<{ sums: TableSums; position: LogPosition }> {
  return withClient(url, async (client) => {
    const deadline = performance.now() + QUIET_WITHIN_MS;
    for (;;) {
      const before = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
      await client.query('begin isolation level repeatable read read only');
      const after = await client.query<{ at: string; running: boolean }>(
        `select pg_current_wal_insert_lsn()::text as at,
          pg_snapshot_xmin(s) <> pg_snapshot_xmax(s) as running from pg_current_snapshot() s`,
      );
      const [from, to] = [before.rows[0]?.at ?? '', after.rows[0]];
      if (from === to?.at && !to.running) return { sums: await sumsOf(client), position: readPosition(from) };
      await client.query('rollback');
      if (performance.now() > deadline) throw new Error('no moment without a write was found');
      await sleep(20);
    }
  });
}

export const sumsNow = (url: string): Promise<TableSums> => withClient(url, sumsOf);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'fasih-drill' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Rows are compared as text, which these settings shape.
    await client.query(
      `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1`,
    );
    return await work(client);
  } finally {
    await client.end();
  }
}

async function sumsOf(client: pg.Client): Promise<TableSums> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relpersistence = 'p' order by 1`,
  );
  const sums: TableSums = new Map();
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ n: string; sum: string }>(
      `select count(*)::text as n, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum
        from ${client.escapeIdentifier(name)} t`,
    );
    sums.set(name, `${found[0]?.n}/${found[0]?.sum}`);
  }
  return sums;
}

/** Names of the tables that are not the same. */
export const differing = (a: TableSums, b: TableSums): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));

export const rowsOf = (sums: TableSums): number =>
  [...sums.values()].reduce((all, one) => all + Number(one.split('/')[0]), 0);
