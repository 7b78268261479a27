import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { balance, decision } from '../../catalogue/policy/contract.ts';
import { progressCounts } from '../../catalogue/policy/progress.ts';
import { ATTENDANCE, SEAT_STATES } from '../../catalogue/policy/seat.ts';
import { classEnding } from '../../learning/classes/ending.ts';
import { learnerMeeting, slot, stone, topic } from './contract.ts';
import { linklessClass } from './linkless.ts';

/** A learner's seat in a meeting as shown to the teacher. */
const agendaSeat = z.object({
  learnerId: z.string(),
  enrolmentId: z.string(),
  name: z.string(),
  /** Number and kind in the learner's own plan. */
  number: z.number(),
  kind: z.enum(['lesson', 'test', 'final']),
  state: z.enum(SEAT_STATES),
  /** True if the course is stopped or over, so the learner is not expected. */
  stopped: z.boolean(),
  /** When the learner was excused less than 24 hours before. */
  toldLateAt: z.nullable(z.string()),
  markedAt: z.nullable(z.string()),
  decision: z.nullable(decision),
  score: z.nullable(z.number()),
});

/** A meeting that was cancelled, at the time that it had. */
const cancelledMeeting = z.object({
  /** Unique in the list: a meeting may be cancelled again at its next time. */
  id: z.string(),
  classId: z.string(),
  className: z.string(),
  number: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** What its families read; empty where the teacher did not come. */
  reason: z.string(),
  learners: z.array(z.string()),
});
export type CancelledMeeting = z.output<typeof cancelledMeeting>;

/** One meeting as shown to its teacher. */
export const agendaMeeting = z.object({
  meetingId: z.string(),
  classId: z.string(),
  className: z.string(),
  level: z.nullable(z.string()),
  kind: z.enum(['series', 'makeup', 'owed']),
  /** Capacity; above 1 only the school moves it. */
  capacity: z.number(),
  /** True if the reader is a substitute, who sees only this meeting of the class. */
  given: z.boolean(),
  number: z.number(),
  topic,
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  state: z.enum(['planned', 'to_plan', 'held', 'missed', 'lapsed']),
  checkedInAt: z.nullable(z.string()),
  /** The teacher is away then, and nobody has taken the meeting over yet. */
  awaitsSubstitute: z.optional(z.boolean()),
  delayMinutes: z.number(),
  paidMinutes: z.nullable(z.number()),
  /** The meeting link, always visible to the teacher. */
  link: z.nullable(z.string()),
  room: z.nullable(z.string()),
  note: z.string(),
  homework: z.string(),
  version: z.number(),
  seats: z.array(agendaSeat),
});
export type AgendaMeeting = z.output<typeof agendaMeeting>;

/** A class as shown to its teacher. */
export const teacherClass = z.object({
  classId: z.string(),
  name: z.string(),
  packageType: z.string(),
  category: z.string(),
  ageGroup: z.enum(['kids', 'teen', 'adult']),
  level: z.nullable(z.string()),
  state: z.enum(['scheduled', 'active', 'paused', 'completed', 'cancelled']),
  ending: classEnding,
  slots: z.array(slot),
  students: z.array(z.string()),
  capacity: z.number(),
  zoom_link: z.nullable(z.string()),
  zoom_room: z.nullable(z.string()),
  /** The link is the one that the teacher uses for all classes. */
  isTeacherLink: z.boolean(),
  meetings: z.number(),
  /** Whole percent of attended meetings; for a one-to-one class those of its learner's course. */
  progress: z.number(),
  progressCounts,
  nextStartsAt: z.nullable(z.string()),
  version: z.number(),
});
export type TeacherClass = z.output<typeof teacherClass>;

/** A learner as shown to the teacher. */
export const teacherStudent = z.object({
  enrolmentId: z.string(),
  learnerId: z.string(),
  name: z.string(),
  classId: z.string(),
  className: z.string(),
  level: z.nullable(z.string()),
  progress: z.number(),
  progressCounts,
  attendancePercent: z.nullable(z.number()),
  lastAttendance: z.nullable(z.object({ at: z.string(), state: z.enum(ATTENDANCE) })),
});

/** A learner whose level the class's teacher has to decide. */
const levelToConfirm = z.object({
  enrolmentId: z.string(),
  name: z.string(),
  className: z.string(),
  level: z.string(),
  /** It was decided before, and the family asked for another look. */
  isAskedAgain: z.optional(z.boolean()),
  /** End of the learner's second meeting; null if it has no time. */
  dueAt: z.nullable(z.string()),
});

