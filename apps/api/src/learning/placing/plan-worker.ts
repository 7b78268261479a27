import type { Placement } from '@fasih/school/learning/placing/assign';
import type { PlacingLearner, PlacingSchool, PlacingTeacher } from '@fasih/school/learning/placing/types';
import { runInThread, taskQueue } from '../../platform/thread.ts';

export type PlanTask = {
  learners: readonly PlacingLearner[];
  teachers: readonly PlacingTeacher[];
  school: PlacingSchool;
};

/** A thousand learners and fifty teachers take about fifteen seconds of one core. */
const TIMEOUT_MS = 60_000;
/** Memory limit of the thread in MB. */
const MEMORY_LIMIT = { maxOldGenerationSizeMb: 768 };

const inTurn = taskQueue();

/**
 * Plans classes for many learners in a worker thread, because that takes seconds. One plan at a time; one that exceeds
 * the time or memory limit rejects and does not affect the next.
 */
export function planInThread(task: PlanTask): Promise<Placement[]> {
  const script = new URL('./plan-thread.ts', import.meta.url);
  return inTurn(() => runInThread(script, task, { timeoutMs: TIMEOUT_MS, resourceLimits: MEMORY_LIMIT }));
}
