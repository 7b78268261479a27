import { existsSync } from 'node:fs';
import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { describe, expect, it } from 'vitest';
import { withRules } from '../rules-in-text.ts';
import { cards } from './cards.ts';
import { faqOfParents } from './faq/parents.ts';
import { faq } from './faq.ts';
import { packages } from './packages.ts';
import { programs } from './programs.ts';
import { syllabi } from './syllabi.ts';
import type { Bilingual, CataloguePackage, Program, SyllabusMeeting } from './types.ts';

/** Proper names, the same in both languages (docs/product/calls-and-texts.md#quoted-texts). */
const PROPER_NAMES = ['General English', 'TOEIC', 'TOEFL ITP', 'TOEFL iBT', 'IELTS'];
const FORBIDDEN = /\b(juara|terbaik|nomor satu|dijamin|guaranteed?|best|level up|naik level)\b|#1/i;

const sold: readonly CataloguePackage[] = packages;
const shown: readonly Program[] = programs;
const outlines = Object.entries(syllabi) as [string, readonly SyllabusMeeting[]][];
const catalogue = { packages, programs, cards, faq, faqOfParents, syllabi };

function isBilingual(value: object): value is Bilingual {
  return 'en' in value && 'id' in value && typeof value.en === 'string';
}

const rules = policyNumbers(POLICY_VERSION_1);