/** A test of a learner in the teacher's class that was sat and has no score yet. */
const unscoredTest = z.object({
  enrolmentId: z.string(),
  name: z.string(),
  className: z.string(),
  number: z.number(),
  kind: z.enum(['test', 'final']),
  startsAt: z.string(),
});

export const teacherDashboard = contract({
  method: 'GET',
  path: '/dashboards/teacher',
  who: ['teacher'],
  summary: "The teacher home: a day's meetings with their learners, classes, history and students",
  query: z.object({ day: z.optional(calendarDay) }),
  reply: {
    200: z.object({
      serverNow: z.string(),
      day: z.string(),
      /** False if the teacher has no weekly hours, without which classes cannot be planned. */
      bookable: z.boolean(),
      /** Own classes that meet within a day and have no link; the first thing to do. */
      linkless: z.optional(z.array(linklessClass)),
      agenda: z.array(agendaMeeting),
      /** Meetings of that day that were cancelled, in order. */
      cancelled: z.optional(z.array(cancelledMeeting)),
      /** Levels this teacher has to decide: their number and the first ones, overdue first. */
      levels: z.object({ total: z.number(), data: z.array(levelToConfirm) }),
      /** Meetings of the next seven days after today, in order, at most eight. */
      ahead: z.optional(z.array(agendaMeeting)),
      /** Meetings held in the last two weeks that have no note, and tests that have no score: oldest first, at most five of each. */
      unwritten: z.optional(z.array(agendaMeeting)),
      unscored: z.optional(z.array(unscoredTest)),
      /** Paid minutes of this month's closed meetings. */
      minutesThisMonth: z.number(),
      classes: z.array(teacherClass),
      history: z.array(agendaMeeting),
      students: z.array(teacherStudent),
      /** How many there are in all of what the lists of these names hold the first of. */
      totals: z.optional(
        z.object({ unwritten: z.number(), unscored: z.number(), classes: z.number(), students: z.number() }),
      ),
    }),
  },
});

export const teacherClasses = contract({
  method: 'GET',
  path: '/teacher/classes',
  who: ['teacher'],
  summary: "The teacher's classes",
  query: z.extend(pageQueryBy(['name', 'starts_on']), {
    state: z.optional(z.enum(['scheduled', 'active', 'paused', 'completed', 'cancelled'])),
  }),
  reply: { 200: pageSchema(teacherClass) },
});

export const teacherClassDetail = contract({
  method: 'GET',
  path: '/teacher/classes/:classId',
  who: ['teacher'],
  summary: 'One class of the teacher with all its meetings',
  params: z.object({ classId: z.string() }),
  reply: {
    200: z.object({ serverNow: z.string(), class: teacherClass, meetings: z.array(agendaMeeting) }),
  },
  problems: { 'classes.notFound': 404 },
});

export const teacherStudents = contract({
  method: 'GET',
  path: '/teacher/students',
  who: ['teacher'],
  summary: "The learners of the teacher's classes",
  query: z.extend(pageQueryBy(['name', 'progress', 'lastAttendance']), {
    /** A class's id, or a program's slug. */
    class: z.optional(z.string()),
  }),
  reply: { 200: pageSchema(teacherStudent) },
});

export const teacherStudentDetail = contract({
  method: 'GET',
  path: '/teacher/students/:enrolmentId',
  who: ['teacher'],
  summary: "One learner's course as the teacher sees it",
  params: z.object({ enrolmentId: z.string() }),
  reply: {
    200: z.object({
      serverNow: z.string(),
      student: teacherStudent,
      ageGroup: z.nullable(z.enum(['kids', 'teen', 'adult'])),
      balance,
      stones: z.array(stone),
      meetings: z.array(learnerMeeting),
    }),
  },
  problems: { 'learners.notFound': 404 },
});

export const teacherHistory = contract({
  method: 'GET',
  path: '/teacher/history',
  who: ['teacher'],
  summary: "The teacher's past meetings, newest first",
  query: z.extend(pageQueryBy(['date']), {
    /** A class's id, or a program's slug. */
    class: z.optional(z.string()),
  }),
  reply: { 200: pageSchema(agendaMeeting) },
});
