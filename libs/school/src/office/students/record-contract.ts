import * as z from 'zod/mini';
import { email } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { staffReason } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { ZONES } from '../../basics/instants.ts';
import { personName, personNameOrNone } from '../../basics/person-name.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { profileFormWithoutPhone } from '../../people/accounts/profile-contract.ts';

/** What an admin may correct of a learner and of the account that the learner belongs to. */
export const RECORD_FIELDS = ['name', 'birthDate', 'ownerName', 'phone', 'email', 'zone'] as const;
export type RecordField = (typeof RECORD_FIELDS)[number];

const ofStudent = z.object({ learnerId: z.string() });

const familyRecord = z.object({
  kind: z.enum(['self', 'child']),
  /** The learner's name; an adult who learns has the account's name. */
  name: z.string(),
  birthDate: z.nullable(z.string()),
  /** The account's name, as receipts show it; empty while none is known. */
  ownerName: z.string(),
  phone: z.nullable(z.string()),
  email: z.string(),
  /** Null means the school's zone. */
  zone: z.nullable(z.enum(ZONES)),
  /** Rises with every change of learner, account or mail preferences. */
  version: z.number(),
});
export type FamilyRecord = z.output<typeof familyRecord>;

export const getRecord = contract({
  method: 'GET',
  path: '/students/:learnerId/record',
  who: ['admin'],
  summary: 'What an admin may correct of a learner and its family',
  params: ofStudent,
  reply: { 200: familyRecord },
  problems: { 'learners.notFound': 404 },
});

export const changeRecord = contract({
  method: 'PUT',
  path: '/students/:learnerId/record',
  who: ['admin'],
  confirmed: true,
  summary: "Correct a family's record; the family is told, also at the address before",
  params: ofStudent,
  body: z.object({
    name: personName,
    /** Null only while it is unknown. */
    birthDate: z.nullable(calendarDay),
    /** Not used where the learner is the account's adult. */
    ownerName: personNameOrNone,
    /** Empty where there is none. */
    phone: profileFormWithoutPhone.shape.phone,
    email,
    zone: z.nullable(z.enum(ZONES)),
    reason: staffReason,
    version: seenVersion,
  }),
  reply: { 200: familyRecord },
  /** `common.stale` has `current`, the record as it is now, with `changed`. */
  problems: {
    'learners.notFound': 404,
    'learners.tooYoung': 409,
    'learners.notAChild': 409,
    'learners.selfUnderAge': 409,
    'accounts.emailTaken': 409,
    'common.stale': 409,
  },
});
