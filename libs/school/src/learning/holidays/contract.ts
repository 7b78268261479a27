import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done, filled } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { oneLine } from '../../basics/text.ts';

const name = z.string('required').check(z.trim(), filled, z.maxLength(80, 'tooLong'), oneLine);
const noName = z.string().check(z.trim(), z.maxLength(80, 'tooLong'), oneLine);

/** A day without lessons, with its name in both languages. */
export const holidayForm = z.object({ day: calendarDay, id: name, en: name });

/** What a person fills in: the name in their own language; an empty one in the other is the same. */
export const addHolidayForm = (own: 'id' | 'en') =>
  z.object({ day: calendarDay, id: own === 'id' ? name : noName, en: own === 'en' ? name : noName });

const holiday = z.extend(holidayForm, {
  /** Meetings planned on this day nevertheless. */
  meetings: z.number(),
});
export type HolidayRow = z.output<typeof holiday>;

export const listHolidays = contract({
  method: 'GET',
  path: '/settings/holidays',
  who: ['admin'],
  summary: 'The holidays of a year, the current one by default',
  query: z.object({ year: z.optional(z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(2199))) }),
  reply: {
    200: z.object({
      year: z.number(),
      /** Today, as the school counts. */
      today: z.string(),
      data: z.array(holiday),
    }),
  },
});

const meetingOfDay = z.object({
  id: z.string(),
  classId: z.string(),
  className: z.string(),
  number: z.number(),
  startsAt: z.string(),
  teacherName: z.string(),
  learners: z.array(z.string()),
});
export type MeetingOfDay = z.output<typeof meetingOfDay>;

/** Meetings listed per day; `count` has the full number. */
export const MEETINGS_SHOWN = 50;

export const meetingsOfDay = contract({
  method: 'GET',
  path: '/settings/holidays/:day/meetings',
  who: ['admin'],
  summary: 'The planned meetings of a day, which must be moved manually if it becomes a holiday',
  params: z.object({ day: calendarDay }),
  reply: { 200: z.object({ day: z.string(), count: z.number(), meetings: z.array(meetingOfDay) }) },
});

export const addHoliday = contract({
  method: 'POST',
  path: '/settings/holidays',
  who: ['admin'],
  summary: 'Add a holiday: no new meeting is planned on it; planned meetings stay',
  body: holidayForm,
  reply: { 201: holiday },
  problems: { 'settings.holidayExists': 409 },
});

export const removeHoliday = contract({
  method: 'DELETE',
  path: '/settings/holidays/:day',
  who: ['admin'],
  summary: 'Remove a holiday, so that meetings may be planned on it again',
  params: z.object({ day: calendarDay }),
  reply: { 200: done },
  problems: { 'settings.holidayNotFound': 404 },
});
