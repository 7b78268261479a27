import { beforeEach, expect, test } from 'vitest';
import { forgetAnswer, forgetSitting, keepAnswer, keptAnswers } from './kept.ts';

const given = { answer: 'B', ms: 1200, at: 1 } as const;

beforeEach(() => localStorage.clear());

test('an answer is kept until it has arrived, and then leaves nothing behind', () => {
  keepAnswer('one', 3, given);
  expect(keptAnswers('one')).toEqual({ 3: given });
  forgetAnswer('one', 3, given);
  expect(keptAnswers('one')).toEqual({});
  expect(localStorage.getItem('placement.kept')).toBeNull();
});

test('a later choice stays when the earlier one arrives', () => {
  keepAnswer('one', 3, given);
  keepAnswer('one', 3, { ...given, answer: 'C', at: 2 });
  forgetAnswer('one', 3, given);
  expect(keptAnswers('one')[3]?.answer).toBe('C');
});

test('two sittings on one phone do not touch each other', () => {
  keepAnswer('one', 1, given);
  keepAnswer('two', 1, { ...given, answer: 'D' });
  forgetSitting('one');
  expect(keptAnswers('one')).toEqual({});
  expect(keptAnswers('two')[1]?.answer).toBe('D');
});

test('what is not readable counts as nothing', () => {
  for (const junk of ['{', '[]', '{"one":{"1":{"answer":"E"}}}', 'null']) {
    localStorage.setItem('placement.kept', junk);
    expect(keptAnswers('one')).toEqual({});
  }
});
