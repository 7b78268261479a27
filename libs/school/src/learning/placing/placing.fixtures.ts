import { HOUR, later } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import type { Hours } from '../../catalogue/policy/offers.ts';
import { addDays, instantOf } from '../../catalogue/policy/validity.ts';
import { ANY_HOUR } from '../lesson-hours/lesson-hours.ts';
import { NO_WISHES } from '../wishes/wishes.ts';
import type { PlacingLearner, PlacingSchool, PlacingTeacher } from './types.ts';

/** Monday. */
export const FIRST_DAY = '2026-11-02';

/** Whole hours of these weekdays, Monday = 1. */
export const hours = (weekdays: readonly number[], from: number, to: number): Hours[] =>
  weekdays.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));

/** One hour of a weekday, `weeks` weeks in a row. */
export const weekly = (day: string, hour: number, weeks = 20): Span[] =>
  Array.from({ length: weeks }, (_, n) => {
    const start = instantOf(addDays(day, 7 * n), hour * 60);
    return { start, end: later(start, HOUR) };
  });

export const teacher = (name: string, change: Partial<PlacingTeacher> = {}): PlacingTeacher => ({
  teacherId: name.toLowerCase(),
  name,
  programs: [],
  ageGroups: [],
  mayTeachMinors: true,
  availability: { weekly: hours([1, 2, 3, 4, 5], 8, 17), exceptions: [] },
  busy: [],
  load: 0,
  ...change,
});

/** An adult with a course of 20 meetings, two a week. */
export const learner = (name: string, change: Partial<PlacingLearner> = {}): PlacingLearner => ({
  enrolmentId: name,
  learnerId: `learner ${name}`,
  packageType: 'general_english',
  ageGroup: 'adult',
  meetings: 20,
  perWeek: 2,
  meetingMinutes: 60,
  months: 3,
  extensionDays: 0,
  busy: [],
  wishes: NO_WISHES,
  ...change,
});

export const school = (change: Partial<PlacingSchool> = {}): PlacingSchool => ({
  lessonHours: { ...ANY_HOUR, startsEvery: 60 },
  holidays: new Set(),
  earliest: instantOf(FIRST_DAY, 0),
  ...change,
});

/** `1@9 3@9`: weekday and hour of each weekly time. */
export const slotText = (slots: readonly { weekday: number; minute: number }[]): string =>
  slots.map(({ weekday, minute }) => `${weekday}@${minute / 60}`).join(' ');
