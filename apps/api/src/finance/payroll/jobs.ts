import type { Job } from '../../platform/jobs/run-jobs.ts';
import { accruePay } from './accrue-pay.ts';

/** What closed meetings cost becomes entries of the journal, at most 5 s later (docs/product/courses-and-money.md#pay). */
export const accrueTeacherPay: Job = {
  name: 'pay.accrue',
  everyMs: 3000,
  run: ({ pool, clock, log }) => accruePay(pool, clock.now(), log),
};
