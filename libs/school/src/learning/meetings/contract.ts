import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { reason } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { MINUTE } from '../../basics/instants.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { decision } from '../../catalogue/policy/contract.ts';
import { SEAT_STATES } from '../../catalogue/policy/seat.ts';

const ofMeeting = z.object({ meetingId: z.string() });
export const ofClass = z.object({ classId: z.string() });

/** An instant with its time zone on a full minute, e.g. `2026-11-04T02:00:00Z`. */
const start = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine(
    (text) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
      Date.parse(text) % MINUTE === 0,
    'dateShape',
  ),
);
export const version = seenVersion;

const span = z.object({ start: z.string(), end: z.string() });

export const MEETING_STATES = ['planned', 'to_plan', 'held', 'missed', 'lapsed'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];
/**
 * `makeup`: a single learner's replacement for a group meeting; `owed`: an extra meeting from the minute
 * bank.
 */
export const MEETING_KINDS = ['series', 'makeup', 'owed'] as const;

/** One meeting; families see only their own learners in it. Instants are UTC. */
export const meetingRecord = z.object({
  id: z.string(),
  classId: z.string(),
  className: z.string(),
  /** The number in the class's series; learners have their own numbers. */
  number: z.number(),
  kind: z.enum(MEETING_KINDS),
  state: z.enum(MEETING_STATES),
  /** Null while it is to plan. */
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  capacity: z.number(),
  teacherId: z.string(),
  teacherName: z.string(),
  note: z.string(),
  homework: z.string(),
  learners: z.array(
    z.object({
      learnerId: z.string(),
      name: z.string(),
      number: z.number(),
      state: z.enum(SEAT_STATES),
      /** When the family excused the learner less than 24 hours before; null otherwise. */
      toldLateAt: z.nullable(z.string()),
      /** The course's last day. */
      lastDay: z.nullable(z.string()),
    }),
  ),
  version,
});
export type MeetingRecord = z.output<typeof meetingRecord>;

export const meetingOptions = contract({
  method: 'GET',
  path: '/meetings/:meetingId/options',
  who: ['student', 'teacher', 'admin'],
  summary: 'Preview moving, excusing and cancelling a meeting, with free times until the last day',
  params: ofMeeting,
  /** `from`: first school day of the free times, taken from `next`; by default they begin now. */
  query: z.object({ learnerId: z.optional(z.string()), from: z.optional(calendarDay) }),
  reply: {
    200: z.object({
      meeting: meetingRecord,
      /** The learner `excuse` is about: the requested one, else a family's first in this meeting. */
      learnerId: z.nullable(z.string()),
      /** Last instant that counts as notice; null once it has passed or while the meeting is to plan. */
      noticeUntil: z.nullable(z.string()),
      /** The last possible day, the earliest of its learners' last days. */
      lastDay: z.nullable(z.string()),
      /** Earliest allowed start for families and teachers, who must keep the notice; null for the school. */
      earliest: z.nullable(z.string()),
      perWeek: z.nullable(z.number()),
      /**
       * Decision for moving or planning it to the first free time. `allowed` without free times means none is
       * free.
       */
      move: decision,
      /** Null if staff chose no learner. */
      excuse: z.nullable(decision),
      /** Null for families. */
      cancel: z.nullable(decision),
      /** Free times of at most 14 days, without full weeks. Empty unless moving is allowed. */
      free: z.array(span),
      /** Mondays of weeks left out because they already have the plan's meetings. */
      fullWeeks: z.array(z.string()),
      /** First day of the next page; null on the last page. */
      next: z.nullable(z.string()),
      serverNow: z.string(),
    }),
  },
  problems: { 'meetings.notFound': 404 },
});

/** Clashes of a move or substitution with the timetable. */
const clashes = {
  'meetings.holiday': 409,
  'meetings.outsideLessonHours': 409,
  'meetings.teacherAway': 409,
  'meetings.teacherBusy': 409,
  'meetings.timeHeld': 409,
  'meetings.timeAsked': 409,
} as const;

