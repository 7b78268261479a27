import * as z from 'zod/mini';

/** Kinds of work for an admin. Each is counted, and the first few items are listed. */
export const WORK_KINDS = [
  'meetingToCover',
  'waitingForClass',
  'bookingRequest',
  'level',
  'levelAgain',
  'levelMove',
  'appeal',
  'teacherDispute',
  'familyCall',
  'payment',
  'refund',
  'payRun',
  'staffChange',
  'teacherWithoutHours',
  'teacherClearance',
  'profileNamesLearner',
  'classWithoutLink',
  'planRepaired',
  'mailFailed',
  'setAside',
  'drillFailed',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const workItem = z.object({
  /**
   * Id of the record: enrolment (also for levels), payment task, refund request, pay run, teacher (also for a meeting to
   * cover), class (also for questioned forfeits and repairs), mail, the record set aside or the run of a drill.
   */
  id: z.string(),
  /** Name of the learner, teacher or class, a mail's address, the author of a pay run, or what a drill found. */
  name: z.string(),
  /**
   * Course and level, a teacher's name, number and class of a meeting (`12/Conversation · Adult Advanced`), first and last day
   * of a pay run (`2026-11-01/2026-11-30`), the kind of a task or mail, or the job and error code (`finance.post|23505`).
   */
  about: z.nullable(z.string()),
  /** The learner to link to; null if it is about none. */
  learnerId: z.nullable(z.string()),
  /** Deadline; null without one. */
  dueAt: z.nullable(z.string()),
  /** Waiting since. */
  since: z.string(),
});
export type WorkItem = z.output<typeof workItem>;

/** One kind of work: how much of it there is, and the first of it. */
export const workGroup = z.object({ kind: z.enum(WORK_KINDS), count: z.number(), items: z.array(workItem) });
export type WorkGroup = z.output<typeof workGroup>;
