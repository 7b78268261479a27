import { beforeEach, expect, test } from 'vitest';
import { forgetAnswer, forgetSitting, keepAnswer, keptAnswers, newestAnswer } from './kept.ts';

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

test('of two tabs the answer that was given last counts, whichever tab sends first', () => {
  const older = given;
  const newer = { answer: 'C', ms: 900, at: 2 } as const;
  keepAnswer('one', 3, older);
  keepAnswer('one', 3, newer);
  // The tab with the older answer has the connection back first, and then the other one.
  expect(newestAnswer('one', 3, older)).toEqual(newer);
  expect(newestAnswer('one', 3, newer)).toEqual(newer);
  // The other way round: the newer answer has arrived.
  forgetAnswer('one', 3, newer);
  expect(keptAnswers('one')).toEqual({});
  expect(newestAnswer('one', 3, older)).toEqual(newer);
  const last = { ...older, at: 3 };
  expect([
    newestAnswer('one', 3, last),
    newestAnswer('one', 4, older),
    newestAnswer('two', 3, older),
  ]).toEqual([last, older, older]);
  forgetSitting('one');
  expect(localStorage.length).toBe(0);
});
