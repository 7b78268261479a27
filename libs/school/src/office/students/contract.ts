import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done, filled, requiredText, staffReason } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine } from '../../basics/text.ts';

const ofStudent = z.object({ learnerId: z.string() });

export const noteForm = z.object({
  text: requiredText(2000),
});

const note = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  /** True if the reader wrote it and may remove it. */
  mine: z.boolean(),
});
export type LearnerNote = z.output<typeof note>;

export const listNotes = contract({
  method: 'GET',
  path: '/students/:learnerId/notes',
  who: ['admin'],
  summary: 'Staff notes about a learner, newest first; never visible to families',
  params: ofStudent,
  reply: { 200: z.object({ data: z.array(note) }) },
  problems: { 'learners.notFound': 404 },
});

export const addNote = contract({
  method: 'POST',
  path: '/students/:learnerId/notes',
  who: ['admin'],
  summary: 'Add a note about a learner',
  params: ofStudent,
  body: noteForm,
  reply: { 201: note },
  problems: { 'learners.notFound': 404 },
});

export const removeNote = contract({
  method: 'DELETE',
  path: '/students/:learnerId/notes/:noteId',
  who: ['admin'],
  summary: "Delete one's own note",
  params: z.object({ learnerId: z.string(), noteId: z.string() }),
  reply: { 200: done },
  problems: { 'students.noteNotFound': 404 },
});

const view = z.object({ id: z.string(), name: z.string(), query: z.string() });
export type SavedView = z.output<typeof view>;

export const viewForm = z.object({
  name: z.string('required').check(z.trim(), filled, z.maxLength(60, 'tooLong'), oneLine),
  /** The query part of the list's URL, without `page`. */
  query: z.string().check(z.maxLength(500, 'tooLong'), z.regex(/^[\w=&%.+~*-]*$/, 'invalid')),
});

export const listViews = contract({
  method: 'GET',
  path: '/students/views',
  who: ['admin'],
  summary: "The caller's own saved views of the list of students",
  reply: { 200: z.object({ data: z.array(view) }) },
});

/** Replaces a view of the same name. */
export const saveView = contract({
  method: 'POST',
  path: '/students/views',
  who: ['admin'],
  summary: 'Save a named view: filters, order and columns',
  body: viewForm,
  reply: { 201: view },
  problems: { 'students.tooManyViews': 409 },
});

export const removeView = contract({
  method: 'DELETE',
  path: '/students/views/:viewId',
  who: ['admin'],
  summary: 'Delete a saved view',
  params: z.object({ viewId: z.string() }),
  reply: { 200: done },
});

export const setStudentActive = contract({
  method: 'PUT',
  path: '/students/:learnerId/active',
  who: ['admin'],
  summary: "Activate or deactivate a family's account; refused while meetings remain",
  params: ofStudent,
  body: z.object({ active: z.boolean(), reason: staffReason, version: seenVersion }),
  reply: { 200: z.object({ active: z.boolean(), version: z.number() }) },
  problems: { 'learners.notFound': 404, 'students.meetingsAhead': 409, 'common.stale': 409 },
});

const side = z.object({
  learnerId: z.string(),
  name: z.string(),
  birthDate: z.nullable(z.string()),
  kind: z.enum(['self', 'child']),
  account: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  version: z.number(),
});

/** Reasons why two records cannot be merged. */
export const MERGE_CONFLICTS = [
  'doubleBooked',
  'sameMeeting',
  'sameCourse',
  'samePendingOrder',
  'sameWaiting',
  'beingErased',
] as const;
export type MergeConflict = (typeof MERGE_CONFLICTS)[number];

/** Differences to check that do not prevent a merge. */
export const MERGE_WARNINGS = [
  'otherAccount',
  'otherName',
  'otherBirthDate',
  'otherKind',
  'consentStays',
] as const;
export type MergeWarning = (typeof MERGE_WARNINGS)[number];

const mergePreview = z.object({
  kept: side,
  gone: side,
  /** Numbers of records that move to the kept one. */
  moves: z.object({
    orders: z.number(),
    courses: z.number(),
    meetings: z.number(),
    tests: z.number(),
    notes: z.number(),
    waiting: z.number(),
  }),
  conflicts: z.array(z.object({ kind: z.enum(MERGE_CONFLICTS), count: z.number() })),
  warnings: z.array(z.enum(MERGE_WARNINGS)),
});
export type MergePreview = z.output<typeof mergePreview>;

export const previewMerge = contract({
  method: 'GET',
  path: '/students/:learnerId/merge/:otherId',
  who: ['admin'],
  summary: 'Preview merging another record into this one: what moves, and what blocks it',
  params: z.object({ learnerId: z.string(), otherId: z.string() }),
  reply: { 200: mergePreview },
  problems: { 'learners.notFound': 404, 'students.sameRecord': 409 },
});

export const mergeStudents = contract({
  method: 'POST',
  path: '/students/:learnerId/merge',
  who: ['admin'],
  summary: 'Merge another record of the same person into this one permanently',
  params: ofStudent,
  body: z.object({
    otherId: z.string(),
    reason: staffReason,
    version: seenVersion,
    otherVersion: seenVersion,
  }),
  reply: { 200: z.object({ learnerId: z.string() }) },
  problems: {
    'learners.notFound': 404,
    'students.sameRecord': 409,
    'students.mergeConflict': 409,
    'common.stale': 409,
  },
});

/** An erasure can be cancelled for this many days. */
export const ERASED_IN_DAYS = 7;

export const erasure = z.object({
  request: z.nullable(
    z.object({ by: z.string(), askedAt: z.string(), reason: z.string(), dueAt: z.string() }),
  ),
  /** True if the account is erased too, because nobody else learns with it. */
  accountToo: z.boolean(),
  /** Coming meetings, whose times are released. */
  meetingsAhead: z.number(),
  goes: z.object({ notes: z.number(), tests: z.number(), reports: z.number(), messages: z.number() }),
  /** Records that the books keep, without names. */
  stays: z.object({ orders: z.number(), courses: z.number(), receipts: z.number() }),
});
export type Erasure = z.output<typeof erasure>;

export const getErasure = contract({
  method: 'GET',
  path: '/students/:learnerId/erasure',
  who: ['admin'],
  summary: "Preview erasing a learner's personal data: what is erased and what the books keep",
  params: ofStudent,
  reply: { 200: erasure },
  problems: { 'learners.notFound': 404 },
});

export const askErasure = contract({
  method: 'POST',
  path: '/students/:learnerId/erasure',
  who: ['admin'],
  confirmed: true,
  summary: "Schedule the erasure of a learner's personal data in seven days",
  params: ofStudent,
  body: z.object({ reason: staffReason }),
  reply: { 201: erasure },
  problems: { 'learners.notFound': 404 },
});

export const callOffErasure = contract({
  method: 'POST',
  path: '/students/:learnerId/erasure/call-off',
  who: ['admin'],
  summary: 'Cancel a scheduled erasure',
  params: ofStudent,
  body: z.object({ reason: staffReason }),
  reply: { 200: erasure },
  problems: { 'learners.notFound': 404, 'students.noErasure': 409 },
});
