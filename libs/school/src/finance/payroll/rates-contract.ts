import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { calendarDay } from '../../basics/day.ts';
import { pageQuery, pageSchema } from '../../basics/paging.ts';
import { finance } from './contract.ts';

/** Maximum hourly rate in whole rupiah, against typing errors. */
export const MAX_HOURLY_PAY = 10_000_000;

/** A teacher's hourly rate from a day on. */
export const payRate = z.object({
  id: z.string(),
  /** Whole rupiah for 60 minutes. */
  perHour: z.number(),
  /** First school day on which it applies, `YYYY-MM-DD`. */
  validFrom: z.string(),
  setBy: z.string(),
  setAt: z.string(),
});
export type PayRate = z.output<typeof payRate>;

export const teacherRates = z.object({
  teacherId: z.string(),
  name: z.string(),
  active: z.boolean(),
  /** Today's rate; null: no rate yet, so nothing can be paid. */
  perHour: z.nullable(z.number()),
  /** The latest first, future ones included. */
  rates: z.array(payRate),
});
export type TeacherRates = z.output<typeof teacherRates>;

export const listPayRates = contract({
  method: 'GET',
  path: '/pay/rates',
  who: finance,
  summary: 'Hourly rates of all teachers, current and past; `q` searches names',
  query: pageQuery,
  reply: { 200: pageSchema(teacherRates) },
});

/** Replaces a rate of the same day. For days already paid it makes a difference in the next pay run. */
export const setPayRate = contract({
  method: 'POST',
  path: '/pay/rates',
  who: finance,
  confirmed: true,
  summary: "Set a teacher's hourly rate from a day on",
  body: z.object({
    teacherId: z.string('required').check(z.minLength(1, 'required')),
    perHour: z
      .number('required')
      .check(z.int('rupiahShape'), z.minimum(1, 'rupiahShape'), z.maximum(MAX_HOURLY_PAY, 'amountTooLarge')),
    validFrom: calendarDay,
  }),
  reply: { 201: teacherRates },
  problems: { 'payroll.teacherNotFound': 404 },
});
