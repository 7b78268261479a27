import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { reason } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { decision } from '../../catalogue/policy/contract.ts';
import { ofClass, version } from './contract.ts';

/** A class with its pause. */
const pausedClass = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['scheduled', 'active', 'paused', 'completed', 'cancelled']),
  pausedFrom: z.nullable(z.string()),
  /** The first day after the pause. */
  pausedUntil: z.nullable(z.string()),
  version,
});
const numbered = z.object({ meetingId: z.string(), number: z.number(), start: z.string() });

export const pauseClass = contract({
  method: 'POST',
  path: '/classes/:classId/pause',
  who: ['admin'],
  summary:
    'Pause a class between two days: meetings with enough notice become to plan; the others are listed',
  params: ofClass,
  /** `until` is the first day with lessons again. */
  body: z.object({ from: calendarDay, until: calendarDay, reason }),
  reply: {
    200: z.object({
      class: pausedClass,
      toPlan: z.array(numbered),
      /** Meetings less than 24 hours away stay, with the decision that says why. */
      staying: z.array(z.extend(numbered, { decision })),
    }),
  },
  problems: { 'meetings.classNotFound': 404, 'meetings.pauseOrder': 409, 'meetings.classOver': 409 },
});

export const resumeClass = contract({
  method: 'POST',
  path: '/classes/:classId/resume',
  who: ['admin'],
  summary: 'End a pause: meetings return to their old times where these are still free',
  params: ofClass,
  reply: {
    200: z.object({
      class: pausedClass,
      planned: z.array(numbered),
      /** Still to plan, with their old times. */
      toPlan: z.array(numbered),
    }),
  },
  problems: {
    'meetings.classNotFound': 404,
    'meetings.notPaused': 409,
    'meetings.teacherBusy': 409,
    'meetings.learnerBusy': 409,
  },
});

export const takeUpCourse = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/take-up',
  who: ['admin'],
  summary: 'Resume a stopped course with valid consent and a paid order; its meetings are planned again',
  params: z.object({ enrolmentId: z.string() }),
  body: z.object({ reason }),
  reply: {
    200: z.object({
      enrolmentId: z.string(),
      planned: z.array(numbered),
      /** Still to plan, with their old times. */
      toPlan: z.array(numbered),
    }),
  },
  problems: {
    'meetings.courseNotFound': 404,
    'meetings.notStopped': 409,
    'meetings.consentGone': 409,
    'meetings.paymentGone': 409,
    'meetings.teacherBusy': 409,
    'meetings.learnerBusy': 409,
  },
});
