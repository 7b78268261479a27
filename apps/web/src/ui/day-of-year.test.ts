import { expect, it } from 'vitest';
import { dayWithYear } from './day-of-year.ts';

const NOW = new Date('2026-11-22T05:00:00Z');
const day = (instant: string, lang: 'id' | 'en' = 'id') => dayWithYear(instant, lang, NOW, 'Asia/Jakarta');

it('a day of this year needs no year', () => {
  expect(day('2026-11-23T02:00:00Z')).toBe('Senin, 23 November');
});

it('a day of another year says which, in both languages', () => {
  expect(day('2027-01-04T02:00:00Z')).toBe('Senin, 4 Januari 2027');
  expect(day('2025-12-29T02:00:00Z', 'en')).toBe('Monday 29 December 2025');
});

it('the year is the one of the reader: New Year comes to Jakarta seven hours before Greenwich', () => {
  expect(day('2026-12-31T16:59:00Z')).toBe('Kamis, 31 Desember');
  expect(day('2026-12-31T17:00:00Z')).toBe('Jumat, 1 Januari 2027');
});
