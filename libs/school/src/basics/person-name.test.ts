import { describe, expect, it, test } from 'vitest';
import { personName, personNameOrNone } from './person-name.ts';

describe('a name', () => {
  it('is trimmed and stored as Indonesians write it', () => {
    for (const name of ["Ni Luh Ayu Sa'diyah", 'R. A. Kartini', 'José Müller', '李小龍', 'Suharto'])
      expect(personName.parse(`  ${name} `)).toBe(name);
  });

  test.each([
    'Budi\u0000',
    'Budi\nBcc: x',
    'Budi\r\nSantoso',
    'Budi\u202eirbaS',
    'Budi\u2066x',
    'Bu\u200bdi',
    'Budi\u009b31m',
  ])('refuses characters that are not visible as typed: %j', (typed) => {
    expect(personName.safeParse(`${typed}x`).success).toBe(false);
    expect(personNameOrNone.safeParse(`${typed}x`).success).toBe(false);
  });

  it('has at most 100 letters, and may be empty only where it is optional', () => {
    expect(personName.safeParse('a'.repeat(100)).success).toBe(true);
    expect(personName.safeParse('a'.repeat(101)).success).toBe(false);
    expect(personName.safeParse('  ').success).toBe(false);
    expect(personNameOrNone.parse('  ')).toBe('');
  });
});
