import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { ofClass, person, slot } from '../classes/contract.ts';
import { holidayForm } from '../holidays/contract.ts';
import { why } from '../placing/contract.ts';

/** Why the times change; families read it. May be empty. */
const reason = z.optional(z.string().check(z.trim(), z.maxLength(300, 'tooLong')));
/** The fingerprint of the plan that was seen; another plan is not carried out. */
const seen = z.string('required');

const meetingChange = z.object({
  meetingId: z.string(),
  number: z.number(),
  kind: z.enum(['series', 'makeup', 'owed']),
  outcome: z.enum(['kept', 'moved', 'waits']),
  /** Null for a meeting that had no time. */
  was: z.nullable(z.string()),
  to: z.nullable(z.string()),
  teacherName: z.string(),
  /** Whether it gets another teacher. */
  isHandedOver: z.boolean(),
});

/** The plan for one class. Instants are ISO-8601 UTC. */
export const plannedClass = z.object({
  classId: z.string(),
  name: z.string(),
  learners: z.array(z.string()),
  teacher: person,
  /** Every future meeting that the plan covers, ordered by its old time. */
  changes: z.array(meetingChange),
  /** Each time that the class loses, with the one that replaces it; `was` is null for a meeting that had none. */
  times: z.array(z.object({ was: z.nullable(z.string()), to: z.nullable(z.string()) })),
  /** Weekly times that could not be used. */
  skipped: z.array(
    z.object({
      start: z.string(),
      why: z.enum([
        'closed',
        'outsideLessonHours',
        'teacherAway',
        'teacherBusy',
        'timeHeld',
        'timeAsked',
        'learnerBusy',
        'weekFull',
      ]),
    }),
  ),
  /** Starts of meetings inside the pause that still take place, because they begin too soon to be moved. */
  staying: z.array(z.string()),
  /** Meetings nearer than this are too near, by the rules of the class. */
  noticeHours: z.number(),
  /** Days that a meeting without a time adds to its course; null where the rules of the class's courses differ. */
  extensionDays: z.nullable(z.number()),
});
export type PlannedClass = z.output<typeof plannedClass>;

/** A plan to see before it is carried out: nothing is written and nobody told. */
export const seriesPlan = z.object({
  classes: z.array(plannedClass),
  /** How many families and teachers are told, each by one message. */
  families: z.number(),
  teachers: z.number(),
  seen,
});
export type SeriesPlan = z.output<typeof seriesPlan>;

const times = z.object({
  /** The first day with the new times or teacher: a school day after today. */
  from: calendarDay,
  slots: z.array(slot).check(z.minLength(2, 'twoOrThree'), z.maxLength(3, 'twoOrThree')),
  teacherId: z.string('required'),
});
export type NewTimes = z.output<typeof times>;

const timesProblems = {
  'classes.notFound': 404,
  'classes.over': 409,
  'classes.teacherNotFound': 404,
  'classes.teacherTeachesOther': 409,
  'classes.teacherNotCleared': 409,
  'classes.tooManySlots': 409,
  'classes.slotsOverlap': 409,
  'classes.outsideHours': 409,
  'classes.outsideLessonHours': 409,
} as const;

/** Why a plan may be refused when it is carried out, although its preview was fine. */
const writeProblems = {
  'classes.planChanged': 409,
  'meetings.teacherBusy': 409,
  'meetings.learnerBusy': 409,
} as const;

export const planTimes = contract({
  method: 'POST',
  path: '/classes/:classId/times/plan',
  who: ['admin'],
  summary: 'Preview other weekly times or another teacher of a running class from a day on; writes nothing',
  params: ofClass,
  body: times,
  reply: { 200: seriesPlan },
  problems: timesProblems,
});

/** Weekly times of a running class at which each of its meetings finds a time. */
const fittingTimes = z.object({
  teacherId: z.string(),
  teacherName: z.string(),
  slots: z.array(slot),
  /** Meetings that get another time, and the school day of the last one. */
  moves: z.number(),
  lastMeetingDay: z.string(),
  why,
});
export type FittingTimes = z.output<typeof fittingTimes>;

export const proposeTimes = contract({
  method: 'POST',
  path: '/classes/:classId/times/proposals',
  who: ['admin'],
  summary:
    'Weekly times and teachers for a running class from a day on, best first, at which no meeting stays without a time; writes nothing',
  params: ofClass,
  body: z.object({ from: calendarDay }),
  reply: { 200: z.object({ proposals: z.array(fittingTimes) }) },
  problems: { 'classes.notFound': 404, 'classes.over': 409 },
});

export const changeTimes = contract({
  method: 'PUT',
  path: '/classes/:classId/times',
  who: ['admin'],
  summary: 'Change weekly times or teacher of a running class from a day on, as the preview has shown it',
  params: ofClass,
  body: z.extend(times, { reason, seen }),
  reply: { 200: seriesPlan },
  problems: { ...timesProblems, ...writeProblems },
});

