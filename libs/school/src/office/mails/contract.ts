import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { staffReason } from '../../basics/contract-parts.ts';
import { pageQuery, pageSchema } from '../../basics/paging.ts';
import { ROLES } from '../../basics/roles.ts';
import { MAIL_FAULTS } from './rules.ts';

/** `failed`: tried and to be retried; `waiting`: not tried yet; `givenUp`: stopped by a person for good. */
export const MAIL_STATES = ['failed', 'waiting', 'givenUp'] as const;

export const mail = z.object({
  id: z.string(),
  /** Subject in the caller's language. */
  subject: z.string(),
  /** Address with its middle hidden. */
  to: z.string(),
  /** Its account; null if there is none any more. */
  account: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      /** The learner that links to a family's page. */
      learnerId: z.nullable(z.string()),
      /** Version of the account, required to change its address. */
      version: z.number(),
    }),
  ),
  state: z.enum([...MAIL_STATES, 'sent']),
  createdAt: z.string(),
  attempts: z.number(),
  /** Fault of the last attempt; null before the first. */
  fault: z.nullable(z.enum(MAIL_FAULTS)),
  /** The mail server's message. */
  faultText: z.nullable(z.string()),
  /** Next attempt in real time; null if there is none. */
  nextTryAt: z.nullable(z.string()),
  givenUp: z.nullable(z.object({ at: z.string(), reason: z.string() })),
});
export type MailRow = z.output<typeof mail>;

export const listMails = contract({
  method: 'GET',
  path: '/mails',
  who: ['admin'],
  summary: 'Undelivered outgoing mails, newest first; `q` searches addresses and names',
  query: z.extend(pageQuery, { state: z.optional(z.enum(MAIL_STATES)) }),
  reply: { 200: pageSchema(mail) },
});

const one = { params: z.object({ mailId: z.string() }) };
const problems = { 'mail.notFound': 404, 'mail.alreadySent': 409 };

export const sendMailAgain = contract({
  method: 'POST',
  path: '/mails/:mailId/send-again',
  who: ['admin'],
  summary: "Resend a failed, waiting or given-up mail to the account's current address",
  ...one,
  reply: { 200: mail },
  problems,
});

export const giveUpMail = contract({
  method: 'POST',
  path: '/mails/:mailId/give-up',
  who: ['admin'],
  summary: 'Give up sending a mail, with a reason',
  ...one,
  body: z.object({
    reason: staffReason,
  }),
  reply: { 200: mail },
  problems,
});

const letter = z.object({ id: z.string(), subject: z.string() });

export const listLetters = contract({
  method: 'GET',
  path: '/settings/letters',
  who: ['admin'],
  summary: 'All mails that the school can send, by subject',
  reply: { 200: z.object({ data: z.array(letter) }) },
});

export const letterPreview = contract({
  method: 'GET',
  path: '/settings/letters/:letterId',
  who: ['admin'],
  summary: 'One mail with example data in a language',
  params: z.object({ letterId: z.string().check(z.maxLength(80)) }),
  query: z.object({ lang: z._default(z.enum(['id', 'en']), 'id') }),
  reply: {
    200: z.object({
      id: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.string(),
      files: z.array(z.string()),
    }),
  },
  problems: { 'mail.noLetter': 404 },
});
export type LetterPreview = z.output<(typeof letterPreview)['reply'][200]>;
