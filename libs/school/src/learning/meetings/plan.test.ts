import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, later, MINUTE } from '../../basics/instants.ts';
import {
  addDays,
  endOfDay,
  instantOf,
  lastDayOf,
  weekdayOf,
  weekOf,
} from '../../catalogue/policy/validity.ts';
import { ANY_HOUR } from '../lesson-hours/lesson-hours.ts';
import {
  type Availability,
  freeTimes,
  isAvailable,
  isAvailableDuring,
  overlaps,
  type PlanInput,
  planMeetings,
  slotsCollide,
  slotsOutsideHours,
} from './plan.ts';

const NINE = 9 * 60;
const MON_WED = [
  { weekday: 3, minute: NINE },
  { weekday: 1, minute: NINE },
];
const officeHours: Availability = {
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 8 * 60, to: 17 * 60 })),
  exceptions: [],
};

/** Twenty meetings from Monday 2 November 2026 on, Mondays and Wednesdays at nine in Jakarta. */
const input = (change: Partial<PlanInput> = {}): PlanInput => ({
  slots: MON_WED,
  startsOn: '2026-11-02',
  count: 20,
  meetingMinutes: 60,
  holidays: new Set(),
  availability: officeHours,
  teacherBusy: [],
  learnersBusy: [],
  lastDay: (first) => lastDayOf(first, 3, 0),
  ...change,
});

const at = (day: string, minute: number, minutes = 60) => {
  const start = instantOf(day, minute);
  return { start, end: new Date(start.getTime() + minutes * MINUTE) };
};

