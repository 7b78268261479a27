import * as z from 'zod/mini';
import { phone } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { personNameOrNone } from '../../basics/person-name.ts';
import { normalisePhone } from '../../basics/phone.ts';
import { me, profile } from './contract.ts';

export const userProfile = contract({
  method: 'GET',
  path: '/user/profile',
  who: 'signedIn',
  summary: 'Username and profile of the signed-in account',
  reply: { 200: z.object({ username: z.string(), ...profile.shape }) },
});

export const profileForm = z.object({
  full_name: personNameOrNone,
  phone: z.optional(phone),
});

/** The profile form of an account without a phone number, such as a teacher's: it may stay without one. */
export const profileFormWithoutPhone = z.object({
  full_name: profileForm.shape.full_name,
  phone: z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || normalisePhone(typed) !== null, 'phoneShape'),
  ),
});

export const updateProfile = contract({
  method: 'PATCH',
  path: '/user/profile',
  who: 'signedIn',
  summary: 'Change the display name and the phone number',
  body: profileForm,
  reply: { 200: me },
});

/** Multipart `photo`: JPEG, PNG or WebP, at most 2 MB; re-encoded, which removes metadata. */
export const uploadPhoto = contract({
  method: 'PUT',
  path: '/user/profile/photo',
  who: 'signedIn',
  summary: 'Replace the profile photo (multipart field `photo`, at most 2 MB)',
  reply: { 200: me },
  problems: { 'accounts.photoTooLarge': 413, 'accounts.photoNotPicture': 415 },
});

/** The picture for `<img>`, authenticated by the cookie. Its name cannot be guessed and changes with the photo. */
export const photo = contract({
  method: 'GET',
  path: '/user/photo/:file',
  who: 'signedIn',
  summary: 'A profile photo (image/webp)',
  params: z.object({ file: z.string() }),
  reply: { 200: z.unknown() },
});

export const removePhoto = contract({
  method: 'DELETE',
  path: '/user/profile/photo',
  who: 'signedIn',
  summary: 'Remove the profile photo',
  reply: { 200: me },
});
