import { Worker } from 'node:worker_threads';
import type { Placement } from '@fasih/school/learning/placing/assign';
import type { PlacingLearner, PlacingSchool, PlacingTeacher } from '@fasih/school/learning/placing/types';

export type PlanTask = {
  learners: readonly PlacingLearner[];
  teachers: readonly PlacingTeacher[];
  school: PlacingSchool;
};

/** A thousand learners and fifty teachers take about fifteen seconds of one core. */
const TIMEOUT_MS = 60_000;
/** Memory limit of the thread in MB. */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 768 };

let previous: Promise<unknown> = Promise.resolve();

/**
 * Plans classes for many learners in a worker thread, because that takes seconds. One plan at a time; one that exceeds
 * the time or memory limit rejects and does not affect the next.
 */
export function planInThread(task: PlanTask): Promise<Placement[]> {
  const planning = previous.then(() => run(task));
  previous = planning.catch(() => undefined);
  return planning;
}

function run(task: PlanTask): Promise<Placement[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./plan-thread.ts', import.meta.url), {
      workerData: task,
      execArgv: [],
      resourceLimits: MEMORY_LIMIT,
    });
    const timer = setTimeout(() => {
      reject(new Error(`the plan took more than ${TIMEOUT_MS} ms`));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the thread ended without a plan (${code})`));
    });
  });
}
