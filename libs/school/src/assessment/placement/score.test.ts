import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../../basics/levels.ts';
import { confidence, levelOf } from './score.ts';

describe('the level', () => {
  test.each([
    [0, 'Kids Beginner', 0],
    [9, 'Kids Beginner', 45],
    [10, 'Kids Intermediate', 50],
    [15, 'Kids Intermediate', 75],
    [16, 'Kids Advanced', 80],
    [20, 'Kids Advanced', 100],
  ] as const)('%i of 20 is %s with %i percent', (correct, label, percent) => {
    expect(levelOf(correct, 20, 'kids')).toMatchObject({ label, percent });
  });

  test('carries the prefix of the age group', () => {
    expect(levelOf(16, 20, 'teen').label).toBe('Teen Advanced');
    expect(levelOf(10, 20, 'adult').label).toBe('Adult Intermediate');
  });

  test('is exact at 80 and 50 percent for every total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (total, any) => {
        const correct = any % (total + 1);
        const { level } = levelOf(correct, total, 'teen');
        const parts = BigInt(correct) * 10n;
        const whole = BigInt(total);
        expect(level === 'Advanced').toBe(parts >= 8n * whole);
        expect(level === 'Beginner').toBe(parts < 5n * whole);
      }),
    );
  });

  test('never falls when one more answer is right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (total, any) => {
        const correct = any % total;
        const rank = (count: number) => LEVELS.indexOf(levelOf(count, total, 'kids').level);
        expect(rank(correct + 1)).toBeGreaterThanOrEqual(rank(correct));
      }),
    );
  });

  test.each([
    [-1, 20],
    [21, 20],
    [1, 0],
    [1.5, 20],
    [Number.NaN, 20],
  ])('%d of %d is impossible', (correct, total) => {
    expect(() => levelOf(correct, total, 'kids')).toThrow(RangeError);
  });
});

describe('confidence in the level', () => {
  test('names the neighbour at 9, 10, 11, 16 and 17 and is clear elsewhere', () => {
    const neighbours = Array.from({ length: 21 }, (_, correct) => {
      const answer = confidence(correct, 20);
      return answer.kind === 'clear' ? '-' : answer.neighbour;
    });
    const clear = (count: number) => Array.from({ length: count }, () => '-');
    expect(neighbours).toEqual([
      ...clear(9),
      'Intermediate',
      'Beginner',
      'Beginner',
      ...clear(4),
      'Intermediate',
      'Intermediate',
      ...clear(3),
    ]);
  });

  test('the neighbour is never the level itself', () => {
    for (let correct = 0; correct <= 20; correct += 1) {
      const answer = confidence(correct, 20);
      if (answer.kind === 'borderline') expect(answer.neighbour).not.toBe(levelOf(correct, 20, 'teen').level);
    }
  });

  test('says nothing about tests of another length', () => {
    expect(() => confidence(8, 15)).toThrow(RangeError);
  });
});
