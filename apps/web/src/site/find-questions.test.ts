import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { describe, expect, it } from 'vitest';
import { contactPage } from './contact-data.server.ts';
import { matches } from './find-questions.ts';
import { productQuestions } from './questions.fixtures.ts';

const rules = policyNumbers(POLICY_VERSION_1);
const inLang = (lang: 'id' | 'en') =>
  contactPage({ lang, rules, questions: [...productQuestions] }).groups.flatMap((group) => group.questions);
const found = (lang: 'id' | 'en', typed: string) =>
  inLang(lang)
    .filter((one) => matches(one, typed))
    .map((one) => one.key);

describe('searching the questions', () => {
  it('shows all fifteen while nothing is typed', () => {
    expect(found('id', '')).toHaveLength(15);
    expect(found('en', '   ')).toHaveLength(15);
  });

  it('finds words in answers too, in small letters, by their beginning', () => {
    expect(found('id', 'UANG')).toContain('refund');
    expect(found('en', 'money back')).toEqual(['refund']);
    expect(found('en', 'ire')).toEqual([]);
  });

  it('needs every word, in any order', () => {
    expect(found('id', 'terlambat guru')).toContain('late-teacher');
    expect(found('id', 'terlambat guru')).not.toContain('pretest');
  });

  it('reads e-mail with and without its dash alike', () => {
    expect(found('id', 'email')).toEqual(['class-info']);
    for (const written of ['e-mail', 'E mail']) expect(found('id', written)).toEqual(found('id', 'email'));
  });

  it.each([
    ['batal', 'absence'],
    ['pengembalian', 'refund'],
    ['telat', 'late-learner'],
    ['guru telat', 'late-teacher'],
    ['reschedule', 'moving'],
    ['biaya', 'refund'],
    ['siswa', 'placement'],
    ['zoom', 'joining'],
  ])('finds by the word that somebody thinks of: %s', (typed, key) => {
    expect(found('id', typed)).toContain(key);
  });

  it('finds nothing for a word that nobody wrote, nor for signs alone', () => {
    expect(found('id', 'zebra')).toEqual([]);
    expect(found('id', '.*(')).toEqual([]);
  });
});
