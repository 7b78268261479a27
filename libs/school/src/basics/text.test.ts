import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isStorable, oneLine } from './text.ts';

describe('a text', () => {
  it('is accepted unless it has a NUL or half a surrogate pair', () => {
    for (const text of ['', 'Ayu', 'a\nb\tc', '👩‍👧', 'Nur’aini'])
      expect([text, isStorable(text)]).toEqual([text, true]);
    for (const text of ['a\0b', '\ud83d', 'x\udc00y']) expect(isStorable(text)).toBe(false);
  });
});

describe('a single-line name', () => {
  const name = z.string().check(oneLine);
  it('accepts letters of every language and emoji, and no control or invisible characters', () => {
    for (const text of ['Siti Nur’aini', 'Kelas A · Senin', '李小龍', 'أحمد', '👩‍👧 Pagi'])
      expect([text, z.safeParse(name, text).success]).toEqual([text, true]);
    for (const text of ['a\nb', 'a\rb', 'a\tb', 'a\u0007', 'a\u202Eb', 'a\u2028b', '\u200Ba', '\uFEFFa'])
      expect([text, z.safeParse(name, text).error?.issues[0]?.message]).toEqual([text, 'characters']);
  });
});
