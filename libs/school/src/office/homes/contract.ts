import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { balance, decision, levelReview } from '../../catalogue/policy/contract.ts';
import { progressCounts } from '../../catalogue/policy/progress.ts';
import { ATTENDANCE, SEAT_STATES } from '../../catalogue/policy/seat.ts';

const bilingual = z.object({ id: z.string(), en: z.string() });

/** A weekly start of a class: Monday = 1, minute of the school day. */
const slot = z.object({ weekday: z.number(), minute: z.number() });

/** Access to the video room; `link` is null before it opens and if none is set. */
const join = z.object({
  opensAt: z.nullable(z.string()),
  link: z.nullable(z.string()),
  room: z.nullable(z.string()),
});

/** Topic from the course's outline; null for meetings beyond it. */
const topic = z.nullable(z.object({ title: bilingual, canDo: bilingual }));

/** One meeting of a learner. Instants are UTC. */
export const learnerMeeting = z.object({
  meetingId: z.string(),
  /** The number in the learner's plan; above the bought ones it is owed. */
  number: z.number(),
  kind: z.enum(['lesson', 'test', 'final']),
  owed: z.boolean(),
  /** A replacement for a group meeting, held with this learner alone. */
  makeup: z.boolean(),
  topic,
  /** Null while it is to plan. */
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  state: z.enum(SEAT_STATES),
  /** True for a shared group meeting: only the school moves or plans it, but a learner may be excused. */
  isGroup: z.boolean(),
  /** True if it was moved from its first planned time. */
  moved: z.boolean(),
  teacherName: z.string(),
  substitute: z.boolean(),
  join,
  /** The rule's decision behind the state, if any. */
  decision: z.nullable(decision),
  /** Reason given with the correction that made the current state; null if not corrected. */
  correctionReason: z.nullable(z.string()),
  /** The teacher's delay and where it went; null if on time, and always on the family's home. */
  teacherDelay: z.nullable(z.object({ minutes: z.number(), addedToEnd: z.boolean() })),
  /** When the learner was excused less than 24 hours before. */
  toldLateAt: z.nullable(z.string()),
  markedAt: z.nullable(z.string()),
  note: z.string(),
  homework: z.string(),
  score: z.nullable(z.number()),
  version: z.number(),
});
export type LearnerMeeting = z.output<typeof learnerMeeting>;

/** A learner's course: the enrolment with its class, if any, and its numbers. */
export const course = z.object({
  enrolmentId: z.string(),
  learnerId: z.string(),
  learnerName: z.string(),
  packageName: z.string(),
  packageType: z.enum(['general_english', 'conversation', 'eng_test_prep', 'special_course']),
  category: z.string(),
  ageGroup: z.nullable(z.enum(['kids', 'teen', 'adult'])),
  level: z.nullable(z.string()),
  /** State of the level decision; null without a level, and for one from before levels were decided. */
  levelReview: z.nullable(levelReview),
  state: z.enum(['active', 'suspended', 'ended']),
  /** True if begun with nothing left; false if a refund stopped it. */
  finished: z.boolean(),
  /** State of the placement test while there is no level. */
  placement: z.enum(['toStart', 'running', 'finished']),
  classId: z.nullable(z.string()),
  className: z.nullable(z.string()),
  classState: z.nullable(z.enum(['scheduled', 'active', 'paused', 'completed', 'cancelled'])),
  teacherName: z.nullable(z.string()),
  zoomRoom: z.nullable(z.string()),
  slots: z.array(slot),
  durationMonths: z.number(),
  perWeek: z.number(),
  startsOn: z.nullable(z.string()),
  balance,
  /** Whole percent of attended meetings. */
  progress: z.number(),
  /** Meetings without a time, and how many of them are shared group meetings that only the school plans. */
  toPlan: z.number(),
  toPlanBySchool: z.number(),
});
export type Course = z.output<typeof course>;

/** A stone of the course path. */
export const stone = z.object({
  number: z.number(),
  state: z.enum(['held', 'late', 'forfeited', 'moved', 'toPlan', 'next', 'toCome']),
  test: z.boolean(),
});

