import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { reason } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { decision } from '../../catalogue/policy/contract.ts';
import { ATTENDANCE, SEAT_STATES } from '../../catalogue/policy/seat.ts';

const ofLearner = z.object({ meetingId: z.string(), learnerId: z.string() });

/**
 * One learner's attendance of one meeting. Instants are UTC; the window is null while the meeting is to plan.
 */
export const attendance = z.object({
  meetingId: z.string(),
  learnerId: z.string(),
  learnerName: z.string(),
  classId: z.string(),
  className: z.string(),
  /** The number in the learner's plan. */
  number: z.number(),
  state: z.enum(SEAT_STATES),
  startsAt: z.nullable(z.string()),
  /** Includes minutes added for a teacher's delay. */
  endsAt: z.nullable(z.string()),
  opensAt: z.nullable(z.string()),
  /** Marks up to and including this instant count as present, later ones as late. */
  presentUntil: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  markedAt: z.nullable(z.string()),
  /** True if staff entered or changed it. */
  bySchool: z.boolean(),
  toldLateAt: z.nullable(z.string()),
  teacherCheckedInAt: z.nullable(z.string()),
  /** The rule's decision behind the state, if one was made. */
  decision: z.nullable(decision),
  /** Outcome of marking now: `present`, `late`, or why not. */
  markNow: decision,
  version: z.number(),
  serverNow: z.string(),
});
export type AttendanceOfLearner = z.output<typeof attendance>;

export const getAttendance = contract({
  method: 'GET',
  path: '/meetings/:meetingId/attendance/:learnerId',
  who: ['student', 'child', 'teacher', 'admin'],
  summary: "When a learner may mark a meeting, its mark, and the server's time",
  params: ofLearner,
  reply: { 200: attendance },
  problems: { 'attendance.notFound': 404 },
});

/**
 * Families send `{}` and the server's clock decides between present and late; marking again returns the
 * existing mark. Staff send the status, with a reason if it was marked before.
 */
export const setAttendance = contract({
  method: 'PUT',
  path: '/meetings/:meetingId/attendance/:learnerId',
  who: ['student', 'child', 'teacher', 'admin'],
  summary: 'Mark attendance (family), or correct it with a reason (teacher, admin)',
  params: ofLearner,
  body: z.object({
    status: z.optional(z.enum(ATTENDANCE, 'required')),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(500, 'tooLong'))),
  }),
  reply: { 200: attendance },
  problems: {
    'attendance.notFound': 404,
    'attendance.tooEarly': 409,
    'attendance.closed': 409,
    'attendance.notPlanned': 409,
    'attendance.stopped': 409,
    'attendance.notYet': 409,
    'attendance.notCorrectable': 409,
    'attendance.reasonNeeded': 409,
    'attendance.disputed': 409,
  },
});

export const waiveAbsence = contract({
  method: 'POST',
  path: '/meetings/:meetingId/attendance/:learnerId/waive',
  who: ['admin'],
  summary: 'Waive an absence: the meeting is returned to be planned again, with a reason for the family',
  params: ofLearner,
  body: z.object({ reason }),
  /** The seat as it is now; it may be in another meeting than before. */
  reply: { 200: attendance },
  problems: { 'attendance.notFound': 404, 'attendance.notForfeited': 409, 'attendance.stopped': 409 },
});

/** A meeting as returned to its teacher after check-in. */
export const checkedIn = z.object({
  meetingId: z.string(),
  checkedInAt: z.string(),
  /** Started minutes after the planned start. */
  delayMinutes: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** `onTime`, `addedToEnd`, `owed`, or `already` for a repeated check-in. */
  decision,
  serverNow: z.string(),
});
export type CheckedIn = z.output<typeof checkedIn>;

export const checkIn = contract({
  method: 'POST',
  path: '/meetings/:meetingId/check-in',
  who: ['teacher'],
  summary: 'Check in as the teacher; a delay is owed to the learners, and repeating it changes nothing',
  params: z.object({ meetingId: z.string() }),
  reply: { 200: checkedIn },
  problems: {
    'attendance.notFound': 404,
    'attendance.checkInTooEarly': 409,
    'attendance.checkInTooLate': 409,
    'attendance.checkInClosed': 409,
  },
});

