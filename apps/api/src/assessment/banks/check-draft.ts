import { Worker } from 'node:worker_threads';
import type { ItemFinding } from '@fasih/school/assessment/banks/contract';
import type { CheckTask } from './check-worker.ts';

const TIMEOUT_MS = 20_000;
/** How long a thread waits for the next draft, or the same one corrected, before it gives its memory back. */
const PATIENCE_MS = 30_000;

/** Threads that wait, with the timers that end them. */
const idle: { worker: Worker; ending: NodeJS.Timeout }[] = [];

/**
 * Runs the checks of `content/checks` on a draft within all banks. They run in a thread, because they take
 * half a second of CPU and much memory. One that waits has its code already, and what it found in the live
 * banks.
 */
export function checkDraft(task: CheckTask): Promise<ItemFinding[]> {
  const worker = takeIdle() ?? startThread();
  worker.ref();
  return new Promise((done, fail) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', fail).off('exit', ended);
      settle();
    };
    const timer = setTimeout(() => {
      end(() => fail(new Error('the checks of a draft took too long')));
      void worker.terminate();
    }, TIMEOUT_MS);
    const answered = (findings: ItemFinding[]) =>
      end(() => {
        keep(worker);
        done(findings);
      });
    const ended = (code: number) => end(() => fail(new Error(`the checks of a draft ended with ${code}`)));
    worker.on('message', answered).on('error', fail).on('exit', ended);
    worker.postMessage(task);
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { name: 'draft checks' });
  // Whoever waits for it learns of its end; one that nobody waits for is not used again.
  worker.on('error', () => undefined);
  worker.on('exit', () => forget(worker));
  return worker;
}

function keep(worker: Worker): void {
  const ending = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  idle.push({ worker, ending });
  // What waits does not keep the process alive.
  ending.unref();
  worker.unref();
}

function takeIdle(): Worker | undefined {
  const kept = idle.pop();
  clearTimeout(kept?.ending);
  return kept?.worker;
}

function forget(worker: Worker): void {
  const place = idle.findIndex((one) => one.worker === worker);
  if (place >= 0) clearTimeout(idle.splice(place, 1)[0]?.ending);
}
