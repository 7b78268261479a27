import * as z from 'zod/mini';
import { APPROVAL_PROBLEMS } from '../../basics/approval.ts';
import { contract } from '../../basics/contract.ts';
import { requiredText } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { balance } from '../../catalogue/policy/contract.ts';
import { refundQuote, SHOWN_STATES } from './contract.ts';

const finance = ['finance', 'admin'] as const;
const person = z.nullable(z.object({ id: z.string(), name: z.string() }));

/**
 * The money of an approved request: a `refund` of the payments feature, sent by the provider or transferred by hand.
 */
export const refundMoney = z.object({
  /** Its own id: proof, confirmation, retry and change to a transfer go to `/payments/refunds/:refundId/…`. */
  refundId: z.string(),
  path: z.enum(['provider', 'transfer']),
  /**
   * `asked`: being sent to the provider, or a transfer not made yet. `sent`: accepted, not confirmed by the bank.
   * `refused`: refused by the provider, a transfer is needed. `confirmed`: back with the family.
   */
  state: z.enum(['asked', 'sent', 'confirmed', 'refused']),
  amount: z.number(),
  askedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  /** A picture or PDF of the transfer is stored; under `/payments/refunds/:refundId/proof`. */
  hasProof: z.boolean(),
  /** What the caller may do about it next. */
  next: z.array(z.enum(['retry', 'transferInstead', 'addProof', 'confirm'])),
});
export type RefundMoney = z.output<typeof refundMoney>;

/** A request as finance sees it. */
export const staffRefund = z.object({
  id: z.string(),
  enrolmentId: z.string(),
  orderId: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  /** Who paid, and how to reach them. */
  payer: z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  courseName: z.string(),
  shown: z.enum(SHOWN_STATES),
  askedAt: z.string(),
  /** The day by which the school answers; null under course rules 1. */
  answerBy: z.nullable(z.string()),
  /** The school ended the course, so the money is owed: it is not rejected. */
  endedBySchool: z.boolean(),
  /** The family's text, or why the school ended the course. */
  reason: z.string(),
  /** Whole rupiah, as quoted with the request. */
  amount: z.number(),
  /** The first account, which reviewed and proposed it; another one approves. */
  preparedBy: person,
  preparedAt: z.nullable(z.string()),
  decidedBy: person,
  decidedAt: z.nullable(z.string()),
  decidedReason: z.nullable(z.string()),
  /** Proposed and approved by the only account there is. */
  selfApproved: z.boolean(),
  money: z.nullable(refundMoney),
  version: z.number(),
});
export type StaffRefund = z.output<typeof staffRefund>;

/**
 * The caller's next step: `prepare` (first account), `approve` (second account), `approveAlone` (the only account:
 * with a reason, flagged), `waitForOther` (proposed by the caller), `notYet` (from `approveFrom` on), `notAlone` (an
 * approver was lost in the last 30 days, and the money would not return to the paying account). Rejecting is
 * possible unless the school ended the course.
 */
export const REFUND_STEPS = [
  'prepare',
  'approve',
  'approveAlone',
  'waitForOther',
  'notYet',
  'notAlone',
] as const;
export type RefundStep = (typeof REFUND_STEPS)[number];

export const staffRefundDetail = z.extend(staffRefund, {
  /** The decision with its calculation, as of the request. */
  quote: refundQuote,
  /** The quote for a request made now; differs when meetings were held since. */
  quoteNow: refundQuote,
  balance: z.omit(balance, { weeks: true, perWeek: true }),
  pricePaid: z.number(),
  receiptNumber: z.nullable(z.string()),
  /** How the family paid, e.g. `gopay`; decides whether the provider can refund it or a transfer is needed. */
  paymentType: z.nullable(z.string()),
  path: z.enum(['provider', 'transfer']),
  /** Planned meetings that end with the course; those in progress are finished. */
  meetingsToFree: z.number(),
  step: z.nullable(z.enum(REFUND_STEPS)),
  /** When the caller may approve it, if that is in the future. */
  approveFrom: z.nullable(z.string()),
  history: z.array(
    z.object({
      at: z.string(),
      action: z.string(),
      by: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type StaffRefundDetail = z.output<typeof staffRefundDetail>;

export const listRefunds = contract({
  method: 'GET',
  path: '/refunds',
  who: finance,
  summary: 'Refund requests, longest waiting first; `q` searches learner, payer and course',
  query: z.extend(pageQueryBy(['askedAt', 'amount']), {
    /** `open`: everything that needs attention: asked, approved, returning. */
    state: z._default(z.enum(['open', 'all', ...SHOWN_STATES]), 'open'),
  }),
  reply: {
    200: z.extend(pageSchema(staffRefund), {
      counts: z.object({ asked: z.number(), approved: z.number(), returning: z.number() }),
    }),
  },
});

const ofRequest = z.object({ requestId: z.string() });
const found = { 'refunds.requestNotFound': 404 } as const;
const waiting = { ...found, 'refunds.decided': 409, 'common.stale': 409 } as const;

export const getStaffRefund = contract({
  method: 'GET',
  path: '/refunds/:requestId',
  who: finance,
  summary: 'One refund request with its arithmetic, course and history',
  params: ofRequest,
  reply: { 200: staffRefundDetail },
  problems: found,
});

export const prepareRefund = contract({
  method: 'POST',
  path: '/refunds/:requestId/prepare',
  who: finance,
  summary: 'Prepare a refund as the first account; another one approves it',
  params: ofRequest,
  body: z.object({ version: seenVersion }),
  reply: { 200: staffRefundDetail },
  problems: waiting,
});

/** Ends the course, frees its times and sends the money. Repeating it is one approval. */
export const approveRefund = contract({
  method: 'POST',
  path: '/refunds/:requestId/approve',
  who: finance,
  confirmed: true,
  summary: 'Approve a refund: the course ends, its times are free and the money is returned',
  params: ofRequest,
  body: z.object({
    version: seenVersion,
    /** Required from the only account there is. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
  }),
  reply: { 200: staffRefundDetail },
  problems: {
    ...waiting,
    'refunds.notPrepared': 409,
    'refunds.secondNeeded': 409,
    'refunds.reasonNeeded': 400,
    'refunds.moneyGone': 409,
    'refunds.appealOpen': 409,
    ...APPROVAL_PROBLEMS,
  },
});

export const rejectRefund = contract({
  method: 'POST',
  path: '/refunds/:requestId/reject',
  who: finance,
  summary: 'Reject a refund with a reason for the family; the course continues',
  params: ofRequest,
  body: z.object({
    version: seenVersion,
    reason: requiredText(1000),
  }),
  reply: { 200: staffRefundDetail },
  problems: {
    ...waiting,
    'refunds.endedBySchool': 409,
    'meetings.learnerBusy': 409,
    'meetings.teacherBusy': 409,
  },
});
