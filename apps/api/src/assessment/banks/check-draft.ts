import { Worker } from 'node:worker_threads';
import type { ItemFinding } from '@fasih/school/assessment/banks/contract';
import type { CheckTask } from './check-worker.ts';

const TIMEOUT_MS = 20_000;

/**
 * Runs the checks of `content/checks` on a draft within all banks. They run in a worker, because they take
 * half a second of CPU and much memory.
 */
export function checkDraft(task: CheckTask): Promise<ItemFinding[]> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: task });
    const timer = setTimeout(() => {
      fail(new Error('the checks of a draft took too long'));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (findings: ItemFinding[]) => done(findings));
    worker.once('error', fail);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      if (code !== 0) fail(new Error(`the checks of a draft ended with ${code}`));
    });
  });
}
