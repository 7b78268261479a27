import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageSchema, plainPageQuery } from '../../basics/paging.ts';
import { ROLES } from '../../basics/roles.ts';
import { SECURITY_KINDS } from '../../platform/security/rules.ts';

const event = z.object({
  id: z.string(),
  kind: z.enum(SECURITY_KINDS),
  /** The number of equal events within this minute. */
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The account it was about; null for unknown names and strangers. */
  account: z.nullable(z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) })),
  /** Null for a flood that was counted together. */
  address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  /** Method and path pattern of the call, and the code of its refusal. */
  call: z.nullable(z.string()),
  code: z.nullable(z.string()),
});
export type SecurityEventRow = z.output<typeof event>;

export const listSecurityEvents = contract({
  method: 'GET',
  path: '/security-events',
  who: ['admin'],
  summary: 'Failed, refused and delayed sign-ins and denied requests of the last 90 days, newest first',
  query: z.extend(plainPageQuery, {
    kind: z.optional(z.enum(SECURITY_KINDS)),
    /** Filters by account id. */
    person: z.optional(z.uuid()),
    address: z.optional(z.string().check(z.trim(), z.maxLength(45))),
    /** Days in the school's calendar, both included. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
  }),
  reply: { 200: pageSchema(event) },
});
