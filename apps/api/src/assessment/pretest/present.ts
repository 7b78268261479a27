import type { PretestItem } from '@fasih/content/banks/types';
import type { PretestQuestion, PretestResult } from '@fasih/school/assessment/pretest/contract';
import { type Marked, type PretestCategory, percentOf } from '@fasih/school/assessment/pretest/rules';

/** With a picture the bank's `text` is its alternative text; without one it is a passage to read. */
function materialOf({ imageUrl, text }: PretestItem) {
  return imageUrl === undefined
    ? { passage: text ?? null, textTwin: null }
    : { passage: null, imageUrl, textTwin: text ?? null };
}

/** A question before it is answered. Fields are listed one by one, so that new bank fields stay on the server. */
export function presentQuestion(item: PretestItem): PretestQuestion {
  return {
    id: item.id,
    category: item.category,
    questionText: item.question,
    options: [...item.options],
    // Part of the documented reply, always empty: the texts are in `questionText` and `passage`.
    text: '',
    ...materialOf(item),
  };
}

/** The result of a sitting, with right answers and explanations. */
export function presentResult(
  category: PretestCategory,
  marked: readonly Marked[],
  items: readonly PretestItem[],
): PretestResult {
  const correct = marked.filter((answer) => answer.correct).length;
  return {
    category,
    total: marked.length,
    correct,
    percent: percentOf(correct, marked.length),
    questions: marked.flatMap((answer) => {
      const item = items.find(({ id }) => id === answer.id);
      if (!item) return [];
      const { question, correctAnswer, point, explanation } = item;
      return [{ ...answer, questionText: question, ...materialOf(item), correctAnswer, point, explanation }];
    }),
  };
}
