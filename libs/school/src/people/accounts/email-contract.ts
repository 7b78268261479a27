import * as z from 'zod/mini';
import { email } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { done, filled } from '../../basics/contract-parts.ts';
import type { Role } from '../../basics/roles.ts';
import { typedPassword } from './contract.ts';

/** Hours in which a new address is confirmed, and days in which the old one can undo the change. */
export const CONFIRMED_WITHIN_HOURS = 24;
export const UNDONE_WITHIN_DAYS = 7;

/** Admins and finance approve money; somebody else changes their address (docs/product/accounts.md#e-mail-address). */
export const CHANGES_OWN_EMAIL: readonly Role[] = ['student', 'teacher'];

const emailState = z.object({
  email: z.string(),
  verified: z.boolean(),
  /** The new address that waits for its confirmation, and until when. */
  change: z.nullable(z.object({ email: z.string(), endsAt: z.string() })),
});

export const readEmail = contract({
  method: 'GET',
  path: '/user/email',
  who: 'signedIn',
  summary: "The caller's e-mail address, and the new one that waits to be confirmed",
  reply: { 200: emailState },
});

export const askEmailChange = contract({
  method: 'POST',
  path: '/user/email',
  who: CHANGES_OWN_EMAIL,
  summary: 'Ask for another e-mail address; the reply is the same for an address that is taken',
  body: z.object({ email, password: typedPassword }),
  reply: { 202: emailState },
  problems: { 'accounts.emailSame': 409, 'accounts.wrongPassword': 409, 'accounts.tooManyAttempts': 429 },
});

export const cancelEmailChange = contract({
  method: 'DELETE',
  path: '/user/email/change',
  who: CHANGES_OWN_EMAIL,
  summary: 'Take back a request for another e-mail address',
  reply: { 200: emailState },
  problems: { 'accounts.noEmailChange': 409 },
});

const mailedToken = z.object({ token: z.string().check(filled) });

export const confirmEmailChange = contract({
  method: 'POST',
  path: '/auth/email-change/confirm',
  who: 'public',
  summary: 'Change to the new e-mail address with the one-time token mailed to it',
  body: mailedToken,
  reply: { 200: done },
  problems: { 'accounts.linkOver': 409, 'accounts.emailTaken': 409 },
});

export const stopEmailChange = contract({
  method: 'POST',
  path: '/auth/email-change/stop',
  who: 'public',
  summary: 'Stop or undo a change of e-mail address with the one-time token mailed to the old one',
  body: mailedToken,
  /** `restored`: the change had been made and is undone. */
  reply: { 200: z.extend(done, { restored: z.boolean() }) },
  problems: { 'accounts.linkOver': 409, 'accounts.emailTaken': 409 },
});
