import { parentPort, workerData } from 'node:worker_threads';
import { assign } from '@fasih/school/learning/placing/assign';
import type { PlanTask } from './plan-worker.ts';

// The worker thread of `planInThread`.
const { learners, teachers, school } = workerData as PlanTask;
parentPort?.postMessage(assign(learners, teachers, school));
