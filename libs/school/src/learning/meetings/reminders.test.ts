import { describe, expect, it } from 'vitest';
import { DAY, HOUR, later, MINUTE, SCHOOL_OFFSET } from '../../basics/instants.ts';
import { dueUntil, isDaytime, isToldAnyway, type Reminder, remindAt, type Zones } from './reminders.ts';

const WIB: Zones = { west: 'Asia/Jakarta', east: 'Asia/Jakarta' };
const WITA: Zones = { west: 'Asia/Makassar', east: 'Asia/Makassar' };
const WIT: Zones = { west: 'Asia/Jayapura', east: 'Asia/Jayapura' };
const MIXED: Zones = { west: 'Asia/Jakarta', east: 'Asia/Jayapura' };

/** A day of March 2026 and an hour in WIB; 10 March is a Tuesday. */
const wib = (day: number, time: string) =>
  new Date(`2026-03-${String(day).padStart(2, '0')}T${time}:00${SCHOOL_OFFSET}`);

describe('when a family is reminded (times in WIB)', () => {
  it.each<[what: string, Reminder, Zones, start: Date, at: Date]>([
    ['a lesson in the evening, 36 hours before', 'early', WIB, wib(10, '20:00'), wib(9, '08:00')],
    ['36 hours before at 07:00 sharp', 'early', WIB, wib(10, '19:00'), wib(9, '07:00')],
    ['36 hours before in the night', 'early', WIB, wib(10, '18:30'), wib(8, '20:00')],
    ['a lesson at 08:00, 36 hours before at 20:00', 'early', WIB, wib(10, '08:00'), wib(8, '20:00')],
    ['a lesson at 07:30, 36 hours before in daytime', 'early', WIB, wib(10, '07:30'), wib(8, '19:30')],
    ['a lesson at 16:00, 36 hours before at 04:00', 'early', WIB, wib(10, '16:00'), wib(8, '20:00')],
    ['an hour before', 'last', WIB, wib(10, '16:00'), wib(10, '15:00')],
    ['a lesson at 08:00, an hour before at 07:00', 'last', WIB, wib(10, '08:00'), wib(10, '07:00')],
    ['a lesson at 07:30, the evening before', 'last', WIB, wib(10, '07:30'), wib(9, '20:00')],
    ['a lesson at 21:30, the same evening', 'last', WIB, wib(10, '21:30'), wib(10, '20:00')],
    ['08:00 WIB is 09:00 WITA', 'last', WITA, wib(10, '08:00'), wib(10, '07:00')],
    ['07:00 WIB is 08:00 WITA: at 07:00 WITA', 'last', WITA, wib(10, '07:00'), wib(10, '06:00')],
    ['06:00 WIB is 07:00 WITA: the evening before', 'last', WITA, wib(10, '06:00'), wib(9, '19:00')],
    ['06:00 WIB is 08:00 WIT: at 07:00 WIT', 'last', WIT, wib(10, '06:00'), wib(10, '05:00')],
    ['17:00 WIB is 19:00 WIT: at 07:00 WIT', 'early', WIT, wib(10, '17:00'), wib(9, '05:00')],
    ['20:00 WIB is 22:00 WIT: that evening', 'last', WIT, wib(10, '20:00'), wib(10, '18:00')],
    ['a group of WIB and WIT: day for both', 'last', MIXED, wib(10, '08:00'), wib(10, '07:00')],
    ['a group of WIB and WIT: night for one', 'last', MIXED, wib(10, '07:30'), wib(9, '18:00')],
    ['a group of WIB and WIT: late for the other', 'last', MIXED, wib(10, '19:30'), wib(10, '18:00')],
  ])('%s', (_, reminder, zones, start, at) => {
    expect(remindAt(reminder, start, zones)).toEqual(at);
    expect(isDaytime(at, zones)).toBe(true);
  });

  it('sends from 07:00 until before 21:00', () => {
    const cases = [wib(9, '06:59'), wib(9, '07:00'), wib(9, '20:59'), wib(9, '21:00'), wib(10, '00:00')];
    expect(cases.map((at) => isDaytime(at, WIB))).toEqual([false, true, true, false, false]);
    expect(cases.map((at) => isDaytime(at, MIXED))).toEqual([false, true, false, false, false]);
    expect(isDaytime(wib(9, '05:00'), WIT)).toBe(true);
  });

  it('does not repeat a time that was told after the reminder was due', () => {
    const start = wib(10, '20:00');
    expect(isToldAnyway('early', start, WIB, wib(9, '07:59'))).toBe(false);
    expect(isToldAnyway('early', start, WIB, wib(9, '08:00'))).toBe(true);
    expect(isToldAnyway('last', start, WIB, wib(10, '18:59'))).toBe(false);
    expect(isToldAnyway('last', start, WIB, wib(10, '19:20'))).toBe(true);
  });
});

it('finds, at any minute of a day, exactly the starts whose reminder has come', () => {
  for (const reminder of ['early', 'last'] as const)
    for (const zones of [WIB, WITA, WIT, MIXED])
      for (let minute = 0; minute < DAY; minute += 30 * MINUTE)
        for (const second of [0, 20_000]) {
          const now = later(wib(9, '00:00'), minute + second);
          const until = dueUntil(reminder, now, zones);
          expect(until !== null).toBe(isDaytime(now, zones));
          if (!until) continue;
          for (let ahead = 0; ahead <= 60 * HOUR; ahead += 30 * MINUTE) {
            const start = later(wib(9, '00:00'), minute + ahead);
            expect(start <= until).toBe(remindAt(reminder, start, zones) <= now);
          }
        }
});
