import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom, shuffled } from './random.ts';

const numbers = (seed: string, count: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('seeded randomness', () => {
  test('the same seed always gives the same numbers', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(numbers(seed, 20)).toEqual(numbers(seed, 20));
      }),
    );
  });

  test('a stored seed still gives the numbers of the first release', () => {
    expect(numbers('fasih', 3).map((value) => Math.floor(value * 1e6))).toEqual([800079, 814768, 391199]);
  });

  test('seeds that differ by one letter give different numbers', () => {
    const shared = numbers('attempt-1', 100).filter((value) => numbers('attempt-2', 100).includes(value));
    expect(shared).toEqual([]);
  });

  test('numbers lie in [0, 1) and fill ten bins evenly', () => {
    const bins = Array.from({ length: 10 }, () => 0);
    const all = numbers('bins', 100_000);
    expect(all.filter((value) => value < 0 || value >= 1)).toEqual([]);
    for (const value of all) {
      const bin = Math.floor(value * 10);
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
    // Chi-squared with 9 degrees of freedom exceeds 27.9 once in a thousand.
    const chiSquared = bins.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquared).toBeLessThan(27.9);
  });
});

describe('shuffling', () => {
  test('keeps every value and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (values, seed) => {
        const before = [...values];
        const after = shuffled(values, seededRandom(seed));
        expect(values).toEqual(before);
        expect([...after].sort()).toEqual([...before].sort());
      }),
    );
  });

  test('puts each of four options in each place equally often', () => {
    const random = seededRandom('places');
    const counts = new Map<string, number>();
    for (let round = 0; round < 24_000; round += 1) {
      const order = shuffled(['A', 'B', 'C', 'D'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(4 * Math.sqrt(1000));
  });
});
