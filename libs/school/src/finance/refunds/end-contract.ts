import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done, staffReason } from '../../basics/contract-parts.ts';
import { refundQuote } from './contract.ts';

const params = z.object({ enrolmentId: z.string() });

const problems = {
  'refunds.notFound': 404,
  'refunds.alreadyAsked': 409,
  'refunds.appealOpen': 409,
  'refunds.oldRules': 409,
  'refunds.tooFewLeft': 409,
  'refunds.shortCourse': 409,
  'refunds.programOver': 409,
  'refunds.ended': 409,
  'refunds.nothingPaid': 409,
  'refunds.nothingBack': 409,
} as const;

/** What ending a course would mean: rupiah owed back, meetings that have a time, and who is told. */
const courseEnd = z.object({
  quote: refundQuote,
  meetings: z.number(),
  /** Names: the family's account and the teachers of these meetings. */
  told: z.array(z.string()),
});
export type CourseEnd = z.output<typeof courseEnd>;

export const previewCourseEnd = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/end',
  who: ['admin'],
  summary: "What ending a course for the school's reasons would mean; writes nothing",
  params,
  reply: { 200: courseEnd },
  problems,
});

export const endCourse = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/end',
  who: ['admin'],
  confirmed: true,
  summary: "End a course for the school's reasons: its meetings lapse and a refund of what is owed opens",
  params,
  body: z.object({
    reason: staffReason,
    /** The sum of the preview; another one by now is refused. */
    amount: z.number().check(z.int(), z.minimum(0)),
  }),
  reply: { 200: done },
  problems: { ...problems, 'refunds.sumChanged': 409 },
});