/** The most days that one request may close: a whole year's holidays. */
const MAX_CLOSED_DAYS = 60;

const days = z.array(calendarDay).check(z.minLength(1, 'required'), z.maxLength(MAX_CLOSED_DAYS, 'tooLong'));

/**
 * A closed day moves the meetings of a third of all classes, in one transaction: of a thousand in 5 seconds, and in 14 on a machine
 * with much other work.
 */
const CLOSING_SECONDS = 30;

export const planClosedDays = contract({
  method: 'POST',
  path: '/settings/closed-days/plan',
  who: ['admin'],
  summary:
    'Preview days on which the school is closed: the meetings on them and where they go; writes nothing',
  body: z.object({ days }),
  reply: { 200: seriesPlan },
});

export const closeDays = contract({
  method: 'POST',
  path: '/settings/closed-days',
  who: ['admin'],
  answersWithin: CLOSING_SECONDS,
  summary: 'Add holidays that are not there yet and move the meetings on them, as the preview has shown it',
  body: z.object({
    days: z.array(holidayForm).check(z.minLength(1, 'required'), z.maxLength(MAX_CLOSED_DAYS, 'tooLong')),
    seen,
  }),
  reply: { 200: z.extend(seriesPlan, { added: z.number() }) },
  problems: writeProblems,
});

const pause = z.object({
  classIds: z.array(z.string('required')).check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong')),
  from: calendarDay,
  /** The first day with lessons again. */
  until: calendarDay,
});
export type NewPause = z.output<typeof pause>;

const pauseProblems = {
  'meetings.classNotFound': 404,
  'meetings.pauseOrder': 409,
  'meetings.classOver': 409,
} as const;

export const planPause = contract({
  method: 'POST',
  path: '/pauses/plan',
  who: ['admin'],
  summary:
    'Preview a pause of one or several classes: which meetings move, and which are too near; writes nothing',
  body: pause,
  reply: { 200: seriesPlan },
  problems: pauseProblems,
});

export const pauseClasses = contract({
  method: 'POST',
  path: '/pauses',
  who: ['admin'],
  summary:
    'Pause one or several classes and plan their meetings behind the pause, as the preview has shown it',
  body: z.extend(pause, { reason, seen }),
  reply: { 200: seriesPlan },
  problems: { ...pauseProblems, ...writeProblems },
});

const classIds = z.array(z.string('required')).check(z.minLength(1, 'required'), z.maxLength(100, 'tooLong'));

const endProblems = { 'meetings.classNotFound': 404, 'meetings.notPaused': 409 } as const;

export const planEndOfPause = contract({
  method: 'POST',
  path: '/pauses/end/plan',
  who: ['admin'],
  summary: 'Preview the end of the pauses of one or several classes, with all new times; writes nothing',
  body: z.object({ classIds }),
  reply: { 200: seriesPlan },
  problems: endProblems,
});

export const endPauses = contract({
  method: 'POST',
  path: '/pauses/end',
  who: ['admin'],
  summary:
    'End the pauses of one or several classes today and plan their meetings, as the preview has shown it',
  body: z.object({ classIds, seen }),
  reply: { 200: seriesPlan },
  problems: { ...endProblems, ...writeProblems },
});

const ofCourse = z.object({ enrolmentId: z.string() });
const familyProblems = { 'meetings.courseNotFound': 404, 'meetings.nothingPaused': 409 } as const;
/** The first day with lessons again; by default the end of the pause, or today once that has passed. */
const from = z.optional(calendarDay);
/** What a family sees before its learner's paused meetings get times. */
export const familyPausePlan = z.extend(seriesPlan, {
  /** The requested day, or its default. */
  from: z.string(),
  /** Whether meetings of a group wait, which the learner holds in seats of other classes or alone. */
  inGroup: z.boolean(),
  /** Free seats of the same numbers in other classes; all other times are in `classes`. */
  seats: z.array(
    z.object({
      meetingId: z.string(),
      number: z.number(),
      start: z.string(),
      className: z.string(),
      teacherName: z.string(),
    }),
  ),
});

export const planEndOfFamilyPause = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/family-pause/end/plan',
  who: ['student'],
  summary: 'Preview all new times if a family has lessons again from a day on; writes nothing',
  params: ofCourse,
  body: z.object({ from }),
  reply: { 200: familyPausePlan },
  problems: familyProblems,
});

export const endFamilyPause = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/family-pause/end',
  who: ['student'],
  summary: 'Plan all meetings that a family pause left without a time, as the preview has shown it',
  params: ofCourse,
  body: z.object({ from, seen }),
  reply: { 200: familyPausePlan },
  problems: { ...familyProblems, ...writeProblems },
});
