import { faq } from '@fasih/content/catalogue/faq';
import { faqOfParents } from '@fasih/content/catalogue/faq/parents';
import type { FaqItem } from '@fasih/content/catalogue/types';
import { withRules } from '@fasih/content/rules-in-text';
import type { KeptQuestion, QuestionGroup } from '@fasih/school/platform/settings/questions-contract';
import type { ServerContext } from '../lib/server-context.ts';

const product: readonly FaqItem[] = [...faq, ...faqOfParents];

/** A shown question with the school's own words, or the product's where there are none. */
function itemOf({ key, texts }: KeptQuestion): FaqItem | undefined {
  const known = product.find((one) => one.key === key);
  if (texts === null) return known;
  return {
    key,
    words: known?.words ?? { id: '', en: '' },
    question: { id: texts.questionId, en: texts.questionEn },
    answer: { id: texts.answerId, en: texts.answerEn },
  };
}

/** The shown questions of one group, in the school's order. */
export function questionsOfGroup(group: QuestionGroup, questions: readonly KeptQuestion[]): FaqItem[] {
  return questions.filter((one) => one.group === group).flatMap((one) => itemOf(one) ?? []);
}

/** The shown ones among these questions, in the order of the keys. */
export function questionsNamed(keys: readonly string[], questions: readonly KeptQuestion[]): FaqItem[] {
  return keys.flatMap((key) =>
    questions.filter((one) => one.key === key).flatMap((one) => itemOf(one) ?? []),
  );
}

/** Questions with their answers in one language, under the course rules in force. */
export function questionsIn(
  items: readonly FaqItem[],
  lang: ServerContext['lang'],
  rules: ServerContext['rules'],
) {
  return items.map(({ key, question, answer, withoutRefund }) => {
    const shown = rules.refundPercent === 0 && withoutRefund ? withoutRefund : answer;
    return { key, question: question[lang], answer: withRules(shown[lang], lang, rules) };
  });
}
