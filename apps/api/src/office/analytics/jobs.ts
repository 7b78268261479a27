import type { Job } from '../../platform/jobs/run-jobs.ts';
import { countMonths, JOB } from './count-months.ts';

/** Counts months that may have changed; its first run fills in those never counted. */
export const countMonthsJob: Job = { name: JOB, everyMs: 5 * 60_000, run: countMonths };
