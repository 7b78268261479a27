import { AsyncLocalStorage } from 'node:async_hooks';

/** The time of a call is up. Answered with 503 `common.unavailable`. */
export class OutOfTime extends Error {
  override name = 'OutOfTime';
}

/**
 * What a call may take in ms, for SQL, provider and files together. `long` is what browsers and this server wait for otherwise, less
 * the answer's way; an upload takes as long as a slow phone needs. A contract's `answersWithin` overrides all of these.
 */
export const BUDGETS = { usual: 8_500, long: 18_500, upload: 120_000 };

/** Of the time for which browsers and server wait for an answer this is left for its way. */
export const ON_THE_WAY_MS = 1_500;

/** A commit that began in time is given half of this more, and its answer the other half. */
const LAST_MS = 1_000;

/** A call from the provider leaves this for what must be written after it. */
export const KEEP_MS = 1_500;

type Deadline = { endsAt: number; commitBy: number };

const running = new AsyncLocalStorage<Deadline>();

/**
 * Runs the work of a call: everything in it that waits takes its limit from what is left (`withinDeadline`). Work that hangs all the same,
 * as on a share that is away, is no longer waited for.
 *
 * @throws {OutOfTime} when the time is up and no answer has begun
 */
export async function withDeadline<T>(ms: number, work: () => Promise<T> | T): Promise<T> {
  const endsAt = performance.now() + ms;
  const deadline: Deadline = { endsAt, commitBy: endsAt + LAST_MS / 2 };
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    if (deadline.endsAt !== Infinity) late.reject(new OutOfTime('the time of the call is up'));
  }, ms + LAST_MS);
  try {
    return await Promise.race([running.run(deadline, work), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The limit of one step in ms: its own, or what is left of the running call, at least 1. Outside of calls its own. */
export function withinDeadline(limitMs: number, keepMs = 0): number {
  const deadline = running.getStore();
  if (deadline === undefined) return limitMs;
  return Math.max(1, Math.trunc(Math.min(limitMs, deadline.endsAt - keepMs - performance.now())));
}

/**
 * Refuses what must not begin when nobody waits for it any more.
 *
 * @throws {OutOfTime}
 */
export function assertTimeLeft(): void {
  const deadline = running.getStore();
  if (deadline !== undefined && performance.now() > deadline.endsAt)
    throw new OutOfTime('the time of the call is up');
}

/** The same before a commit, which then gets a moment more: without its answer nobody knows whether it counts. */
export function assertTimeToCommit(): void {
  assertTimeLeft();
  const deadline = running.getStore();
  if (deadline !== undefined) deadline.endsAt = Math.max(deadline.endsAt, deadline.commitBy);
}

/**
 * A callback that runs with the deadline of the call that made it, whoever calls it. `AsyncLocalStorage.bind` does the same for ten
 * microseconds.
 */
export function withOwnDeadline<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const deadline = running.getStore();
  if (deadline === undefined) return (...args) => running.exit(callback, ...args);
  return (...args) => running.run(deadline, callback, ...args);
}

/** Starts something that outlives the running call, such as a timer for the whole process. */
export const outliveCall = <T>(start: () => T): T => running.exit(start);

/** An answer that has begun takes as long as its reader needs: its last rows may be read from the database long after the first. */
export function liftDeadline(): void {
  const deadline = running.getStore();
  if (deadline !== undefined) deadline.endsAt = Infinity;
}
