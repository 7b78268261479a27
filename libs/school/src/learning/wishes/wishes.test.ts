import { describe, expect, it } from 'vitest';
import type { Hours } from '../../catalogue/policy/offers.ts';
import { faultsOfWishes, tidyWishes } from './check-wishes.ts';
import { cellsOf, commonHours, hoursOf, liesWithin, shiftHours } from './painted.ts';
import { changedWishes, NO_WISHES, type Wishes } from './wishes.ts';

const on = (weekday: number, from: number, to: number): Hours => ({ weekday, from: from * 60, to: to * 60 });
const TUESDAY = on(2, 15, 19);
const wishes = (some: Partial<Wishes> = {}): Wishes => ({ ...NO_WISHES, possible: [TUESDAY], ...some });
const facts = { today: '2026-11-02', needsGoal: false, teacherIds: ['t1'] };
const faults = (some: Partial<Wishes>, more: Partial<typeof facts> = {}, before = NO_WISHES) =>
  faultsOfWishes(wishes(some), before, { ...facts, ...more });
const period = (from: string, to: string, possible: Hours[] = []) => ({ from, to, possible });

describe('wishes', () => {
  it.each<[string, Partial<Wishes>, Record<string, string>]>([
    ['half hours', { possible: [on(2, 15.5, 19)] }, {}],
    ['a quarter past', { possible: [on(2, 15.25, 19)] }, { possible: 'halfHours' }],
    ['preferred inside', { preferred: [on(2, 16, 17.5)] }, {}],
    [
      'preferred over two that touch',
      { possible: [on(2, 15, 16), on(2, 16, 19)], preferred: [on(2, 15, 17)] },
      {},
    ],
    ['preferred outside', { preferred: [on(5, 16, 17)] }, { preferred: 'preferredOutside' }],
    ['a start that has passed', { earliestStart: '2026-11-01' }, { earliestStart: 'datePast' }],
    ['a start today', { earliestStart: '2026-11-02' }, {}],
    ['a teacher of the school', { teacherIds: ['t1'] }, {}],
    ['an unknown teacher', { teacherIds: ['t1', 't2'] }, { teacherIds: 'teacherUnknown' }],
    [
      'two times that differ',
      { periods: [period('2026-11-09', '2026-11-15'), period('2026-11-16', '2026-11-16')] },
      {},
    ],
    [
      'times that share a day',
      { periods: [period('2026-11-09', '2026-11-16'), period('2026-11-16', '2026-11-20')] },
      { 'periods.1.from': 'periodsOverlap' },
    ],
    [
      'times out of order',
      { periods: [period('2026-12-09', '2026-12-16'), period('2026-11-16', '2026-11-20')] },
      { 'periods.1.from': 'periodsOrder' },
    ],
    [
      'a last day before the first',
      { periods: [period('2026-11-09', '2026-11-08')] },
      { 'periods.0.to': 'lastBeforeFirst' },
    ],
    ['92 days', { periods: [period('2026-11-02', '2027-02-01')] }, {}],
    ['93 days', { periods: [period('2026-11-02', '2027-02-02')] }, { 'periods.0.to': 'periodTooLong' }],
    [
      'a time that is over',
      { periods: [period('2026-10-01', '2026-10-09')] },
      { 'periods.0.to': 'datePast' },
    ],
    [
      'a quarter past in such a time',
      { periods: [period('2026-11-09', '2026-11-15', [on(6, 9.25, 12)])] },
      { 'periods.0.possible': 'halfHours' },
    ],
  ])('are checked: %s', (_, some, expected) => {
    expect(faults(some)).toEqual(expected);
  });

  it('need a goal for a Special Course alone', () => {
    expect(faults({}, { needsGoal: true })).toEqual({ goal: 'required' });
    expect(faults({ goal: 'Wawancara kerja' }, { needsGoal: true })).toEqual({});
  });

  it('may keep what was wished before: a day that has passed, a teacher who left', () => {
    const old = wishes({
      earliestStart: '2026-10-01',
      teacherIds: ['left'],
      periods: [period('2026-10-01', '2026-10-09')],
    });
    expect(faults(old, {}, old)).toEqual({});
  });

  it('are stored with joined hours, each teacher once, and an empty goal as none', () => {
    const tidy = tidyWishes(
      wishes({ possible: [on(2, 16, 19), on(2, 15, 16)], teacherIds: ['t1', 't1'], goal: '' }),
    );
    expect(tidy).toEqual(wishes({ teacherIds: ['t1'] }));
    expect(changedWishes(NO_WISHES, tidy)).toEqual(['possible', 'teacherIds']);
  });
});

describe('painted hours', () => {
  it('move with the zone, over midnight and over the week', () => {
    expect(shiftHours([on(1, 22, 24), on(7, 21, 24)], 120)).toEqual([
      on(1, 0, 2),
      on(2, 0, 2),
      on(7, 23, 24),
    ]);
    expect(shiftHours([on(1, 0, 2)], -60)).toEqual([on(1, 0, 1), on(7, 23, 24)]);
  });

  it('come back as they were, from any zone and from half hours', () => {
    const week = [on(1, 0, 3), on(2, 15, 19.5), on(7, 20, 24)];
    for (const minutes of [60, 120]) expect(shiftHours(shiftHours(week, minutes), -minutes)).toEqual(week);
    expect(hoursOf(cellsOf(week))).toEqual(week);
  });

  it('are compared piece by piece', () => {
    expect(liesWithin([on(2, 15, 16), on(2, 16, 17)], [on(2, 14, 18)])).toBe(true);
    expect(liesWithin([on(2, 15, 19)], [on(2, 14, 18)])).toBe(false);
    expect(commonHours([on(2, 15, 19), on(3, 9, 10)], [on(2, 18, 22), on(4, 9, 10)])).toEqual([
      on(2, 18, 19),
    ]);
  });
});
