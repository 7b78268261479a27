import { OutOfTime } from '../deadline.ts';
import { runInThread, taskQueue } from '../thread.ts';
import type { SheetLimits, SheetReading } from './sheet-limits.ts';
import type { SheetTask } from './sheet-worker.ts';

const MAX_MS = 20_000;
/** Memory limits of the worker thread in MB; a table within the limits needs about 100. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const inTurn = taskQueue();

/**
 * Reads an uploaded CSV or XLSX file; its bytes decide which, not its name. Runs in a thread with limits on memory
 * and time, one file at a time, so that no file slows down other requests.
 */
export function readSheet(bytes: Uint8Array, limits: SheetLimits, maxMs = MAX_MS): Promise<SheetReading> {
  const script = new URL('./sheet-worker.ts', import.meta.url);
  const task: SheetTask = { bytes, limits };
  return inTurn(async () => {
    try {
      return await runInThread(script, task, { timeoutMs: maxMs, resourceLimits: MEMORY, env: {} });
    } catch (error) {
      if (isTooHeavy(error)) return { fault: 'tooHeavy' };
      throw error;
    }
  });
}

const isTooHeavy = (error: unknown) =>
  error instanceof OutOfTime ||
  error instanceof RangeError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
