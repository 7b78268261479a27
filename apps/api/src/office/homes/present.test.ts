import { describe, expect, it } from 'vitest';
import type { HomeCourseRow } from './course-store.ts';
import type { HomeSeatRow } from './meeting-store.ts';
import { presentBalance, presentCourse, presentSeat, stonesOf } from './present.ts';

const NOW = new Date('2026-11-10T02:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

type PathSeat = Parameters<typeof stonesOf>[1][number];
/** A seat of an hour that begins this many hours from now; null for one without a time. */
const seat = (number: number, state: PathSeat['state'], hours: number | null, more: Partial<PathSeat> = {}) =>
  ({
    number,
    state,
    moved: false,
    isGroup: false,
    startsAt: hours === null ? null : at(hours),
    endsAt: hours === null ? null : at(hours + 1),
    ...more,
  }) satisfies PathSeat;

const pathOf = (bought: number, seats: PathSeat[], now = NOW) =>
  stonesOf(bought, seats, now).map(({ state }) => state);

describe('the path of a course', () => {
  it('has a stone for each bought meeting before there is a class', () => {
    expect(pathOf(4, [])).toEqual(['toCome', 'toCome', 'toCome', 'toCome']);
  });

  it.each<[PathSeat['state'], string]>([
    ['present', 'held'],
    ['late', 'late'],
    ['absent', 'forfeited'],
    // Refunded, or left at the end of the course: nobody missed it.
    ['lapsed', 'lapsed'],
    ['to_plan', 'toPlan'],
    ['planned', 'toCome'],
  ])('shows a past seat that is %s as %s', (state, stone) => {
    expect(pathOf(1, [seat(1, state, state === 'to_plan' ? null : -48)])).toEqual([stone]);
  });

  it('names as the next the first one that is not over, by time and not by number', () => {
    const seats = [
      seat(1, 'present', -48),
      seat(2, 'planned', 72),
      seat(3, 'planned', 24),
      seat(4, 'to_plan', null),
    ];
    expect(pathOf(4, seats)).toEqual(['held', 'toCome', 'next', 'toPlan']);
  });

  it('keeps a running meeting as the next until its very end', () => {
    const seats = [seat(1, 'planned', -1), seat(2, 'planned', 24)];
    expect(pathOf(2, seats, NOW)).toEqual(['next', 'toCome']);
    expect(pathOf(2, seats, new Date(NOW.getTime() + 1))).toEqual(['toCome', 'next']);
  });

  it('shows a marked meeting that still runs as held, and no other as the next', () => {
    expect(pathOf(2, [seat(1, 'present', -0.5), seat(2, 'planned', 24)])).toEqual(['held', 'toCome']);
  });

  it('shows a moved meeting as moved, unless it is the next', () => {
    const seats = [seat(1, 'planned', 24, { moved: true }), seat(2, 'planned', 48, { moved: true })];
    expect(pathOf(2, seats)).toEqual(['next', 'moved']);
  });

  it.each([
    [20, [10, 20]],
    [10, [5, 10]],
    [5, [5]],
    [1, [1]],
  ])('of %i meetings has tests at %j', (bought, numbers) => {
    const tests = stonesOf(bought, [], NOW).filter(({ test }) => test);
    expect(tests.map(({ number }) => number)).toEqual(numbers);
  });

  it('goes on behind the bought meetings for owed ones, which are no tests', () => {
    const stones = stonesOf(2, [seat(3, 'planned', 24), seat(4, 'to_plan', null)], NOW);
    expect(stones.map(({ number, state, test }) => [number, state, test])).toEqual([
      [1, 'toCome', true],
      [2, 'toCome', true],
      [3, 'next', false],
      [4, 'toPlan', false],
    ]);
  });
});

const course = (more: Partial<HomeCourseRow> = {}) =>
  ({
    bought: 20,
    state: 'active',
    lastDay: '2026-12-21',
    packageType: 'general_english',
    category: 'kids',
    events: [{ kind: 'purchased', meetings: 20, minutes: 0, days: 0 }],
    bookedAt: null,
    slots: [],
    zoomRoom: null,
    zoomLink: null,
    levelReview: null,
    level: null,
    ageGroup: null,
    bank: 'kids',
    ...more,
  }) as unknown as HomeCourseRow;

describe('what is left of a course', () => {
  it('is told in begun weeks until the end of its last day', () => {
    const last = { lastDay: '2026-11-17' };
    const weeksAt = (instant: string) => presentBalance(course(last), new Date(instant)).weeks;
    // The day ends at midnight in Jakarta.
    expect(weeksAt('2026-11-10T17:00:00Z')).toBe(1);
    expect(weeksAt('2026-11-10T16:59:59Z')).toBe(2);
    expect(weeksAt('2026-11-17T17:00:00Z')).toBe(0);
  });

  it('has no weeks without a last day, and what was bought also without its event', () => {
    const balance = presentBalance(course({ lastDay: null, events: [] }), NOW);
    expect(balance).toMatchObject({ bought: 20, left: 0, lastDay: null, weeks: null, perWeek: null });
  });

  it('has all of the rest in one week when no week is left', () => {
    expect(presentBalance(course({ lastDay: '2026-11-01' }), NOW)).toMatchObject({
      left: 20,
      weeks: 0,
      perWeek: 20,
    });
  });
});

describe('a course for its family', () => {
  it.each([
    ['at once', 0, true],
    ['in the last second', 30 * 60_000, true],
    ['a moment later', 30 * 60_000 + 1, false],
  ])('lets a booking be undone %s: %s ms later it is %s', (_when, ms, mayUndo) => {
    const row = course({ bookedAt: NOW.toISOString() as unknown as HomeCourseRow['bookedAt'] });
    const until = presentCourse(row, [], new Date(NOW.getTime() + ms)).undoBookingUntil;
    expect(until).toBe(mayUndo ? '2026-11-10T02:30:00.000Z' : null);
  });

  it('counts meetings without a time, and those of a group, which the school plans', () => {
    const seats = [
      seat(1, 'to_plan', null),
      seat(2, 'to_plan', null, { isGroup: true }),
      seat(3, 'planned', 24, { isGroup: true }),
    ];
    expect(presentCourse(course(), seats, NOW)).toMatchObject({ toPlan: 2, toPlanBySchool: 1 });
  });

  it('has the age group of its class, else that of its test', () => {
    expect(presentCourse(course(), [], NOW).ageGroup).toBe('kids');
    expect(presentCourse(course({ ageGroup: 'teen' }), [], NOW).ageGroup).toBe('teen');
  });
});

describe('the link of a meeting', () => {
  const LINK = 'https://zoom.us/j/8453466415';
  const row = (more: Partial<HomeSeatRow> = {}) =>
    ({
      ...seat(3, 'planned', 0),
      meetingId: 'm',
      makeup: false,
      teacherName: 'Ratna',
      substitute: false,
      decision: null,
      markedAt: null,
      toldLateAt: null,
      teacherHere: false,
      dispute: null,
      note: '',
      homework: '',
      score: null,
      version: 1,
      zoomLink: LINK,
      zoomRoom: '845 3466 415',
      ...more,
    }) as unknown as HomeSeatRow;
  const joinAt = (ms: number, more: Partial<HomeSeatRow> = {}, of = course()) =>
    presentSeat(row(more), of, new Date(NOW.getTime() + ms)).join;

  it.each([
    ['a moment before five minutes to the start', -300_001, null],
    ['five minutes before the start', -300_000, LINK],
    ['at the very end', HOUR, LINK],
    ['a moment after the end', HOUR + 1, null],
  ])('%s is %s', (_when, ms, link) => {
    expect(joinAt(ms)).toEqual({
      opensAt: '2026-11-10T01:55:00.000Z',
      link,
      // The number of the room admits as the link does.
      room: link && '845 3466 415',
    });
  });

  it('stays closed in a course that was stopped, also during the meeting', () => {
    expect(joinAt(0, {}, course({ state: 'stopped' as HomeCourseRow['state'] })).link).toBe(null);
  });

  it('of a meeting without a time never opens', () => {
    expect(joinAt(0, { startsAt: null, endsAt: null })).toEqual({ opensAt: null, link: null, room: null });
  });

  it('leaves the name of a room to be read at any time', () => {
    expect(joinAt(-HOUR, { zoomRoom: 'Ruang Melati' }).room).toBe('Ruang Melati');
  });

  it('is none of the meeting before: one behind the bought meetings is owed', () => {
    const owed = (number: number) => presentSeat(row({ number }), course({ bought: 3 }), NOW);
    expect([owed(3).owed, owed(3).kind, owed(4).owed, owed(4).kind]).toEqual([
      false,
      'final',
      true,
      'lesson',
    ]);
  });
});
