import type { ServerContext } from '../lib/server-context.ts';
import { questionsIn, questionsOfGroup } from './questions.server.ts';

/**
 * The questions of the contact page in the reader's language, in two groups; 15 of the product
 * (docs/product/staff.md#settings).
 */
export function contactPage({ lang, rules, questions }: Pick<ServerContext, 'lang' | 'rules' | 'questions'>) {
  const say = (group: 'courses' | 'meetings') => {
    const items = questionsOfGroup(group, questions);
    return questionsIn(items, lang, rules).map((one, n) => ({ ...one, words: items[n]?.words[lang] ?? '' }));
  };
  return {
    groups: [
      { name: 'courses' as const, questions: say('courses') },
      { name: 'meetings' as const, questions: say('meetings') },
    ],
  };
}

export type ContactPage = ReturnType<typeof contactPage>;
export type Question = ContactPage['groups'][number]['questions'][number];
