import * as z from 'zod/mini';
import { AREA_WORDS, AREAS } from '../../assessment/placement/contract.ts';
import { contract } from '../../basics/contract.ts';
import { bilingual } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { balance, decision, levelReview } from '../../catalogue/policy/contract.ts';
import { ATTENDANCE, SEAT_STATES } from '../../catalogue/policy/seat.ts';
import { classEnding } from '../../learning/classes/ending.ts';
import { lostTime } from '../../learning/meetings/lost-time.ts';
import { MAY } from '../../people/guardians/guardian.ts';

/** A weekly start of a class: Monday = 1, minute of the school day. */
export const slot = z.object({ weekday: z.number(), minute: z.number() });

/** Access to the video room; `link` is null before it opens and if none is set. */
const join = z.object({
  opensAt: z.nullable(z.string()),
  link: z.nullable(z.string()),
  room: z.nullable(z.string()),
});

/** Topic from the course's outline; null for meetings beyond it. */
export const topic = z.nullable(z.object({ title: bilingual, canDo: bilingual }));

/** One meeting of a learner. Instants are UTC. */
export const learnerMeeting = z.object({
  meetingId: z.string(),
  /** The number in the learner's plan; numbers above the bought meetings are owed ones. */
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
  /** Of a meeting without a time, on the class page: how it lost the one that it had. */
  lost: z.optional(lostTime),
  /** True for a shared group meeting: only the school moves or plans it, but a learner may be excused. */
  isGroup: z.boolean(),
  /** True if it was moved from its first planned time. */
  moved: z.boolean(),
  teacherName: z.string(),
  /** The picture of the teacher's published profile; null without one. */
  teacherPhoto: z.optional(z.nullable(z.string())),
  substitute: z.boolean(),
  /** Its teacher is away and a substitute is sought; missing where that is not so. */
  awaitsSubstitute: z.optional(z.boolean()),
  join,
  /** The rule's decision behind the state, if any. */
  decision: z.nullable(decision),
  /** Reason given with the correction that made the current state; null if not corrected. */
  correctionReason: z.nullable(z.string()),
  /** The teacher's delay and where it went; null if on time, and always on the family's home. */
  teacherDelay: z.nullable(z.object({ minutes: z.number(), addedToEnd: z.boolean() })),
  /** When the learner was excused less than 24 hours before. */
  toldLateAt: z.nullable(z.string()),
  /** Whether the teacher has checked in. */
  teacherHere: z.optional(z.boolean()),
  /** The outcome of the family's dispute: its report that the teacher is not there. */
  dispute: z.optional(z.enum(['open', 'held', 'returned', 'forfeited'])),
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
  /** Why it ended before it was used up. */
  ending: classEnding,
  /** State of the placement test while there is no level. */
  placement: z.enum(['toStart', 'running', 'finished']),
  /** What the finished placement test says of each area; null without one. */
  areas: z.optional(z.nullable(z.array(z.object({ area: z.enum(AREAS), word: z.enum(AREA_WORDS) })))),
  /** Whether wishes for the times of the lessons are stored. */
  wished: z.boolean(),
  classId: z.nullable(z.string()),
  className: z.nullable(z.string()),
  classState: z.nullable(z.enum(['scheduled', 'active', 'paused', 'completed', 'cancelled'])),
  teacherName: z.nullable(z.string()),
  zoomRoom: z.nullable(z.string()),
  slots: z.array(slot),
  durationMonths: z.number(),
  perWeek: z.number(),
  /** How many minutes before a meeting its attendance opens. */
  opensMinutes: z.number(),
  startsOn: z.nullable(z.string()),
  /** Until when the family can undo its own booking of the class free of charge; null without one. */
  undoBookingUntil: z.optional(z.nullable(z.string())),
  /** The day by which the school answers a refund request; null without one, and under course rules 1. */
  refundAnswerBy: z.optional(z.nullable(z.string())),
  balance,
  /** Attended meetings as a whole percentage of the bought ones. */
  progress: z.number(),
  /** Meetings without a time, and how many of them are shared group meetings that only the school plans. */
  toPlan: z.number(),
  toPlanBySchool: z.number(),
});
export type Course = z.output<typeof course>;

/** One meeting on the course path, drawn as a stone. */
export const stone = z.object({
  number: z.number(),
  state: z.enum(['held', 'late', 'forfeited', 'lapsed', 'moved', 'toPlan', 'next', 'toCome']),
  test: z.boolean(),
});

export const courseWithPath = z.extend(course, { stones: z.array(stone) });

const nextMeeting = z.extend(learnerMeeting, {
  classId: z.string(),
  className: z.string(),
  learnerId: z.string(),
  enrolmentId: z.string(),
});

/** What the teacher wrote to one meeting that is over. */
const writtenMeeting = z.object({
  enrolmentId: z.string(),
  meetingId: z.string(),
  classId: z.string(),
  className: z.string(),
  number: z.number(),
  topic,
  startsAt: z.string(),
  teacherName: z.string(),
  note: z.string(),
  homework: z.string(),
});

const ofLearner = z.object({ learnerId: z.optional(z.string()) });
const learnerRef = z.object({
  id: z.string(),
  name: z.string(),
  /** Of a learner that another account shares: the first guardian's name, and what the reader may do. */
  shared: z.optional(z.object({ by: z.string(), may: z.enum(MAY) })),
});
export type LearnerRef = z.output<typeof learnerRef>;

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
      /** Orders of the learner that can still be paid, the one that ends first; none for a second guardian. */
      toPay: z.array(z.object({ orderId: z.string(), packageName: z.string(), expiresAt: z.string() })),
      reports: z.array(
        z.object({
          enrolmentId: z.string(),
          className: z.string(),
          kind: z.enum(['test', 'final']),
          number: z.number(),
          date: z.nullable(z.string()),
          score: z.number(),
          /** Points of each skill and how many it has at most; empty if the teacher gave the score as a whole. */
          skills: z.optional(z.array(z.object({ name: bilingual, points: z.number(), of: z.number() }))),
        }),
      ),
      /** The latest meetings that are over for which the teacher wrote a note or homework, newest first. */
      written: z.optional(z.array(writtenMeeting)),
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
      /** This family's learners in the class, those shared with it too. */
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
