import { describe, expect, it } from 'vitest';
import { shortDay, shortInstant } from '../lib/dates.ts';

const NOW = new Date('2026-11-25T10:00:00Z');

describe('dates in lists', () => {
  it.each([
    ['2026-11-26T09:00:00Z', 'id', '26 Nov, 16.00 WIB'],
    ['2026-11-26T09:00:00Z', 'en', '26 Nov, 16:00 WIB'],
    // In Jakarta the new year has begun.
    ['2026-12-31T17:30:00Z', 'id', '1 Jan 2027, 00.30 WIB'],
  ] as const)('%s in %s is written %s', (at, lang, shown) => {
    expect(shortInstant(at, lang, NOW, 'Asia/Jakarta')).toBe(shown);
  });

  it.each([
    ['2026-11-26', 'Kam, 26 Nov'],
    ['2025-11-26', 'Rab, 26 Nov 2025'],
  ])('the day %s is written %s', (day, shown) => {
    expect(shortDay(day, 'id', NOW)).toBe(shown);
  });
});
