import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { filled } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { oneLine } from '../../basics/text.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';
import { progressCounts } from '../../catalogue/policy/progress.ts';
import { SEAT_STATES } from '../../catalogue/policy/seat.ts';
import { CLASS_ENDINGS, classEnding } from './ending.ts';
import { isMeetingLink, withScheme } from './link.ts';

export const CLASS_STATES = ['scheduled', 'active', 'paused', 'completed', 'cancelled'] as const;
export type ClassState = (typeof CLASS_STATES)[number];

export const slot = z.object({
  weekday: z.number('required').check(z.int(), z.minimum(1), z.maximum(7)),
  /** Minute of the school's day. */
  minute: z.number('required').check(z.int(), z.minimum(0), z.maximum(1439)),
});
export const link = z.string().check(
  z.trim(),
  z.overwrite(withScheme),
  z.maxLength(500, 'tooLong'),
  z.refine((text) => text === '' || isMeetingLink(text), 'linkShape'),
);
export const room = z.string().check(z.trim(), z.maxLength(60, 'tooLong'), oneLine);

/**
 * A class to open. Program, age group, level and number of meetings come from the enrolments; one enrolment
 * makes a one-to-one class, more need the capacity (docs/product/classes.md#opening-a-class).
 */
const newClass = z.object({
  /** If omitted, made from course and level, e.g. 'General English for Kids · Kids Beginner'. */
  name: z.optional(z.string().check(z.trim(), filled, z.maxLength(120, 'tooLong'), oneLine)),
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
      why: z.enum(['teacherBusy', 'timeHeld', 'timeAsked', 'learnerBusy', 'pastLastDay']),
      /** Until when a family holds the time, with `timeHeld`. */
      until: z.nullable(z.string()),
    }),
  ),
  /** Slots outside the teacher's weekly hours; the class cannot be opened with any. */
  slotsOutsideHours: z.array(slot),
  /** The last possible meeting day, from the course that ends first. */
  lastDay: z.nullable(z.string()),
  /**
   * True if the class would have the one link that its teacher uses for all classes, by which its minors can meet others.
   */
  childrenMeet: z.boolean(),
});
export type ClassPlan = z.output<typeof classPlan>;

export const person = z.object({ id: z.string(), name: z.string() });

const classFacts = z.object({
  id: z.string(),
  name: z.string(),
  packageType: z.enum(PACKAGE_TYPES),
  category: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  level: z.nullable(z.string()),
  state: z.enum(CLASS_STATES),
  ending: classEnding,
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
  /** The link is the one that the teacher uses for all classes. */
  isTeacherLink: z.boolean(),
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
export const enrolmentProblems = {
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
  'classes.placesGuests': 409,
} as const;

const planProblems = {
  ...enrolmentProblems,
  'classes.teacherNotFound': 404,
  'classes.teacherTeachesOther': 409,
  'classes.teacherNotCleared': 409,
  'classes.slotsOverlap': 409,
  'classes.outsideLessonHours': 409,
} as const;

const planConflicts = {
  'meetings.teacherBusy': 409,
  'meetings.timeHeld': 409,
  'meetings.timeAsked': 409,
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

export const ofClass = z.object({ classId: z.string() });

export const listClasses = contract({
  method: 'GET',
  path: '/classes',
  who: ['admin'],
  summary:
    'All classes, newest first; `q` searches names of class, teacher and learners, `title` sorts by learners',
  query: z.extend(pageQueryBy(['name', 'title', 'teacher', 'startsOn', 'state', 'nextMeetingAt']), {
    state: z.optional(z.enum(CLASS_STATES)),
    ending: z.optional(z.enum(CLASS_ENDINGS)),
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
