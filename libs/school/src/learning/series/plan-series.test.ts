import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayIn, HOUR, later } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, endOfDay, instantOf, weekdayOf, weekOf } from '../../catalogue/policy/validity.ts';
import { overlaps, type Slot } from '../meetings/plan.ts';
import {
  fallsOnDays,
  losesTimeOnChange,
  planSeries,
  type SeriesInput,
  type SeriesMeeting,
} from './plan-series.ts';

/** Tuesdays and Thursdays at 16:00, numbers 1 to 8 on 1 to 24 September 2026. */
const TUE = { weekday: 2, minute: 960 };
const THU = { weekday: 4, minute: 960 };
const FRI = { weekday: 5, minute: 960 };
const DAYS = ['01', '03', '08', '10', '15', '17', '22', '24'].map((day) => `2026-09-${day}`);
const at = (day: string, minute = 960): Span => {
  const start = instantOf(day, minute);
  return { start, end: later(start, HOUR) };
};
const everyDay = (from: number, to: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

const meeting = (number: number, day: string, change: Partial<SeriesMeeting> = {}): SeriesMeeting => ({
  id: String(number),
  isSeries: true,
  span: at(day),
  teacherId: 'Ayu',
  courses: ['Budi'],
  losesTime: false,
  ...change,
});
const series = (losesTime: (span: Span) => boolean): SeriesMeeting[] =>
  DAYS.map((day, index) => meeting(index + 1, day, { losesTime: losesTime(at(day)) }));

const input = (change: Partial<SeriesInput>): SeriesInput => ({
  meetings: [],
  courses: [{ id: 'Budi', lastDay: '2026-10-31', perWeek: 2 }],
  slots: [TUE, THU],
  teacherId: 'Ayu',
  from: '2026-09-01',
  earliest: instantOf('2026-08-30', 0),
  meetingMinutes: 60,
  isClosed: () => false,
  availability: { weekly: everyDay(480, 1200), exceptions: [] },
  lessonHours: { week: everyDay(360, 1320), startsEvery: 30 },
  busy: { teacher: [], learners: [] },
  othersInWeek: () => 0,
  numbersFollow: false,
  ...change,
});
const planned = (change: Partial<SeriesInput>) =>
  planSeries(input(change))
    .changes.filter(({ outcome }) => outcome !== 'kept')
    .map(({ id, to }) => `${id} ${to ? dayIn(to.start).slice(5) : 'waits'}`);

const closedOn =
  (...days: string[]) =>
  (day: string) =>
    days.includes(day);
const without = (...days: string[]) => {
  const isClosed = closedOn(...days);
  return { meetings: series((span) => fallsOnDays(span, isClosed)), isClosed };
};
const with_ = (from: string, after: Slot[], isFree = (_: Span) => true) => ({
  meetings: series((span) => losesTimeOnChange(span, { from, before: [TUE, THU], after, isFree })),
  slots: after,
  from,
});
const [third, eighth] = ['2026-09-08', '2026-09-24'];

describe('planning a class again', () => {
  const cases: [string, Partial<SeriesInput>, string[]][] = [
    [
      'a holiday moves everything behind it by one weekly time',
      without('2026-09-17'),
      ['6 09-22', '7 09-24', '8 09-29'],
    ],
    [
      'where numbers follow, only the meeting on it moves',
      { ...without('2026-09-17'), numbersFollow: true },
      ['6 09-29'],
    ],
    [
      'two weeks of pause',
      { ...without('2026-09-08', '2026-09-10', '2026-09-15', '2026-09-17'), numbersFollow: true },
      ['3 09-29', '4 10-01', '5 10-06', '6 10-08'],
    ],
    ['Thursdays become Fridays', with_('2026-09-14', [TUE, FRI]), ['6 09-18', '8 09-25']],
    [
      'in the week in which the change begins, the limit of the week holds',
      with_('2026-09-16', [{ ...TUE, weekday: 3 }, FRI]),
      ['6 09-16', '7 09-23', '8 09-25'],
    ],
    [
      'where numbers follow, each stays in its week if it can, so that only one goes to the end',
      { ...with_('2026-09-17', [TUE, { ...TUE, weekday: 3 }]), numbersFollow: true },
      ['6 09-29', '8 09-23'],
    ],
    [
      'nothing new is planned before the earliest time',
      { ...with_('2026-09-14', [TUE, FRI]), earliest: instantOf('2026-09-19', 0) },
      ['6 09-22', '7 09-25', '8 09-29'],
    ],
    [
      'a holiday, a day away, another meeting of teacher or learner are passed over',
      {
        ...without('2026-09-24', '2026-09-29'),
        availability: {
          weekly: everyDay(480, 1200),
          exceptions: [{ day: '2026-10-01', kind: 'away', from: 0, to: 1440 }],
        },
        busy: { teacher: [at('2026-10-06', 930)], learners: [at('2026-10-08', 990)] },
      },
      ['8 10-13'],
    ],
    [
      'another meeting of the learner fills the week',
      { ...without('2026-09-24'), othersInWeek: (_, monday) => (monday === '2026-09-28' ? 2 : 0) },
      ['8 10-06'],
    ],
    [
      'what does not end by the last day waits; of a series it is the last one',
      {
        ...without('2026-09-15', '2026-09-17'),
        courses: [{ id: 'Budi', lastDay: '2026-09-29', perWeek: 2 }],
      },
      ['5 09-22', '6 09-24', '7 09-29', '8 waits'],
    ],
    [
      'a make-up gets a time of its own, and no lesson takes over its time',
      {
        meetings: [meeting(1, third), meeting(2, '2026-09-09', { isSeries: false, losesTime: true })],
        isClosed: closedOn('2026-09-09'),
        from: '2026-09-09',
      },
      ['2 09-10'],
    ],
  ];
  it.each(cases)('%s', (_, change, expected) => {
    expect(planned({ from: '2026-09-01', ...change })).toEqual(expected);
  });

  it('says why weekly times were passed over, and what the class lost and got', () => {
    const plan = planSeries(input({ ...without(eighth, '2026-09-29'), from: eighth }));
    expect(plan.skipped).toEqual([
      { start: at(eighth).start, why: 'closed' },
      { start: at('2026-09-29').start, why: 'closed' },
    ]);
    expect(plan.replaced).toEqual([{ id: '8', was: at(eighth), to: at('2026-10-01') }]);
  });

  it('a new teacher takes the times at which they are free; the others move', () => {
    const busy = at('2026-09-17', 930);
    const change = with_('2026-09-14', [TUE, THU], (span) => !overlaps(busy, span));
    const { changes } = planSeries(
      input({ ...change, teacherId: 'Dewi', busy: { teacher: [busy], learners: [] }, numbersFollow: true }),
    );
    expect(changes.filter(({ outcome }) => outcome === 'moved')).toEqual([
      { id: '6', outcome: 'moved', was: at('2026-09-17'), to: at('2026-09-29'), teacherId: 'Dewi' },
    ]);
  });

  it('a substitute stays at the time, whichever lesson is then held', () => {
    const { meetings, isClosed } = without('2026-09-17');
    const withSubstitute = meetings.map((one) => (one.id === '7' ? { ...one, teacherId: 'Dewi' } : one));
    const { changes } = planSeries(input({ meetings: withSubstitute, isClosed }));
    expect(changes.slice(4).map(({ id, teacherId }) => `${id} ${teacherId}`)).toEqual([
      '5 Ayu',
      '6 Dewi',
      '7 Ayu',
      '8 Ayu',
    ]);
  });

  it('a time that was moved by itself stays', () => {
    const change = { from: '2026-09-01', before: [TUE, THU], after: [FRI], isFree: () => true };
    expect(losesTimeOnChange(at('2026-09-12'), change)).toBe(false);
    expect(losesTimeOnChange(at(third), change)).toBe(true);
    expect(losesTimeOnChange(at(third), { ...change, from: '2026-09-09' })).toBe(false);
  });
});

describe('what loses its time', () => {
  const days = fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 12 });
  const slots = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 3 });
  const arbitrary = fc.record({
    closed: days,
    teacherBusy: days,
    learnerBusy: days,
    slots,
    lastDay: fc.integer({ min: 24, max: 90 }),
    perWeek: fc.integer({ min: 2, max: 3 }),
    numbersFollow: fc.boolean(),
  });

  it('nobody is in two places, weeks and last day hold, lessons keep their order, and nothing is lost', () => {
    fc.assert(
      fc.property(arbitrary, (one) => {
        const spans = (list: number[]) => list.map((ahead) => at(addDays('2026-09-01', ahead), 930));
        const closed = new Set(one.closed.map((ahead) => addDays('2026-09-01', ahead)));
        const after = one.slots.map((weekday) => ({ weekday, minute: 960 }));
        const isClosed = (day: string) => closed.has(day);
        const lastDay = addDays('2026-09-01', one.lastDay);
        const meetings = series(
          (span) =>
            isClosed(dayIn(span.start)) ||
            losesTimeOnChange(span, {
              from: '2026-09-08',
              before: [TUE, THU],
              after,
              isFree: () => true,
            }),
        );
        const given = input({
          meetings,
          isClosed,
          slots: after,
          from: '2026-09-08',
          courses: [{ id: 'Budi', lastDay, perWeek: one.perWeek }],
          busy: { teacher: spans(one.teacherBusy), learners: spans(one.learnerBusy) },
          numbersFollow: one.numbersFollow,
        });
        const { changes, replaced } = planSeries(given);
        const gained = replaced.flatMap(({ to }) => to ?? []);
        const times = changes.flatMap(({ to }) => to ?? []);
        expect(changes).toHaveLength(meetings.length);
        expect(new Set(times.map(({ start }) => start.getTime())).size).toBe(times.length);
        for (const span of gained) {
          expect([...given.busy.teacher, ...given.busy.learners].some((other) => overlaps(other, span))).toBe(
            false,
          );
          expect(isClosed(dayIn(span.start))).toBe(false);
          expect(span.end <= endOfDay(lastDay)).toBe(true);
          expect(one.slots).toContain(weekdayOf(dayIn(span.start)));
          const ofWeek = times.filter(({ start }) => weekOf(start) === weekOf(span.start));
          expect(ofWeek.length).toBeLessThanOrEqual(one.perWeek);
        }
        const waits = changes.filter(({ to }) => to === null).length;
        expect(waits).toBe(replaced.length - gained.length);
        if (one.numbersFollow)
          expect(changes.filter(({ outcome }) => outcome === 'moved')).toHaveLength(gained.length);
        else expect(times.toSorted((a, b) => a.start.getTime() - b.start.getTime())).toEqual(times);
      }),
    );
  });
});
