import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { decision } from '../../catalogue/policy/contract.ts';

const params = z.object({ enrolmentId: z.string() });
/** Meetings that lose their times. */
const meetings = z.array(z.object({ meetingId: z.string(), number: z.number(), start: z.string() }));

export const familyPauseOptions = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/family-pause',
  who: ['student'],
  summary: 'How many days a family may still pause its course, and what a pause of some days would mean',
  params,
  /** `until` is the first day with lessons again. */
  query: z.object({ from: z.optional(calendarDay), until: z.optional(calendarDay) }),
  reply: {
    200: z.object({
      /** Null for a course that a family cannot pause. */
      daysLeft: z.nullable(z.number()),
      lastDay: z.nullable(z.string()),
      /** Null without both days. */
      decision: z.nullable(decision),
      meetings,
      /** Meetings that an earlier pause left without a time, and that get one when the family ends it. */
      waiting: z.number(),
    }),
  },
  problems: { 'meetings.courseNotFound': 404 },
});

export const pauseCourse = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/family-pause',
  who: ['student'],
  summary: 'Pause a course for some days: its meetings are excused and the course gets the days',
  params,
  body: z.object({ from: calendarDay, until: calendarDay }),
  reply: { 200: z.object({ decision, lastDay: z.string(), meetings }) },
  problems: {
    'meetings.courseNotFound': 404,
    'meetings.courseNotPausable': 409,
    'meetings.pauseTooLong': 409,
    'meetings.pauseTooLate': 409,
    'meetings.pauseInPast': 409,
  },
});
