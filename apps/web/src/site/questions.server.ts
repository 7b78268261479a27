import type { FaqItem } from '@fasih/content/catalogue/types';
import { withRules } from '@fasih/content/rules-in-text';
import type { ServerContext } from '../server-context.ts';

/** Questions with their answers in one language, under the course rules in force. */
export function questionsIn(
  items: readonly FaqItem[],
  lang: ServerContext['lang'],
  rules: ServerContext['rules'],
) {
  return items.map(({ key, question, answer, withoutRefund }) => {
    const said = rules.refundPercent === 0 && withoutRefund ? withoutRefund : answer;
    return { key, question: question[lang], answer: withRules(said[lang], lang, rules) };
  });
}
