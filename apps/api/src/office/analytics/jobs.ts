import type { Job } from '../../platform/jobs/run-jobs.ts';
import { countMonths } from './count-months.ts';

/** Counts the months that may have changed. The first run after the start fills in all that were never counted. */
export const countMonthsJob: Job = { name: 'count months', everyMs: 5 * 60_000, run: countMonths };
