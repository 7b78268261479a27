import { Problem } from '../../lib/problem.ts';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 20_000;
const TOO_MANY = 429;

function mayPass(fault: unknown): boolean {
  return fault instanceof Problem && (fault.mayPass || fault.status === TOO_MANY);
}

/** Ends after `ms`, as soon as the connection is back, when somebody asks for another try, or when the wait is given up. */
function wait(ms: number, signal: AbortSignal, retryNow: RetryNow | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (retryNow !== undefined) retryNow.current = done;
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Ends the wait before the next try; does nothing while a call is under way. */
export type RetryNow = { current: () => void };

/**
 * Repeats a call until the server has answered: at growing distances, and at once when the connection is back. A refusal is
 * an answer and is thrown. Null when it was given up through `signal`.
 */
export async function untilAnswered<T>(
  work: () => Promise<T>,
  { signal, onNoAnswer, retryNow }: { signal: AbortSignal; onNoAnswer: () => void; retryNow?: RetryNow },
): Promise<T | null> {
  for (let tries = 0; !signal.aborted; tries += 1) {
    try {
      return await work();
    } catch (fault) {
      if (signal.aborted) return null;
      if (!mayPass(fault)) throw fault;
      onNoAnswer();
      await wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries), signal, retryNow);
    }
  }
  return null;
}
