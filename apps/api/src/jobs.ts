import type { FastifyBaseLogger } from 'fastify';
import { tidyAccounts } from './accounts/jobs.ts';
import { countMonthsJob } from './analytics/jobs.ts';
import { closeMeetings, expireCourses, freeEndedCourses, warnOfMissingTeachers } from './attendance/jobs.ts';
import { turnClassPauses } from './classes/jobs.ts';
import { removeDropped } from './documents/jobs.ts';
import { checkBooksDaily, postBalanceEvents } from './finance/jobs.ts';
import { forgetImports } from './importing/jobs.ts';
import { sendDueMail } from './mail/send-due.ts';
import { releaseStopped } from './meetings/release-stopped.ts';
import { remindDayBefore, remindHourBefore } from './meetings/remind.ts';
import { expireOrders, pollPayments, removeForged, retryRefunds } from './payments/jobs.ts';
import { accrueTeacherPay } from './payroll/jobs.ts';
import { forgetSittings } from './placement/forget.ts';
import { scoreOverdue } from './placement/score-overdue.ts';
import { followRefunds } from './refunds/jobs.ts';
import { forgetReports } from './reports/jobs.ts';
import { forgetSecurityEvents } from './security/jobs.ts';
import type { Services } from './services.ts';
import { eraseLearners, eraseOnRequest } from './students/jobs.ts';
import { offerFreePlaces } from './waiting/jobs.ts';

/** Work that is done again and again by scanning due rows; safe in several processes at once by its own locks. */
export type Job = {
  name: string;
  everyMs: number;
  /** Does what is due and returns how many rows it handled; a full batch is followed by the next at once. */
  run(services: Services): Promise<number>;
};

/** Every repeated work of the school. */
export const JOBS: Job[] = [
  { name: 'tidy accounts', everyMs: 10 * 60_000, run: tidyAccounts },
  forgetSecurityEvents,
  { name: 'send mail', everyMs: 1000, run: sendDueMail },
  { name: 'score placement tests', everyMs: 5000, run: scoreOverdue },
  { name: 'forget placement tests', everyMs: 10 * 60_000, run: forgetSittings },
  expireOrders,
  pollPayments,
  removeForged,
  eraseLearners,
  eraseOnRequest,
  forgetImports,
  turnClassPauses,
  releaseStopped,
  offerFreePlaces,
  remindDayBefore,
  remindHourBefore,
  warnOfMissingTeachers,
  closeMeetings,
  expireCourses,
  freeEndedCourses,
  forgetReports,
  removeDropped,
  retryRefunds,
  followRefunds,
  countMonthsJob,
  postBalanceEvents,
  accrueTeacherPay,
  checkBooksDaily,
];

/** Starts all jobs, each after its own pause, never two runs of one job at once in this process. */
export async function startJobs(services: Services, jobs: Job[] = JOBS): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController();
  const loops = jobs.map((job) => loop(job, services, services.log, ending.signal));
  return {
    async stop() {
      ending.abort();
      await Promise.all(loops);
    },
  };
}

async function loop(
  job: Job,
  services: Services,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let handled = 0;
    try {
      handled = await job.run(services);
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed; it runs again');
    }
    if (handled === 0) await pause(job.everyMs, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, ms);
    timer.unref();
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      done();
    }
    signal.addEventListener('abort', finish);
  });
}
