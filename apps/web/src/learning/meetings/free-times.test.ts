import { describe, expect, it } from 'vitest';
import { byDay, stretches } from './free-times.ts';

describe('free times on a phone', () => {
  it('of one day are grouped, also when they came with two pages', () => {
    const at = (start: string) => ({ start, end: start });
    const first = [at('2026-11-23T02:00:00.000Z'), at('2026-11-24T01:00:00.000Z')];
    const second = [at('2026-11-24T02:00:00.000Z')];
    expect(byDay([...first, ...second]).map(({ day, times }) => [day, times.length])).toEqual([
      ['2026-11-23', 1],
      ['2026-11-24', 2],
    ]);
  });

  it.each([
    ['none', [], []],
    ['one week', ['2026-11-23'], ['2026-11-23 2026-11-29']],
    [
      'weeks that follow each other, over the end of a year',
      ['2026-12-21', '2026-12-28', '2027-01-04'],
      ['2026-12-21 2027-01-10'],
    ],
    [
      'weeks with one between them',
      ['2026-11-09', '2026-11-23'],
      ['2026-11-09 2026-11-15', '2026-11-23 2026-11-29'],
    ],
  ])('full weeks are named as stretches: %s', (_, mondays, named) => {
    expect(stretches(mondays).map(({ from, to }) => `${from} ${to}`)).toEqual(named);
  });
});
