import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';

/** What the rules of a course mean for it today (`CourseTerms`). Whole rupiah. */
const terms = z.object({
  remaining: z.number(),
  refund: z.number(),
  lastDay: z.nullable(z.string()),
  perWeek: z.number(),
  pauseDays: z.number(),
  appealDays: z.number(),
  answerDays: z.number(),
  offers: z.number(),
  noticeHours: z.number(),
});
export type Terms = z.output<typeof terms>;

/** Newer rules beside those of the course. */
export const rulesOffer = z.object({ version: z.number(), before: terms, after: terms });

export const courseRules = z.object({
  enrolmentId: z.string(),
  courseName: z.string(),
  /** Null without a class. */
  classId: z.nullable(z.string()),
  learner: z.object({ id: z.string(), name: z.string() }),
  /** Newer rules that the family may take; null where there are none or the course does not run. */
  offer: z.nullable(rulesOffer),
  /** The newer rules that the family took. */
  accepted: z.nullable(z.object({ version: z.number(), at: z.string() })),
  /** More than one learner in the class: its numbers follow the lowest rules among them. */
  isGroup: z.boolean(),
});
export type CourseRules = z.output<typeof courseRules>;

const params = z.object({ enrolmentId: z.string() });

export const readCourseRules = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/rules',
  who: ['student'],
  summary:
    'Newer rules that a family may take for its course: what it has now and would have, in its own numbers',
  params,
  reply: { 200: courseRules },
  problems: { 'newerRules.notFound': 404 },
});

export const acceptRules = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/rules',
  who: ['student'],
  summary: 'Take the newer rules for a course, once and for good; sent again it changes nothing',
  params,
  /** The offered version that the family has read. */
  body: z.object({ version: z.number() }),
  reply: { 200: courseRules },
  problems: { 'newerRules.notFound': 404, 'newerRules.notOffered': 409, 'common.stale': 409 },
});
