import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { typedPassword } from '../../people/accounts/contract.ts';

export const ownErasure = z.object({
  /** Until `dueAt` the family can take it back. */
  request: z.nullable(z.object({ askedAt: z.string(), dueAt: z.string() })),
  /** What the school settles first: running courses, orders that wait for money or are looked into, money on its way back. */
  blockedBy: z.object({ courses: z.number(), orders: z.number(), refunds: z.number() }),
  goes: z.object({
    learners: z.array(z.string()),
    tests: z.number(),
    reports: z.number(),
    messages: z.number(),
  }),
  /** Records that the books keep, without names. */
  stays: z.object({ orders: z.number(), receipts: z.number() }),
});
export type OwnErasure = z.output<typeof ownErasure>;

export const readOwnErasure = contract({
  method: 'GET',
  path: '/user/erasure',
  who: ['student'],
  summary: "What erasing the caller's account would delete, what the books keep, and what stands in its way",
  reply: { 200: ownErasure },
});

export const askOwnErasure = contract({
  method: 'POST',
  path: '/user/erasure',
  who: ['student'],
  summary: "Schedule the erasure of the caller's account in seven days",
  body: z.object({ password: typedPassword }),
  reply: { 201: ownErasure },
  problems: {
    'accounts.wrongPassword': 409,
    'accounts.tooManyAttempts': 429,
    'accounts.erasureBlocked': 409,
  },
});

export const callOffOwnErasure = contract({
  method: 'DELETE',
  path: '/user/erasure',
  who: ['student'],
  summary: "Cancel the erasure of the caller's account",
  reply: { 200: ownErasure },
  problems: { 'students.noErasure': 409 },
});
