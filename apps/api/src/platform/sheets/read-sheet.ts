import { Worker } from 'node:worker_threads';
import type { SheetLimits, SheetReading } from './sheet-limits.ts';
import type { SheetTask } from './sheet-worker.ts';

const MAX_MS = 20_000;
/** Memory limits of the worker thread in MB; a table within the limits needs about 100. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads an uploaded CSV or XLSX file; its bytes decide which, not its name. Runs in a thread with limits on memory
 * and time, one file at a time, so that no file slows down other requests.
 */
export function readSheet(bytes: Uint8Array, limits: SheetLimits, maxMs = MAX_MS): Promise<SheetReading> {
  const reading = last.then(() => inThread({ bytes, limits }, maxMs));
  last = reading.catch(() => undefined);
  return reading;
}

function inThread(task: SheetTask, maxMs: number): Promise<SheetReading> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      env: {},
      resourceLimits: MEMORY,
    });
    const timer = setTimeout(() => {
      done({ fault: 'tooHeavy' });
      void worker.terminate();
    }, maxMs);
    worker.once('message', (reading: SheetReading) => done(reading));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError)
        done({ fault: 'tooHeavy' });
      else fail(error);
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      fail(new Error(`the thread ended without a table (${code})`));
    });
  });
}
