import { policyNumbers } from '@fasih/school/policy/numbers';
import { POLICY_VERSION_1 } from '@fasih/school/policy/values';
import { describe, expect, it } from 'vitest';
import { contactPage } from './contact-data.server.ts';
import { matches } from './find-questions.ts';

const rules = policyNumbers(POLICY_VERSION_1);
const inLang = (lang: 'id' | 'en') => contactPage({ lang, rules }).groups.flatMap((group) => group.questions);
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
    expect(found('en', 'refu')).toEqual([]);
    expect(found('en', 'money back')).toEqual(['refund']);
  });

  it('needs every word, in any order', () => {
    expect(found('id', 'terlambat pengajar')).toContain('late-teacher');
    expect(found('id', 'terlambat pengajar')).not.toContain('pretest');
  });

  it('reads e-mail with and without its dash alike', () => {
    expect(found('id', 'e-mail')).toEqual(found('id', 'e mail'));
  });

  it('finds nothing for a word that nobody wrote', () => {
    expect(found('id', 'zebra')).toEqual([]);
  });
});