export const courseWithPath = z.extend(course, { stones: z.array(stone) });

const nextMeeting = z.extend(learnerMeeting, {
  classId: z.string(),
  className: z.string(),
  learnerId: z.string(),
  enrolmentId: z.string(),
});

const ofLearner = z.object({ learnerId: z.optional(z.string()) });
const learnerRef = z.object({ id: z.string(), name: z.string() });

const problems = { 'learners.notFound': 404 } as const;

export const studentDashboard = contract({
  method: 'GET',
  path: '/dashboards/student',
  who: ['student'],
  summary: 'The family home: learners, next meeting, courses with their path, and test results',
  query: ofLearner,
  reply: {
    200: z.object({
      serverNow: z.string(),
      learners: z.array(learnerRef),
      /** The learner shown: the requested one, else the first with a course, else the first. */
      learnerId: z.nullable(z.string()),
      next: z.nullable(nextMeeting),
      courses: z.array(courseWithPath),
      reports: z.array(
        z.object({
          enrolmentId: z.string(),
          className: z.string(),
          kind: z.enum(['test', 'final']),
          number: z.number(),
          date: z.nullable(z.string()),
          score: z.number(),
        }),
      ),
    }),
  },
  problems,
});

export const myClasses = contract({
  method: 'GET',
  path: '/my-classes',
  who: ['student'],
  summary: "The learner's courses, optionally of one program",
  query: z.extend(ofLearner, {
    program: z.optional(z.enum(['general-english', 'conversation', 'test-preparation', 'special-course'])),
  }),
  reply: {
    200: z.object({
      learners: z.array(learnerRef),
      learnerId: z.nullable(z.string()),
      courses: z.array(courseWithPath),
    }),
  },
  problems,
});

export const myClass = contract({
  method: 'GET',
  path: '/my-classes/:classId',
  who: ['student'],
  summary: 'One class of a learner with all its meetings',
  params: z.object({ classId: z.string() }),
  query: ofLearner,
  reply: {
    200: z.object({
      serverNow: z.string(),
      course: courseWithPath,
      /** This account's learners in the class, if several share it. */
      learners: z.array(learnerRef),
      meetings: z.array(learnerMeeting),
      /** Number of files per meeting number, including the course's own PDFs. */
      materials: z.record(z.string(), z.number()),
    }),
  },
  problems: { 'classes.notFound': 404 },
});

export const myHistory = contract({
  method: 'GET',
  path: '/my-history',
  who: ['student'],
  summary: "The learner's past meetings, newest first",
  query: z.extend(pageQueryBy(['date']), {
    learnerId: z.optional(z.string()),
    status: z.optional(z.enum(ATTENDANCE)),
  }),
  reply: {
    200: pageSchema(
      z.object({
        meetingId: z.string(),
        classId: z.string(),
        className: z.string(),
        learnerId: z.string(),
        learnerName: z.string(),
        teacherName: z.string(),
        number: z.number(),
        kind: z.enum(['lesson', 'test', 'final']),
        topic,
        startsAt: z.string(),
        state: z.enum(ATTENDANCE),
        decision: z.nullable(decision),
        /** Reason given with a correction; null if not corrected. */
        correctionReason: z.nullable(z.string()),
        score: z.nullable(z.number()),
      }),
    ),
  },
  problems,
});

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
  slots: z.array(slot),
  students: z.array(z.string()),
  capacity: z.number(),
  zoom_link: z.nullable(z.string()),
  zoom_room: z.nullable(z.string()),
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
  /** End of the learner's second meeting; null if it has no time. */
  dueAt: z.nullable(z.string()),
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
      agenda: z.array(agendaMeeting),
      /** Levels this teacher has to decide: their number and the first ones, overdue first. */
      levels: z.object({ total: z.number(), data: z.array(levelToConfirm) }),
      /** Paid minutes of this month's closed meetings. */
      minutesThisMonth: z.number(),
      classes: z.array(teacherClass),
      history: z.array(agendaMeeting),
      students: z.array(teacherStudent),
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
