import { type ResourceLimits, Worker } from 'node:worker_threads';
import { OutOfTime } from './deadline.ts';

type Limits = {
  timeoutMs: number;
  resourceLimits: ResourceLimits;
  /** The environment of the thread; that of the process unless named. */
  env?: NodeJS.Dict<string>;
};

/**
 * Has a worker thread of its own work on a task, and returns the one message it sends.
 *
 * @throws {OutOfTime} when the thread takes longer than its limit; it is then ended
 */
export function runInThread<Answer>(script: URL, task: unknown, limits: Limits): Promise<Answer> {
  const { timeoutMs, ...options } = limits;
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: task, execArgv: [], ...options });
    const timer = setTimeout(() => {
      reject(new OutOfTime(`the thread took more than ${timeoutMs} ms`));
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread ended without an answer (${code})`));
    });
  });
}

/** A queue that runs one task at a time, in the order in which they come; one that fails does not affect the next. */
export function taskQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const running = last.then(task);
    last = running.catch(() => undefined);
    return running;
  };
}
