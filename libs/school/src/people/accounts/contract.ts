import * as z from 'zod/mini';
import { email, phone } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { done, filled, requiredText } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { personName, personNameOrNone } from '../../basics/person-name.ts';
import { ACCESS } from '../../basics/roles.ts';

export const username = z
  .string('required')
  .check(z.trim(), filled, z.regex(/^[A-Za-z0-9._-]{3,32}$/, 'usernameShape'));
/** Families: at least 6 characters (docs/product/accounts.md#passwords); the upper bound keeps hashing cheap. */
export const password = z
  .string('required')
  .check(filled, z.minLength(6, 'passwordShort'), z.maxLength(512, 'tooLong'));
export const typedPassword = z.string('required').check(filled, z.maxLength(512, 'tooLong'));

const matching = z.refine<{ password: string; confirmPassword?: string }>(
  (b) => b.confirmPassword === undefined || b.password === b.confirmPassword,
  { path: ['confirmPassword'], error: 'passwordsDiffer' },
);

/** The fields of the registration screen (docs/product/accounts.md#registration). */
export const registration = z
  .object({
    username,
    email,
    phone,
    password,
    confirmPassword: z.string('required').check(filled),
    role: z.optional(z.string()),
  })
  .check(matching);

/**
 * Add Teacher (docs/product/accounts.md#staff-accounts): all four required; the password is temporary and follows the
 * staff rules.
 */
export const newTeacher = z.object({
  name: personName,
  username,
  email,
  password: z
    .string('required')
    .check(filled, z.minLength(12, 'passwordShortStaff'), z.maxLength(512, 'tooLong')),
});

type RegistrationCall = {
  phone?: string | undefined;
  confirmPassword?: string | undefined;
  role?: string | undefined;
};

/** A family fills in every field; `when` names this one beside others that are at fault. */
const filledByFamilies = (field: 'phone' | 'confirmPassword') =>
  z.refine<RegistrationCall>(
    (b) => (b.role !== undefined && b.role !== '' && b.role !== 'student') || b[field] !== undefined,
    { path: [field], error: 'required', when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** The input of `/auth/register`: a family's registration, or an admin's `{name, username, email, password, role}`. */
const registrationCall = z
  .object({
    username,
    email,
    password,
    phone: z.optional(phone),
    confirmPassword: z.optional(z.string().check(filled)),
    name: z.optional(personNameOrNone),
    role: z.optional(z.string()),
  })
  .check(matching, filledByFamilies('phone'), filledByFamilies('confirmPassword'));

export const loginForm = z.object({
  username: requiredText(254),
  password: typedPassword,
});

export const signedIn = z.object({ token: z.string(), roles: z.array(z.string()) });
const twoStepNeeded = z.object({ twoStep: z.literal(true), challenge: z.string() });
export const profile = z.object({ full_name: z.nullable(z.string()), photo_url: z.nullable(z.string()) });

export const me = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  roles: z.array(z.string()),
  access: z.enum(ACCESS),
  profile,
  /** True when a temporary password must be changed first. */
  mustChangePassword: z.boolean(),
  twoStepEnabled: z.boolean(),
  /** True when two-step login must be set up first. */
  twoStepNeeded: z.boolean(),
});
export type Me = z.output<typeof me>;

export const register = contract({
  method: 'POST',
  path: '/auth/register',
  who: 'public',
  summary: 'Open a family account; an admin may also open a teacher account',
  ignoresUnknownFields: true,
  body: registrationCall,
  reply: { 201: z.object({ id: z.string(), username: z.string() }) },
  problems: {
    'accounts.usernameTaken': 409,
    'accounts.emailTaken': 409,
    'common.signInNeeded': 401,
    'accounts.roleNotAllowed': 403,
    'accounts.changePasswordFirst': 403,
    'accounts.twoStepNeeded': 403,
    'accounts.passwordCommon': 400,
    'accounts.passwordShortStaff': 400,
  },
});

