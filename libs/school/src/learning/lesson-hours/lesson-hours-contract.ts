import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { changed } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { weekOfHours } from '../../basics/week.ts';
import { STARTS_EVERY } from './lesson-hours.ts';

/** Weekly lesson hours, and the step of start times in minutes. */
export const lessonHoursForm = z.object({
  week: weekOfHours.check(z.minLength(1, 'required')),
  startsEvery: z.literal(STARTS_EVERY, 'required'),
});
export type LessonHoursForm = z.output<typeof lessonHoursForm>;

/** Classes and teachers listed; `count` has the full number. */
export const OUTSIDE_SHOWN = 20;
const named = z.object({
  count: z.number(),
  first: z.array(z.object({ id: z.string(), name: z.string() })),
});
/** Classes and teachers outside the lesson hours: they stay, but nothing new is planned there. */
const outside = z.object({ classes: named, teachers: named });
export type OutsideLessonHours = z.output<typeof outside>;

export const lessonHours = z.extend(lessonHoursForm, {
  version: z.number(),
  /** Last change; null if never changed. */
  changed,
});
export type LessonHoursRecord = z.output<typeof lessonHours>;

export const getLessonHours = contract({
  method: 'GET',
  path: '/settings/lesson-hours',
  who: ['admin'],
  summary: 'The hours in which lessons may be given',
  reply: { 200: lessonHours },
});

export const previewLessonHours = contract({
  method: 'POST',
  path: '/settings/lesson-hours/preview',
  who: ['admin'],
  summary: 'Preview lesson hours: classes and teachers with hours outside of them',
  body: lessonHoursForm,
  reply: { 200: outside },
});

export const saveLessonHours = contract({
  method: 'PUT',
  path: '/settings/lesson-hours',
  who: ['admin'],
  summary: 'Change the lesson hours; planned meetings stay',
  body: z.extend(lessonHoursForm, { version: seenVersion }),
  reply: { 200: lessonHours },
  problems: { 'common.stale': 409 },
});
