import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { RULES_2 } from '@fasih/school/catalogue/policy/rules-2';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { ERASED_IN_DAYS } from '@fasih/school/office/students/contract';
import { describe, expect, it } from 'vitest';
import { withRules } from '../rules-in-text.ts';
import { consent } from './consent.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { LEGAL_PLACEHOLDERS, type LegalText } from './types.ts';

const documents = [
  ['terms', terms],
  ['privacy', privacy],
] as const;

const rules = policyNumbers(POLICY_VERSION_1);
const filled = ({ id, en }: LegalText) => ({
  id: withRules(id, 'id', rules),
  en: withRules(en, 'en', rules),
});

/** Every pair of texts below a value, as they read under the first rules, with the path to it. */
function textsOf(value: unknown, path = ''): { path: string; text: LegalText }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'en' in value) return [{ path, text: filled(value as LegalText) }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`));
}

const placeholdersOf = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).sort();
const all = textsOf({ terms, privacy, consent });
const wordingOf = (value: unknown, language: 'id' | 'en') =>
  textsOf(value)
    .map(({ text }) => text[language])
    .join('\n');

describe('the legal texts', () => {
  it('carry the version that acceptances and consents record', () => {
    expect([terms, privacy, consent].map(({ version }) => version)).toEqual([
      '2026-11-29',
      '2026-11-29',
      '2026-11-21',
    ]);
  });

  it.each(documents)('%s has sections with unique anchors, headings and paragraphs', (_name, document) => {
    const keys = document.sections.map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(8);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, paragraphs } of document.sections) {
      expect(key).toMatch(/^[a-z-]+$/);
      expect(paragraphs.length, key).toBeGreaterThan(0);
    }
  });

  it('exist in both languages, differ, and fill in the same blanks', () => {
    for (const { path, text } of all) {
      expect(text.id.trim(), path).not.toBe('');
      expect(text.en.trim(), path).not.toBe('');
      expect(text.id, path).not.toBe(text.en);
      expect(placeholdersOf(text.id), path).toEqual(placeholdersOf(text.en));
    }
  });

  it('name the same numbers in both languages', () => {
    const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort();
    for (const { path, text } of all) expect(numbers(text.id), path).toEqual(numbers(text.en));
  });

  it('leave only blanks that the renderer knows', () => {
    const known: string[] = LEGAL_PLACEHOLDERS.map((name) => `{{${name}}}`);
    for (const { path, text } of all) {
      for (const blank of placeholdersOf(text.en)) expect(known, path).toContain(blank);
    }
  });

  it('promise nothing that a course cannot keep', () => {
    for (const { path, text } of all) {
      expect(`${text.id}\n${text.en}`, path).not.toMatch(/\b(juara|terbaik|dijamin|guaranteed|best)\b|#1/i);
    }
  });
});

describe('the terms', () => {
  it.each([
    ['the length and pace of meetings', /60 minutes, 2–3 times a week/],
    [
      'the courses of 20 and 10 meetings',
      /20 meetings within 3 months.*20 meetings within 2 months.*10 meetings/,
    ],
    ['24 hours of notice, exactly counting', /at least 24 hours.*exactly 24 hours/],
    ['attendance from 5 minutes before, late after 15', /5 minutes before.*exactly 15 minutes/],
    ['what a late teacher owes', /minute bank.*every full 60 minutes/],
    ['seven more days for each cancellation by the school', /adds 7 days/],
    ['the half refund, rounded down, with more than 10 left', /50%.*rounded down.*more than 10/],
    ['why a Special Course never qualifies', /Special Course has 10 meetings, so never more than 10 remain/],
    ['that orders end after a day', /within 24 hours ends by itself/],
    ['that a purchase keeps its rules', /keep the old rules/],
  ])('state %s', (_rule, wording) => {
    expect(wordingOf(terms, 'en')).toMatch(wording);
  });

  it('name the fixed numbers of rules 2, which are no blanks', () => {
    const wording = wordingOf(terms, 'id');
    const { offerDays, expiryDays, familyPauseDays, appealDays, appealAnswerDays } = RULES_2;
    expect(wording).toContain(`dalam ${offerDays} hari sebelumnya`);
    expect(RULES_2.offers).toBe(3);
    expect(wording).toContain('tiga pilihan waktu');
    expect(wording).toContain(`masa berlaku bertambah ${expiryDays} hari, dan begitu seterusnya`);
    expect(wording).toContain(`seluruhnya sampai ${familyPauseDays} hari`);
    expect(wording).toContain(`dalam ${appealDays} hari, dan kami menjawab dalam ${appealAnswerDays} hari`);
  });

  it('count the refund example right', () => {
    const example =
      /(\d+) bought, (\d+) held, (\d+) forfeited, (\d+) remain.*Rp\u00a0([\d.]+) paid, Rp\u00a0([\d.]+) comes/;
    const found = example.exec(wordingOf(terms, 'en'))?.slice(1) ?? [];
    const [bought, held, forfeited, remain, paid, back] = found.map((n) => Number(n.replaceAll('.', '')));
    expect(remain).toBe(Number(bought) - Number(held) - Number(forfeited));
    expect(remain).toBeGreaterThan(10);
    expect(back).toBe(Math.floor(Number(paid) / 2));
  });
});

describe('the privacy notice and the consent', () => {
  it.each([
    ['the data protection law', /UU PDP/],
    ['the regulation on children', /Peraturan Pemerintah Nomor 17 Tahun 2025/],
    ['erasure after 30 days while the books stay without names', /dihapus setelah 30 hari.*tanpa nama/],
    ['how soon an account is deleted', new RegExp(`akun, data dihapus setelah ${ERASED_IN_DAYS} hari`)],
    ["that only the payer's data is sent to the provider", /hanya data pembayar/],
    ['notice of a breach within three days', /tertulis paling lambat 3 x 24 jam/],
    ['how to reach the school', /\{\{contactEmail\}\}/],
  ])('the notice states %s', (_point, wording) => {
    expect(wordingOf(privacy, 'id')).toMatch(wording);
  });

  it('the consent names the child, the guardian and the way back', () => {
    const wording = wordingOf(consent, 'en');
    for (const name of ['learnerName', 'guardianName', 'schoolName'])
      expect(wording).toContain(`{{${name}}}`);
    expect(consent.withdrawal.en).toMatch(/any time.*stop at once.*30 days.*without the child's name/);
  });
});
