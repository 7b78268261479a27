import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { averageDaily, byCategory, marginOf, percent, sumsOf, type Total } from './profit-loss.ts';

describe('margin', () => {
  test.each([
    [3_000_000, 1_000_000, 66.67],
    [3_000_000, 2_000_000, 33.33],
    [1_000_000, 1_000_000, 0],
    [1_000_000, 2_500_000, -150],
    [800, 799, 0.13],
    [200_000, 199_990, 0.01],
    [200_000, 199_991, 0],
    [200_000, 200_010, -0.01],
  ])('of %i revenue and %i expenses is %d percent', (revenue, expenses, margin) => {
    expect(marginOf(revenue, expenses)).toBe(margin);
  });

  it('is empty at zero revenue, and when refunds exceed revenue', () => {
    expect(marginOf(0, 0)).toBeNull();
    expect(marginOf(0, 500_000)).toBeNull();
    expect(marginOf(-100_000, 0)).toBeNull();
  });

  test('has two decimals, and is within half a hundredth of the exact value', () => {
    const rupiah = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(rupiah, rupiah, (part, whole) => {
        const shown = percent(part, whole) ?? Number.NaN;
        const exact = BigInt(part) * 10_000n * 2n;
        const near = BigInt(Math.round(shown * 100)) * BigInt(whole) * 2n;
        expect(near - exact <= BigInt(whole) && exact - near <= BigInt(whole)).toBe(true);
      }),
    );
  });
});

describe('average daily revenue', () => {
  test.each([
    [0, 0],
    [30, 1],
    [44, 1],
    [45, 2],
    [1_250_000, 41_667],
    [-45, -2],
    [-14, 0],
  ])('of %i in 30 days is %i', (revenue, average) => {
    expect(averageDaily(revenue)).toBe(average);
  });
});

describe('categories', () => {
  const now: Total[] = [
    { type: 'expense', category: 'staff', amount: 400 },
    { type: 'revenue', category: 'ielts-regular', amount: 1_000 },
    { type: 'revenue', category: 'special-course', amount: 2_000 },
    { type: 'revenue', category: 'ielts-regular', amount: -500 },
  ];
  const before: Total[] = [
    { type: 'expense', category: 'marketing', amount: 70 },
    { type: 'revenue', category: 'special-course', amount: 10 },
  ];

  it('are shown with their share and the previous amount, revenue first, largest first', () => {
    expect(byCategory(now, before)).toEqual([
      { type: 'revenue', category: 'special-course', now: 2_000, before: 10, share: 80 },
      { type: 'revenue', category: 'ielts-regular', now: 500, before: 0, share: 20 },
      { type: 'expense', category: 'staff', now: 400, before: 0, share: 100 },
      { type: 'expense', category: 'marketing', now: 0, before: 70, share: 0 },
    ]);
  });

  it('add up to the result', () => {
    expect(sumsOf(now)).toEqual({ revenue: 2_500, expenses: 400, net: 2_100 });
    expect(byCategory([], before).map(({ share }) => share)).toEqual([null, null]);
  });
});
