import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';
import { balance, decision as sentDecision } from '../../catalogue/policy/contract.ts';
import { progressCounts } from '../../catalogue/policy/progress.ts';

/** What waits for an admin. Each kind is counted, and the first few are named. */
export const WORK_KINDS = [
  'waitingForClass',
  'level',
  'levelMove',
  'payment',
  'refund',
  'payRun',
  'staffChange',
  'teacherWithoutHours',
  'classWithoutLink',
  'mailFailed',
  'setAside',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

const workItem = z.object({
  /** Of the thing itself: enrolment (also of a level), payment task, refund request, pay run, teacher, class, mail; of what is set aside the record. */
  id: z.string(),
  /** Learner, teacher, class, a mail's address, or who made a pay run. */
  name: z.string(),
  /** Course and level, a teacher's name, first and last day of a pay run (`2026-11-01/2026-11-30`), the kind of a task or mail, or the job and the code of its error (`finance.post|23505`). */
  about: z.nullable(z.string()),
  /** Whose page tells more; null where it is about no learner. */
  learnerId: z.nullable(z.string()),
  /** By when it must be done; null where nothing is promised. */
  dueAt: z.nullable(z.string()),
  /** Since when it waits. */
  since: z.string(),
});
export type WorkItem = z.output<typeof workItem>;

const workGroup = z.object({ kind: z.enum(WORK_KINDS), count: z.number(), items: z.array(workItem) });
export type WorkGroup = z.output<typeof workGroup>;

const activity = z.object({
  id: z.string(),
  at: z.string(),
  /** As the audit log names it, e.g. `class.opened`; the words are the reader's. */
  action: z.string(),
  /** Null: nobody was signed in, or the school itself did it. */
  by: z.nullable(z.string()),
  /** The name of what it happened to, where it has one. */
  about: z.nullable(z.string()),
});
export type Activity = z.output<typeof activity>;

export const adminDashboard = contract({
  method: 'GET',
  path: '/dashboards/admin',
  who: ['admin'],
  summary: "An admin's home: what waits, the oldest deadline first; totals; what happened last",
  reply: {
    200: z.object({
      serverNow: z.string(),
      /** Only kinds of which there is something. */
      work: z.array(workGroup),
      /** Students are learners, not accounts. */
      totals: z.object({ students: z.number(), teachers: z.number(), activeClasses: z.number() }),
      activity: z.array(activity),
    }),
  },
});

/**
 * Where a learner stands with one course. `finished`: begun, and nothing of it is left; `ended`: stopped for good before
 * that, by a refund or an erasure; `noCourse`: never bought one.
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

/** Whether the family's account may sign in. */
export const ACCOUNT_STATES = ['active', 'inactive'] as const;

const student = z.object({
  learnerId: z.string(),
  /** One row for each course; null: the learner has none. */
  enrolmentId: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  packageName: z.nullable(z.string()),
  packageType: z.nullable(z.enum(PACKAGE_TYPES)),
  level: z.nullable(z.string()),
  classId: z.nullable(z.string()),
  teacherName: z.nullable(z.string()),
  /** Whole percent of the meetings that were attended, and what they are; null without a course. */
  progress: z.nullable(z.number()),
  progressCounts: z.nullable(progressCounts),
  status: z.enum(STUDENT_STATUSES),
  account: z.enum(ACCOUNT_STATES),
  /** By when the class must be there: 24 h after the placement test; null unless waiting for one. */
  dueAt: z.nullable(z.string()),
});
export type StudentRow = z.output<typeof student>;

export const listStudents = contract({
  method: 'GET',
  path: '/students',
  who: ['admin'],
  summary:
    'All learners with their courses, due ones first; `q` looks into names, usernames and e-mail addresses',
  query: z.extend(pageQueryBy(['name', 'program', 'status', 'due']), {
    program: z.optional(z.enum(PACKAGE_TYPES)),
    status: z.optional(z.enum(STUDENT_STATUSES)),
    account: z.optional(z.enum(ACCOUNT_STATES)),
  }),
  reply: { 200: pageSchema(student) },
});

/** What a sheet of Excel holds below its heading; a CSV file has no end. */
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
    format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    separator: csvSeparator,
  }),
  reply: { 200: z.unknown() },
  problems: { 'students.tooManyToExport': 409 },
});

const courseEvent = z.object({
  number: z.number(),
  /** `bought`, `held`, `forfeited`, …: as the balance folds them. */
  kind: z.string(),
  meetings: z.number(),
  minutes: z.number(),
  days: z.number(),
  at: z.string(),
  /** Why, as the rules said it then. */
  decision: z.nullable(sentDecision),
});
export type CourseEvent = z.output<typeof courseEvent>;

