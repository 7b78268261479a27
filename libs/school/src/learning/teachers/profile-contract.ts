import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { changed } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine, severalLines } from '../../basics/text.ts';
import { hasContact } from './contact-in-text.ts';

/** Languages a teacher may list, as ISO 639 codes. */
export const SPOKEN_LANGUAGES = [
  'id',
  'en',
  'jv',
  'su',
  'mad',
  'min',
  'ban',
  'bug',
  'btk',
  'zh',
  'ar',
  'ja',
  'ko',
  'nl',
  'de',
  'fr',
] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

const noContact = z.refine<string>((text) => !hasContact(text), 'noContact');

/** A single first name: letters, apostrophes and hyphens, no spaces. */
const firstName = z
  .string()
  .check(z.trim(), z.maxLength(30, 'tooLong'), z.regex(/^(?:\p{L}[\p{L}\p{M}'’-]*)?$/u, 'firstNameOnly'));
const words = z.string().check(z.trim(), z.maxLength(600, 'tooLong'), severalLines, noContact);

/** Input for a teacher's public profile. Everything may be empty until it is published. */
export const teacherProfileForm = z.object({
  firstName,
  languages: z.array(z.enum(SPOKEN_LANGUAGES)).check(z.maxLength(SPOKEN_LANGUAGES.length, 'tooLong')),
  /** Degrees and certificates, the same in both languages. */
  qualification: z.string().check(z.trim(), z.maxLength(80, 'tooLong'), oneLine, noContact),
  wordsId: words,
  wordsEn: words,
  /** Publish the account's photo; otherwise the initial is shown. */
  withPhoto: z.boolean('required'),
});
export type TeacherProfileForm = z.output<typeof teacherProfileForm>;

/** Fields required for publication. */
export const PROFILE_NEEDS = ['firstName', 'languages', 'wordsId', 'wordsEn'] as const;

/**
 * waits: complete but not approved; public: families see the draft; unfinished: families see an older
 * approved version and the draft is incomplete; off: families see nothing and nothing waits.
 */
export const PROFILE_STATES = ['waits', 'public', 'unfinished', 'off'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

/** A public profile, without surname, contact or learners' names. */
export const publishedProfile = z.object({
  teacherId: z.string(),
  firstName: z.string(),
  /** Photo URL; null if the initial is shown. */
  photo: z.nullable(z.string()),
  languages: z.array(z.enum(SPOKEN_LANGUAGES)),
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  qualification: z.string(),
  wordsId: z.string(),
  wordsEn: z.string(),
});
export type PublishedProfile = z.output<typeof publishedProfile>;

/** A profile with its draft, for the teacher and for admins. */
export const teacherProfile = z.object({
  teacherId: z.string(),
  draft: teacherProfileForm,
  /** The account's current photo, for signed-in people; null if none. */
  photo: z.nullable(z.string()),
  /** All age groups unless the school has restricted them. */
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  state: z.enum(PROFILE_STATES),
  /** What families see; null for nothing. */
  published: z.nullable(publishedProfile),
  version: z.number(),
  /** Last change; null if never written. */
  changed,
});
export type TeacherProfile = z.output<typeof teacherProfile>;

const ofTeacher = z.object({ teacherId: z.string() });
const saved = z.extend(teacherProfileForm, { version: seenVersion });

export const getOwnProfile = contract({
  method: 'GET',
  path: '/teacher/profile',
  who: ['teacher'],
  summary: "The teacher's own public profile: draft and published version",
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404 },
});

export const saveOwnProfile = contract({
  method: 'PUT',
  path: '/teacher/profile',
  who: ['teacher'],
  summary: "Save the draft of the teacher's own public profile; published once an admin approves it",
  body: saved,
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});

export const getProfileOf = contract({
  method: 'GET',
  path: '/teachers/:teacherId/profile',
  who: ['admin'],
  summary: "A teacher's public profile: draft and published version",
  params: ofTeacher,
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404 },
});

export const saveProfileOf = contract({
  method: 'PUT',
  path: '/teachers/:teacherId/profile',
  who: ['admin'],
  summary: "Save the draft of a teacher's public profile",
  params: ofTeacher,
  body: saved,
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});

export const publishProfile = contract({
  method: 'POST',
  path: '/teachers/:teacherId/profile/publish',
  who: ['admin'],
  summary: 'Publish the draft of a public profile, with the reviewed photo',
  params: ofTeacher,
  body: z.object({
    version: seenVersion,
    /** The photo shown with the draft; 409 if it has changed since. */
    photo: z.nullable(z.string()),
  }),
  reply: { 200: teacherProfile },
  problems: {
    'teachers.notFound': 404,
    'teachers.profileIncomplete': 400,
    'teachers.profileNamesLearner': 409,
    'common.stale': 409,
  },
});

export const withdrawProfile = contract({
  method: 'POST',
  path: '/teachers/:teacherId/profile/withdraw',
  who: ['admin'],
  summary: 'Remove a profile from the public pages; the draft stays',
  params: ofTeacher,
  body: z.object({ version: seenVersion }),
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});

/** The photo of a published profile. A new photo gets a new file name, so that it may be cached for good. */
export const teacherPhoto = contract({
  method: 'GET',
  path: '/teachers/photos/:file',
  who: 'public',
  summary: "A published teacher's photo (image/webp)",
  params: z.object({ file: z.string() }),
  reply: { 200: z.unknown() },
});