describe('the plan of a class', () => {
  it('has every meeting from the first possible day on, in the school’s time zone', () => {
    const plan = planMeetings(input());
    expect(plan.meetings.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(
      plan.meetings.slice(0, 3).map(({ day, start, end }) => [day, start.toISOString(), end.toISOString()]),
    ).toEqual([
      ['2026-11-02', '2026-11-02T02:00:00.000Z', '2026-11-02T03:00:00.000Z'],
      ['2026-11-04', '2026-11-04T02:00:00.000Z', '2026-11-04T03:00:00.000Z'],
      ['2026-11-09', '2026-11-09T02:00:00.000Z', '2026-11-09T03:00:00.000Z'],
    ]);
    expect(plan.meetings.at(-1)?.day).toBe('2027-01-06');
    expect([plan.skipped, plan.conflicts, plan.lastDay]).toEqual([[], [], '2027-02-02']);
  });

  it('skips holidays and the teacher’s days away, and names these days', () => {
    const plan = planMeetings(
      input({
        holidays: new Set(['2026-11-04', '2026-12-25']),
        availability: {
          ...officeHours,
          exceptions: [{ day: '2026-11-09', kind: 'away', from: 0, to: NINE + 1 }],
        },
      }),
    );
    expect(plan.meetings).toHaveLength(20);
    expect(plan.meetings.at(-1)?.day).toBe('2027-01-13');
    expect(plan.skipped).toEqual([
      { day: '2026-11-04', minute: NINE, why: 'holiday' },
      { day: '2026-11-09', minute: NINE, why: 'teacherAway' },
    ]);
  });

  it('uses a teacher’s extra day', () => {
    const extra = { day: '2026-11-07', kind: 'extra', from: NINE, to: NINE + 60 } as const;
    const plan = planMeetings(
      input({
        slots: [{ weekday: 6, minute: NINE }],
        count: 1,
        availability: { weekly: [], exceptions: [extra] },
      }),
    );
    expect(plan.meetings.map(({ day }) => day)).toEqual(['2026-11-07']);
  });

  it('reports conflicts with teacher, learner and last day, meeting by meeting', () => {
    const plan = planMeetings(
      input({
        count: 3,
        teacherBusy: [at('2026-11-02', NINE + 59, 30)],
        learnersBusy: [at('2026-11-04', NINE - 30), at('2026-11-09', NINE + 60)],
        lastDay: () => '2026-11-08',
      }),
    );
    expect(plan.conflicts.map(({ number, why }) => [number, why])).toEqual([
      [1, 'teacherBusy'],
      [2, 'learnerBusy'],
      [3, 'pastLastDay'],
    ]);
  });

  it('stops if no day is found', () => {
    const plan = planMeetings(input({ availability: { weekly: [], exceptions: [] } }));
    expect([plan.meetings, plan.lastDay]).toEqual([[], null]);
  });

  it('accepts a meeting on the last day, but not on the day after', () => {
    const ends = (last: string) =>
      planMeetings(input({ count: 2, lastDay: () => last })).conflicts.map(({ why }) => why);
    expect(ends('2026-11-04')).toEqual([]);
    expect(ends('2026-11-03')).toEqual(['pastLastDay']);
  });
});

describe('hours', () => {
  it.each([
    ['inside', 9 * 60, 10 * 60, true],
    ['from the first to the last minute', 8 * 60, 17 * 60, true],
    ['a minute too early', 8 * 60 - 1, 9 * 60, false],
    ['a minute too late', 16 * 60, 17 * 60 + 1, false],
  ])('%s', (_name, from, to, there) => {
    expect(isAvailable(officeHours, '2026-11-02', from, to)).toBe(there);
  });

  it('count two touching stretches as one, but not across a gap of a minute', () => {
    const week = (from: number): Availability => ({
      weekly: [
        { weekday: 1, from: 8 * 60, to: 10 * 60 },
        { weekday: 1, from, to: 12 * 60 },
      ],
      exceptions: [],
    });
    expect(isAvailable(week(10 * 60), '2026-11-02', 9 * 60, 11 * 60)).toBe(true);
    expect(isAvailable(week(10 * 60 + 1), '2026-11-02', 9 * 60, 11 * 60)).toBe(false);
  });

  it('give being away priority over being there; without hours a teacher is not bookable', () => {
    const both = ['away', 'extra'].map((kind) => ({
      day: '2026-11-02',
      kind: kind as 'away' | 'extra',
      from: NINE,
      to: NINE + 60,
    }));
    expect(isAvailable({ ...officeHours, exceptions: both }, '2026-11-02', NINE, NINE + 60)).toBe(false);
    expect(isAvailable({ weekly: [], exceptions: [] }, '2026-11-02', NINE, NINE + 60)).toBe(false);
  });

  it('follow the school’s day, even if it is another day in UTC', () => {
    const early: Availability = { weekly: [{ weekday: 1, from: 6 * 60, to: 7 * 60 }], exceptions: [] };
    // Monday 06:00 in Jakarta is Sunday 23:00 UTC.
    const span = { start: new Date('2026-11-01T23:00:00Z'), end: new Date('2026-11-02T00:00:00Z') };
    expect(isAvailableDuring(early, span)).toBe(true);
    expect(isAvailableDuring(early, { ...span, end: new Date('2026-11-02T00:00:01Z') })).toBe(false);
  });

  it('name the slots outside of them', () => {
    const late = { weekday: 1, minute: 16 * 60 + 1 };
    expect(
      slotsOutsideHours([...MON_WED, late, { weekday: 6, minute: NINE }], officeHours.weekly, 60),
    ).toEqual([late, { weekday: 6, minute: NINE }]);
  });

  it.each([
    ['an hour apart', [NINE, NINE + 60], false],
    ['59 minutes apart', [NINE + 59, NINE], true],
    ['the same twice', [NINE, NINE], true],
    ['to midnight', [23 * 60], false],
    ['past midnight', [23 * 60 + 1], true],
  ])('slots of one day: %s', (_name, minutes, collide) => {
    expect(
      slotsCollide(
        minutes.map((minute) => ({ weekday: 1, minute })),
        60,
      ),
    ).toBe(collide);
  });
});

describe('the free times', () => {
  const request = {
    ...input(),
    teacherBusy: [at('2026-11-02', 10 * 60)],
    learnersBusy: [],
    lessonHours: ANY_HOUR,
  };
  const starts = (from: Date, until: Date) =>
    freeTimes(request, from, until).map(({ start }) => start.toISOString().slice(11, 16));

  it('are on the half hours of the teacher’s day, around what is taken', () => {
    // 08:00 to 17:00 in Jakarta is 01:00 to 10:00 UTC; the hour from 03:00 UTC is taken.
    expect(starts(instantOf('2026-11-02', 0), instantOf('2026-11-02', 14 * 60))).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '04:00',
      '04:30',
      '05:00',
      '05:30',
      '06:00',
    ]);
  });

  it('begin at the first instant and end by the last', () => {
    const [from, until] = [instantOf('2026-11-03', NINE), instantOf('2026-11-03', NINE + 120)];
    expect(starts(from, until)).toEqual(['02:00', '02:30', '03:00']);
    expect(starts(later(from, 1), until)).toEqual(['02:30', '03:00']);
  });

  it('are within the school’s lesson hours, on its grid', () => {
    const lessonHours = { week: [{ weekday: 1, from: 9 * 60, to: 13 * 60 }], startsEvery: 60 };
    const times = freeTimes({ ...request, lessonHours }, instantOf('2026-11-02', 0), endOfDay('2026-11-03'));
    expect(times.map(({ start }) => start.toISOString())).toEqual([
      '2026-11-02T02:00:00.000Z',
      '2026-11-02T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
  });

  it('are none on a holiday', () => {
    const day = '2026-11-03';
    const holiday = { ...request, holidays: new Set([day]) };
    expect(freeTimes(holiday, instantOf(day, 0), endOfDay(day))).toEqual([]);
  });
});

describe('whatever school it is', () => {
  const day = fc.integer({ min: 0, max: 120 }).map((ahead) => addDays('2026-11-02', ahead));
  const stretch = fc
    .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 48 }))
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from: from * 30, to: to * 30 }));
  const busy = fc.array(
    fc
      .tuple(day, fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 15, max: 180 }))
      .map(([on, minute, long]) => at(on, minute, long)),
    { maxLength: 25 },
  );
  const school = fc.record({
    slots: fc.uniqueArray(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        minute: fc.integer({ min: 0, max: 46 }).map((n) => n * 30),
      }),
      { minLength: 1, maxLength: 3, selector: ({ weekday }) => weekday },
    ),
    startsOn: day,
    count: fc.integer({ min: 1, max: 20 }),
    meetingMinutes: fc.constant(60),
    holidays: fc.uniqueArray(day, { maxLength: 12 }).map((days) => new Set(days)),
    availability: fc.record({
      weekly: fc.array(
        fc.tuple(fc.integer({ min: 1, max: 7 }), stretch).map(([weekday, hours]) => ({ weekday, ...hours })),
        { maxLength: 14 },
      ),
      exceptions: fc.array(
        fc
          .tuple(day, fc.constantFrom('away' as const, 'extra' as const), stretch)
          .map(([on, kind, hours]) => ({ day: on, kind, ...hours })),
        { maxLength: 10 },
      ),
    }),
    teacherBusy: busy,
    learnersBusy: busy,
    lastDay: fc.constant((first: string) => lastDayOf(first, 3, 0)),
  });

  it('a plan keeps to slots, holidays and hours, is in order, and hides no conflict', () => {
    fc.assert(
      fc.property(school, (one) => {
        const { meetings, conflicts, lastDay } = planMeetings(one);
        const perWeek = new Map<string, number>();
        for (const [index, meeting] of meetings.entries()) {
          const { number, day: on, start, end } = meeting;
          expect(number).toBe(index + 1);
          if (index > 0)
            expect(start.getTime()).toBeGreaterThanOrEqual(meetings[index - 1]?.end.getTime() ?? 0);
          expect(on >= one.startsOn && !one.holidays.has(on)).toBe(true);
          expect(isAvailableDuring(one.availability, meeting)).toBe(true);
          const minute = (start.getTime() - instantOf(on, 0).getTime()) / MINUTE;
          expect(one.slots).toContainEqual({ weekday: weekdayOf(on), minute });
          expect(end.getTime() - start.getTime()).toBe(one.meetingMinutes * MINUTE);
          perWeek.set(weekOf(start), (perWeek.get(weekOf(start)) ?? 0) + 1);
          const reasons = conflicts.filter((conflict) => conflict.number === number).map(({ why }) => why);
          expect(reasons.includes('teacherBusy')).toBe(
            one.teacherBusy.some((taken) => overlaps(taken, meeting)),
          );
          expect(reasons.includes('learnerBusy')).toBe(
            one.learnersBusy.some((taken) => overlaps(taken, meeting)),
          );
          expect(reasons.includes('pastLastDay')).toBe(lastDay !== null && end > endOfDay(lastDay));
        }
        expect(Math.max(0, ...perWeek.values())).toBeLessThanOrEqual(one.slots.length);
        expect(meetings.length).toBeLessThanOrEqual(one.count);
      }),
      { numRuns: 300 },
    );
  });

  it('a free time fits plan and people', () => {
    fc.assert(
      fc.property(school, (one) => {
        const [from, until] = [instantOf(one.startsOn, 11 * 60), instantOf(addDays(one.startsOn, 28), 0)];
        const wrong = freeTimes({ ...one, lessonHours: ANY_HOUR }, from, until).filter(
          (span) =>
            span.start < from ||
            span.end > until ||
            [...one.teacherBusy, ...one.learnersBusy].some((taken) => overlaps(taken, span)) ||
            !isAvailableDuring(one.availability, span) ||
            one.holidays.has(dayIn(span.start)),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
