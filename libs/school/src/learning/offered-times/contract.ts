import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { decision } from '../../catalogue/policy/contract.ts';
import { lostTime } from '../meetings/lost-time.ts';

const meeting = z.object({
  meetingId: z.string(),
  classId: z.string(),
  /** The number in the learner's plan. */
  number: z.number(),
  kind: z.enum(['lesson', 'test', 'final']),
  owed: z.boolean(),
  version: z.number(),
});
/** A meeting with its time. */
const timed = z.extend(meeting, { start: z.string(), end: z.string(), teacherName: z.string() });

export const readOfferedTimes = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/offered-times',
  who: ['student'],
  summary: 'Three times for each meeting without one, times just taken, and those that the school chose',
  params: z.object({ enrolmentId: z.string() }),
  reply: {
    200: z.object({
      learnerId: z.string(),
      learnerName: z.string(),
      /** The course's last day; null before the first planned day. */
      lastDay: z.nullable(z.string()),
      /** In the order of their numbers; without `times` none is free. Empty unless the course is active and no refund is asked for. */
      meetings: z.array(
        z.extend(meeting, {
          times: z.array(
            z.object({
              start: z.string(),
              end: z.string(),
              /** How it suits the family's wishes. */
              suits: z.enum(['preferred', 'possible', 'other']),
            }),
          ),
          /** Meetings of other classes with a free seat in which a missed number of a group can be made up; at most three. */
          seats: z.array(
            z.object({ meetingId: z.string(), start: z.string(), end: z.string(), teacherName: z.string() }),
          ),
          /** When the school chooses a time by itself; null if it does not. */
          choosesAt: z.nullable(z.string()),
          /** How it lost the time that it had; absent where it never had one. */
          lost: z.optional(lostTime),
        }),
      ),
      /** Taken by the family in the last 30 minutes. */
      taken: z.array(
        z.extend(timed, {
          undoUntil: z.string(),
          /** The make-up that left for a seat in another class, with which the seat is undone; absent for a time of its own. */
          makeupId: z.optional(z.string()),
        }),
      ),
      /** Times that the school's planning chose, until the family confirms or moves them. */
      chosen: z.array(timed),
      serverNow: z.string(),
    }),
  },
  problems: { 'offeredTimes.notFound': 404 },
});

export const takeSeat = contract({
  method: 'POST',
  path: '/meetings/:meetingId/seat',
  who: ['student'],
  summary: 'Make up a missed number of a group in a free seat of another class',
  params: z.object({ meetingId: z.string() }),
  body: z.object({
    /** The meeting of the other class. */
    seatIn: z.string(),
    version: z.number(),
  }),
  reply: { 200: z.object({ meetingId: z.string(), start: z.string() }) },
  problems: {
    'offeredTimes.notFound': 404,
    'offeredTimes.seatTaken': 409,
    'meetings.learnerBusy': 409,
    'meetings.teacherBusy': 409,
  },
});

export const undoSeat = contract({
  method: 'POST',
  path: '/meetings/:meetingId/seat/undo',
  who: ['student'],
  summary: 'Give back the seat in another class that the family took for a make-up in the last 30 minutes',
  params: z.object({ meetingId: z.string() }),
  reply: { 200: z.object({ decision }) },
  problems: { 'offeredTimes.notFound': 404, 'offeredTimes.seatUndoOver': 409, 'common.stale': 409 },
});

export const undoTime = contract({
  method: 'POST',
  path: '/meetings/:meetingId/undo',
  who: ['student'],
  summary: 'Give back the time that the family took for a meeting in the last 30 minutes',
  params: z.object({ meetingId: z.string() }),
  reply: { 200: z.object({ decision }) },
  problems: {
    'offeredTimes.notFound': 404,
    'offeredTimes.undoOver': 409,
    'meetings.learnerBusy': 409,
    'meetings.teacherBusy': 409,
  },
});

export const confirmTime = contract({
  method: 'POST',
  path: '/meetings/:meetingId/confirm',
  who: ['student'],
  summary: 'Confirm the time that the school chose for a meeting',
  params: z.object({ meetingId: z.string() }),
  reply: { 200: z.object({ meetingId: z.string(), start: z.string() }) },
  problems: { 'offeredTimes.notFound': 404, 'offeredTimes.notChosen': 409 },
});

/** Meetings that wait, with the times that they get; without one the decision says why. */
const replanned = z.object({
  meetings: z.array(
    z.object({
      meetingId: z.string(),
      number: z.number(),
      start: z.nullable(z.string()),
      /** The meeting of another class in which a missed number is made up; null for a meeting of its own. */
      seat: z.nullable(z.object({ className: z.string(), teacherName: z.string() })),
      decision,
    }),
  ),
});

export const previewReplan = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/replan',
  who: ['admin'],
  summary: 'Preview the times that the meetings of a course that wait for one would get',
  params: z.object({ enrolmentId: z.string() }),
  reply: { 200: replanned },
  problems: { 'offeredTimes.notFound': 404 },
});

export const replanWaiting = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/replan',
  who: ['admin'],
  summary:
    'Give the meetings of a course that wait for a time the best free ones; the family confirms or moves them',
  params: z.object({ enrolmentId: z.string() }),
  reply: { 200: replanned },
  problems: {
    'offeredTimes.notFound': 404,
    'offeredTimes.nothingFree': 409,
    'meetings.learnerBusy': 409,
    'meetings.teacherBusy': 409,
  },
});
