import type { PretestItem } from '@fasih/content/banks/types';
import type { PretestQuestion, PretestResult } from '@fasih/school/assessment/pretest/contract';
import { type Marked, type PretestCategory, percentOf } from '@fasih/school/assessment/pretest/rules';

/** The bank keeps both in one field: with a picture it is the picture's twin, without one the text to read. */
function aboutOf({ imageUrl, text }: PretestItem) {
  return imageUrl === undefined
    ? { passage: text ?? null, textTwin: null }
    : { passage: null, imageUrl, textTwin: text ?? null };
}

/** A question before it is answered: field by field, so that a new field of the bank stays on the server. */
export function presentQuestion(item: PretestItem): PretestQuestion {
  return {
    id: item.id,
    category: item.category,
    questionText: item.question,
    options: [...item.options],
    text: '',
    ...aboutOf(item),
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
      return [{ ...one, questionText: question, ...aboutOf(item), correctAnswer, point, explanation }];
    }),
  };
}