export const login = contract({
  method: 'POST',
  path: '/auth/login',
  who: 'public',
  summary: 'Sign in with a username or an e-mail address',
  ignoresUnknownFields: true,
  body: loginForm,
  reply: { 200: z.union([signedIn, twoStepNeeded]) },
  problems: {
    'accounts.wrongLogin': 401,
    'accounts.inactive': 403,
    'accounts.temporaryOver': 403,
    'accounts.tooManyAttempts': 429,
    'accounts.busy': 503,
  },
});

export const renew = contract({
  method: 'POST',
  path: '/auth/renew',
  who: 'public',
  summary: 'Issue a new token for the session in the cookie',
  reply: { 200: signedIn },
  problems: { 'accounts.signedOut': 401 },
});

export const logout = contract({
  method: 'POST',
  path: '/auth/logout',
  who: 'public',
  summary: 'End this session; succeeds if it has already ended',
  reply: { 200: done },
});

export const forgotPassword = contract({
  method: 'POST',
  path: '/auth/forgot-password',
  who: 'public',
  summary: 'Mail a one-time link; the reply is the same for unknown addresses',
  body: z.object({ email }),
  reply: { 202: done },
});

export const resetPassword = contract({
  method: 'POST',
  path: '/auth/reset-password',
  who: 'public',
  summary: 'Set a new password with the mailed one-time token and end all sessions',
  body: z.object({ token: z.string().check(filled), password }),
  reply: { 200: done },
  problems: { 'accounts.linkOver': 409, 'accounts.passwordCommon': 400, 'accounts.passwordShortStaff': 400 },
});

export const sendVerification = contract({
  method: 'POST',
  path: '/auth/verify-email/send',
  who: 'signedIn',
  summary: 'Mail the verification link again',
  reply: { 202: done },
});

export const verifyEmail = contract({
  method: 'POST',
  path: '/auth/verify-email',
  who: 'public',
  summary: 'Confirm an e-mail address with the mailed one-time token',
  body: z.object({ token: z.string().check(filled) }),
  reply: { 200: done },
  problems: { 'accounts.linkOver': 409 },
});

export const changePassword = contract({
  method: 'POST',
  path: '/auth/change-password',
  who: 'signedIn',
  summary: 'Change the password and end all other sessions',
  body: z.object({ currentPassword: typedPassword, password }),
  /** `calendarAddress`: a secret calendar address still works and may be renewed. */
  reply: { 200: z.extend(done, { calendarAddress: z.boolean() }) },
  problems: {
    'accounts.wrongPassword': 409,
    'accounts.passwordCommon': 400,
    'accounts.passwordShortStaff': 400,
    'accounts.tooManyAttempts': 429,
  },
});

/** For sensitive actions when the last confirmation is older than ten minutes; valid for ten minutes. */
export const confirmPerson = contract({
  method: 'POST',
  path: '/auth/confirm',
  who: 'signedIn',
  summary: 'Confirm the password, and a code if two-step login is on, before a sensitive change',
  body: z.object({
    password: typedPassword,
    code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  }),
  reply: { 200: done },
  problems: {
    'accounts.wrongPassword': 409,
    'accounts.codeNeeded': 400,
    'accounts.wrongCode': 409,
    'accounts.tooManyAttempts': 429,
  },
});

export const userMe = contract({
  method: 'GET',
  path: '/user/me',
  who: 'signedIn',
  summary: 'The signed-in account',
  reply: { 200: me },
});

const signInOfMine = z.object({
  id: z.string(),
  device: z.string(),
  address: z.nullable(z.string()),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  current: z.boolean(),
});

export const listSessions = contract({
  method: 'GET',
  path: '/user/sessions',
  who: 'signedIn',
  summary: "The caller's own sessions, newest first",
  query: pageQueryBy(['device', 'startedAt', 'lastSeenAt']),
  reply: { 200: pageSchema(signInOfMine) },
});

export const endSession = contract({
  method: 'DELETE',
  path: '/user/sessions/:sessionId',
  who: 'signedIn',
  summary: "End one of the caller's own sessions",
  params: z.object({ sessionId: z.string() }),
  reply: { 200: done },
  problems: { 'accounts.sessionNotFound': 404 },
});
