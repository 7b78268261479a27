import { forgetSittings } from './assessment/placement/forget.ts';
import { scoreOverdue } from './assessment/placement/score-overdue.ts';
import { checkBooksDaily, postBalanceEvents } from './finance/books/jobs.ts';
import { accrueTeacherPay } from './finance/payroll/jobs.ts';
import { followRefunds } from './finance/refunds/jobs.ts';
import { askSubstitutes, cancelUncovered } from './learning/absences/jobs.ts';
import {
  closeMeetings,
  expireCourses,
  freeEndedCourses,
  warnOfMissingTeachers,
} from './learning/attendance/jobs.ts';
import { turnClassPauses } from './learning/classes/jobs.ts';
import { freezeNumbers } from './learning/meetings/freeze-numbers.ts';
import { releaseStopped } from './learning/meetings/release-stopped.ts';
import { remindEarly, remindLast } from './learning/meetings/remind.ts';
import { chooseTimes } from './learning/offered-times/choose-times.ts';
import { offerNewTimes } from './learning/offered-times/offer-times.ts';
import { repairPlans } from './learning/repairs/jobs.ts';
import { forgetReports } from './learning/reports/jobs.ts';
import { checkPublishedProfiles } from './learning/teachers/check-profiles.ts';
import { offerFreePlaces } from './learning/waiting/jobs.ts';
import { sendDueMail } from './messaging/mail/send-due.ts';
import { countMonthsJob } from './office/analytics/jobs.ts';
import { forgetImports } from './office/imports/jobs.ts';
import { askAfterRestore } from './office/recovery/ask-provider.ts';
import { backUpDaily, drillWeekly } from './office/recovery/jobs.ts';
import { eraseLearners, eraseOnRequest } from './office/students/jobs.ts';
import { tidyAccounts } from './people/accounts/jobs.ts';
import { forgetSecurityEvents } from './people/security/jobs.ts';
import { removeDropped } from './platform/documents/jobs.ts';
import type { Job } from './platform/jobs/run-jobs.ts';
import { expireOrders, pollPayments, removeForged, retryRefunds } from './sales/payments/jobs.ts';

/** All periodic jobs of the school. */
export const JOBS: Job[] = [
  { name: 'accounts.tidy', everyMs: 10 * 60_000, run: tidyAccounts },
  forgetSecurityEvents,
  { name: 'mail.send', everyMs: 1000, run: (services, ending) => sendDueMail(services, { ending }) },
  scoreOverdue,
  { name: 'placement.forget', everyMs: 10 * 60_000, run: forgetSittings },
  expireOrders,
  pollPayments,
  removeForged,
  eraseLearners,
  eraseOnRequest,
  forgetImports,
  turnClassPauses,
  releaseStopped,
  freezeNumbers,
  offerNewTimes,
  chooseTimes,
  repairPlans,
  offerFreePlaces,
  askSubstitutes,
  cancelUncovered,
  remindEarly,
  remindLast,
  warnOfMissingTeachers,
  closeMeetings,
  expireCourses,
  freeEndedCourses,
  forgetReports,
  checkPublishedProfiles,
  removeDropped,
  retryRefunds,
  followRefunds,
  countMonthsJob,
  postBalanceEvents,
  accrueTeacherPay,
  checkBooksDaily,
  askAfterRestore,
  backUpDaily,
  drillWeekly,
];