/** Every pair of texts below a value, as they read under the first rules, with the path to it. */
function textsOf(value: unknown, path = ''): { path: string; text: Bilingual }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isBilingual(value)) {
    const text = { id: withRules(value.id, 'id', rules), en: withRules(value.en, 'en', rules) };
    return [{ path, text }];
  }
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`));
}

describe('the packages', () => {
  it('are exactly the fifteen that the school sells', () => {
    expect(sold.map(({ name }) => name)).toEqual([
      'General English for Kids',
      'General English for Teens',
      'General English for Adults',
      'Conversation for Kids',
      'Conversation for Teens',
      'Conversation for Adults',
      'TOEIC - Regular',
      'TOEIC - Express',
      'TOEFL ITP - Regular',
      'TOEFL ITP - Express',
      'TOEFL iBT - Regular',
      'TOEFL iBT - Express',
      'IELTS - Regular',
      'IELTS - Express',
      'Special Course',
    ]);
  });

  it.each(['id', 'slug', 'name'] as const)('never share their %s', (field) => {
    expect(new Set(sold.map((each) => each[field])).size).toBe(sold.length);
  });

  it('cost a positive number of whole thousands of rupiah', () => {
    for (const { name, price } of sold) {
      expect(price, name).toBeGreaterThan(0);
      expect(price % 1000, name).toBe(0);
    }
  });

  it.each(sold)('$name keeps the length and pace of its kind', (each) => {
    const express = each.name.endsWith('Express');
    expect(each.duration_months).toBe(express ? 2 : 3);
    expect(each.meetings).toBe(each.type === 'special_course' ? 10 : 20);
    expect(each.meetingsPerWeek).toBe(express ? 3 : 2);
    expect(each.meetings / each.meetingsPerWeek).toBeLessThanOrEqual(each.duration_months * 4);
    expect(syllabi[each.syllabus]).toHaveLength(each.meetings);
  });

  it('are found by type and category the way the older clients choose them', () => {
    for (const type of ['general_english', 'conversation'] as const) {
      const categories = sold.filter((each) => each.type === type).map(({ category }) => category);
      expect(categories).toEqual(['kids', 'teen', 'adult']);
    }
    const prep = sold.filter(({ type }) => type === 'eng_test_prep').map(({ category }) => category);
    expect(prep).toEqual(['toeic', 'toeflitp', 'toeflibt', 'ielts'].flatMap((exam) => [exam, exam]));
    expect(sold.find(({ id }) => id === 99999)).toMatchObject({ type: 'special_course', category: '' });
  });

  it.each(sold)('$name invites in one line and states four to six facts in both languages', (each) => {
    const id = each.descriptions.id.split('\n');
    const en = each.descriptions.en.split('\n');
    expect(en).toHaveLength(id.length);
    expect(en.length).toBeGreaterThanOrEqual(5);
    expect(en.length).toBeLessThanOrEqual(7);
    const read = [
      ...id.map((line) => withRules(line, 'id', rules)),
      ...en.map((line) => withRules(line, 'en', rules)),
    ];
    for (const line of read) expect(line.trim(), each.name).toMatch(/^[^{}]*\S{2,} \S[^{}]*$/);
  });
});

it('no package states a number that the course rules may change', () => {
  const fixed = sold.flatMap(({ descriptions: { id, en } }) =>
    [...id.split('\n'), ...en.split('\n')].filter((line) => /\d+ ?(menit|jam|minutes|hours|%)/.test(line)),
  );
  expect(fixed).toEqual([]);
});

describe('the syllabi', () => {
  it.each(outlines)('%s number their meetings and test in the middle and at the end', (key, meetings) => {
    const last = key === 'special-course' ? 10 : 20;
    expect(meetings.map(({ number }) => number)).toEqual(Array.from({ length: last }, (_, i) => i + 1));
    expect(meetings.filter(({ kind }) => kind === 'test').map(({ number }) => number)).toEqual([last / 2]);
    expect(meetings.filter(({ kind }) => kind === 'final').map(({ number }) => number)).toEqual([last]);
  });

  it.each(outlines)('%s never repeat a title and say what the learner can do', (_key, meetings) => {
    expect(new Set(meetings.map(({ title }) => title.en)).size).toBe(meetings.length);
    expect(new Set(meetings.map(({ title }) => title.id)).size).toBe(meetings.length);
    expect(new Set(meetings.map(({ canDo }) => canDo.en)).size).toBe(meetings.length);
    for (const { canDo } of meetings) {
      expect(canDo.en).toMatch(/^I can .{10,}\.$/);
      expect(canDo.id).toMatch(/^(Saya|Aku) bisa .{10,}\.$/);
    }
  });

  it('never teach the same step in two courses', () => {
    const taught = outlines.flatMap(([, meetings]) => meetings.filter(({ kind }) => kind === 'lesson'));
    const steps = taught.flatMap(({ canDo }) => [canDo.en, canDo.id]);
    expect(steps.filter((step, index) => steps.indexOf(step) < index)).toEqual([]);
  });

  it('prepare for the TOEFL iBT in its 2026 form', () => {
    const titles = syllabi.toeflibt.map(({ title }) => title.en).join('\n');
    for (const task of ['complete the words', 'build a sentence', 'listen and repeat', 'interview']) {
      expect(titles).toContain(task);
    }
  });
});

describe('the programs, cards and questions', () => {
  it('show four programs whose parts are the categories sold', () => {
    expect(shown.map(({ slug }) => slug)).toEqual([
      'general-english',
      'conversation',
      'test-preparation',
      'special-course',
    ]);
    for (const { type, parts, slug } of shown) {
      const categories = new Set(sold.filter((each) => each.type === type).map(({ category }) => category));
      categories.delete('');
      expect(
        parts.map((part) => part.slug),
        slug,
      ).toEqual([...categories]);
    }
  });

  it('give every program and every age five or six things one can do afterwards', () => {
    for (const { outcomes, slug } of shown) expect([5, 6], slug).toContain(outcomes.length);
    const ages = shown.flatMap(({ parts }) => parts).filter(({ slug }) => /^(kids|teen|adult)$/.test(slug));
    for (const { outcomes, syllabus } of ages) expect([5, 6], syllabus).toContain(outcomes?.length);
  });

  it('keep one colour for each age group everywhere', () => {
    const colours = { kids: 'mango', teen: 'coral', adult: 'indigo' } as const;
    for (const part of shown.flatMap(({ parts }) => parts)) {
      if (part.slug in colours) expect(part.colour).toBe(colours[part.slug as keyof typeof colours]);
    }
  });

  it('offer exactly the eight cards of the pretest dialog', () => {
    expect(cards.map(({ value }) => value)).toEqual([
      'general-english-kids',
      'general-english-teen',
      'general-english-adult',
      'conversation-kids',
      'conversation-teen',
      'conversation-adult',
      'test-preparation',
      'special-course',
    ]);
  });

  it('point to pictures that exist', () => {
    for (const { img } of [...cards, ...programs]) {
      expect(existsSync(new URL(`..${img}`, import.meta.url)), img).toBe(true);
    }
  });

  it('answer fifteen questions in one to five sentences', () => {
    expect(faq).toHaveLength(15);
    expect(new Set(faq.map(({ key }) => key)).size).toBe(15);
    for (const { question, answer } of faq) {
      expect(question.id).toMatch(/\?$/);
      expect(question.en).toMatch(/\?$/);
      expect(answer.en.split(/[.:] (?=[A-Z])/).length).toBeLessThanOrEqual(5);
    }
  });

  it('answer what parents ask besides, in one to five sentences', () => {
    expect(faqOfParents.map(({ key }) => key)).toEqual([
      'teachers',
      'changing-teacher',
      'paying',
      'language',
      'device',
      'homework',
      'safety',
      'siblings',
      'holidays',
    ]);
    const known = new Set<string>(faq.map(({ key }) => key));
    for (const { key, answer } of faqOfParents) {
      expect(known.has(key), key).toBe(false);
      expect(answer.en.split(/[.:] (?=[A-Z])/).length, key).toBeLessThanOrEqual(5);
    }
  });

  it.each([
    ['refund', /50%.*rounded down.*more than 10.*Rp\u00a02\.400\.000.*Rp\u00a01\.200\.000.*never applies/s],
    ['moving', /at least 24 hours.*exactly 24 hours/s],
    ['late-learner', /no minutes are added.*exactly 15 minutes/s],
    ['late-teacher', /minute bank.*60 minutes.*15 minutes.*7 days/s],
    ['joining', /5 minutes before/],
    ['class-info', /within 24 hours/],
  ])('state the rule of "%s" with its numbers', (key, rule) => {
    const answer = faq.find((item) => item.key === key)?.answer.en ?? '';
    expect(withRules(answer, 'en', rules)).toMatch(rule);
  });
});

describe('all texts of the catalogue', () => {
  const texts = textsOf(catalogue);

  it('exist in both languages and differ, except proper names', () => {
    expect(texts.length).toBeGreaterThan(500);
    for (const { path, text } of texts) {
      expect(text.id.trim(), path).not.toBe('');
      expect(text.en.trim(), path).not.toBe('');
      if (!PROPER_NAMES.includes(text.en)) expect(text.id, path).not.toBe(text.en);
    }
  });

  it('name the same numbers in both languages', () => {
    const numbers = (text: string) =>
      (text.match(/\d[\d.,]*\d|\d/g) ?? []).map((found) => found.replace(/[.,]/g, '')).sort();
    for (const { path, text } of texts.filter(({ path: at }) => !at.startsWith('/syllabi'))) {
      expect(numbers(text.id), path).toEqual(numbers(text.en));
    }
  });

  it('never promise or boast', () => {
    for (const { path, text } of texts) {
      expect(`${text.id}\n${text.en}`, path).not.toMatch(FORBIDDEN);
    }
  });
});
