import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done } from '../../basics/contract-parts.ts';

/** Jobs that set aside records they cannot handle, so that the others go on. */
export const SET_ASIDE_JOBS = [
  'absences.ask',
  'absences.cancel',
  'analytics.count',
  'attendance.close',
  'attendance.end',
  'attendance.free',
  'attendance.warn',
  'finance.post',
  'learners.erase',
  'meetings.freeze',
  'meetings.release',
  'meetings.remindDay',
  'meetings.remindHour',
  'offers.choose',
  'offers.offer',
  'pay.accrue',
  'payments.refunds',
  'placement.score',
  'plans.repair',
  'refunds.tell',
  'students.erase',
  'waiting.offer',
] as const;
export type SetAsideJob = (typeof SET_ASIDE_JOBS)[number];

/** Every job by its one name: in the log, in what is set aside, among the late ones and in the texts. */
export const JOB_NAMES = [
  ...SET_ASIDE_JOBS,
  'accounts.tidy',
  'backup.base',
  'backup.drill',
  'classes.pauses',
  'documents.remove',
  'finance.check',
  'importing.forget',
  'mail.send',
  'payments.expire',
  'payments.forged',
  'payments.poll',
  'placement.forget',
  'recovery.ask',
  'reports.forget',
  'security.forget',
  'teachers.check',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

export const retrySetAside = contract({
  method: 'POST',
  path: '/jobs/:job/set-aside/:recordId/retry',
  who: ['admin'],
  summary: 'Retry a record that a job has set aside; a record handled in the meantime stays as it is',
  params: z.object({ job: z.enum(SET_ASIDE_JOBS), recordId: z.string() }),
  reply: { 200: done },
});
