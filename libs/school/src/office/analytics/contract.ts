import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';
import { FUNNEL_STEPS, MAX_MONTHS, monthsBetween } from './rules.ts';

const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'monthShape'));

const period = {
  /** First and last month `YYYY-MM`; by default the last six months with this one. */
  from: z.optional(month),
  to: z.optional(month),
};
const inOrder = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || monthsBetween(from, to).length > 0,
  { error: 'lastBeforeFirst', path: ['to'] },
);
const notTooLong = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => from === undefined || to === undefined || monthsBetween(from, to).length <= MAX_MONTHS,
  { error: 'tooManyMonths', path: ['to'] },
);

const filters = { ...period, program: z.optional(z.enum(PACKAGE_TYPES)) };

const step = z.object({
  step: z.enum(FUNNEL_STEPS),
  /** One number per month; null for a step without a program when a program is selected. */
  counts: z.nullable(z.array(z.number())),
  total: z.nullable(z.number()),
});

const attendance = z.object({
  month: z.string(),
  present: z.number(),
  late: z.number(),
  absent: z.number(),
  /** (present + late) of all marked as a whole percent; null if none is. */
  percent: z.nullable(z.number()),
});

const lateness = z.object({
  month: z.string(),
  /** Meetings that took place or to which the teacher came. */
  meetings: z.number(),
  learnersLate: z.number(),
  teachersLate: z.number(),
  teacherMinutes: z.number(),
  /** Meetings returned because the teacher never came. */
  teachersMissing: z.number(),
});

const losses = z.object({
  month: z.string(),
  forfeited: z.number(),
  /** Forfeited meetings that an admin waived. */
  waived: z.number(),
  /** Meetings left when a course expired. */
  expired: z.number(),
});

export const analytics = z.object({
  /** When the newest of these months was counted; null if not yet. */
  countedAt: z.nullable(z.string()),
  months: z.array(z.string()),
  funnel: z.array(step),
  attendance: z.array(attendance),
  lateness: z.array(lateness),
  losses: z.array(losses),
  /** Levels given in these months, in order. */
  levels: z.array(z.object({ level: z.string(), n: z.number() })),
});
export type Analytics = z.output<typeof analytics>;

export const getAnalytics = contract({
  method: 'GET',
  path: '/analytics',
  who: ['admin'],
  summary: 'Figures by month: funnel, attendance, lateness, lost meetings and levels',
  query: z.object(filters).check(inOrder, notTooLong),
  reply: { 200: analytics },
});

const teacherLoad = z.object({
  teacherId: z.string(),
  name: z.string(),
  meetings: z.number(),
  paidMinutes: z.number(),
});
export type TeacherLoad = z.output<typeof teacherLoad>;

export const getTeacherLoad = contract({
  method: 'GET',
  path: '/analytics/teachers',
  who: ['admin'],
  summary: 'Meetings taught and minutes paid by teacher in these months, most first',
  query: z.extend(pageQueryBy(['name', 'meetings', 'paidMinutes']), period).check(inOrder, notTooLong),
  reply: { 200: pageSchema(teacherLoad) },
});

export const ANALYTICS_TABLES = ['funnel', 'attendance', 'lateness', 'losses', 'levels', 'teachers'] as const;
export type AnalyticsTable = (typeof ANALYTICS_TABLES)[number];

export const exportAnalytics = contract({
  method: 'GET',
  path: '/analytics/:table/export.csv',
  who: ['admin'],
  confirmed: true,
  summary: 'One table of the analytics as a CSV file',
  params: z.object({ table: z.enum(ANALYTICS_TABLES) }),
  query: z
    .object({ ...filters, lang: z.optional(z.enum(['id', 'en'])), separator: csvSeparator })
    .check(inOrder, notTooLong),
  reply: { 200: z.unknown() },
});
