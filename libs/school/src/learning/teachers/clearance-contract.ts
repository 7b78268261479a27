import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { changed } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { seenVersion } from '../../basics/seen-version.ts';

const day = z.nullable(calendarDay);

/** What an admin saw of a teacher; the documents are not kept. */
export const clearanceForm = z.object({ identityOn: day, certificateOn: day, certificateUntil: day });

export const clearanceRecord = z.object({
  teacherId: z.string(),
  identityOn: z.nullable(z.string()),
  certificateOn: z.nullable(z.string()),
  certificateUntil: z.nullable(z.string()),
  state: z.enum(['none', 'ends', 'valid']),
  /** 0 before anybody has looked. */
  version: z.number(),
  /** Who looked last, and when. */
  changed,
});
export type ClearanceRecord = z.output<typeof clearanceRecord>;

const params = z.object({ teacherId: z.string() });

export const readClearance = contract({
  method: 'GET',
  path: '/teachers/:teacherId/clearance',
  who: ['admin'],
  summary:
    "What the school saw of a teacher's identity and police certificate, and whether minors may be taught",
  params,
  reply: { 200: clearanceRecord },
  problems: { 'teachers.notFound': 404 },
});

export const saveClearance = contract({
  method: 'PUT',
  path: '/teachers/:teacherId/clearance',
  who: ['admin'],
  summary: "Record that a teacher's identity and police certificate were seen",
  params,
  body: z.extend(clearanceForm, { version: seenVersion }),
  reply: { 200: clearanceRecord },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});
