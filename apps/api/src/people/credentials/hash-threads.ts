import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { HashDone, HashTask } from './hash-worker.ts';

/** A processor is left for calls and the database where there are two or more. */
export const HASH_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));

const idle: Worker[] = [];

/**
 * Hashes a password in a thread of low priority, so that a flood of sign-ins takes only what calls leave of the processors. The caller
 * asks for at most `HASH_THREADS` at once.
 */
export async function hashInThread(task: HashTask): Promise<Buffer> {
  const worker = idle.pop() ?? startThread();
  worker.ref();
  const ending = new AbortController();
  try {
    const ended = once(worker, 'exit', { signal: ending.signal }).then(() => {
      throw new Error('the thread that hashes passwords has ended');
    });
    ended.catch(() => undefined);
    const answered = once(worker, 'message', { signal: ending.signal });
    answered.catch(() => undefined);
    worker.postMessage(task);
    const [done] = (await Promise.race([answered, ended])) as [HashDone];
    idle.push(worker);
    if ('fault' in done) throw new Error(done.fault);
    return Buffer.from(done.hash);
  } finally {
    ending.abort();
    // A thread that waits does not keep the process alive.
    worker.unref();
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { name: 'passwords' });
  // Whoever waits for it learns of its end; one that nobody waits for is not used again.
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
  });
  return worker;
}