export const courseEvents = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/events',
  who: ['admin'],
  summary: 'Everything that changed what a course has left, with its reasons, the newest first',
  params: z.object({ enrolmentId: z.string() }),
  reply: { 200: z.object({ data: z.array(courseEvent) }) },
  problems: { 'classes.enrolmentNotFound': 404 },
});

const consent = z.object({
  guardianName: z.string(),
  relation: z.string(),
  textVersion: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
});

const studentCourse = z.object({
  enrolmentId: z.string(),
  packageName: z.string(),
  level: z.nullable(z.string()),
  status: z.enum(STUDENT_STATUSES),
  classId: z.nullable(z.string()),
  className: z.nullable(z.string()),
  teacherName: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  progress: z.number(),
  balance,
  /** How many decisions the rules have made about it: each is kept with its reason. */
  decisions: z.number(),
  attendance: z.object({
    present: z.number(),
    late: z.number(),
    absent: z.number(),
    /** (present + late) of all marked; null while nothing is. */
    percent: z.nullable(z.number()),
  }),
});
export type StudentCourse = z.output<typeof studentCourse>;

export const studentDetail = contract({
  method: 'GET',
  path: '/students/:learnerId',
  who: ['admin'],
  summary: 'One learner: guardian and consent, courses, payments, attendance',
  params: z.object({ learnerId: z.string() }),
  reply: {
    200: z.object({
      learnerId: z.string(),
      kind: z.enum(['self', 'child']),
      name: z.string(),
      birthDate: z.nullable(z.string()),
      ageGroup: z.nullable(z.enum(AGE_GROUPS)),
      /** Under 18, and no consent stands: nothing may be bought or planned. */
      consentNeeded: z.boolean(),
      account: z.object({
        id: z.string(),
        username: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
        active: z.boolean(),
        /** For making it active or inactive. */
        version: z.number(),
      }),
      /** Newest first; withdrawn ones stay in the proof. */
      consents: z.array(consent),
      courses: z.array(studentCourse),
      payments: z.array(
        z.object({
          orderId: z.string(),
          packageName: z.string(),
          status: z.enum(['pending', 'paid', 'free', 'failed', 'expired', 'refunded', 'review']),
          /** Whole rupiah. */
          total: z.number(),
          createdAt: z.string(),
          paidAt: z.nullable(z.string()),
          receiptNumber: z.nullable(z.string()),
        }),
      ),
    }),
  },
  /** `learners.merged` carries `current.learnerId`, the record that was kept. */
  problems: { 'learners.notFound': 404, 'learners.merged': 409 },
});
export type StudentDetail = z.output<(typeof studentDetail)['reply'][200]>;

/** One weekly hour of a class: Monday = 1, minute of the school's day. */
const slot = z.object({ weekday: z.number(), minute: z.number() });

const proposedTeacher = z.object({
  teacherId: z.string(),
  name: z.string(),
  /** Weekly hours that running and coming classes take already. */
  load: z.number(),
  /** Weekly hours open for classes. */
  hours: z.number(),
  /** Up to three weekly plans without any conflict, the best first; none: no hours that fit. */
  options: z.array(z.object({ slots: z.array(slot), firstDay: z.string(), lastMeetingDay: z.string() })),
});
export type ProposedTeacher = z.output<typeof proposedTeacher>;

export const classProposals = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/proposals',
  who: ['admin'],
  summary:
    'Teachers for a class of this enrolment, the best first, each with weekly plans that have no conflict',
  params: z.object({ enrolmentId: z.string() }),
  reply: {
    200: z.object({
      enrolmentId: z.string(),
      learner: z.object({ id: z.string(), name: z.string() }),
      packageName: z.string(),
      level: z.string(),
      ageGroup: z.enum(AGE_GROUPS),
      meetings: z.number(),
      /** Most slots a week. */
      perWeek: z.number(),
      /** Tomorrow, the school's day: the earliest start. */
      startsOn: z.string(),
      meetingMinutes: z.number(),
      /** When the school gives lessons; other weekly hours are refused. */
      lessonHours: z.object({
        week: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
        startsEvery: z.number(),
      }),
      /** Everybody who teaches this program and age group. */
      teachers: z.array(proposedTeacher),
    }),
  },
  problems: {
    'classes.enrolmentNotFound': 404,
    'classes.notActive': 409,
    'classes.alreadyInClass': 409,
    'classes.birthDateUnknown': 409,
    'classes.consentNeeded': 409,
    'classes.noLevel': 409,
  },
});
export type ClassProposals = z.output<(typeof classProposals)['reply'][200]>;
