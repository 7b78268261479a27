import type { PretestItem } from '@fasih/content/banks/types';
import type { PretestQuestion, PretestResult } from '@fasih/school/assessment/pretest/contract';
import { type Marked, type PretestCategory, percentOf } from '@fasih/school/assessment/pretest/rules';

/**
 * The bank has one field for both: the picture's alternative text, or a text to read if there is no picture.
 */
function materialOf({ imageUrl, text }: PretestItem) {
  return imageUrl === undefined
    ? { passage: text ?? null, textTwin: null }
    : { passage: null, imageUrl, textTwin: text ?? null };
}

/**
 * A question before it is answered. Fields are listed one by one, so that new bank fields stay on the server.
 */
export function presentQuestion(item: PretestItem): PretestQuestion {
  return {
    id: item.id,
    category: item.category,
    questionText: item.question,
    options: [...item.options],
    text: '',
    ...materialOf(item),
  };
}

/** The result of a sitting, with keys and explanations. */
export function presentResult(
  category: PretestCategory,
  marked: readonly Marked[],
  items: readonly PretestItem[],
): PretestResult {
  const correct = marked.filter((one) => one.correct).length;
  return {
    category,
    total: marked.length,
    correct,
    percent: percentOf(correct, marked.length),
    questions: marked.flatMap((one) => {
      const item = items.find(({ id }) => id === one.id);
      if (!item) return [];
      const { question, correctAnswer, point, explanation } = item;
      return [{ ...one, questionText: question, ...materialOf(item), correctAnswer, point, explanation }];
    }),
  };
}
