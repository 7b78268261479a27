import { expect, it } from 'vitest';
import { shortWhen } from './short-when.ts';

const now = new Date('2026-11-25T03:00:00Z');
const at = (start: string) => shortWhen(start, 'id', now, 'Asia/Jakarta');

it('a meeting that is ahead is named with its weekday, one that is over without', () => {
  expect(at('2026-12-02T07:00:00Z')).toBe('Rab, 2 Des, 14.00');
  expect(at('2026-10-14T02:00:00Z')).toBe('14 Okt, 09.00');
});

it('a meeting of another year is named with it, by the reader’s zone', () => {
  expect(at('2027-01-07T09:00:00Z')).toBe('Kam, 7 Jan 2027, 16.00');
  expect(at('2025-12-29T02:00:00Z')).toBe('29 Des 2025, 09.00');
  expect(at('2026-12-31T17:30:00Z')).toBe('Jum, 1 Jan 2027, 00.30');
});
