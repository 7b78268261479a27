import pg from 'pg';

/** `applicationName` shows in `pg_stat_activity`; `max` limits the connections. */
export type PoolOptions = {
  url: string;
  applicationName: string;
  max?: number;
  /** reports connections that broke while idle; the pool replaces them itself */
  onError?: (error: Error) => void;
};

type Parse = (text: string) => unknown;

/** Parses a bigint; throws when a JavaScript number cannot hold it exactly. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
}

/** A date must not shift with a time zone, so it stays a `YYYY-MM-DD` string. */
const parseDate = (text: string): string => text;

/** Arrays of numbers and dates need no quotes in PostgreSQL's `{1,NULL,3}`; nested arrays are not used. */
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
 * Opens a pool with nested time limits: 2 s for a connection, 2 s for a lock, 5 s for a statement, 10 s for an idle
 * transaction. Longer work, such as a report, raises its own limit with SET LOCAL. `timestamptz` is returned as Date.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.max ?? 10,
    connectionTimeoutMillis: 2_000,
    // Parallel workers of one request would slow down all others: each statement gets one process.
    options: '-c max_parallel_workers_per_gather=0',
    statement_timeout: 5_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types,
  });
  // Without a listener a database restart would end this process.
  pool.on('error', (error) => options.onError?.(error));
  return pool;
}
