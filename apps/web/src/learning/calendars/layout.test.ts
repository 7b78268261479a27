import { describe, expect, it } from 'vitest';
import {
  awayOf,
  columnsOf,
  dropAt,
  hoursShown,
  layOut,
  type Placed,
  placedOf,
  rangeOf,
  scaleOf,
  stepOf,
} from './layout.ts';

type Data = Parameters<typeof columnsOf>[0];

/** A school of two teachers and two classes, with these meetings: [start, minutes, teacher, class]. */
function school(meetings: [string, number, number, number][], of: Data['of'] = null): Data {
  return {
    days: ['2026-11-23', '2026-11-24'].map((day) => ({ day, meetings: 0, holiday: null })),
    tooMany: false,
    teachers: [
      { id: 't0', name: 'Ratna' },
      { id: 't1', name: 'Wayan' },
    ],
    classes: ['A', 'B'].map((name) => ({
      id: name,
      name,
      ageGroup: 'kids' as const,
      capacity: 1,
      learners: ['Sekar'],
    })),
    meetings: meetings.map(([start, minutes, teacher, ofClass], n) => ({
      id: `m${n}`,
      number: n + 1,
      start,
      minutes,
      teacher,
      class: ofClass,
      kind: 'series',
      state: 'planned',
      learner: null,
    })),
    hours: null,
    away: null,
    zone: 'Asia/Jakarta',
    of,
    startsEvery: 30,
    serverNow: '2026-11-23T00:00:00.000Z',
  };
}

const MONDAY_9 = '2026-11-23T02:00Z';
const MONDAY_930 = '2026-11-23T02:30Z';
const TUESDAY_0030 = '2026-11-23T17:30Z';
const lanes = (placed: readonly Placed[]) =>
  layOut(placed).meetings.map(({ id, lane, lanes: of }) => [id, lane, of]);

