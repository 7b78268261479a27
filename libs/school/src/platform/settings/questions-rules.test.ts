import { describe, expect, it } from 'vitest';
import { arrangedQuestions } from './questions-rules.ts';

const texts = (word: string) => ({ questionId: word, questionEn: word, answerId: word, answerEn: word });
const product = [
  { key: 'refund', group: 'courses' as const, texts: texts('refund') },
  { key: 'holidays', group: 'parents' as const, texts: texts('holidays') },
];

describe("a school's questions", () => {
  it('are those of the product while the school has changed nothing', () => {
    expect(arrangedQuestions([], product)).toEqual([
      { key: 'refund', group: 'courses', shown: true, texts: null },
      { key: 'holidays', group: 'parents', shown: true, texts: null },
    ]);
  });

  it('keep their order, hidden ones and own texts; a new question of the product is appended', () => {
    const own = { key: 'q1', group: 'parents' as const, shown: true, texts: texts('parking') };
    const hidden = { key: 'holidays', group: 'courses' as const, shown: false, texts: texts('no school') };
    expect(arrangedQuestions([own, hidden], product)).toEqual([
      own,
      { ...hidden, group: 'parents' },
      { key: 'refund', group: 'courses', shown: true, texts: null },
    ]);
  });

  it("use the product's texts again when they are the same, and are dropped without any text", () => {
    const same = { key: 'refund', group: 'courses' as const, shown: true, texts: texts('refund') };
    const gone = { key: 'old', group: 'courses' as const, shown: true, texts: null };
    expect(arrangedQuestions([same, gone], product).map(({ key, texts }) => [key, texts])).toEqual([
      ['refund', null],
      ['holidays', null],
    ]);
  });
});
