import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { TASK_REASONS } from '../../sales/payments/staff-contract.ts';

/** How many tasks of each kind the finance home shows, oldest first; their count includes the others. */
export const SHOWN_TASKS = 5;

/** A payment task that is not done. */
const waitingPayment = z.object({
  id: z.string(),
  reason: z.enum(TASK_REASONS),
  /** Null for money of an order that the school does not know. */
  payer: z.nullable(z.string()),
  packageName: z.nullable(z.string()),
  since: z.string(),
});

/** A course whose balance events could not be posted, so that they are missing in the books. */
const waitingPosting = z.object({
  enrolmentId: z.string(),
  learnerName: z.string(),
  packageName: z.string(),
  /** Balance events that wait. */
  events: z.number(),
  /** SQLSTATE or the name of the error. */
  fault: z.string(),
  tries: z.number(),
  since: z.string(),
  nextTryAt: z.string(),
});
export type WaitingPosting = z.output<typeof waitingPosting>;

const listOf = <T extends z.ZodMiniType>(item: T) => z.object({ count: z.number(), items: z.array(item) });

/** What needs a person of finance: it stays listed until it has an outcome. */
export const financeTasks = z.object({
  payments: listOf(waitingPayment),
  postings: listOf(waitingPosting),
});
export type FinanceTasks = z.output<typeof financeTasks>;

export const postCourse = contract({
  method: 'POST',
  path: '/finance/postings/:enrolmentId',
  who: ['finance', 'admin'],
  summary: 'Post the balance events of a course that were set aside; the answer says how many were posted',
  params: z.object({ enrolmentId: z.string() }),
  reply: { 200: z.object({ posted: z.number() }) },
  problems: { 'finance.postingNotFound': 404, 'finance.postingFails': 409 },
});