/** A row of the teacher's attendance table. */
export const teacherRow = z.object({
  meetingId: z.string(),
  learnerId: z.string(),
  learnerName: z.string(),
  classId: z.string(),
  className: z.string(),
  number: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** `planned`: not marked yet. */
  status: z.enum(['planned', ...ATTENDANCE]),
  markedAt: z.nullable(z.string()),
  bySchool: z.boolean(),
  toldLateAt: z.nullable(z.string()),
  teacherCheckedInAt: z.nullable(z.string()),
  decision: z.nullable(decision),
  /** True if the teacher may fill it in now. */
  canCorrect: z.boolean(),
});
export type TeacherAttendanceRow = z.output<typeof teacherRow>;

export const teacherAttendance = contract({
  method: 'GET',
  path: '/teacher/attendance',
  who: ['teacher'],
  summary: "Attendance of one school day, today by default, in the teacher's own meetings",
  query: z.extend(pageQueryBy(['startsAt', 'learner', 'className', 'status']), {
    /** A class's id, or a program: `general-english`, `conversation`, `test-preparation`, `special-course`. */
    class: z.optional(z.string().check(z.maxLength(60))),
    date: z.optional(calendarDay),
    status: z.optional(z.enum(['planned', ...ATTENDANCE])),
  }),
  reply: { 200: pageSchema(teacherRow) },
});

/** Rows by status before the status filter, for the percentages. */
const counts = z.object({
  present: z.number(),
  late: z.number(),
  absent: z.number(),
  planned: z.number(),
});

/** A row of the school's attendance of learners. */
export const studentAttendanceRow = z.extend(teacherRow, {
  teacherName: z.string(),
  /** True if the absence may be waived. */
  canWaive: z.boolean(),
});
export type StudentAttendanceRow = z.output<typeof studentAttendanceRow>;

/**
 * A row of the school's attendance of teachers: a meeting, or one returned because its teacher did not come.
 */
export const staffAttendanceRow = z.object({
  /** Names of who has a seat in it. */
  learners: z.array(z.string()),
  /** Unique in the list. */
  id: z.string(),
  meetingId: z.string(),
  teacherId: z.string(),
  teacherName: z.string(),
  classId: z.string(),
  className: z.string(),
  number: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** `late`: checked in after the start; `absent`: never checked in, so the meeting was returned. */
  status: z.enum(['planned', ...ATTENDANCE]),
  checkedInAt: z.nullable(z.string()),
  delayMinutes: z.number(),
  /** Null until the meeting is closed. */
  paidMinutes: z.nullable(z.number()),
  decision: z.nullable(decision),
});
export type StaffAttendanceRow = z.output<typeof staffAttendanceRow>;

export const ATTENDANCE_PERIODS = ['today', 'week', 'month'] as const;

const range = { from: z.string(), to: z.string(), counts };

export const schoolAttendance = contract({
  method: 'GET',
  path: '/attendance',
  who: ['admin'],
  summary: 'Attendance of all learners or teachers, latest first; `q` searches names and classes',
  query: z.extend(pageQueryBy(['startsAt', 'name', 'className', 'status', 'delay']), {
    kind: z._default(z.enum(['student', 'teacher']), 'student'),
    /** School days, both included; they take precedence over `period`. */
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    /** Today, or the 7 or 30 days that end with it. */
    period: z._default(z.enum(ATTENDANCE_PERIODS), 'today'),
    status: z.optional(z.enum(['planned', ...ATTENDANCE])),
  }),
  reply: {
    200: z.union([
      z.extend(pageSchema(studentAttendanceRow), { kind: z.literal('student'), ...range }),
      z.extend(pageSchema(staffAttendanceRow), { kind: z.literal('teacher'), ...range }),
    ]),
  },
});
export type SchoolAttendance = z.output<(typeof schoolAttendance)['reply'][200]>;
