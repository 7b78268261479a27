import { expect, it } from 'vitest';
import { formatDay, formatDays, timeBeside } from './dates.ts';

it.each([
  ['2026-11-23', '2026-11-29', 'id', '23–29 Nov 2026'],
  ['2026-11-30', '2026-12-06', 'id', '30 Nov – 6 Des 2026'],
  ['2026-11-30', '2026-12-06', 'en', '30 Nov – 6 Dec 2026'],
  ['2026-12-28', '2027-01-03', 'id', '28 Des 2026 – 3 Jan 2027'],
] as const)('from %s until %s in %s is %s: what both share is written once', (from, until, lang, text) => {
  expect(formatDays(from, until, lang)).toBe(text);
});

it.each([
  ['2026-11-30T02:21:00Z', '09.21 WIB'],
  // Midnight in Jakarta comes before that of Greenwich.
  ['2026-11-30T17:00:00Z', '1 Des, 00.00 WIB'],
  ['2026-12-01T02:18:00Z', '1 Des, 09.18 WIB'],
])(
  'what happened at %s beside a meeting of 30 November is %s: a time alone means the same day',
  (at, text) => {
    const now = new Date('2026-12-02T00:00:00Z');
    expect(timeBeside(at, '2026-11-30T02:00:00Z', 'id', now, 'Asia/Jakarta')).toBe(text);
  },
);

it.each([
  ['2026-11-23T02:00:00Z', 'id', 'Senin, 23 November'],
  ['2027-01-12T13:00:00Z', 'id', 'Selasa, 12 Januari 2027'],
  ['2025-12-29T02:00:00Z', 'en', 'Monday 29 December 2025'],
  // New Year comes to Jakarta seven hours before Greenwich.
  ['2026-12-31T16:59:00Z', 'id', 'Kamis, 31 Desember'],
  ['2026-12-31T17:00:00Z', 'id', 'Jumat, 1 Januari 2027'],
] as const)('the day of %s, read in November 2026, is in %s %s', (instant, lang, text) => {
  expect(formatDay(instant, lang, 'Asia/Jakarta', new Date('2026-11-22T05:00:00Z'))).toBe(text);
});
