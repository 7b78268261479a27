import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockFace, markAnswers, percentOf, questionIds, shownOptions } from './rules.ts';

const key = [
  { id: 1, options: ['a', 'b', 'c'], correctAnswer: 'b' },
  { id: 2, options: ['d', 'e', 'f'], correctAnswer: 'd' },
  { id: 3, options: ['g', 'h', 'i'], correctAnswer: 'i' },
];

describe('marking a pretest', () => {
  it('counts exact matches only', () => {
    expect(markAnswers(key, { '1': 'b', '2': 'e', '3': 'I' })).toEqual([
      { id: 1, chosen: 'b', correct: true },
      { id: 2, chosen: 'e', correct: false },
      { id: 3, chosen: null, correct: false },
    ]);
  });

  it('marks a question without an answer as wrong', () => {
    expect(markAnswers(key, {}).every(({ chosen, correct }) => chosen === null && !correct)).toBe(true);
  });

  it('ignores answers to questions of another category and words that objects have by nature', () => {
    expect(markAnswers(key, { '16': 'b', constructor: 'b', '2': 'd' }).map((one) => one.correct)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('gives the percentage with two decimals', () => {
    expect([
      percentOf(7, 15),
      percentOf(10, 15),
      percentOf(15, 15),
      percentOf(0, 15),
      percentOf(0, 0),
    ]).toEqual([46.67, 66.67, 100, 0, 0]);
  });
});

describe('a sitting', () => {
  it('asks 15 questions: ids 1-15 for teens, 16-30 for kids', () => {
    expect([questionIds('teen')[0], questionIds('teen').at(-1)]).toEqual([1, 15]);
    expect([questionIds('kids')[0], questionIds('kids').at(-1)]).toEqual([16, 30]);
  });

  it('shows the same options in one order of its own, the same at every look', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-f]{32}$/), fc.integer({ min: 1, max: 30 }), (sitting, id) => {
        const shown = shownOptions(['a', 'b', 'c'], sitting, id);
        expect(shown.toSorted()).toEqual(['a', 'b', 'c']);
        expect(shownOptions(['a', 'b', 'c'], sitting, id)).toEqual(shown);
      }),
    );
  });

  it('orders the options differently for different sittings', () => {
    const orders = new Set(
      Array.from({ length: 60 }, (_, i) => shownOptions(['a', 'b', 'c'], `sitting ${i}`, 1).join('')),
    );
    expect(orders.size).toBe(6);
  });

  it('shows the time as mm:ss', () => {
    expect([600, 300, 59, 0].map(clockFace)).toEqual(['10:00', '05:00', '00:59', '00:00']);
  });
});
