import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type PersonWords, personPattern, wordsOf } from './person-pattern.ts';

const NOBODY: PersonWords = { names: [], words: [], addresses: [], phones: [] };
const SARI: PersonWords = {
  names: ['Sari  Wulandari'],
  words: ['kirana'],
  addresses: ['sari.w+kursus@contoh.id', 'ibu.sari'],
  phones: ['+6281398765432'],
};

describe('the words of a name that identify somebody', () => {
  it.each([
    ['Sari Wulandari', ['sari', 'wulandari']],
    ['Ni Luh Ayu', ['luh', 'ayu']],
    ['Al Di', []],
    ["Siti Nur'aini", ['siti', "nur'aini"]],
    ['José Ángel', ['josé', 'ángel']],
    ['Anna-Maria ANNA-MARIA', ['anna-maria']],
    ['R2D2 (Budi)', ['budi']],
    ['', []],
  ])('of "%s" are %j', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });
});

describe('a pattern', () => {
  it.each([
    ['no words at all', NOBODY],
    ['a name of two letters', { ...NOBODY, names: ['Al'], words: ['bu'] }],
    ['blanks', { ...NOBODY, names: ['   '], addresses: [''] }],
    ['a telephone number of six digits', { ...NOBODY, phones: ['+62813'] }],
  ])('is not made of %s', (_what, person) => {
    expect(personPattern(person)).toBe(null);
  });

  it('names the same word once', () => {
    expect(personPattern({ ...NOBODY, names: ['Budi'], addresses: ['Budi'] })).toBe(
      '(?<![[:alnum:]])(?:Budi)(?![[:alnum:]])',
    );
  });
});

describe('in the database the pattern of Sari Wulandari', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: inject('databaseServer') });
    await client.connect();
  });
  afterAll(() => client.end());

  const replaced = async (text: string, person: PersonWords) =>
    (
      await client.query<{ text: string }>(`select regexp_replace($1, $2, '…', 'gi') as text`, [
        text,
        personPattern(person),
      ])
    ).rows[0]?.text;

  it.each([
    ['Sari Wulandari menelepon.', '… menelepon.'],
    ['SARI\n WULANDARI', '…'],
    ['Wulandari Sari', 'Wulandari Sari'],
    ['Kirana, lalu kirana2 dan Kiranawati', '…, lalu kirana2 dan Kiranawati'],
    ['(Kirana)', '(…)'],
    ['surat ke sari.w+kursus@contoh.id', 'surat ke …'],
    // The dot is a dot and the plus is a plus.
    [
      'surat ke sarixw+kursus@contoh.id, sari.wwkursus@contoh.id',
      'surat ke sarixw+kursus@contoh.id, sari.wwkursus@contoh.id',
    ],
    ['IBU.SARI masuk', '… masuk'],
    ['telepon 0813-9876-5432', 'telepon …'],
    ['telepon 0813 9876 5432', 'telepon …'],
    ['telepon +62 813.9876.5432', 'telepon …'],
    ['telepon 6281398765432', 'telepon …'],
    // Another number is another person.
    ['telepon 0813-9876-54321', 'telepon 0813-9876-54321'],
    ['telepon 1081398765432', 'telepon 1081398765432'],
  ])('turns %j into %j', async (text, expected) => {
    expect(await replaced(text, SARI)).toBe(expected);
  });

  it('finds a number of another country without a leading zero', async () => {
    const abroad = { ...NOBODY, phones: ['+60123456789'] };
    expect(await replaced('+60 12-345 6789 atau 60123456789', abroad)).toBe('… atau …');
    expect(await replaced('0123456789', abroad)).toBe('0123456789');
  });
});
