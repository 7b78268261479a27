import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { changed } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { severalLines } from '../../basics/text.ts';
import { weekOfHours } from '../../basics/week.ts';
import { publishedProfile } from '../teachers/profile-contract.ts';
import { MAX_PERIODS } from './check-wishes.ts';

const hours = z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() }));

/** Input of a family or an admin; what it is checked for beside this is in `check-wishes.ts`. */
export const wishesForm = z.object({
  possible: weekOfHours,
  preferred: weekOfHours,
  earliestStart: z.nullable(calendarDay),
  periods: z
    .array(z.object({ from: calendarDay, to: calendarDay, possible: weekOfHours }))
    .check(z.maxLength(MAX_PERIODS, 'tooLong')),
  teacherIds: z.array(z.string()).check(z.maxLength(10, 'tooLong')),
  goal: z.nullable(z.string().check(z.trim(), z.maxLength(500, 'tooLong'), severalLines)),
});
export type WishesForm = z.output<typeof wishesForm>;

/** The wishes of one course with what is needed to say them. */
export const wishesRecord = z.object({
  enrolmentId: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  courseName: z.string(),
  /** Whether the course has or had a class; wishes still decide about make-ups and moves. */
  inClass: z.boolean(),
  /** The course has ended or its meetings are used up: the wishes stay as they are. */
  isOver: z.boolean(),
  needsGoal: z.boolean(),
  possible: hours,
  preferred: hours,
  earliestStart: z.nullable(z.string()),
  periods: z.array(z.object({ from: z.string(), to: z.string(), possible: hours })),
  teacherIds: z.array(z.string()),
  goal: z.nullable(z.string()),
  /** Whom this family may choose. */
  teachers: z.array(publishedProfile),
  /** The school's lesson hours, in which times can be painted. */
  lessonHours: hours,
  /** 0 before anybody has said anything. */
  version: z.number(),
  changed,
});
export type WishesRecord = z.output<typeof wishesRecord>;

const params = z.object({ enrolmentId: z.string() });

export const readWishes = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/wishes',
  who: ['student', 'admin'],
  summary: 'When and with whom a family wants the lessons of one course; families only for their own',
  params,
  reply: { 200: wishesRecord },
  problems: { 'wishes.notFound': 404 },
});

export const saveWishes = contract({
  method: 'PUT',
  path: '/enrolments/:enrolmentId/wishes',
  who: ['student', 'admin'],
  summary: 'Replace the wishes of one course',
  params,
  body: z.extend(wishesForm, { version: seenVersion }),
  reply: { 200: wishesRecord },
  problems: { 'wishes.notFound': 404, 'wishes.courseOver': 409, 'common.stale': 409 },
});
