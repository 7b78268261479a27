import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';

/** A weekly start of a class: Monday = 1, minute of the school day. */
export const slot = z.object({ weekday: z.number(), minute: z.number() });
/** The same as a caller sends it: two or three. */
export const sentSlots = z
  .array(
    z.object({
      weekday: z.number('required').check(z.int(), z.minimum(1), z.maximum(7)),
      minute: z.number('required').check(z.int(), z.minimum(0), z.maximum(1439)),
    }),
  )
  .check(z.minLength(2, 'twoOrThree'), z.maxLength(3, 'twoOrThree'));

/** Why a proposal was made, see `Why`. */
export const why = z.object({
  times: z.enum(['preferred', 'inside', 'some', 'outside', 'unasked', 'afterSchool', 'atSchool']),
  meetings: z.number(),
  outside: z.number(),
  because: z.nullable(z.enum(['period', 'holiday', 'away', 'times'])),
  teacher: z.enum(['any', 'wished', 'other']),
  holidays: z.number(),
  away: z.number(),
});

/** Weekly times at which a whole course can be held. Instants are UTC, days are school days. */
export const proposedTimes = z.object({
  slots: z.array(slot),
  firstDay: z.string(),
  lastMeetingDay: z.string(),
  startsAt: z.string(),
  why,
});

const proposedTeacher = z.object({
  teacherId: z.string(),
  name: z.string(),
  /** Weekly hours taken by current and coming classes. */
  load: z.number(),
  /** Weekly hours available for classes. */
  hours: z.number(),
  /** Up to three weekly plans without conflict, best first; empty if no hours fit. */
  options: z.array(proposedTimes),
});
export type ProposedTeacher = z.output<typeof proposedTeacher>;

export const classProposals = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/proposals',
  who: ['admin'],
  summary: 'Teachers for a class of this enrolment, best first, each with conflict-free weekly plans',
  params: z.object({ enrolmentId: z.string() }),
  reply: {
    200: z.object({
      enrolmentId: z.string(),
      learner: z.object({ id: z.string(), name: z.string() }),
      packageName: z.string(),
      level: z.string(),
      ageGroup: z.enum(AGE_GROUPS),
      meetings: z.number(),
      /** Most slots per week. */
      perWeek: z.number(),
      /** Tomorrow (school day), the earliest start that can be chosen; proposals begin at least 48 hours ahead. */
      startsOn: z.string(),
      meetingMinutes: z.number(),
      /** The school's lesson hours; other weekly hours are refused. */
      lessonHours: z.object({
        week: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
        startsEvery: z.number(),
      }),
      /** Teachers of this program and age group. */
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

/** Learners placed at once, at most. */
export const MAX_PLACED = 1000;
/** Time limit, in seconds, of one call that plans or places many. */
const PLACING_SECONDS = 60;

export const proposedClass = z.extend(proposedTimes, { teacherId: z.string(), teacherName: z.string() });
export type ProposedClass = z.output<typeof proposedClass>;

const waitingLearner = z.object({
  enrolmentId: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  packageName: z.string(),
  level: z.nullable(z.string()),
  meetingMinutes: z.number(),
  /** The proposal, or null: nobody is free, or `against` says what is missing. */
  proposal: z.nullable(proposedClass),
  /** What could be chosen instead while everybody else keeps theirs. */
  others: z.array(proposedClass),
  /** Why no class can be opened for this learner, in the language of the call. */
  against: z.nullable(z.string()),
});
export type WaitingLearner = z.output<typeof waitingLearner>;

export const planWaiting = contract({
  method: 'POST',
  path: '/placing/plan',
  who: ['admin'],
  summary: 'Propose a class for every learner who waits for one, longest waiting first; writes nothing',
  answersWithin: PLACING_SECONDS,
  reply: { 200: z.object({ learners: z.array(waitingLearner), waiting: z.number() }) },
});
export type WaitingPlan = z.output<(typeof planWaiting)['reply'][200]>;

export const placeWaiting = contract({
  method: 'POST',
  path: '/placing',
  who: ['admin'],
  summary: 'Open a one-to-one class for each of these learners, all or none',
  answersWithin: PLACING_SECONDS,
  body: z.object({
    classes: z
      .array(
        z.object({
          enrolmentId: z.string('required'),
          teacherId: z.string('required'),
          slots: sentSlots,
          startsOn: calendarDay,
        }),
      )
      .check(z.minLength(1, 'required'), z.maxLength(MAX_PLACED, 'tooLong')),
  }),
  reply: {
    201: z.object({ opened: z.array(z.object({ enrolmentId: z.string(), classId: z.string() })) }),
  },
  problems: { 'placing.changed': 409 },
});
