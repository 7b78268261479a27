import pg from 'pg';

/** What a pool is for: `applicationName` shows in `pg_stat_activity`, `max` connections at most. */
export type PoolOptions = {
  url: string;
  applicationName: string;
  max?: number;
  /** hears of connections that broke while idle; the pool replaces them by itself */
  onError?: (error: Error) => void;
};

type Parse = (text: string) => unknown;

/** A whole number of the database; one that a JavaScript number cannot hold exactly is refused. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}

/** A date is a day on the calendar and must not move with a time zone, so it stays `YYYY-MM-DD`. */
const parseDate = (text: string): string => text;

/** Lists of numbers and dates need no quotes in PostgreSQL's `{1,NULL,3}`; lists of lists are not used. */
const parseArray =
  (parse: Parse): Parse =>
  (text) =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((item) => (item === 'NULL' ? null : parse(item)));

const { INT8, DATE } = pg.types.builtins;
const int8Array = 1016;
const dateArray = 1182;

const parsers = new Map<number, Parse>([
  [INT8, parseInt8],
  [DATE, parseDate],
  [int8Array, parseArray(parseInt8)],
  [dateArray, parseArray(parseDate)],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    const own = format === 'binary' ? undefined : parsers.get(oid);
    return own ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
  },
};

/**
 * Opens a pool with our time limits, each inside the next: 2 s to get a
 * connection, 2 s to get a lock, 5 s for a statement, 10 s for a transaction that waits for us. Longer work,
 * such as a report, raises its own limit with SET LOCAL. `timestamptz` arrives as Date.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.max ?? 10,
    connectionTimeoutMillis: 2_000,
    // A request that waits for helpers of its own makes all others wait too: each statement has one process.
    options: '-c max_parallel_workers_per_gather=0',
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types,
  });
  // Without a listener a restart of the database would end this process.
  pool.on('error', (error) => options.onError?.(error));
  return pool;
}
