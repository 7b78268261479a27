import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';
import { decision as sentDecision } from '../../catalogue/policy/contract.ts';
import { progressCounts } from '../../catalogue/policy/progress.ts';
import { listedFacts } from '../../people/learners/contract.ts';
import { linklessClass } from './linkless.ts';
import { workGroup } from './work-contract.ts';

const activity = z.object({
  id: z.string(),
  at: z.string(),
  /** Action as in the audit log, e.g. `class.opened`; clients translate it. */
  action: z.string(),
  /** Null for the system or a person who was not signed in. */
  by: z.nullable(z.string()),
  /** Name of the target, if it has one. */
  about: z.nullable(z.string()),
});
export type Activity = z.output<typeof activity>;

const lesson = z.object({
  /** Id of the meeting. */
  id: z.string(),
  classId: z.string(),
  className: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  teacherName: z.string(),
  /** Names of the learners who have a seat in it. */
  learners: z.array(z.string()),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(['planned', 'held', 'missed']),
  /** When the teacher checked in; null before. */
  checkedInAt: z.nullable(z.string()),
  /** Whether the class has a Zoom link. */
  hasLink: z.boolean(),
});
export type Lesson = z.output<typeof lesson>;

const dayOfLessons = z.object({
  /** The school's day, `YYYY-MM-DD`. */
  day: z.string(),
  /** All lessons of the day; `lessons` has the first of them by their start. */
  count: z.number(),
  lessons: z.array(lesson),
});
export type DayOfLessons = z.output<typeof dayOfLessons>;

export const adminDashboard = contract({
  method: 'GET',
  path: '/dashboards/admin',
  who: ['admin'],
  summary: "The admin home: today's lessons, open tasks by deadline, totals and recent events",
  reply: {
    200: z.object({
      serverNow: z.string(),
      /** Kinds with work only. */
      work: z.array(workGroup),
      /** Students are counted as learners, not accounts. */
      totals: z.object({ students: z.number(), teachers: z.number(), activeClasses: z.number() }),
      activity: z.array(activity),
      /** Classes that meet within a day and have no link; the first thing to do. */
      linkless: z.optional(z.array(linklessClass)),
      /** Today's lessons by their start. */
      today: z.optional(dayOfLessons),
    }),
  },
});

/**
 * Status of a learner in a course. `finished`: begun and nothing left; `ended`: stopped for good by a refund
 * or an erasure; `noCourse`: never bought one.
 */
export const STUDENT_STATUSES = [
  'waitingForTest',
  'waitingForClass',
  'inClass',
  'suspended',
  'finished',
  'ended',
  'noCourse',
] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];

/** Whether the family's account can sign in. */
export const ACCOUNT_STATES = ['active', 'inactive'] as const;

const student = z.object({
  learnerId: z.string(),
  /** One row per course; null for a learner without one. */
  enrolmentId: z.nullable(z.string()),
  ...listedFacts,
  email: z.string(),
  packageName: z.nullable(z.string()),
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  level: z.nullable(z.string()),
  classId: z.nullable(z.string()),
  teacherId: z.nullable(z.string()),
  teacherName: z.nullable(z.string()),
  /** Whole percent of attended meetings, with the counts; null without a course. */
  progress: z.nullable(z.number()),
  progressCounts: z.nullable(progressCounts),
  status: z.enum(STUDENT_STATUSES),
  account: z.enum(ACCOUNT_STATES),
  /** Deadline for a class: 24 h after the placement test; null unless waiting for one. */
  dueAt: z.nullable(z.string()),
});
export type StudentRow = z.output<typeof student>;

export const listStudents = contract({
  method: 'GET',
  path: '/students',
  who: ['admin'],
  summary:
    'All learners with their courses, due ones first; `q` searches names, usernames and e-mail addresses',
  query: z.extend(pageQueryBy(['name', 'program', 'status', 'due']), {
    program: z.optional(z.enum(PACKAGE_TYPES)),
    status: z.optional(z.enum(STUDENT_STATUSES)),
    account: z.optional(z.enum(ACCOUNT_STATES)),
  }),
  reply: { 200: pageSchema(student) },
});

/** Rows of an Excel sheet without the heading; CSV has no limit. */
export const MAX_XLSX_ROWS = 1_048_575;

export const exportStudents = contract({
  method: 'GET',
  path: '/students/export',
  who: ['admin'],
  confirmed: true,
  summary: 'The filtered list of students as a file, CSV or XLSX',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    sort: z.optional(z.enum(['name', '-name', 'program', '-program', 'status', '-status', 'due', '-due'])),
    program: z.optional(z.enum(PACKAGE_TYPES)),
    status: z.optional(z.enum(STUDENT_STATUSES)),
    account: z.optional(z.enum(ACCOUNT_STATES)),
    /** Ids of at most 100 learners, separated by dots: only these. */
    learners: z.optional(z.string().check(z.regex(/^[0-9a-f-]{36}(\.[0-9a-f-]{36}){0,99}$/, 'invalid'))),
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    separator: csvSeparator,
  }),
  reply: { 200: z.unknown() },
  problems: { 'students.tooManyToExport': 409 },
});

const courseEvent = z.object({
  number: z.number(),
  /** Kind of balance event: `bought`, `held`, `forfeited`, …. */
  kind: z.string(),
  meetings: z.number(),
  minutes: z.number(),
  days: z.number(),
  at: z.string(),
  /** The decision made at that time. */
  decision: z.nullable(sentDecision),
});
export type CourseEvent = z.output<typeof courseEvent>;

export const courseEvents = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/events',
  who: ['admin'],
  summary: 'All balance events of a course with their reasons, newest first',
  params: z.object({ enrolmentId: z.string() }),
  reply: { 200: z.object({ data: z.array(courseEvent) }) },
  problems: { 'classes.enrolmentNotFound': 404 },
});
