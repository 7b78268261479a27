import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageGroupOf, ageOn } from './age.ts';

describe('the age group of a learner', () => {
  test.each([
    ['2020-11-22', '2026-11-21', 'tooYoung'],
    ['2020-11-21', '2026-11-21', 'kids'],
    ['2013-11-22', '2026-11-21', 'kids'],
    ['2013-11-21', '2026-11-21', 'teen'],
    ['2008-11-22', '2026-11-21', 'teen'],
    ['2008-11-21', '2026-11-21', 'adult'],
    ['1940-01-01', '2026-11-21', 'adult'],
    ['2026-11-22', '2026-11-21', 'tooYoung'],
  ] as const)('born %s is, on %s, %s', (birthDate, on, group) => {
    expect(ageGroupOf(birthDate, on)).toBe(group);
  });

  test('a leap-day child turns a year older on 1 March of a common year', () => {
    expect(ageGroupOf('2008-02-29', '2026-02-28')).toBe('teen');
    expect(ageGroupOf('2008-02-29', '2026-03-01')).toBe('adult');
  });

  test('a leap-day child turns a year older on 29 February of a leap year', () => {
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(19);
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(20);
  });

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '26-01-01', '2026-1-1', '', '2026-04-31'])(
    'the day "%s" does not exist and is refused',
    (day) => {
      expect(() => ageGroupOf(day, '2026-11-21')).toThrow(RangeError);
      expect(() => ageGroupOf('2000-01-01', day)).toThrow(RangeError);
    },
  );

  test('nobody gets younger as days pass', () => {
    const day = fc
      .date({ min: new Date('1930-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (birth, one, other) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(ageOn(birth, earlier)).toBeLessThanOrEqual(ageOn(birth, later));
      }),
    );
  });
});
