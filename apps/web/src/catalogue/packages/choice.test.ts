import { packages as catalogue } from '@fasih/content/catalogue/packages';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  betterFit,
  choiceOf,
  fittingFirst,
  keepForPlacement,
  levelOf,
  packagesIn,
  searchOf,
} from './choice.ts';

const sold: SoldPackage[] = catalogue.map(({ descriptions, syllabus: _, ...one }) => ({
  ...one,
  description: descriptions.id,
}));
const byId = (id: number) => sold.find((one) => one.id === id) ?? null;
const choose = (search: string) => choiceOf(new URLSearchParams(search), sold);

describe('what the address chooses', () => {
  it.each([
    ['general-english-kids', 'general-english', 'General English for Kids'],
    ['general-english-teen', 'general-english', 'General English for Teens'],
    ['general-english-adult', 'general-english', 'General English for Adults'],
    ['conversation-kids', 'conversation', 'Conversation for Kids'],
    ['conversation-teen', 'conversation', 'Conversation for Teens'],
    ['conversation-adult', 'conversation', 'Conversation for Adults'],
    ['special-course', 'special-course', 'Special Course'],
  ])('opens %s with its package chosen', (value, tab, name) => {
    const choice = choose(`package=${value}`);
    expect(choice.tab).toBe(tab);
    expect(choice.chosen?.name).toBe(name);
    expect(choice.packageId).toBe(choice.chosen?.id);
  });

  it('opens test-preparation with nothing chosen', () => {
    expect(choose('package=test-preparation')).toEqual({
      tab: 'test-preparation',
      exam: null,
      packageId: null,
      chosen: null,
    });
  });

  it('takes a package id, and opens its tab and exam', () => {
    expect(choose('package=302')).toMatchObject({ tab: 'test-preparation', exam: 'toeic', packageId: 302 });
    expect(choose('package=99999')).toMatchObject({ tab: 'special-course', packageId: 99999 });
  });

  it('chooses nothing for words and numbers it does not know', () => {
    for (const search of ['', 'package=', 'package=12345', 'package=general-english-dogs', 'tab=cooking']) {
      expect(choose(search)).toMatchObject({ tab: 'general-english', packageId: null });
    }
  });

  it('chooses the Special Course in its tab even when the catalogue did not load', () => {
    expect(choiceOf(new URLSearchParams('tab=special-course'), null)).toMatchObject({
      packageId: 99999,
      chosen: null,
    });
  });

  it('chooses no Special Course while it is not sold', () => {
    const others = sold.filter(({ id }) => id !== 99999);
    for (const search of ['tab=special-course', 'package=special-course', 'package=99999'])
      expect(choiceOf(new URLSearchParams(search), others)).toMatchObject({
        tab: 'special-course',
        packageId: null,
        chosen: null,
      });
  });

  it('keeps language and learner when something else is chosen', () => {
    const next = searchOf(new URLSearchParams('lang=en&learner=l2&package=101'), { tab: 'conversation' });
    expect(next.toString()).toBe('tab=conversation&lang=en&learner=l2');
  });

  it('sells an exam in exactly two paces', () => {
    expect(packagesIn(sold, 'test-preparation', 'ielts').map((one) => one.name)).toEqual([
      'IELTS - Regular',
      'IELTS - Express',
    ]);
    expect(packagesIn(sold, 'test-preparation', null)).toEqual([]);
  });
});

describe('the age of the learner', () => {
  it('hints at the same course for the right age', () => {
    expect(betterFit(byId(101), 'teen', sold)?.id).toBe(102);
    expect(betterFit(byId(101), 'kids', sold)).toBeNull();
  });

  it('hints at nothing where age does not matter or is unknown', () => {
    expect(betterFit(byId(301), 'kids', sold)).toBeNull();
    expect(betterFit(byId(99999), 'kids', sold)).toBeNull();
    expect(betterFit(byId(101), null, sold)).toBeNull();
  });

  it('is offered first', () => {
    const general = packagesIn(sold, 'general-english', null);
    expect(fittingFirst(general, 'adult').map((one) => one.category)).toEqual(['adult', 'kids', 'teen']);
    expect(fittingFirst(general, null)).toEqual(general);
  });
});

describe('what the placement test is told', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    [101, 'kids'],
    [102, 'teen'],
    [103, 'adult'],
    [302, 'adult'],
    [99999, 'kids'],
  ])('package %i gives the level %s', (id, level) => {
    const one = byId(id);
    expect(one && levelOf(one)).toBe(level);
  });

  it('keeps level and type under the two keys and nothing else', () => {
    const one = byId(302);
    if (one !== null) keepForPlacement(one);
    expect({ ...localStorage }).toEqual({ 'placement.level': 'adult', 'placement.type': 'eng_test_prep' });
  });
});
