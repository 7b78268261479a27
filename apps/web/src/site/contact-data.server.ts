import { faqAboutCourses } from '@fasih/content/catalogue/faq/courses';
import { faqAboutMeetings } from '@fasih/content/catalogue/faq/meetings';
import type { FaqItem } from '@fasih/content/catalogue/types';
import type { ServerContext } from '../server-context.ts';
import { questionsIn } from './questions.server.ts';

/** The 15 questions of the contact page in the reader's language, in two groups (product-spec.md §2). */
export function contactPage({ lang, rules }: Pick<ServerContext, 'lang' | 'rules'>) {
  const say = (items: readonly FaqItem[]) =>
    questionsIn(items, lang, rules).map((one, n) => ({ ...one, words: items[n]?.words[lang] ?? '' }));
  return {
    groups: [
      { name: 'courses' as const, questions: say(faqAboutCourses) },
      { name: 'meetings' as const, questions: say(faqAboutMeetings) },
    ],
  };
}

export type ContactPage = ReturnType<typeof contactPage>;
export type Question = ContactPage['groups'][number]['questions'][number];
