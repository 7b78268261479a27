import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What visitors and families read about the school; the lessons themselves may sing a birthday wish. */
const texts = globSync(['libs/messages/src/{id,en}/**/*.ts', 'content/{catalogue,legal,site}/**/*.ts'], {
  cwd: root,
})
  .filter((path) => !path.endsWith('.test.ts'))
  .flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line) => ({ path, line: line.trim() })),
  );

it('looks at the texts that families read', () => {
  expect(texts.length).toBeGreaterThan(10_000);
});

it.each([
  ['songs', /\b(songs?|sings?|singing|lagu|lagunya|(me|ber)nyanyi\w*)\b/i],
  [
    'that grammar comes after pictures',
    /pictures? (come )?before grammar|gambar (lebih )?dulu|sebelum tata bahasa/i,
  ],
  [
    'training of accents',
    /\b(train|improve|correct|reduce)\w* .{0,20}accents?\b|\b(me)?latih .{0,20}(aksen|logat)\b/i,
  ],
  [
    'feedback on every text',
    /(feedback|corrections?) (on|for|of) (every|each|all)|(masukan|koreksi|umpan balik) (untuk|atas|pada) (setiap|semua|tiap)/i,
  ],
  ['to know which package fits', /which (package|course) fits|(paket|kursus) mana yang (pas|cocok)/i],
  [
    'easy talk after a test without speaking',
    /comfortabl[ey] .{0,20}(chat|talk)|nyaman (mengobrol|berbincang)/i,
  ],
  [
    'that a test without speaking shows how one speaks',
    /\bkamu bisa (berbicara|mengobrol)\b|\byou (can|are able to) speak\b/i,
  ],
  [
    'that a moved meeting keeps its number, which under rules 2 it need not',
    /nomor(nya)? pertemuan(nya)? tetap, dan anda|meeting keeps its number/i,
  ],
  ['a level below the lowest', /below pre-?a1|di bawah pre-?a1/i],
])('no text claims %s, which the school does not have', (_claim, words) => {
  expect(texts.filter(({ line }) => words.test(line))).toEqual([]);
});

it('the doubt of a result says what ten points mean, in both languages', () => {
  const doubt = (lang: string) =>
    /doubt:\s*['"](.*)['"],/.exec(
      readFileSync(join(root, `libs/messages/src/${lang}/assessment/placement.ts`), 'utf8'),
    )?.[1];
  expect(doubt('id')).toMatch(/diulang tiga kali, .*dua kali.*10 poin/);
  expect(doubt('en')).toMatch(/at most 10 points two times out of three/);
});
