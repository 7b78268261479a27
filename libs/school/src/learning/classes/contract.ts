import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine } from '../../basics/text.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';
import { progressCounts } from '../../catalogue/policy/progress.ts';
import { SEAT_STATES } from '../../catalogue/policy/seat.ts';
import { isMeetingLink } from './link.ts';

export const CLASS_STATES = ['scheduled', 'active', 'paused', 'completed', 'cancelled'] as const;
export type ClassState = (typeof CLASS_STATES)[number];

const slot = z.object({
  weekday: z.number('required').check(z.int(), z.minimum(1), z.maximum(7)),
  /** Minute of the school's day. */
  minute: z.number('required').check(z.int(), z.minimum(0), z.maximum(1439)),
});
const link = z.string().check(
  z.trim(),
  z.maxLength(500, 'tooLong'),
  z.refine((text) => text === '' || isMeetingLink(text), 'linkShape'),
);
const room = z.string().check(z.trim(), z.maxLength(60, 'tooLong'), oneLine);

/**
 * A class to open. Program, age group, level and number of meetings come from the enrolments; one enrolment
 * makes a one-to-one class, more need the capacity (docs/product/classes.md#opening-a-class).
 */
const newClass = z.object({
  /** If omitted, made from course and level, e.g. 'General English for Kids · Kids Beginner'. */
  name: z.optional(
    z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'tooLong'), oneLine),
  ),
  teacherId: z.string('required'),
  enrolmentIds: z.array(z.string('required')).check(z.minLength(1, 'required'), z.maxLength(20, 'tooLong')),
  capacity: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(20))),
  slots: z.array(slot).check(z.minLength(2, 'twoOrThree'), z.maxLength(3, 'twoOrThree')),
  /** The first day that may have a meeting: a school day after today. */
  startsOn: calendarDay,
  zoom_link: z.optional(link),
  zoom_room: z.optional(room),
  /** Confirms a link whose host is unknown. */
  confirmHost: z.optional(z.boolean()),
});
export type NewClass = z.output<typeof newClass>;

/** Preview of opening a class. Instants are ISO-8601 UTC, days are school days. */
export const classPlan = z.object({
  name: z.string(),
  packageType: z.enum(PACKAGE_TYPES),
  category: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  level: z.string(),
  capacity: z.number(),
  /** Meetings to plan; if `meetings` has fewer, no day was found for the rest. */
  wanted: z.number(),
  meetings: z.array(z.object({ number: z.number(), day: z.string(), start: z.string(), end: z.string() })),
  skipped: z.array(
    z.object({
      day: z.string(),
      minute: z.number(),
      why: z.enum(['holiday', 'teacherAway']),
      /** The holiday's name in the reader's language. */
      name: z.nullable(z.string()),
    }),
  ),
  /** Conflicts; the class cannot be opened while there are any. */
  conflicts: z.array(
    z.object({
      number: z.number(),
      start: z.string(),
      end: z.string(),
      why: z.enum(['teacherBusy', 'learnerBusy', 'pastLastDay']),
    }),
  ),
  /** Slots outside the teacher's weekly hours; the class cannot be opened with any. */
  slotsOutsideHours: z.array(slot),
  /** The last possible meeting day, from the course that ends first. */
  lastDay: z.nullable(z.string()),
});
export type ClassPlan = z.output<typeof classPlan>;

const person = z.object({ id: z.string(), name: z.string() });

const classFacts = z.object({
  id: z.string(),
  name: z.string(),
  packageType: z.enum(PACKAGE_TYPES),
  category: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  level: z.nullable(z.string()),
  state: z.enum(CLASS_STATES),
  teacher: person,
  capacity: z.number(),
  /** Current members. */
  learners: z.array(person),
  startsOn: z.string(),
  slots: z.array(slot),
  meetings: z.number(),
  /** Number of closed meetings. */
  closed: z.number(),
  progressCounts,
  nextMeetingAt: z.nullable(z.string()),
  hasLink: z.boolean(),
  version: z.number(),
});
export type ClassRow = z.output<typeof classFacts>;

export const schoolClass = z.extend(classFacts, {
  /** The first day after a pause. */
  pausedUntil: z.nullable(z.string()),
  /** Reason for the cancellation; null unless cancelled. */
  cancelledReason: z.nullable(z.string()),
  zoom_link: z.nullable(z.string()),
  zoom_room: z.nullable(z.string()),
  members: z.array(
    z.object({
      enrolmentId: z.string(),
      learnerId: z.string(),
      name: z.string(),
      level: z.nullable(z.string()),
      state: z.enum(['active', 'suspended', 'ended']),
      /** The first planned day and the last day of the course. */
      startsOn: z.nullable(z.string()),
      lastDay: z.nullable(z.string()),
      joinedAt: z.string(),
      leftAt: z.nullable(z.string()),
    }),
  ),
  plan: z.array(
    z.object({
      id: z.string(),
      number: z.number(),
      kind: z.enum(['series', 'makeup', 'owed']),
      state: z.enum(['planned', 'to_plan', 'held', 'missed', 'lapsed']),
      start: z.nullable(z.string()),
      end: z.nullable(z.string()),
      teacher: person,
      /** Its seats; `number` is from the learner's own plan. */
      seats: z.array(
        z.object({ learnerId: z.string(), name: z.string(), number: z.number(), state: z.enum(SEAT_STATES) }),
      ),
      version: z.number(),
    }),
  ),
  serverNow: z.string(),
});
export type SchoolClass = z.output<typeof schoolClass>;

