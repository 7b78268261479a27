import type { Job } from '../../platform/jobs/run-jobs.ts';
import { accruePay, JOB } from './accrue-pay.ts';

/** Posts the cost of closed meetings to the journal within 5 s (docs/product/courses-and-money.md#pay). */
export const accrueTeacherPay: Job = {
  name: JOB,
  everyMs: 3000,
  run: ({ pool, clock, log }) => accruePay(pool, clock.now(), log),
};
