import { describe, expect, it } from 'vitest';
import { about, VALUE_KEYS } from './about.ts';

/** Every sentence of the page, in one language. */
function sentences(lang: 'id' | 'en', value: unknown = about): string[] {
  if (typeof value === 'string' || typeof value !== 'object' || value === null) return [];
  if (lang in value) return [(value as Record<string, string>)[lang] ?? ''];
  return Object.values(value).flatMap((inner) => sentences(lang, inner));
}

describe('the about page', () => {
  it('says everything in both languages', () => {
    expect(sentences('id')).toHaveLength(sentences('en').length);
    for (const text of [...sentences('id'), ...sentences('en')]) expect(text.trim()).not.toBe('');
  });

  it('has a mission of three items and the four core values in order', () => {
    expect(about.mission.items).toHaveLength(3);
    expect(about.values.items.map(({ key }) => key)).toEqual([...VALUE_KEYS]);
    expect(about.values.items.map(({ name }) => name.en)).toEqual([
      'Professionalism',
      'Innovation',
      'Global mindset',
      'Collaboration',
    ]);
  });

  it('names the school only through its settings, and claims no awards, numbers or reviews', () => {
    for (const text of [...sentences('id'), ...sentences('en')]) {
      expect(text).not.toMatch(/\bFasih\b/);
      expect(text).not.toMatch(
        /\b(juara|terbaik|nomor satu|dijamin|guaranteed?|award|penghargaan|testimoni)\b/i,
      );
      expect(text).not.toMatch(/\d[\d.,]*\s*(siswa|students|ribu|thousand)\b/i);
    }
  });
});