/** Reasons against an enrolment, the same for preview and opening. */
const enrolmentProblems = {
  'classes.enrolmentNotFound': 404,
  'classes.notActive': 409,
  'classes.alreadyInClass': 409,
  'classes.birthDateUnknown': 409,
  'classes.consentNeeded': 409,
  'classes.noLevel': 409,
  'classes.notTogether': 409,
  'classes.sameLearnerTwice': 409,
  'classes.tooManySlots': 409,
  'classes.full': 409,
  'classes.placesOffered': 409,
} as const;

const planProblems = {
  ...enrolmentProblems,
  'classes.teacherNotFound': 404,
  'classes.teacherTeachesOther': 409,
  'classes.slotsOverlap': 409,
  'classes.outsideLessonHours': 409,
} as const;

const planConflicts = {
  'meetings.teacherBusy': 409,
  'meetings.learnerBusy': 409,
  'classes.pastLastDay': 409,
} as const;

export const planClass = contract({
  method: 'POST',
  path: '/classes/plan',
  who: ['admin'],
  summary: 'Preview opening a class: all meetings, skipped days and conflicts',
  body: newClass,
  reply: { 200: classPlan },
  problems: planProblems,
});

export const openClass = contract({
  method: 'POST',
  path: '/classes',
  who: ['admin'],
  summary: 'Open a class and plan all its meetings; refused if there is a conflict',
  body: newClass,
  reply: { 201: schoolClass },
  problems: {
    ...planProblems,
    ...planConflicts,
    'classes.outsideHours': 409,
    'classes.notEnoughDays': 409,
    'classes.unknownHost': 409,
  },
});

const ofClass = z.object({ classId: z.string() });

export const listClasses = contract({
  method: 'GET',
  path: '/classes',
  who: ['admin'],
  summary: 'All classes, newest first; `q` searches names of class, teacher and learners',
  query: z.extend(pageQueryBy(['name', 'teacher', 'startsOn', 'state', 'nextMeetingAt']), {
    state: z.optional(z.enum(CLASS_STATES)),
    teacher: z.optional(z.string().check(z.maxLength(40))),
    type: z.optional(z.enum(PACKAGE_TYPES)),
  }),
  reply: { 200: pageSchema(classFacts) },
});

export const classesToday = contract({
  method: 'GET',
  path: '/classes/today',
  who: ['admin'],
  summary: "The number of classes with a meeting on the current school day ('Classes Today')",
  reply: {
    200: z.object({
      /** The school's day. */
      day: z.string(),
      classes: z.number(),
      meetings: z.number(),
      /** Meetings running now. */
      running: z.number(),
    }),
  },
});

export const getClass = contract({
  method: 'GET',
  path: '/classes/:classId',
  who: ['admin'],
  summary: 'One class with its members and all meetings',
  params: ofClass,
  reply: { 200: schoolClass },
  problems: { 'classes.notFound': 404 },
});

export const changeLink = contract({
  method: 'PUT',
  path: '/classes/:classId/link',
  who: ['teacher', 'admin'],
  summary: 'Set or remove the link and room of the online meetings',
  params: ofClass,
  body: z.object({
    /** Empty removes it. */
    zoom_link: link,
    zoom_room: room,
    confirmHost: z.optional(z.boolean()),
    version: seenVersion,
  }),
  reply: {
    200: z.object({
      zoom_link: z.nullable(z.string()),
      zoom_room: z.nullable(z.string()),
      version: z.number(),
    }),
  },
  problems: { 'classes.notFound': 404, 'classes.unknownHost': 409, 'common.stale': 409 },
});

export const addMember = contract({
  method: 'POST',
  path: '/classes/:classId/members',
  who: ['admin'],
  summary: 'Add a learner to the remaining meetings of a group; past ones become make-ups to plan',
  params: ofClass,
  body: z.object({ enrolmentId: z.string('required') }),
  reply: { 201: schoolClass },
  problems: {
    'meetings.teacherBusy': 409,
    ...enrolmentProblems,
    'classes.notFound': 404,
    'classes.over': 409,
    'meetings.learnerBusy': 409,
    'classes.pastLastDay': 409,
  },
});

