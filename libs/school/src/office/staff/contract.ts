import * as z from 'zod/mini';
import { APPROVAL_PROBLEMS } from '../../basics/approval.ts';
import { contract } from '../../basics/contract.ts';
import { staffReason } from '../../basics/contract-parts.ts';
import { pageQuery, pageSchema } from '../../basics/paging.ts';
import { ACCESS } from '../../basics/roles.ts';

const approvers = ['finance', 'admin'] as const;

/** What can wait for approval: a change of a staff account, a prepared refund, a draft pay run. */
export const APPROVAL_KINDS = ['staff', 'refund', 'payRun'] as const;
export const STAFF_CHANGES = ['invite', 'address', 'reactivate', 'twoStep'] as const;
export type StaffChangeKind = (typeof STAFF_CHANGES)[number];

const pendingApproval = z.object({
  kind: z.enum(APPROVAL_KINDS),
  id: z.string(),
  /** Name of the account or learner; null for a pay run. */
  name: z.nullable(z.string()),
  /** Whole rupiah; null for a staff change. */
  amount: z.nullable(z.number()),
  /** First and last day of a pay run; null for the other kinds. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Name of the person who requested it; null if there is none. */
  by: z.nullable(z.string()),
  /** When it was requested. */
  at: z.string(),
  /** True if the caller requested it: another person must decide. */
  own: z.boolean(),
  /** When a staff change expires; null for the other kinds. */
  endsAt: z.nullable(z.string()),
  change: z.nullable(
    z.object({
      what: z.enum(STAFF_CHANGES),
      reason: z.string(),
      /** The new address of the account, or the address of the invited person. */
      email: z.nullable(z.string()),
      role: z.enum(['admin', 'finance']),
      access: z.enum(ACCESS),
    }),
  ),
});
export type PendingApproval = z.output<typeof pendingApproval>;

export const listPendingApprovals = contract({
  method: 'GET',
  path: '/approvals',
  who: approvers,
  summary: 'Everything waiting for a second approver, oldest first',
  query: pageQuery,
  reply: { 200: pageSchema(pendingApproval) },
});

const changeParams = z.object({ changeId: z.string() });
const decided = z.object({ id: z.string(), state: z.enum(['approved', 'rejected']) });
const problems = { 'approvals.changeNotFound': 404, 'approvals.changeOver': 409 } as const;

export const approveStaffChange = contract({
  method: 'POST',
  path: '/staff-changes/:changeId/approve',
  who: approvers,
  confirmed: true,
  summary: "Approve another account's change of an admin or finance account; it takes effect at once",
  params: changeParams,
  body: z.object({
    /** Required from the only approver. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300, 'tooLong'))),
  }),
  reply: { 200: decided },
  problems: {
    ...problems,
    ...APPROVAL_PROBLEMS,
    'approvals.secondNeeded': 409,
    'approvals.reasonNeeded': 400,
    'accounts.staffNotFound': 404,
    'accounts.twoStepNotOn': 409,
    'accounts.usernameTaken': 409,
    'accounts.emailTaken': 409,
  },
});

export const rejectStaffChange = contract({
  method: 'POST',
  path: '/staff-changes/:changeId/reject',
  who: approvers,
  confirmed: true,
  summary: 'Reject a change of a staff account, or withdraw one’s own',
  params: changeParams,
  body: z.object({
    reason: staffReason,
  }),
  reply: { 200: decided },
  problems,
});