/** Reasons why a meeting cannot have a time. */
const moveProblems = {
  ...clashes,
  'meetings.notFound': 404,
  'meetings.learnerBusy': 409,
  'meetings.tooLate': 409,
  'meetings.pastLastDay': 409,
  'meetings.inPast': 409,
  /** Lessons start on the school's grid, e.g. every 30 minutes. */
  'meetings.offGrid': 409,
  'meetings.tooSoon': 409,
  'meetings.weekFull': 409,
  'meetings.testNear': 409,
  'meetings.group': 409,
  'meetings.notMovable': 409,
  'meetings.paused': 409,
  'meetings.stopped': 409,
} as const;

export const moveMeeting = contract({
  method: 'POST',
  path: '/meetings/:meetingId/move',
  who: ['student', 'teacher', 'admin'],
  summary: 'Move or plan a meeting; families and teachers need 24 hours of notice before both times',
  params: ofMeeting,
  body: z.object({ start, learnerId: z.optional(z.string()), version }),
  reply: { 200: z.object({ decision, meeting: meetingRecord }) },
  problems: { ...moveProblems, 'meetings.heldBack': 409, 'common.stale': 409 },
});

/** A late excuse is not refused: the decision is `tooLate`, and its time is recorded. */
export const excuseLearner = contract({
  method: 'POST',
  path: '/meetings/:meetingId/excuse',
  who: ['student'],
  summary: 'Excuse a learner: with 24 hours of notice the meeting is returned to be planned again',
  params: ofMeeting,
  body: z.object({
    learnerId: z.string(),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
  }),
  /** `meeting` is the one that has the seat afterwards; in a group a make-up. */
  reply: { 200: z.object({ decision, meeting: meetingRecord }) },
  problems: { 'meetings.notFound': 404, 'meetings.notPlanned': 409 },
});

export const cancelMeeting = contract({
  method: 'POST',
  path: '/meetings/:meetingId/cancel',
  who: ['teacher', 'admin'],
  summary: 'Cancel a meeting as teacher or school: it is returned and the course extended by 7 days',
  params: ofMeeting,
  body: z.object({ reason }),
  reply: { 200: z.object({ decision, meeting: meetingRecord }) },
  problems: { 'meetings.notFound': 404, 'meetings.notPlanned': 409 },
});

export const substituteTeacher = contract({
  method: 'PUT',
  path: '/meetings/:meetingId/teacher',
  who: ['admin'],
  summary: 'Assign a substitute teacher to this meeting',
  params: ofMeeting,
  body: z.object({ teacherId: z.string('required'), reason }),
  reply: { 200: meetingRecord },
  problems: {
    ...clashes,
    'meetings.learnerBusy': 409,
    'meetings.paused': 409,
    'meetings.notFound': 404,
    'meetings.notPlanned': 409,
    'meetings.noTeacher': 404,
    'meetings.sameTeacher': 409,
    'meetings.wrongProgram': 409,
    'absences.notCleared': 409,
  },
});

export const writeNote = contract({
  method: 'PUT',
  path: '/meetings/:meetingId/note',
  who: ['teacher'],
  summary: 'Record the content of a meeting and the homework',
  params: ofMeeting,
  body: z.object({
    note: z.string().check(z.trim(), z.maxLength(4000, 'tooLong')),
    homework: z.string().check(z.trim(), z.maxLength(4000, 'tooLong')),
    version,
  }),
  reply: { 200: meetingRecord },
  problems: { 'meetings.notFound': 404, 'common.stale': 409 },
});

export const previewMove = contract({
  method: 'GET',
  path: '/meetings/:meetingId/preview',
  who: ['student', 'teacher', 'admin'],
  summary: 'Preview moving or planning a meeting to a start; refused as the move itself would be',
  params: ofMeeting,
  query: z.object({ start, learnerId: z.optional(z.string()) }),
  reply: {
    200: z.object({
      decision,
      meeting: meetingRecord,
      /** The new time. */
      becomes: span,
      /** Names of the people who would be notified. */
      told: z.array(z.string()),
    }),
  },
  problems: moveProblems,
});
