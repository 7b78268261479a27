import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, dayIn, later, SECOND, ZONES } from '../../basics/instants.ts';
import type { Policy } from './decision.ts';
import {
  addDays,
  addMonths,
  decideExpire,
  endOfDay,
  instantOf,
  lastDayOf,
  paceOf,
  weekdayOf,
  weekOf,
} from './validity.ts';
import { POLICY_VERSION_1 } from './values.ts';

const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('months later', () => {
  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-11-28', 3, '2027-02-28'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-10-31', 3, '2027-01-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-11-02', 3, '2027-02-02'],
    ['2026-11-02', 2, '2027-01-02'],
    ['2026-10-15', 15, '2028-01-15'],
  ])('%s and %i months: %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  it('is the same day of the month, or the last day of a month without it', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 24 }), (day, months) => {
        const found = addMonths(day, months);
        const [date, foundDate] = [Number(day.slice(8)), Number(found.slice(8))];
        if (foundDate !== date) {
          expect(foundDate).toBeLessThan(date);
          expect(addDays(found, 1).slice(8)).toBe('01');
        }
        const months0 = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(months0(found) - months0(day)).toBe(months);
      }),
    );
  });
});

describe('the last day', () => {
  it('is the same day of the month after the months, plus a week for each cancelled meeting', () => {
    expect(lastDayOf('2026-11-30', 3, 0)).toBe('2027-02-28');
    expect(lastDayOf('2026-11-30', 3, 7)).toBe('2027-03-07');
    expect(lastDayOf('2026-11-02', 2, 14)).toBe('2027-01-16');
  });

  it('ends at midnight of its own zone: WIB 17:00, WITA 16:00, WIT 15:00 UTC', () => {
    const ends = ZONES.map((zone) => endOfDay('2027-02-02', zone).toISOString());
    expect(ends).toEqual([
      '2027-02-02T17:00:00.000Z',
      '2027-02-02T16:00:00.000Z',
      '2027-02-02T15:00:00.000Z',
    ]);
    expect(endOfDay('2027-02-02')).toEqual(endOfDay('2027-02-02', 'Asia/Jakarta'));
  });

  it.each(ZONES)('in %s includes the second before its end, not the end', (zone) => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(dayIn(later(endOfDay(day, zone), -SECOND), zone)).toBe(day);
        expect(dayIn(endOfDay(day, zone), zone)).toBe(addDays(day, 1));
        expect(instantOf(day, 9 * 60, zone)).toEqual(later(endOfDay(day, zone), -15 * 3600 * SECOND));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['a second before the end', -SECOND, 7, 'running'],
    ['at the end', 0, 7, 'expired'],
    ['a second after', SECOND, 7, 'expired'],
    ['at the end with nothing left', 0, 0, 'nothingLeft'],
  ])('%s', (_when, ms, left, outcome) => {
    const now = later(endOfDay('2027-02-02'), ms);
    expect(decideExpire(policy, { lastDay: '2027-02-02', left }, now).outcome).toBe(outcome);
  });
});

describe('weeks', () => {
  it('begin on Monday in the school’s zone', () => {
    // Sunday 23:59 and Monday 00:00 in Jakarta.
    expect(weekOf(new Date('2026-11-08T16:59:59Z'))).toBe('2026-11-02');
    expect(weekOf(new Date('2026-11-08T17:00:00Z'))).toBe('2026-11-09');
    expect([weekdayOf('2026-11-02'), weekdayOf('2026-11-08')]).toEqual([1, 7]);
  });
});

describe('the remaining pace', () => {
  const before = (lastDay: string, days: number) => later(endOfDay(lastDay), -days * DAY);
  it.each([
    [13, 49, 7, 2],
    [13, 50, 8, 2],
    [13, 43, 7, 2],
    [14, 42, 6, 3],
    [20, 91, 13, 2],
    [1, 0.5, 1, 1],
    [0, 20, 3, 0],
    [5, 0, 0, 5],
    [5, -3, 0, 5],
  ])('%i left and %f days: %i weeks, %i a week', (left, days, weeks, perWeek) => {
    expect(paceOf(left, '2027-02-02', before('2027-02-02', days))).toEqual({ left, weeks, perWeek });
  });

  it('is never less than what is needed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 120 }), (left, days) => {
        const { weeks, perWeek } = paceOf(left, '2027-02-02', before('2027-02-02', days));
        expect(weeks * perWeek).toBeGreaterThanOrEqual(left);
        expect(weeks * Math.max(0, perWeek - 1)).toBeLessThanOrEqual(left);
      }),
    );
  });
});
