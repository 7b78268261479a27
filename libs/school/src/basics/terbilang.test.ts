import { describe, expect, test } from 'vitest';
import { rupiahInWords } from './terbilang.ts';

describe('an amount in words', () => {
  test.each([
    [0, 'Nol rupiah', 'Zero rupiah'],
    [1, 'Satu rupiah', 'One rupiah'],
    [10, 'Sepuluh rupiah', 'Ten rupiah'],
    [11, 'Sebelas rupiah', 'Eleven rupiah'],
    [12, 'Dua belas rupiah', 'Twelve rupiah'],
    [20, 'Dua puluh rupiah', 'Twenty rupiah'],
    [21, 'Dua puluh satu rupiah', 'Twenty-one rupiah'],
    [99, 'Sembilan puluh sembilan rupiah', 'Ninety-nine rupiah'],
    [100, 'Seratus rupiah', 'One hundred rupiah'],
    [111, 'Seratus sebelas rupiah', 'One hundred eleven rupiah'],
    [219, 'Dua ratus sembilan belas rupiah', 'Two hundred nineteen rupiah'],
    [1_000, 'Seribu rupiah', 'One thousand rupiah'],
    [1_001, 'Seribu satu rupiah', 'One thousand one rupiah'],
    [2_000, 'Dua ribu rupiah', 'Two thousand rupiah'],
    [11_000, 'Sebelas ribu rupiah', 'Eleven thousand rupiah'],
    [101_000, 'Seratus satu ribu rupiah', 'One hundred one thousand rupiah'],
    [1_000_000, 'Satu juta rupiah', 'One million rupiah'],
    [1_001_000, 'Satu juta seribu rupiah', 'One million one thousand rupiah'],
    [2_400_000, 'Dua juta empat ratus ribu rupiah', 'Two million four hundred thousand rupiah'],
    [
      12_345_678,
      'Dua belas juta tiga ratus empat puluh lima ribu enam ratus tujuh puluh delapan rupiah',
      'Twelve million three hundred forty-five thousand six hundred seventy-eight rupiah',
    ],
    [1_000_000_000, 'Satu miliar rupiah', 'One billion rupiah'],
    [5_000_000_000_000, 'Lima triliun rupiah', 'Five trillion rupiah'],
  ])('%i is "%s" and "%s"', (rupiah, id, en) => {
    expect(rupiahInWords(rupiah, 'id')).toBe(id);
    expect(rupiahInWords(rupiah, 'en')).toBe(en);
  });

  test.each([-1, 1.5, Number.NaN, 1e15, Number.MAX_SAFE_INTEGER])('%s is no amount', (rupiah) => {
    expect(() => rupiahInWords(rupiah, 'id')).toThrow(RangeError);
  });

  test('no two amounts up to a hundred thousand read the same', () => {
    for (const lang of ['id', 'en'] as const) {
      const words = new Set(Array.from({ length: 100_001 }, (_, n) => rupiahInWords(n, lang)));
      expect(words.size).toBe(100_001);
    }
  });
});
