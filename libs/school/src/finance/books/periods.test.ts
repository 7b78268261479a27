import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayIn } from '../../basics/instants.ts';
import { monthsEnding } from '../../basics/ranges.ts';
import { addDays } from '../../catalogue/policy/validity.ts';
import { eachDay, monthBefore, periodDays, rangeBefore, rangeDays, reportDays } from './periods.ts';

const aDay = fc.integer({ min: 0, max: 3_650 }).map((days) => addDays('2024-01-01', days));

describe('periods of school days', () => {
  test.each([
    ['7d', '2026-11-21', '2026-11-15'],
    ['30d', '2026-11-21', '2026-10-23'],
    ['3m', '2026-11-21', '2026-08-22'],
    ['7d', '2027-01-03', '2026-12-28'],
    ['30d', '2026-03-01', '2026-01-31'],
    ['3m', '2026-11-30', '2026-09-01'],
    ['3m', '2027-02-28', '2026-12-01'],
    ['3m', '2027-05-30', '2027-03-01'],
  ] as const)('on the dashboard: %s until %s begins on %s', (period, today, from) => {
    expect(periodDays(period, today)).toEqual({ from, to: today });
  });

  test.each([
    ['7w', '2026-11-21', { from: '2026-10-04', to: '2026-11-21' }],
    ['lastMonth', '2026-11-21', { from: '2026-10-01', to: '2026-10-31' }],
    ['lastMonth', '2027-01-01', { from: '2026-12-01', to: '2026-12-31' }],
    ['lastMonth', '2028-03-31', { from: '2028-02-01', to: '2028-02-29' }],
    ['3m', '2026-11-21', { from: '2026-08-24', to: '2026-11-21' }],
  ] as const)('in the reports: %s on %s', (period, today, days) => {
    expect(reportDays(period, today)).toEqual(days);
    if (period !== 'lastMonth') expect(eachDay(days)).toHaveLength(period === '7w' ? 49 : 90);
  });

  test.each([
    ['weekly', '2026-11-21', '2026-11-15', '2026-11-08'],
    ['monthly', '2026-11-21', '2026-10-22', '2026-09-22'],
    ['monthly', '2026-11-30', '2026-11-01', '2026-10-01'],
    ['monthly', '2026-02-28', '2026-02-01', '2026-01-01'],
    ['quarterly', '2026-12-31', '2026-10-01', '2026-07-01'],
    ['quarterly', '2026-11-21', '2026-08-22', '2026-05-22'],
  ] as const)('in profit and loss: %s until %s', (range, to, from, beforeFrom) => {
    const days = rangeDays(range, to);
    expect(days).toEqual({ from, to });
    expect(rangeBefore(range, days)).toEqual({ from: beforeFrom, to: addDays(from, -1) });
  });

  it('follow the school’s day: 23:59 WIB is today, 00:01 WIB tomorrow', () => {
    const last = dayIn(new Date('2026-11-30T16:59:00Z'));
    const first = dayIn(new Date('2026-11-30T17:01:00Z'));
    expect([last, first]).toEqual(['2026-11-30', '2026-12-01']);
    expect(reportDays('lastMonth', last)).toEqual({ from: '2026-10-01', to: '2026-10-31' });
    expect(reportDays('lastMonth', first)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
    expect(periodDays('7d', first)).toEqual({ from: '2026-11-25', to: '2026-12-01' });
  });

  it('are right on every day of a year, a minute before and after midnight', () => {
    // Computed with Date, day by day, from 1 June 2027 through a leap day.
    const days = Array.from({ length: 366 }, (_, n) =>
      new Date(Date.UTC(2027, 5, 1 + n)).toISOString().slice(0, 10),
    );
    for (const day of days) {
      const [year = 0, month = 0] = day.split('-').map(Number);
      const next = addDays(day, 1);
      expect(dayIn(new Date(`${day}T16:59:00Z`))).toBe(day);
      expect(dayIn(new Date(`${day}T17:01:00Z`))).toBe(next);
      const lengths = (['7d', '30d'] as const).map((period) => eachDay(periodDays(period, day)).length);
      const reports = (['7w', '3m'] as const).map((period) => eachDay(reportDays(period, day)).length);
      expect([day, ...lengths, ...reports]).toEqual([day, 7, 30, 49, 90]);
      const inMonthBefore = new Date(Date.UTC(year, month - 1, 0));
      const last = reportDays('lastMonth', day);
      expect([last.to, eachDay(last).length]).toEqual([
        inMonthBefore.toISOString().slice(0, 10),
        inMonthBefore.getUTCDate(),
      ]);
      if (next.endsWith('-01'))
        expect([day, rangeDays('monthly', day).from]).toEqual([day, `${day.slice(0, 7)}-01`]);
      else expect(rangeDays('monthly', day).from.slice(8)).not.toBe(day.slice(8));
    }
  });

  test('follow each other without gaps, and none is longer than its months', () => {
    fc.assert(
      fc.property(aDay, fc.constantFrom('weekly', 'monthly', 'quarterly'), (to, range) => {
        const days = rangeDays(range, to);
        const before = rangeBefore(range, days);
        expect(addDays(before.to, 1)).toBe(days.from);
        const most = { weekly: 7, monthly: 31, quarterly: 92 }[range];
        expect(eachDay(days).length).toBeLessThanOrEqual(most);
        expect(eachDay(days).length).toBeGreaterThanOrEqual(most - 3);
      }),
    );
  });

  test('of a month that end with a month are whole months', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 12 }), (day, months) => {
        const month = day.slice(0, 7);
        const to = addDays(`${month}-01`, -1);
        expect(monthsEnding(to, months).from.slice(8)).toBe('01');
        expect(monthBefore(month)).toBe(to.slice(0, 7));
      }),
    );
  });
});
