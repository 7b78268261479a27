import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { staffReason } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { inOrder, minuteOfDay, weekOfHours } from '../../basics/week.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';
import { decision } from '../../catalogue/policy/contract.ts';

const dayException = z.object({
  id: z.string(),
  /** The school's day. */
  day: z.string(),
  kind: z.enum(['away', 'extra']),
  from: z.number(),
  to: z.number(),
  reason: z.string(),
});

export const availability = z.object({
  teacherId: z.string(),
  name: z.string(),
  /** Sorted, with touching pieces joined. Empty means not bookable. */
  weekly: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
  /** From today on, by day. */
  exceptions: z.array(dayException),
  /** What the teacher teaches; empty means all. */
  programs: z.array(z.enum(PACKAGE_TYPES)),
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  /** Coming planned meetings outside these hours; they stay until somebody moves them. */
  meetingsOutside: z.number(),
  /** The school's lesson hours; a teacher's hours outside of them are stored but not used. */
  lessonHours: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
  version: z.number(),
});
export type Availability = z.output<typeof availability>;

const ofTeacher = z.object({ teacherId: z.string() });

export const getOwnAvailability = contract({
  method: 'GET',
  path: '/teacher/availability',
  who: ['teacher'],
  summary: "The teacher's own weekly hours and exceptions",
  reply: { 200: availability },
  problems: { 'teachers.notFound': 404 },
});

export const changeOwnAvailability = contract({
  method: 'PUT',
  path: '/teacher/availability',
  who: ['teacher'],
  summary: "Replace the teacher's own weekly hours; planned meetings stay",
  body: z.object({ weekly: weekOfHours, version: seenVersion }),
  reply: { 200: availability },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});

export const addException = contract({
  method: 'POST',
  path: '/teacher/availability/exceptions',
  who: ['teacher'],
  summary: 'Add an exception to the weekly hours: away or available at these times of a day',
  body: z
    .object({
      day: calendarDay,
      kind: z.enum(['away', 'extra'], 'required'),
      from: minuteOfDay,
      to: minuteOfDay,
      reason: z.optional(z.string().check(z.trim(), z.maxLength(200, 'tooLong'))),
    })
    .check(inOrder),
  reply: { 201: availability },
  problems: { 'teachers.meetingsInTheWay': 409, 'teachers.exceptionOverlaps': 409 },
});

export const removeException = contract({
  method: 'DELETE',
  path: '/teacher/availability/exceptions/:exceptionId',
  who: ['teacher'],
  summary: 'Remove an exception to the weekly hours',
  params: z.object({ exceptionId: z.string() }),
  reply: { 200: availability },
  problems: { 'teachers.exceptionNotFound': 404, 'teachers.meetingsInTheWay': 409 },
});

export const getAvailability = contract({
  method: 'GET',
  path: '/teachers/:teacherId/availability',
  who: ['admin'],
  summary: "A teacher's weekly hours, exceptions and subjects",
  params: ofTeacher,
  reply: { 200: availability },
  problems: { 'teachers.notFound': 404 },
});

export const changeAvailability = contract({
  method: 'PUT',
  path: '/teachers/:teacherId/availability',
  who: ['admin'],
  summary: "Replace a teacher's weekly hours and, if given, subjects",
  params: ofTeacher,
  body: z.object({
    weekly: weekOfHours,
    programs: z.optional(z.array(z.enum(PACKAGE_TYPES)).check(z.maxLength(4, 'tooLong'))),
    ageGroups: z.optional(z.array(z.enum(AGE_GROUPS)).check(z.maxLength(3, 'tooLong'))),
    version: seenVersion,
  }),
  reply: { 200: availability },
  problems: { 'teachers.notFound': 404, 'common.stale': 409 },
});

export const taughtMeeting = z.object({
  meetingId: z.string(),
  classId: z.string(),
  className: z.string(),
  /** Names of who has a seat in it. */
  learners: z.array(z.string()),
  number: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(['held', 'missed']),
  /** Minutes between the planned start and the check-in. */
  delayMinutes: z.number(),
  paidMinutes: z.number(),
  /** Reason for the paid minutes; null for meetings closed before decisions were stored. */
  decision: z.nullable(decision),
});

export const hours = z.object({
  month: z.string(),
  /** Sum of the paid minutes. */
  minutes: z.number(),
  /** How often the teacher was asked in this month to be a substitute, and how many of these meetings they took. */
  offers: z.object({ asked: z.number(), won: z.number() }),
  /** Closed meetings that began in this month of the school's calendar, oldest first. */
  meetings: z.array(taughtMeeting),
});
export type Hours = z.output<typeof hours>;

const ofMonth = z.object({
  /** The school's current month unless named. */
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'dateShape'))),
});

export const getHours = contract({
  method: 'GET',
  path: '/teacher/hours',
  who: ['teacher'],
  summary: 'The hours taught in a month: each meeting with the reason, and the sum',
  query: ofMonth,
  reply: { 200: hours },
});

export const getHoursOf = contract({
  method: 'GET',
  path: '/teachers/:teacherId/hours',
  who: ['admin'],
  summary: 'The hours a teacher taught in a month',
  params: ofTeacher,
  query: ofMonth,
  reply: { 200: hours },
  problems: { 'teachers.notFound': 404 },
});

/** A teacher in the school's list. */
export const teacherRecord = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  active: z.boolean(),
  /** True until the temporary password is changed. */
  invited: z.boolean(),
  /** What the teacher teaches; empty means all. */
  programs: z.array(z.enum(PACKAGE_TYPES)),
  ageGroups: z.array(z.enum(AGE_GROUPS)),
  /** Weekly hours in minutes; 0 means not bookable. */
  weeklyMinutes: z.number(),
  /** Classes of this teacher that are not over. */
  classes: z.number(),
  /** Planned meetings within the next 7 days, including substitutions. */
  meetingsSoon: z.number(),
  /** State of the public profile. */
  profile: z.enum(['waits', 'public', 'none']),
  /** Version of the account, required to change `active`. */
  version: z.number(),
});
export type TeacherRecord = z.output<typeof teacherRecord>;

export const listTeachers = contract({
  method: 'GET',
  path: '/teachers',
  who: ['admin'],
  summary: 'All teachers by name; `q` searches name, username and e-mail address',
  query: z.extend(
    pageQueryBy(['name', 'username', 'email', 'status', 'weeklyMinutes', 'classes', 'meetingsSoon']),
    {
      status: z.optional(z.enum(['active', 'inactive'])),
      profile: z.optional(z.enum(['waits', 'public', 'none'])),
    },
  ),
  reply: { 200: pageSchema(teacherRecord) },
});

export const getTeacher = contract({
  method: 'GET',
  path: '/teachers/:teacherId',
  who: ['admin'],
  summary: 'One teacher with account, subjects and workload',
  params: ofTeacher,
  reply: { 200: teacherRecord },
  problems: { 'teachers.notFound': 404 },
});

export const setTeacherActive = contract({
  method: 'PATCH',
  path: '/teachers/:teacherId',
  who: ['admin'],
  confirmed: true,
  summary:
    'Activate or deactivate a teacher; deactivating ends all sessions and requires no remaining meetings',
  params: ofTeacher,
  body: z.object({
    active: z.boolean('required'),
    reason: staffReason,
    version: seenVersion,
  }),
  reply: { 200: teacherRecord },
  problems: { 'teachers.notFound': 404, 'teachers.meetingsAhead': 409, 'common.stale': 409 },
});
