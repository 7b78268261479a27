import { Worker } from 'node:worker_threads';
import type { ItemFinding } from '@fasih/school/assessment/banks/contract';
import type { CheckTask } from './check-worker.ts';

const TIMEOUT_MS = 20_000;
/** How long an idle thread waits for the next draft, or the same one corrected, before it gives its memory back. */
const IDLE_MS = 30_000;

/** Idle threads, with the timers that end them. */
const idle: { worker: Worker; ending: NodeJS.Timeout }[] = [];

/**
 * Runs the checks of `content/checks` on a draft within all banks. They run in a thread, because they take
 * half a second of CPU and much memory; an idle one is reused, because it has loaded its code and knows the findings of the
 * live banks. Rejects when the thread ends or takes longer than 20 s.
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
        keepIdle(worker);
        done(findings);
      });
    const ended = (code: number) => end(() => fail(new Error(`the checks of a draft ended with ${code}`)));
    worker.on('message', answered).on('error', fail).on('exit', ended);
    worker.postMessage(task);
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { name: 'draft checks' });
  // `checkDraft` handles the end of a thread that it waits for; an idle one is only dropped.
  worker.on('error', () => undefined);
  worker.on('exit', () => forget(worker));
  return worker;
}

function keepIdle(worker: Worker): void {
  const ending = setTimeout(() => void worker.terminate(), IDLE_MS);
  idle.push({ worker, ending });
  // An idle thread does not keep the process alive.
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
