import { describe, expect, it } from 'vitest';
import { instantOf, weekdayOf } from '../catalogue/policy/validity.ts';
import { DAY, dayIn, MINUTE, SECOND, weekTimeOf, yearIn, ZONES } from './instants.ts';

describe('the day of an instant', () => {
  it.each(ZONES)('in %s is what the calendar of the zone says, to the second', (zone) => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
    const midnights = [15, 16, 17].map((hour) => Date.UTC(2026, 11, 31, hour));
    const others = [0, 1, 10_000, 20_000, 40_000].map((days) => days * DAY);
    for (const ms of [...midnights, ...others].flatMap((one) => [one - SECOND, one]))
      expect(dayIn(new Date(ms), zone)).toBe(calendar.format(new Date(ms)));
  });

  it('before 1970, beyond year 9999 and in other zones comes from the calendar too', () => {
    expect(dayIn(new Date('1960-12-31T16:45:00Z'))).toBe('1961-01-01');
    expect(dayIn(new Date('+010000-01-01T00:00:00Z'))).toBe('10000-01-01');
    expect(dayIn(new Date('2026-11-02T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-03');
  });
});

it('a year begins at the school’s midnight', () => {
  expect(['2026-12-31T16:59:59Z', '2026-12-31T17:00:00Z'].map((at) => yearIn(new Date(at)))).toEqual([
    2026, 2027,
  ]);
});

describe('the time of the week of an instant', () => {
  it('is that of its day in the school’s calendar, to the second and before 1970 too', () => {
    const midnights = ['2026-11-01', '2026-11-02', '2028-02-29', '1969-12-28', '1970-01-01'].map((day) =>
      instantOf(day, 0).getTime(),
    );
    for (const ms of midnights.flatMap((one) => [
      one - SECOND,
      one,
      one + 90 * SECOND,
      one + 1439 * MINUTE,
    ])) {
      const day = dayIn(new Date(ms));
      const minute = (ms - instantOf(day, 0).getTime()) / MINUTE;
      expect(weekTimeOf(new Date(ms))).toEqual({ weekday: weekdayOf(day), minute });
    }
  });
});
