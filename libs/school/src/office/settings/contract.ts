import * as z from 'zod/mini';
import { email, phone } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { changed, filled } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine } from '../../basics/text.ts';

/** The school's identity on public pages, in mails and documents. */
export const schoolForm = z.object({
  name: z.string('required').check(z.trim(), filled, z.maxLength(40, 'tooLong'), oneLine),
  /** Name of the legal entity; empty if it is the same. */
  legalName: z.string().check(z.trim(), z.maxLength(120, 'tooLong'), oneLine),
  phone,
  email,
  address: z.string().check(z.trim(), z.maxLength(300, 'tooLong')),
});
export type SchoolForm = z.output<typeof schoolForm>;

export const school = z.extend(schoolForm, {
  phone: z.string(),
  email: z.string(),
  /** Logo URL; null for the product's own logo. */
  logo: z.nullable(z.string()),
  version: z.number(),
  changed,
});
export type SchoolRecord = z.output<typeof school>;

export const getSchool = contract({
  method: 'GET',
  path: '/settings/school',
  who: ['admin'],
  summary: "The school's name and contact details",
  reply: { 200: school },
});

export const saveSchool = contract({
  method: 'PUT',
  path: '/settings/school',
  who: ['admin'],
  summary: "Change the school's name and contact details; public pages show them within two seconds",
  body: z.extend(schoolForm, { version: seenVersion }),
  reply: { 200: school },
  problems: { 'common.stale': 409 },
});

/** Upload limit in bytes. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

export const uploadLogo = contract({
  method: 'PUT',
  path: '/settings/logo',
  who: ['admin'],
  summary:
    'Replace the logo (multipart field `logo`: PNG, JPEG or WebP, at most 2 MB); re-encoded without metadata',
  reply: { 200: school },
  problems: { 'settings.logoTooLarge': 413, 'settings.logoNotPicture': 415 },
});

export const removeLogo = contract({
  method: 'DELETE',
  path: '/settings/logo',
  who: ['admin'],
  summary: 'Remove the logo; the default one is shown again',
  reply: { 200: school },
});

/** The logo. Its name changes with it. */
export const logoFile = contract({
  method: 'GET',
  path: '/settings/logo/:file',
  who: 'public',
  summary: "The school's logo (image/webp)",
  params: z.object({ file: z.string() }),
  reply: { 200: z.unknown() },
});
