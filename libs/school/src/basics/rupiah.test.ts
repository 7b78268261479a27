import { expect, it } from 'vitest';
import { formatRupiah, formatRupiahPlain } from './rupiah.ts';

it.each([
  [1_250_000, 'Rp 1.250.000'],
  [0, 'Rp 0'],
  [-0, 'Rp 0'],
  [-165_000, '−Rp 165.000'],
])('%s is written with the one minus sign and a space that does not wrap', (rupiah, text) => {
  expect(formatRupiah(rupiah)).toBe(text.replace(' ', '\u00A0'));
  expect(formatRupiahPlain(rupiah)).toBe(text);
});
