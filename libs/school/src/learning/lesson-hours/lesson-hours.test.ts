import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../basics/instants.ts';
import { instantOf, weekdayOf } from '../../catalogue/policy/validity.ts';
import { lessonStarts, type WeeklyHours } from '../meetings/plan.ts';
import {
  ANY_HOUR,
  commonHours,
  DEFAULT_LESSON_HOURS,
  inLessonHours,
  onGrid,
  reachesOutside,
} from './lesson-hours.ts';

const monday = (from: number, to: number): WeeklyHours => ({ weekday: 1, from: from * 60, to: to * 60 });
const hours = (...week: WeeklyHours[]) => ({ week, startsEvery: 30 });
const meeting = (day: string, minute: number, minutes = 60) => {
  const start = instantOf(day, minute);
  return { start, end: new Date(start.getTime() + minutes * MINUTE) };
};

describe('the lesson hours', () => {
  it.each([
    ['at the opening', '2026-11-02', 8 * 60, true],
    ['a minute before the opening', '2026-11-02', 8 * 60 - 1, false],
    ['ending as the school closes', '2026-11-02', 16 * 60, true],
    ['a minute longer than the school is open', '2026-11-02', 16 * 60 + 1, false],
    ['on a closed day', '2026-11-03', 10 * 60, false],
  ])('decide about a meeting %s', (_, day, minute, held) => {
    expect(inLessonHours(hours(monday(8, 17)), meeting(day, minute))).toBe(held);
  });

  it('default to 6:00 to 22:00 every day; without a limit any hour is allowed', () => {
    expect(inLessonHours(DEFAULT_LESSON_HOURS, meeting('2026-11-08', 6 * 60))).toBe(true);
    expect(inLessonHours(DEFAULT_LESSON_HOURS, meeting('2026-11-08', 5 * 60 + 59))).toBe(false);
    expect(inLessonHours(DEFAULT_LESSON_HOURS, meeting('2026-11-08', 21 * 60 + 1))).toBe(false);
    expect(inLessonHours(ANY_HOUR, meeting('2026-11-08', 23 * 60))).toBe(true);
  });

  it.each([
    ['a morning and an evening', [monday(8, 10), monday(18, 19)], [480, 510, 540, 1080]],
    ['pieces that touch', [monday(8, 9), monday(9, 10)], [480, 510, 540]],
    ['hours that begin off the grid', [{ weekday: 1, from: 485, to: 600 }], [510, 540]],
    ['hours shorter than a meeting', [{ weekday: 1, from: 480, to: 530 }], []],
  ])('offer starts on the grid for %s', (_, week, starts) => {
    expect(lessonStarts(hours(...week), 1, 60)).toEqual(starts);
    expect(lessonStarts(hours(...week), 2, 60)).toEqual([]);
  });

  it('offer a start every hour with a grid of 60 minutes', () => {
    expect(lessonStarts({ week: [monday(8, 12)], startsEvery: 60 }, 1, 60)).toEqual([480, 540, 600, 660]);
  });
});

describe('the grid of starts', () => {
  it.each([
    [30, 9 * 60, true],
    [30, 9 * 60 + 30, true],
    [30, 9 * 60 + 15, false],
    [30, 9 * 60 + 29, false],
    [30, 9 * 60 + 31, false],
    [15, 9 * 60 + 15, true],
    [60, 9 * 60 + 30, false],
    [60, 0, true],
  ])('with a step of %i minutes, minute %i of the day is on it: %s', (startsEvery, minute, on) => {
    expect(onGrid({ startsEvery }, instantOf('2026-11-02', minute))).toBe(on);
  });

  it('excludes a start that is one second off', () => {
    expect(onGrid({ startsEvery: 30 }, new Date('2026-11-02T02:00:01Z'))).toBe(false);
  });
});

describe('the hours of teacher and school together', () => {
  const week = fc
    .array(
      fc
        .tuple(
          fc.integer({ min: 1, max: 3 }),
          fc.integer({ min: 0, max: 47 }),
          fc.integer({ min: 1, max: 48 }),
        )
        .filter(([, from, to]) => from < to)
        .map(([weekday, from, to]) => ({ weekday, from: from * 30, to: to * 30 })),
      { maxLength: 6 },
    )
    .map((list) => list as WeeklyHours[]);
  const has = (hours: readonly WeeklyHours[], weekday: number, minute: number) =>
    hours.some((one) => one.weekday === weekday && one.from <= minute && minute < one.to);

  it('are exactly the minutes in both', () => {
    fc.assert(
      fc.property(week, week, (one, other) => {
        const common = commonHours(one, other);
        for (const weekday of [1, 2, 3]) {
          for (let minute = 0; minute < 1440; minute += 15) {
            expect(has(common, weekday, minute)).toBe(
              has(one, weekday, minute) && has(other, weekday, minute),
            );
          }
        }
        expect(reachesOutside(one, { week: other })).toBe(
          [1, 2, 3].some((weekday) =>
            Array.from({ length: 96 }, (_, n) => n * 15).some(
              (minute) => has(one, weekday, minute) && !has(other, weekday, minute),
            ),
          ),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('offer only starts whose whole meeting is within both', () => {
    fc.assert(
      fc.property(week, week, fc.constantFrom(15, 30, 60), (teacher, school, startsEvery) => {
        const day = '2026-11-02';
        const common = { week: commonHours(teacher, school), startsEvery };
        for (const minute of lessonStarts(common, weekdayOf(day), 60)) {
          expect(minute % startsEvery).toBe(0);
          expect(inLessonHours({ week: teacher, startsEvery }, meeting(day, minute))).toBe(true);
          expect(inLessonHours({ week: school, startsEvery }, meeting(day, minute))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
