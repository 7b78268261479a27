import type { KeptQuestion, QuestionGroup, QuestionTexts } from './questions-contract.ts';

/** A question that comes with the product. */
export type ProductQuestion = { key: string; group: QuestionGroup; texts: QuestionTexts };

const isSame = (a: QuestionTexts, b: QuestionTexts) =>
  a.questionId === b.questionId &&
  a.questionEn === b.questionEn &&
  a.answerId === b.answerId &&
  a.answerEn === b.answerEn;

/**
 * All questions in order. One of the product stays in its group and uses the product's text unless the school wrote
 * another; one missing in the school's list is appended. Questions without text are dropped.
 */
export function arrangedQuestions(
  kept: readonly KeptQuestion[],
  product: readonly ProductQuestion[],
): KeptQuestion[] {
  const known = new Map(product.map((one) => [one.key, one]));
  const listed = kept.flatMap((one) => {
    const own = known.get(one.key);
    if (own === undefined) return one.texts === null ? [] : [one];
    const texts = one.texts !== null && isSame(one.texts, own.texts) ? null : one.texts;
    return [{ ...one, group: own.group, texts }];
  });
  const missing = product.filter(({ key }) => !kept.some((one) => one.key === key));
  return [...listed, ...missing.map(({ key, group }) => ({ key, group, shown: true, texts: null }))];
}
