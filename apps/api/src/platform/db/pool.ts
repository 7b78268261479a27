import pg, { type PoolClient } from 'pg';
import { assertTimeLeft, withinDeadline, withOwnDeadline } from '../deadline.ts';

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
export type Pools = Record<'web' | 'signIn' | 'reports' | 'jobs' | 'health', pg.Pool>;

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
 * distributions turn on and we never profit from, took half a second of a booking. Times without a zone and instants in JSON are
 * read and written in UTC, whatever zone the server's machine has.
 */
const SESSION = {
  options: '-c max_parallel_workers_per_gather=0 -c jit=off -c timezone=UTC',
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

/** Makes a limit that `pg` reads again before each use end with the running call. */
function endWithCall<Name extends string>(limits: { [Key in Name]?: number | undefined }, name: Name): void {
  let own = limits[name] ?? 0;
  Object.defineProperty(limits, name, {
    get: () => (own === 0 ? 0 : withinDeadline(own)),
    set: (ms: number) => {
      own = ms;
    },
    enumerable: true,
  });
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** A pool whose waiting and statements end with the call that they are for. */
class CallPool extends pg.Pool {
  override connect(): Promise<PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<PoolClient> | undefined {
    if (connected === undefined) return this.#connect();
    try {
      assertTimeLeft();
    } catch (error) {
      connected(error as Error, undefined, () => undefined);
      return undefined;
    }
    // A connection that another call gives back would otherwise be used with that call's time.
    super.connect(withOwnDeadline(connected));
    return undefined;
  }

  async #connect(): Promise<PoolClient> {
    assertTimeLeft();
    return super.connect();
  }
}

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
 * an idle transaction; in a call what is left of its time, where that is less (`platform/deadline.ts`). Longer work, such as a
 * report, raises its own with `raiseLimits`. A connection whose server stays silent is destroyed. `timestamptz` is returned as Date.
 */
export function createPool(options: PoolOptions): pg.Pool {
  const answerWithinMs = options.answerWithinMs ?? STATEMENT_MS + SILENT_AFTER_MS;
  const pool = new CallPool({
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
  endWithCall(pool.options, 'connectionTimeoutMillis');
  pool.on('connect', (client) =>
    endWithCall((client as unknown as Limited).connectionParameters, 'query_timeout'),
  );
  pool.on('release', (_error, client) => waitForAnswers(client, answerWithinMs));
  return pool;
}

/**
 * Opens all pools of a process, together with at most `total` connections: a fifth for jobs, a sixth for signing in, a seventh for
 * reports, one for `/readyz`, the rest for all other calls. Jobs are patient, `/readyz` is not.
 */
export function openPools(
  url: string,
  total: number,
  kind: Pick<PoolOptions, 'isPooler' | 'prepares'> = {},
): Pools {
  const jobs = Math.max(2, Math.round(total / 5));
  const signIn = Math.max(2, Math.round(total / 6));
  const reports = Math.round(total / 7);
  return {
    web: createPool({ ...kind, url, max: total - jobs - signIn - reports - 1, applicationName: 'fasih' }),
    signIn: createPool({ ...kind, url, max: signIn, applicationName: 'fasih-sign-in' }),
    reports: createPool({ ...kind, url, max: reports, applicationName: 'fasih-reports' }),
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
