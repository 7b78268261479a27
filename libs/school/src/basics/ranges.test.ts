import { describe, expect, test } from 'vitest';
import { periodDays } from '../finance/books/periods.ts';
import { namedRange } from './ranges.ts';

describe('a named range', () => {
  test.each([
    ['today', '2026-11-23', '2026-11-23'],
    ['last7Days', '2026-11-23', '2026-11-17'],
    ['last30Days', '2026-11-23', '2026-10-25'],
    ['last3Months', '2026-11-23', '2026-08-24'],
  ] as const)('%s until %s begins on %s', (name, today, from) => {
    expect(namedRange(name, today)).toEqual({ from, to: today });
  });

  test("finance's last 30 days are the last 30 days of the attendance page", () => {
    for (const today of ['2026-11-23', '2026-11-30', '2027-02-28', '2028-02-29'])
      expect(periodDays('30d', today)).toEqual(namedRange('last30Days', today));
  });
});