export const changeTeacher = contract({
  method: 'PUT',
  path: '/classes/:classId/teacher',
  who: ['admin'],
  summary: 'Assign all remaining meetings to another teacher, who must be free for each',
  params: ofClass,
  body: z.object({
    teacherId: z.string('required'),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300, 'tooLong'))),
    version: seenVersion,
  }),
  reply: { 200: schoolClass },
  problems: {
    'meetings.learnerBusy': 409,
    'classes.notFound': 404,
    'classes.teacherNotFound': 404,
    'classes.teacherTeachesOther': 409,
    'classes.teacherNotFree': 409,
    'classes.over': 409,
    'meetings.teacherBusy': 409,
    'common.stale': 409,
  },
});

const calendarMeeting = z.object({
  id: z.string(),
  /** Position in `classes`. */
  class: z.number(),
  number: z.number(),
  kind: z.enum(['series', 'makeup', 'owed']),
  state: z.enum(['planned', 'held', 'missed']),
  /** ISO-8601 UTC without seconds. */
  start: z.string(),
  minutes: z.number(),
  /** Position in `teachers`. */
  teacher: z.number(),
  /** The learner of a make-up or owed meeting; null for a meeting of the whole class. */
  learner: z.nullable(z.string()),
});

/** Days `[from, until)` of the school's calendar with their meetings. */
export const schoolCalendar = contract({
  method: 'GET',
  path: '/classes/calendar',
  who: ['admin'],
  summary:
    'All meetings of some days, of the school or one teacher or learner, with holidays and working hours',
  query: z.object({
    from: calendarDay,
    /** The first day after the range; at most 7 days after `from`. */
    until: calendarDay,
    teacher: z.optional(z.string().check(z.maxLength(40))),
    learner: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: {
    200: z.object({
      /** Meetings per day, also if there are too many to list. */
      days: z.array(z.object({ day: z.string(), meetings: z.number(), holiday: z.nullable(z.string()) })),
      /**
       * True if there are too many meetings for a week; then none is listed until a day or teacher is chosen.
       */
      tooMany: z.boolean(),
      teachers: z.array(person),
      classes: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          ageGroup: z.enum(AGE_GROUPS),
          capacity: z.number(),
          learners: z.array(z.string()),
        }),
      ),
      meetings: z.array(calendarMeeting),
      /** Bookable hours of the requested teacher, `[from, to)` in minutes of the school day. */
      hours: z.nullable(z.array(z.object({ day: z.string(), from: z.number(), to: z.number() }))),
      /** The requested teacher or learner; null for everybody. */
      of: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** Step of the lesson hours' grid, in minutes. */
      startsEvery: z.number(),
      serverNow: z.string(),
    }),
  },
  problems: { 'classes.calendarRange': 400, 'classes.nobody': 404 },
});
export type SchoolCalendar = z.output<(typeof schoolCalendar)['reply'][200]>;
export type CalendarMeeting = z.output<typeof calendarMeeting>;

export const changeClass = contract({
  method: 'PUT',
  path: '/classes/:classId',
  who: ['admin'],
  summary: 'Change the name and the capacity of a class; one-to-one classes stay so',
  params: ofClass,
  body: z.object({
    name: z
      .string('required')
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(120, 'tooLong'), oneLine),
    capacity: z.number('required').check(z.int(), z.minimum(1), z.maximum(20)),
    version: seenVersion,
  }),
  reply: { 200: schoolClass },
  problems: {
    'classes.notFound': 404,
    'classes.over': 409,
    'classes.placesTaken': 409,
    'classes.staysOneToOne': 409,
    'common.stale': 409,
  },
});

export const cancelClass = contract({
  method: 'POST',
  path: '/classes/:classId/cancel',
  who: ['admin'],
  summary: 'Cancel a class that has not begun: its learners wait for another class and its times are free',
  params: ofClass,
  body: z.object({
    /** Shown to families and teacher. */
    reason: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(300, 'tooLong')),
    version: seenVersion,
  }),
  reply: { 200: schoolClass },
  problems: {
    'classes.notFound': 404,
    'classes.over': 409,
    'classes.begun': 409,
    'common.stale': 409,
  },
});

export const previewMember = contract({
  method: 'GET',
  path: '/classes/:classId/members/preview',
  who: ['admin'],
  summary: 'Preview adding a learner: remaining meetings, make-ups and the last day',
  params: ofClass,
  query: z.object({ enrolmentId: z.string() }),
  reply: {
    200: z.object({
      name: z.string(),
      /** Start of the learner's first meeting. */
      startsAt: z.string(),
      meetings: z.number(),
      /** Numbers of past meetings, which become make-ups to plan. */
      makeups: z.array(z.number()),
      lastDay: z.string(),
    }),
  },
  problems: {
    ...enrolmentProblems,
    'classes.notFound': 404,
    'classes.over': 409,
    'meetings.learnerBusy': 409,
    'classes.pastLastDay': 409,
  },
});
