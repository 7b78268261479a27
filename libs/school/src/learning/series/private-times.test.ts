import { describe, expect, it } from 'vitest';
import { later, MINUTE } from '../../basics/instants.ts';
import { instantOf } from '../../catalogue/policy/validity.ts';
import { type PrivateTimes, privateTimes } from './private-times.ts';

/** Times of 60 minutes on these days of March 2026, which begins with a Sunday, at these hours. */
const at = (days: readonly number[], hours: readonly number[]) =>
  days.flatMap((day) =>
    hours.map((hour) => {
      const start = instantOf(`2026-03-${String(day).padStart(2, '0')}`, hour * 60);
      return { start, end: later(start, 60 * MINUTE) };
    }),
  );
const chosen = (change: Partial<PrivateTimes>) =>
  privateTimes({
    count: 2,
    free: at([2, 3, 4, 9, 10], [8, 16, 17]),
    wishes: { possible: [], preferred: [], periods: [] },
    ageGroup: 'adult',
    usual: at([1], [16]).map(({ start }) => start),
    lessonDays: new Set(),
    perWeek: 3,
    inWeek: () => 0,
    ...change,
  }).map(({ start }) => new Date(start.getTime() + 7 * 60 * MINUTE).toISOString().slice(5, 16));

describe('times for meetings that are held alone', () => {
  it.each<[string, Partial<PrivateTimes>, string[]]>([
    ['are the earliest days, at the usual hour', {}, ['03-02T16:00', '03-03T16:00']],
    [
      'leave days with a lesson for last',
      { lessonDays: new Set(['2026-03-03']) },
      ['03-02T16:00', '03-04T16:00'],
    ],
    ['share a day where there is no other', { free: at([2], [8, 16, 17]) }, ['03-02T08:00', '03-02T16:00']],
    ['keep the limit of a week', { count: 3, perWeek: 2 }, ['03-02T16:00', '03-03T16:00', '03-09T16:00']],
    [
      'count the other meetings of a week',
      { inWeek: (monday) => (monday === '2026-03-02' ? 3 : 0) },
      ['03-09T16:00', '03-10T16:00'],
    ],
    [
      'prefer what the family has painted',
      { wishes: { possible: [{ weekday: 2, from: 960, to: 1080 }], preferred: [], periods: [] } },
      ['03-03T16:00', '03-10T16:00'],
    ],
    [
      'spare children the hours of their school',
      { ageGroup: 'kids', free: at([2, 3], [8]).concat(at([9], [17])), count: 1 },
      ['03-09T17:00'],
    ],
    ['are fewer where there are fewer', { free: at([2], [8]) }, ['03-02T08:00']],
  ])('%s', (_what, change, expected) => expect(chosen(change)).toEqual(expected));
});
