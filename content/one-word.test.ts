import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The Indonesian words of docs/GLOSSARY.md, each with those that would be a second word for the same thing. */
const SECOND_WORDS = {
  guru: /\bpengajar(nya|mu)?\b/i,
  siswa: /\b(calon|satu|beberapa) pelajar\b/i,
  kuitansi: /\bkwitansi/i,
  'pengembalian dana': /\bpengembalian (biaya|uang)\b/i,
  'tabungan menit': /\b(tabungan waktu|bank menit)\b/i,
  // The navigation's label 'Tes Percobaan' is a quoted text (docs/product/calls-and-texts.md#public-texts).
  'tes gratis': /\b[Tt]es percobaan\b/,
  'verifikasi dua langkah': /\bmasuk dua langkah\b/i,
  gaji: /\bhonor\b/i,
  'laba bersih': /\bhasil bersih\b/i,
  presensi: /\babsen(si)?\b/i,
  email: /\bsurel\b/i,
};

/** The result of our own tests; official tests give a 'skor', as their names do. */
const SCORE = /\bskor(mu|nya)?\b/i;

/** What the search of the questions also knows is read by nobody. */
const UNREAD = /^ *words: .*$/gm;

/** A consent that was given keeps its words for ever. */
const KEPT = /legal\/consent\.ts$/;

it('one thing has one word in everything that families read', () => {
  const files = globSync(['libs/messages/src/id/**/*.ts', 'content/**/*.ts'], { cwd: root });
  const texts = files.filter((path) => !KEPT.test(path) && !/\.test\.ts$/.test(path));
  expect(texts.length).toBeGreaterThan(100);
  const second = texts.flatMap((path) =>
    Object.entries(SECOND_WORDS)
      .filter(([, other]) => other.test(readFileSync(join(root, path), 'utf8').replaceAll(UNREAD, '')))
      .map(([word]) => `${path}: '${word}' has a second word`),
  );
  expect(second).toEqual([]);
});

it('the result of our own tests is a nilai', () => {
  const files = globSync('libs/messages/src/id/**/*.ts', { cwd: root });
  expect(files.filter((path) => SCORE.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});

/** 'Apakah kamu ingin keluar?' is a quoted text (docs/product/calls-and-texts.md#account-texts). */
const QUOTED = /Apakah kamu ingin keluar\?/;

/** 'tamu' and 'ilmu' are words of their own. */
const KAMU =
  /\bkamu\b|\b(rencana|hobi|pilihan|pendapat|giliran|presentasi|jawaban|waktu|nilai|hasil|akun)mu\b/i;
const ANDA = /\bAnda\b/;

const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replace(QUOTED, '');

it('no page says both Anda and kamu', () => {
  const files = globSync('libs/messages/src/id/**/*.ts', { cwd: root });
  expect(files.filter((path) => ANDA.test(textOf(path)) && KAMU.test(textOf(path)))).toEqual([]);
});

it('what is sold is described without kamu, since the pages around it say Anda', () => {
  const files = globSync(['content/catalogue/{faq,packages,programs}/*.ts', 'content/catalogue/cards.ts'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((path) => KAMU.test(textOf(path)))).toEqual([]);
});
