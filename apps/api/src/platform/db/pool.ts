import pg, { type PoolClient } from 'pg';

/** `applicationName` shows in `pg_stat_activity`; `max` limits the connections. */
export type PoolOptions = {
  url: string;
  applicationName: string;
  max?: number;
  /** How long a connection may be waited for, free or new; 2 s by default. */
  connectWithinMs?: number;
  /** How long the client waits for the answer to a statement, 0 for ever; half a second more than the server by default. */
  answerWithinMs?: number;
  /** Whether the address is a pooler's, which refuses settings at the start of a connection; its role has them then. */
  isPooler?: boolean;
  /** Whether statements with a name are prepared; true by default. */
  prepares?: boolean;
  /** reports connections that broke while idle; the pool replaces them itself */
  onError?: (error: Error) => void;
};

/** The pools of one process, so that a flood or stuck statements in one do not take the others down. */
export type Pools = { web: pg.Pool; signIn: pg.Pool; jobs: pg.Pool; health: pg.Pool };

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

const STATEMENT_MS = 5_000;

/**
 * Parallel workers of one request would slow down all others: each statement gets one process. Compiling a plan, which
 * distributions turn on and we never profit from, took half a second of a booking.
 */
const SESSION = {
  options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  statement_timeout: STATEMENT_MS,
  lock_timeout: 2_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** After this long a server that would have ended the statement itself counts as silent. */
const SILENT_AFTER_MS = 500;

/**
 * Sends statements with a name as ones without: behind a pooler the next one may run on a connection that never heard of it.
 */
function forgetNames(client: PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const nameless = (statement: unknown) =>
    typeof statement === 'object' && statement && 'name' in statement && !('submit' in statement)
      ? { ...statement, name: undefined }
      : statement;
  client.query = ((...[statement, ...rest]: unknown[]) =>
    query(nameless(statement), ...rest)) as PoolClient['query'];
}

/** `pg` reads this limit before each statement of a connection; its types do not know it. */
type Limited = { connectionParameters: { query_timeout: number } };

const waitForAnswers = (client: PoolClient, ms: number): void => {
  (client as unknown as Limited).connectionParameters.query_timeout = ms;
};

/**
 * Raises the limits of the transaction that has begun on this connection, for work that takes longer than a call may. In seconds.
 */
export async function raiseLimits(
  client: PoolClient,
  limits: { statement: number; lock?: number; idle?: number },
): Promise<void> {
  const settings: [string, number | undefined][] = [
    ['statement_timeout', limits.statement],
    ['lock_timeout', limits.lock],
    ['idle_in_transaction_session_timeout', limits.idle],
  ];
  const raised = settings.filter(([, seconds]) => seconds !== undefined);
  waitForAnswers(client, limits.statement * 1000 + SILENT_AFTER_MS);
  await client.query(raised.map(([name, seconds]) => `set local ${name} = '${seconds}s'`).join('; '));
}

/**
 * Opens a pool with nested time limits: 2 s for a connection, 2 s for a lock, 5 s for a statement, 5.5 s for any answer, 10 s for
 * an idle transaction. Longer work, such as a report, raises its own with `raiseLimits`. A connection whose server stays silent
 * is destroyed. `timestamptz` is returned as Date.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const answerWithinMs = options.answerWithinMs ?? STATEMENT_MS + SILENT_AFTER_MS;
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.max ?? 10,
    connectionTimeoutMillis: options.connectWithinMs ?? 2_000,
    ...(options.isPooler ? {} : SESSION),
    query_timeout: answerWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  });
  // Without a listener a database restart would end this process.
  pool.on('error', (error) => options.onError?.(error));
  if (options.prepares === false) pool.on('connect', forgetNames);
  pool.on('release', (_error, client) => waitForAnswers(client, answerWithinMs));
  return pool;
}

/**
 * Opens all pools of a process, together with at most `total` connections: a fifth for jobs, a sixth for signing in, one for
 * `/readyz`, the rest for all other calls. Jobs are patient, `/readyz` is not.
 */
export function openPools(
  url: string,
  total: number,
  kind: Pick<PoolOptions, 'isPooler' | 'prepares'> = {},
): Pools {
  const jobs = Math.max(2, Math.round(total / 5));
  const signIn = Math.max(2, Math.round(total / 6));
  return {
    web: createPool({ ...kind, url, max: total - jobs - signIn - 1, applicationName: 'fasih' }),
    signIn: createPool({ ...kind, url, max: signIn, applicationName: 'fasih-sign-in' }),
    jobs: createPool({ ...kind, url, max: jobs, applicationName: 'fasih-jobs', connectWithinMs: 10_000 }),
    health: createPool({
      ...kind,
      url,
      max: 1,
      applicationName: 'fasih-health',
      connectWithinMs: 1_000,
      answerWithinMs: 1_000,
    }),
  };
}

/** Closes all pools; running statements end first. */
export async function endPools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
}
