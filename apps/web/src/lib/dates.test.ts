import { expect, it } from 'vitest';
import { formatDays } from './dates.ts';

it.each([
  ['2026-11-23', '2026-11-29', 'id', '23–29 Nov 2026'],
  ['2026-11-30', '2026-12-06', 'id', '30 Nov – 6 Des 2026'],
  ['2026-11-30', '2026-12-06', 'en', '30 Nov – 6 Dec 2026'],
  ['2026-12-28', '2027-01-03', 'id', '28 Des 2026 – 3 Jan 2027'],
] as const)('from %s until %s in %s is %s: what both share is written once', (from, until, lang, text) => {
  expect(formatDays(from, until, lang)).toBe(text);
});
