import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine, severalLines } from '../../basics/text.ts';
import { hasContact } from './contact-in-text.ts';

/** Languages a teacher may say they speak, by their codes of ISO 639. */
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

/** A first name alone: letters, apostrophes and hyphens, no spaces. */
const firstName = z
  .string()
  .check(z.trim(), z.maxLength(30, 'tooLong'), z.regex(/^(?:\p{L}[\p{L}\p{M}'’-]*)?$/u, 'firstNameOnly'));
const words = z.string().check(z.trim(), z.maxLength(600, 'tooLong'), severalLines, noContact);

/** What families may read about a teacher, as it is written. Everything may be empty until it is published. */
export const teacherProfileForm = z.object({
  firstName,
  languages: z.array(z.enum(SPOKEN_LANGUAGES)).check(z.maxLength(SPOKEN_LANGUAGES.length, 'tooLong')),
  /** Degrees and certificates, the same in both languages. */
  qualification: z.string().check(z.trim(), z.maxLength(80, 'tooLong'), oneLine, noContact),
  wordsId: words,
  wordsEn: words,
  /** The account's photo goes along; without it the first letter is shown. */
  withPhoto: z.boolean('required'),
});
export type TeacherProfileForm = z.output<typeof teacherProfileForm>;

/** What a profile must hold before families see it; the qualification and the photo may be missing. */
export const PROFILE_NEEDS = ['firstName', 'languages', 'wordsId', 'wordsEn'] as const;

/**
 * waits: complete, and not approved since; public: families see what is written; unfinished: families see what was approved,
 * and what is written since lacks something; off: families see nothing, and nothing waits.
 */
export const PROFILE_STATES = ['waits', 'public', 'unfinished', 'off'] as const;
export type ProfileState = (typeof PROFILE_STATES)[number];

/** A profile as families see it. No surname, no contact, no names of learners. */
export const publishedProfile = z.object({
  teacherId: z.string(),
  firstName: z.string(),
  /** Address of the picture; null where initials are shown. */
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
  /** The account's photo now, for those who are signed in; null: none. */
  photo: z.nullable(z.string()),
  /** All ages where the school has not narrowed them. */
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  state: z.enum(PROFILE_STATES),
  /** What families see now; null: nothing. */
  published: z.nullable(publishedProfile),
  version: z.number(),
  /** Who changed it last and when; null: never written. */
  changed: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
});
export type TeacherProfile = z.output<typeof teacherProfile>;

const ofTeacher = z.object({ teacherId: z.string() });
const saved = z.extend(teacherProfileForm, { version: seenVersion });

export const getOwnProfile = contract({
  method: 'GET',
  path: '/teacher/profile',
  who: ['teacher'],
  summary: "One's own public profile: what is written, and what families see",
  reply: { 200: teacherProfile },
});

export const saveOwnProfile = contract({
  method: 'PUT',
  path: '/teacher/profile',
  who: ['teacher'],
  summary: "Write one's own public profile; families see it once an admin has approved it",
  body: saved,
  reply: { 200: teacherProfile },
  problems: { 'common.stale': 409 },
});

export const getProfileOf = contract({
  method: 'GET',
  path: '/teachers/:teacherId/profile',
  who: ['admin'],
  summary: "A teacher's public profile: what is written, and what families see",
  params: ofTeacher,
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404 },
});

export const saveProfileOf = contract({
  method: 'PUT',
  path: '/teachers/:teacherId/profile',
  who: ['admin'],
  summary: 'Write the public profile for a teacher; it still has to be published',
  params: ofTeacher,
  body: saved,
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});

export const publishProfile = contract({
  method: 'POST',
  path: '/teachers/:teacherId/profile/publish',
  who: ['admin'],
  summary: 'Approve what is written and show it on the public pages, with the photo that was looked at',
  params: ofTeacher,
  body: z.object({
    version: seenVersion,
    /** The photo as it was shown with the draft; another one by now: 409. */
    photo: z.nullable(z.string()),
  }),
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404, 'teachers.profileIncomplete': 400, 'common.stale': 409 },
});

export const withdrawProfile = contract({
  method: 'POST',
  path: '/teachers/:teacherId/profile/withdraw',
  who: ['admin'],
  summary: 'Take a profile off the public pages at once; the draft stays',
  params: ofTeacher,
  body: z.object({ version: seenVersion }),
  reply: { 200: teacherProfile },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});

/** The picture itself, as long as families may see the profile. Its name changes with it. */
export const teacherPhoto = contract({
  method: 'GET',
  path: '/teachers/photos/:file',
  who: 'public',
  summary: "A published teacher's photo (image/webp)",
  params: z.object({ file: z.string() }),
  reply: { 200: z.unknown() },
});
