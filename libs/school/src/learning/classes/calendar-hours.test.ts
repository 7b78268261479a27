import { describe, expect, it } from 'vitest';
import { calendarHours } from './calendar-hours.ts';

const teacher = {
  weekly: [{ weekday: 1, from: 19 * 60, to: 23 * 60 }],
  exceptions: [{ day: '2026-11-23', kind: 'away' as const, from: 20 * 60, to: 21 * 60 }],
};
const school = { week: [{ weekday: 1, from: 6 * 60, to: 23 * 60 }] };
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const facts = { teacher, school, holidays: new Set<string>() };

describe('the hours of a teacher in a calendar', () => {
  it('are those in which teacher and school are there, without the hours away', () => {
    expect(calendarHours([MONDAY, TUESDAY], 'Asia/Jakarta', facts)).toEqual({
      hours: [
        { day: MONDAY, from: 19 * 60, to: 20 * 60 },
        { day: MONDAY, from: 21 * 60, to: 23 * 60 },
      ],
      away: [{ day: MONDAY, from: 20 * 60, to: 21 * 60 }],
    });
  });

  it('are shown in the reader’s own zone, also past midnight', () => {
    const { hours, away } = calendarHours([MONDAY, TUESDAY], 'Asia/Jayapura', facts);
    expect(hours).toEqual([
      { day: MONDAY, from: 21 * 60, to: 22 * 60 },
      { day: MONDAY, from: 23 * 60, to: 24 * 60 },
      { day: TUESDAY, from: 0, to: 60 },
    ]);
    expect(away).toEqual([{ day: MONDAY, from: 22 * 60, to: 23 * 60 }]);
    // A week that begins on Tuesday still has Monday's last hour.
    expect(calendarHours([TUESDAY], 'Asia/Jayapura', facts).hours).toEqual([
      { day: TUESDAY, from: 0, to: 60 },
    ]);
  });

  it('are none on a holiday', () => {
    expect(calendarHours([MONDAY], 'Asia/Jakarta', { ...facts, holidays: new Set([MONDAY]) }).hours).toEqual(
      [],
    );
  });
});
