import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { decision } from '../../catalogue/policy/contract.ts';

export const REFUND_STATES = ['asked', 'approved', 'rejected', 'withdrawn'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/**
 * The states a family sees: `asked` (pending), `approved` (the course ended, the money is not sent yet), `returning`
 * (sent, not confirmed by the bank), `returned`, `rejected`, `withdrawn`.
 */
export const SHOWN_STATES = ['asked', 'approved', 'returning', 'returned', 'rejected', 'withdrawn'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** A decision with its calculation (`reason`), and the amount in whole rupiah; 0 unless `allowed`. */
export const refundQuote = z.extend(decision, { amount: z.number() });
export type SentRefundQuote = z.output<typeof refundQuote>;

export const refundRequest = z.object({
  id: z.string(),
  state: z.enum(REFUND_STATES),
  askedAt: z.string(),
  reason: z.string(),
  /** As of the request; later meetings do not change it. */
  quote: refundQuote,
  amount: z.number(),
  /** The day by which the school answers; null under course rules 1. */
  answerBy: z.nullable(z.string()),
  /** The school ended the course, so the money is owed: nobody rejects or withdraws it. */
  endedBySchool: z.boolean(),
  decidedAt: z.nullable(z.string()),
  decidedReason: z.nullable(z.string()),
  /** The state as the family sees it, including the way of the money. */
  shown: z.enum(SHOWN_STATES),
  /** How the money is returned, once approved. */
  path: z.nullable(z.enum(['provider', 'transfer'])),
  /** When the family had the money back; null before. */
  returnedAt: z.nullable(z.string()),
});
export type RefundRequest = z.output<typeof refundRequest>;

export const refundView = z.object({
  enrolmentId: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  /** The class's name, or the package's before there is a class. */
  courseName: z.string(),
  /** The quote for a request made now. */
  quote: refundQuote,
  /**
   * What asking now would mean under course rules 2: the day of the answer, meetings that are held back until then, and
   * planned ones that take place. Null under rules 1, and where nothing can be asked for.
   */
  asking: z.nullable(z.object({ answerBy: z.string(), heldBack: z.number(), takesPlace: z.number() })),
  /** The active request (asked or approved), or null. */
  request: z.nullable(refundRequest),
  /** All requests of this course, the newest first. */
  history: z.array(refundRequest),
});
export type RefundView = z.output<typeof refundView>;

const ofEnrolment = z.object({ enrolmentId: z.string() });

export const getRefund = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/refund',
  who: ['student', 'admin'],
  summary: 'The refund of this course if requested now, with its arithmetic, and any request',
  params: ofEnrolment,
  reply: { 200: refundView },
  problems: { 'refunds.notFound': 404 },
});

/** A refusal gives the same reason as the quote. */
export const askRefund = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/refund',
  who: ['student'],
  summary: 'Request a refund; the current quote is kept',
  params: ofEnrolment,
  body: z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(1000, 'tooLong'))) }),
  reply: { 201: refundView },
  problems: {
    'refunds.notFound': 404,
    'refunds.alreadyAsked': 409,
    'refunds.tooFewLeft': 409,
    'refunds.shortCourse': 409,
    'refunds.programOver': 409,
    'refunds.ended': 409,
    'refunds.nothingPaid': 409,
    'refunds.nothingBack': 409,
  },
});

export const withdrawRefund = contract({
  method: 'DELETE',
  path: '/enrolments/:enrolmentId/refund',
  who: ['student'],
  summary: 'Withdraw a refund request that is undecided',
  params: ofEnrolment,
  reply: { 200: refundView },
  problems: {
    'refunds.notFound': 404,
    'refunds.notAsked': 409,
    'refunds.decided': 409,
    'refunds.endedBySchool': 409,
    'meetings.learnerBusy': 409,
    'meetings.teacherBusy': 409,
  },
});
