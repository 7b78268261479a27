import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { bilingual, done } from '../../basics/contract-parts.ts';

/** The two PDFs of each meeting. */
export const COURSE_FILES = ['lesson', 'practice'] as const;
export type CourseFileKind = (typeof COURSE_FILES)[number];

/** Upload limits: bytes per file and files per meeting. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILES = 20;

/** A file that a teacher added to a meeting. */
export const material = z.object({
  id: z.string(),
  title: z.string(),
  /** `application/pdf`, `image/png`, `image/jpeg` or `image/webp`. */
  mediaType: z.string(),
  bytes: z.number(),
  addedAt: z.string(),
  addedBy: z.string(),
  /** Path under `/api`; a download. */
  path: z.string(),
  mayRemove: z.boolean(),
});
export type Material = z.output<typeof material>;

export const meetingMaterials = z.object({
  meetingId: z.string(),
  number: z.number(),
  kind: z.enum(['lesson', 'test', 'final']),
  /** Title from the course outline; null for meetings beyond it. */
  title: z.nullable(bilingual),
  /** Empty if the course has no written materials. */
  course: z.array(z.object({ kind: z.enum(COURSE_FILES), fileName: z.string(), path: z.string() })),
  uploads: z.array(material),
  /** True for the teacher of the meeting or class. */
  mayAdd: z.boolean(),
});
export type MeetingMaterials = z.output<typeof meetingMaterials>;

const ofMeeting = z.object({ meetingId: z.string() });
const members = ['student', 'child', 'teacher', 'admin'] as const;

/** Allowed for the family of a seat, the meeting's or class's teacher, and admins; 404 for others. */
export const listMaterials = contract({
  method: 'GET',
  path: '/meetings/:meetingId/materials',
  who: members,
  summary: "The materials of a meeting: the course's PDFs and the teacher's files",
  params: ofMeeting,
  reply: { 200: meetingMaterials },
  problems: { 'materials.noMeeting': 404 },
});

export const lessonPdf = contract({
  method: 'GET',
  path: '/meetings/:meetingId/materials/lesson.pdf',
  who: members,
  summary: 'The lesson of a meeting as a PDF at its level; for a test its instructions and criteria',
  params: ofMeeting,
  reply: { 200: z.unknown() },
  problems: { 'materials.noMeeting': 404, 'materials.notWritten': 404 },
});

export const practicePdf = contract({
  method: 'GET',
  path: '/meetings/:meetingId/materials/practice.pdf',
  who: members,
  summary: 'The homework of a meeting as a PDF with the key on the last page; tests have none',
  params: ofMeeting,
  reply: { 200: z.unknown() },
  problems: { 'materials.noMeeting': 404, 'materials.notWritten': 404 },
});

/** Multipart: field `title` (optional, before the file; else the file's name), then the file in field `file`. */
export const addMaterial = contract({
  method: 'POST',
  path: '/meetings/:meetingId/materials',
  who: ['teacher'],
  summary: 'Add a file to a meeting (multipart field `file`: PDF, PNG, JPEG or WebP, at most 10 MB)',
  params: ofMeeting,
  reply: { 201: material },
  problems: {
    'materials.noMeeting': 404,
    'materials.noFile': 400,
    'materials.tooLarge': 413,
    'materials.wrongType': 415,
    'materials.tooMany': 409,
  },
});

export const materialFile = contract({
  method: 'GET',
  path: '/materials/:materialId/file',
  who: members,
  summary: 'A file of a meeting, as a download',
  params: z.object({ materialId: z.string() }),
  reply: { 200: z.unknown() },
  problems: { 'materials.notFound': 404 },
});

export const removeMaterial = contract({
  method: 'DELETE',
  path: '/materials/:materialId',
  who: ['teacher', 'admin'],
  summary: 'Remove a file from a meeting',
  params: z.object({ materialId: z.string() }),
  reply: { 200: done },
  problems: { 'materials.notFound': 404 },
});
