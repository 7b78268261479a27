import { describe, expect, it } from 'vitest';
import { delayBefore, timeLeft } from './watch-delay.ts';

describe('looking after an unpaid order', () => {
  it('asks every three seconds for the first minute, then ever less often, at most every fifteen', () => {
    const waits = Array.from({ length: 60 }, (_, n) => delayBefore(n));
    expect(new Set(waits.slice(0, 20))).toEqual(new Set([3000]));
    expect(waits[25]).toBeGreaterThan(5000);
    expect(Math.max(...waits)).toBe(15_000);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });
});

describe('the time left to pay', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  it.each([
    ['2026-11-22T10:00:00Z', '24:00:00'],
    ['2026-11-21T11:02:03Z', '1:02:03'],
    ['2026-11-21T10:59:59Z', '59:59'],
    ['2026-11-21T10:00:09Z', '00:09'],
    ['2026-11-21T09:00:00Z', '00:00'],
  ])('until %s is %s', (until, text) => {
    expect(timeLeft(until, now)).toBe(text);
  });
});
