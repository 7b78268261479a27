import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { ZONES } from '../../basics/instants.ts';
import { person } from './contract.ts';

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
  /** Its teacher is away and nobody holds it yet; missing where that is not so. */
  awaitsSubstitute: z.optional(z.boolean()),
});

const hoursOfDay = z.object({ day: z.string(), from: z.number(), to: z.number() });

export const calendar = z.object({
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
  /** Bookable hours of the requested teacher, `[from, to)` in minutes of the day in `zone`. */
  hours: z.nullable(z.array(hoursOfDay)),
  /** Hours in which the requested teacher is away. */
  away: z.nullable(z.array(hoursOfDay)),
  /** The zone of all days and hours. */
  zone: z.enum(ZONES),
  /** The requested teacher or learner; null for everybody. */
  of: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Step of the lesson hours' grid, in minutes. */
  startsEvery: z.number(),
  serverNow: z.string(),
});
export type SchoolCalendar = z.output<typeof calendar>;
export type CalendarMeeting = z.output<typeof calendarMeeting>;

const range = {
  from: calendarDay,
  /** The first day after the range; at most 7 days after `from`. */
  until: calendarDay,
};

/** Days `[from, until)` of the school's calendar with their meetings. */
export const schoolCalendar = contract({
  method: 'GET',
  path: '/classes/calendar',
  who: ['admin'],
  summary:
    'All meetings of some days, of the school or one teacher or learner, with holidays and working hours',
  query: z.object({
    ...range,
    teacher: z.optional(z.string().check(z.maxLength(40))),
    learner: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: { 200: calendar },
  problems: { 'classes.calendarRange': 400, 'classes.nobody': 404 },
});

/** The same of the teacher who asks, in days of a zone; of a substitute only what may be read still. */
export const teacherCalendar = contract({
  method: 'GET',
  path: '/teacher/calendar',
  who: ['teacher'],
  summary: "The teacher's own meetings of some days, with holidays, teaching hours and hours away",
  query: z.object({ ...range, zone: z.optional(z.enum(ZONES)) }),
  reply: { 200: calendar },
  problems: { 'classes.calendarRange': 400, 'classes.nobody': 404 },
});