describe('the days of a view', () => {
  it('a week is Monday to Sunday of the school, a day itself', () => {
    expect(rangeOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', until: '2026-11-30' });
    expect(rangeOf('week', '2026-11-23')).toEqual({ from: '2026-11-23', until: '2026-11-30' });
    expect(rangeOf('day', '2026-12-31')).toEqual({ from: '2026-12-31', until: '2027-01-01' });
    expect([stepOf('week', '2026-11-29', 1), stepOf('day', '2027-01-01', -1)]).toEqual([
      '2026-12-06',
      '2026-12-31',
    ]);
  });
});

describe('the place of a meeting', () => {
  it('at its minutes of the school’s day, also just after midnight there', () => {
    const [one, late] = placedOf(
      school([
        [MONDAY_9, 60, 0, 0],
        [TUESDAY_0030, 75, 1, 1],
      ]),
    );
    expect([one?.day, one?.from, one?.to]).toEqual(['2026-11-23', 540, 600]);
    expect([late?.day, late?.from, late?.to]).toEqual(['2026-11-24', 30, 105]);
  });

  it('those at the same time are side by side; what follows has the whole width again', () => {
    const placed = placedOf(
      school([
        [MONDAY_9, 60, 0, 0],
        [MONDAY_930, 60, 1, 1],
        ['2026-11-23T03:00Z', 60, 0, 0],
        ['2026-11-23T05:00Z', 60, 0, 0],
      ]),
    );
    expect(lanes(placed)).toEqual([
      ['m0', 0, 2],
      ['m1', 1, 2],
      ['m2', 0, 2],
      ['m3', 0, 1],
    ]);
    expect(lanes([])).toEqual([]);
  });

  it('those that begin together are below each other; of more than three in an hour the rest opens', () => {
    const together = (n: number) =>
      layOut(
        placedOf(school(Array.from({ length: n }, () => [MONDAY_9, 60, 0, 0] as const).map((m) => [...m]))),
      );
    expect(together(3).meetings.map(({ row, rows, lanes: of }) => [row, rows, of])).toEqual([
      [0, 3, 1],
      [1, 3, 1],
      [2, 3, 1],
    ]);
    const { meetings, rests } = together(20);
    expect(meetings.map(({ id }) => id)).toEqual(['m0', 'm1']);
    expect(rests.map(({ hidden, row, rows }) => [hidden.length, row, rows])).toEqual([[18, 2, 3]]);
  });

  it('one day of everybody has a column for each teacher, everything else one for each day', () => {
    const data = school([
      [MONDAY_9, 60, 0, 0],
      [MONDAY_9, 60, 1, 1],
    ]);
    const title = (day: string) => day;
    expect(columnsOf(data, 'day', title).map(({ title: name, meetings }) => [name, meetings.length])).toEqual(
      [
        ['Ratna', 1],
        ['Wayan', 1],
      ],
    );
    expect(columnsOf(data, 'week', title).map(({ meetings }) => meetings.length)).toEqual([2, 0]);
    const own = school([[MONDAY_9, 60, 0, 0]], { id: 't0', name: 'Ratna' });
    expect(columnsOf(own, 'day', title).map(({ key }) => key)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('early and late meetings stretch the day that is drawn', () => {
    const usual = columnsOf(school([[MONDAY_9, 60, 0, 0]]), 'week', (day) => day);
    expect(hoursShown(usual)).toEqual({ from: 420, to: 1200 });
    const long = columnsOf(
      school([
        [TUESDAY_0030, 60, 0, 0],
        ['2026-11-23T14:30Z', 60, 0, 0],
      ]),
      'week',
      (day) => day,
    );
    expect(hoursShown(long)).toEqual({ from: 0, to: 1380 });
  });
});

describe('the heights of the hours', () => {
  const scale = scaleOf(
    columnsOf(
      school([
        [MONDAY_9, 60, 0, 0],
        ['2026-11-23T04:00Z', 60, 0, 0],
        ['2026-11-23T04:00Z', 60, 1, 1],
      ]),
      'week',
      (day) => day,
    ),
  );
  const heightOf = (hour: number) => scale.y((hour + 1) * 60) - scale.y(hour * 60);

  it('an hour without meetings is low, one in which two begin is high', () => {
    expect(heightOf(8)).toBe(heightOf(10));
    expect(heightOf(8)).toBeLessThan(heightOf(9));
    expect(heightOf(11)).toBeGreaterThan(heightOf(9));
    expect(scale.y(scale.to)).toBe(scale.height);
  });

  it.each([420, 555, 640, 690, 1199])('minute %i is read from where it is drawn', (minute) => {
    expect(scale.minuteAt(scale.y(minute))).toBeCloseTo(minute);
  });
});

describe('where it lands', () => {
  it.each([
    [30, 0, 540],
    [30, 14, 540],
    [30, 16, 570],
    [30, -44, 510],
    [30, -2000, 0],
    [30, 2000, 1380],
    [15, 16, 555],
    [15, -6, 540],
    [60, 29, 540],
    [60, 31, 600],
  ])(
    'in a school that starts every %i minutes, dragged by %i minutes from nine: minute %i',
    (every, by, at) => {
      const [one] = placedOf(school([[MONDAY_9, 60, 0, 0]]));
      expect(dropAt(one as Placed, by, every)).toBe(at);
    },
  );

  it('a meeting that was made longer still lands on the grid at the end of the day', () => {
    const [one] = placedOf(school([[MONDAY_9, 67, 0, 0]]));
    expect(dropAt(one as Placed, 2000, 60)).toBe(1320);
  });

  it('outside a teacher’s hours is what the hours leave of the day', () => {
    const hours = [
      { day: '2026-11-23', from: 540, to: 720 },
      { day: '2026-11-23', from: 780, to: 900 },
      { day: '2026-11-24', from: 0, to: 1440 },
    ];
    expect(awayOf(hours, '2026-11-23', { from: 420, to: 1200 })).toEqual([
      { from: 420, to: 540 },
      { from: 720, to: 780 },
      { from: 900, to: 1200 },
    ]);
    expect(awayOf(hours, '2026-11-24', { from: 420, to: 1200 })).toEqual([]);
    expect(awayOf([], '2026-11-23', { from: 420, to: 1200 })).toEqual([{ from: 420, to: 1200 }]);
  });
});
