import { describe, expect, it } from 'vitest';
import { estimatePassword } from './password-estimate.ts';

const OWN = ['pak.budi', 'budi.santoso@contoh.id'];

it.each([
  ['hunter', 0],
  ['ronaldo7', 0],
  ['Ronaldo7', 0],
  ['bismillah', 0],
  ['sekolah', 0],
  ['aaaaaaaa', 0],
  ['Pak.Budi', 0],
  ['budi.santoso', 0],
  ['Budi.Santoso@contoh.id', 0],
  ['rahasia123', 0],
  ['Kucing-99xy', 3],
  ['kucing makan nasi goreng', 3],
] as const)('rates %s as strength %i', (password, strength) => {
  expect(estimatePassword(password, OWN)).toBe(strength);
});

it('never rates a long passphrase as easy, and always a long row of one character', () => {
  expect(estimatePassword('kucing makan nasi goreng di teras rumah nenek '.repeat(10), OWN)).toBe(3);
  expect(estimatePassword('a'.repeat(512), OWN)).toBe(0);
});

// Words with many look-alike spellings: an estimator that tried all of them would never finish.
it.each(['a4@', 'p@ssw0rd', '$5s'])('finishes for %s typed 100 times', (word) => {
  expect(estimatePassword(word.repeat(100), OWN)).toBeTypeOf('number');
});

describe('a common Indonesian password word', () => {
  it.each([
    'Bismillah123',
    'rahasia123',
    'RAHASIA',
    'sayang12345',
    'Indonesia2026',
    'alhamdulillah99!',
    'katasandi_1',
    '123rahasia',
    'jakarta.',
  ])('is refused with common or few digits around it: %s', (password) => {
    expect(estimatePassword(password, [])).toBe(0);
  });

  it.each([
    'rahasia827361',
    'rahasia kebun pisang',
    'melati-putih',
    'budi naik kuda',
    'bismillahkuliahdimalang',
  ])('is accepted among other words or with unusual digits: %s', (password) => {
    expect(estimatePassword(password, [])).toBeGreaterThan(0);
  });
});
