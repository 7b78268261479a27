import * as z from 'zod/mini';
import { email } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { done, filled, staffReason } from '../../basics/contract-parts.ts';
import { personName } from '../../basics/person-name.ts';
import { MAY } from '../../people/guardians/guardian.ts';
import { RELATIONS } from '../../people/learners/contract.ts';

const learnerName = z.object({ id: z.string(), name: z.string() });
const may = z.enum(MAY, 'required');
const relation = z.enum(RELATIONS, 'required');

/** Of a guardian who accepted: name and address of their own account; before that, as they were typed. */
export const guardian = z.object({
  id: z.string(),
  name: z.string(),
  relation,
  may,
  email: z.string(),
  learners: z.array(learnerName),
  /** `over`: the invitation can no longer be accepted. */
  state: z.enum(['invited', 'over', 'accepted']),
  /** Until when the invitation can be accepted; null once it was. */
  endsAt: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
});
export type Guardian = z.output<typeof guardian>;

/** What the first guardian of other learners lets the reader do. */
const sharedWithMe = z.object({
  id: z.string(),
  by: z.string(),
  may,
  learners: z.array(learnerName),
});
export type SharedWithMe = z.output<typeof sharedWithMe>;

export const listGuardians = contract({
  method: 'GET',
  path: '/guardians',
  who: ['student'],
  summary: 'The second guardians of this account, with open invitations, and what others share with it',
  reply: { 200: z.object({ data: z.array(guardian), sharedWithMe: z.array(sharedWithMe) }) },
});

const grant = { may, learnerIds: z.array(z.string()).check(z.minLength(1, 'required'), z.maxLength(12)) };

export const guardianForm = z.object({ name: personName, relation, email, ...grant });
export const grantForm = z.object(grant);

const params = z.object({ guardianId: z.string() });
const notFound = { 'guardians.notFound': 404 } as const;

export const inviteGuardian = contract({
  method: 'POST',
  path: '/guardians',
  who: ['student'],
  summary: 'Invite a second guardian of some children by mail; the link works once, for seven days',
  body: guardianForm,
  reply: { 201: guardian },
  problems: {
    'guardians.learnerNotFound': 404,
    'guardians.ownAddress': 409,
    'guardians.already': 409,
    'guardians.max': 409,
  },
});

export const inviteGuardianAgain = contract({
  method: 'POST',
  path: '/guardians/:guardianId/invitation',
  who: ['student'],
  summary: 'Mail a new link; the one before ends',
  params,
  reply: { 200: guardian },
  problems: notFound,
});

export const changeGuardian = contract({
  method: 'PUT',
  path: '/guardians/:guardianId',
  who: ['student'],
  summary: 'Change which children are shared with a second guardian, and what they may do; it acts at once',
  params,
  body: grantForm,
  reply: { 200: guardian },
  problems: { ...notFound, 'guardians.learnerNotFound': 404 },
});

export const endGuardian = contract({
  method: 'DELETE',
  path: '/guardians/:guardianId',
  who: ['student'],
  summary: 'End sharing, by either guardian, or withdraw an invitation; it acts at once',
  params,
  reply: { 200: done },
  problems: notFound,
});

export const endGuardianBySchool = contract({
  method: 'POST',
  path: '/students/:learnerId/guardians/:guardianId/end',
  who: ['admin'],
  summary: 'End what a second guardian may do for all children of a family, with a reason that both are told',
  params: z.object({ learnerId: z.string(), guardianId: z.string() }),
  body: z.object({ reason: staffReason }),
  reply: { 200: done },
  problems: notFound,
});

const token = z.object({ token: z.string('required').check(filled, z.maxLength(100, 'tooLong')) });

export const readInvitation = contract({
  method: 'POST',
  path: '/guardians/invitation',
  who: 'public',
  summary: 'What an invitation to be a second guardian is about, for whoever has its link',
  body: token,
  reply: {
    200: z.object({
      by: z.string(),
      name: z.string(),
      /** The invited address: only an account that has it accepts. */
      email: z.string(),
      /** Whether an account has this address. */
      registered: z.boolean(),
      may,
      learners: z.array(z.string()),
      endsAt: z.string(),
    }),
  },
  problems: { 'guardians.linkOver': 404 },
});

export const acceptInvitation = contract({
  method: 'POST',
  path: '/guardians/accept',
  who: ['student'],
  summary: 'Accept an invitation with the account of the invited address',
  body: token,
  reply: { 200: done },
  problems: { 'guardians.linkOver': 404, 'guardians.otherAddress': 409, 'guardians.already': 409 },
});
