import * as z from 'zod/mini';
import { email } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { staffReason } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { ACCESS } from '../../basics/roles.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { newTeacher } from '../../people/accounts/contract.ts';

/** Roles of staff. */
export const STAFF_ROLES = ['admin', 'finance', 'teacher'] as const;
/** Roles that an admin can invite here; teachers have their own page. */
export const OFFICE_ROLES = ['admin', 'finance'] as const;

export const member = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  access: z.enum(ACCESS),
  active: z.boolean(),
  /** True until the temporary password is replaced. */
  invited: z.boolean(),
  twoStep: z.boolean(),
  /** Last use; null without a valid session. */
  lastSeenAt: z.nullable(z.string()),
  /** True for the caller's own account. */
  self: z.boolean(),
  version: z.number(),
});
export type StaffMember = z.output<typeof member>;

/** Set while another approver has to decide; nothing has changed yet. */
const waitsUntil = z.nullable(z.string());
export const changedMember = z.extend(member, { waitsUntil });
/** Whoever may decide alone has the change of an approver's account applied at once, so that all of its refusals can occur. */
const askProblems = {
  'approvals.staffOnServer': 409,
  'approvals.changeWaiting': 409,
  'accounts.staffNotFound': 404,
  'accounts.twoStepNotOn': 409,
  'accounts.usernameTaken': 409,
  'accounts.emailTaken': 409,
} as const;

export const listStaff = contract({
  method: 'GET',
  path: '/staff',
  who: ['admin'],
  summary: 'All staff: admins, finance and teachers',
  query: z.extend(pageQueryBy(['name', 'role', 'status']), {
    role: z.optional(z.enum(STAFF_ROLES)),
    status: z.optional(z.enum(['active', 'inactive'])),
  }),
  reply: { 200: pageSchema(member) },
});

/**
 * The fields of Add Teacher with a reason and without a password, which the person sets through a mailed
 * link.
 */
export const newStaff = z.object({
  name: newTeacher.shape.name,
  username: newTeacher.shape.username,
  email,
  role: z.enum(OFFICE_ROLES),
  /** `read` makes a finance account an accountant's. */
  access: z._default(z.enum(ACCESS), 'full'),
  reason: staffReason,
});

export const inviteStaff = contract({
  method: 'POST',
  path: '/staff',
  who: ['admin'],
  confirmed: true,
  summary:
    'Open an admin or finance account, or request it from another approver; a mail brings the sign-in link',
  body: newStaff,
  reply: { 201: z.object({ member: z.nullable(member), waitsUntil }) },
  problems: askProblems,
});

export const inviteAgain = contract({
  method: 'POST',
  path: '/staff/:accountId/invitation',
  who: ['admin'],
  summary: 'Mail a new link to a person who has not set a password; the previous one ends',
  params: z.object({ accountId: z.string() }),
  reply: { 200: member },
  problems: { 'accounts.staffNotFound': 404, 'accounts.notInvited': 409 },
});

export const changeStaff = contract({
  method: 'PATCH',
  path: '/staff/:accountId',
  who: ['admin'],
  confirmed: true,
  summary: 'Deactivate or reactivate an admin or finance account; never one’s own or the last active admin',
  params: z.object({ accountId: z.string() }),
  body: z.object({ active: z.boolean(), reason: staffReason, version: seenVersion }),
  reply: { 200: changedMember },
  problems: {
    ...askProblems,
    'accounts.lastAdmin': 409,
    'accounts.ownAccount': 409,
    'accounts.teacherElsewhere': 409,
  },
});

export const resetStaffTwoStep = contract({
  method: 'POST',
  path: '/staff/:accountId/two-step/reset',
  who: ['admin'],
  confirmed: true,
  summary:
    'Turn two-step login off for a person who lost phone and recovery codes; all sessions end, and the owner is notified',
  params: z.object({ accountId: z.string() }),
  body: z.object({ reason: staffReason }),
  reply: { 200: changedMember },
  problems: {
    ...askProblems,
    'accounts.ownAccount': 409,
  },
});

export const endSessionsOf = contract({
  method: 'POST',
  path: '/accounts/:accountId/sessions/end',
  who: ['admin'],
  summary: 'End all sessions of another account, with a reason; the owner is notified',
  params: z.object({ accountId: z.string() }),
  body: z.object({ reason: staffReason }),
  reply: { 200: z.object({ ended: z.number() }) },
  problems: { 'accounts.staffNotFound': 404, 'accounts.ownAccount': 409 },
});

export const changeAddress = contract({
  method: 'PUT',
  path: '/accounts/:accountId/email',
  who: ['admin'],
  confirmed: true,
  summary:
    'Change the e-mail address of an account, with a reason; waiting mails follow it, and it must be verified again',
  params: z.object({ accountId: z.string() }),
  body: z.object({ email, reason: staffReason, version: seenVersion }),
  reply: { 200: z.object({ id: z.string(), version: z.number(), waitsUntil }) },
  problems: {
    ...askProblems,
    'accounts.ownAccount': 409,
  },
});
